import type * as radix from '@radix-ui/colors';

/** The twelve steps of one colour. */
export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
export type Steps = Record<Step, string>;

/** The scales of @radix-ui/colors that have both appearances, such as `violet`. */
export type RadixScale = {
  [Key in keyof typeof radix]: Key extends `${infer Name}Dark` ? Name : never;
}[keyof typeof radix];

/**
 * The steps of a Radix colour such as `violetDark`, or of a list of twelve colours.
 * @throws {Error} when there are not twelve of them.
 */
export function toSteps(scale: Readonly<Record<string, string>> | readonly string[]): Steps {
  const colors = Object.values<string>(scale);
  if (colors.length !== 12) throw new Error(`A scale has 12 steps, not ${colors.length}.`);
  return Object.fromEntries(colors.map((color, index) => [index + 1, color])) as Steps;
}
