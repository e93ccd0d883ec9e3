/** The sides travel against each other: my point p is your 25 − p (`rules.md` 1). */
export const contrary = (point: number): number => 25 - point;

/** Both go the same way round from opposite corners: my 24 is your 12 (`rules.md` 1). */
export const parallel = (point: number): number => ((point + 11) % 24) + 1;

/** 26 counts with `count` checkers on each named point. */
export const countsAt = (checkers: Readonly<Record<number, number>>): readonly number[] =>
  Array.from({ length: 26 }, (_, point) => checkers[point] ?? 0);
