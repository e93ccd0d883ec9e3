/** What this layer needs of a logger; match ids and error codes only, nothing private. */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}
