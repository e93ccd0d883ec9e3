/** How a rating went, match by match. */
export interface CourseGraph {
  readonly title: string;
  /** The rating after each match, the oldest first; at least one. */
  readonly values: readonly number[];
}

/** Draws a graph as a PNG file. */
export type DrawCourse = (graph: CourseGraph) => Promise<Buffer>;
