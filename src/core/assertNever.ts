/** The end of an exhaustive switch: a new member of the union fails to compile here. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}

/** For what the code before has already excluded; throws with `message` where it happens after all. */
export function impossible(message: string): never {
  throw new Error(`cannot happen: ${message}`);
}
