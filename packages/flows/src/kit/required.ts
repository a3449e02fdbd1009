/**
 * Returns a context field in a state that is reached only by transitions that set it.
 *
 * @param name name of the field, for the error
 * @throws Error if a transition has not set it
 */
export const required = <Value>(value: Value | undefined, name: string): Value => {
  if (value === undefined) throw new Error(`"${name}" is not set in this state`);
  return value;
};
