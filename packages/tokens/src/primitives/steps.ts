/** The twelve steps of one Radix colour, without its name in the keys. */
export type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
export type Steps = Record<Step, string>;

type Named<Name extends string> = Record<`${Name}${Step}`, string>;

/**
 * `steps('green', greenDark)`: a colour that lacks a step, or is not the named one, is a type
 * error.
 */
export function steps<Name extends string>(name: Name, scale: Named<Name>): Steps {
  const at = (step: Step) => scale[`${name}${step}`];
  return {
    1: at(1),
    2: at(2),
    3: at(3),
    4: at(4),
    5: at(5),
    6: at(6),
    7: at(7),
    8: at(8),
    9: at(9),
    10: at(10),
    11: at(11),
    12: at(12),
  };
}
