import type { RuleResult, Violation } from '@parlor/api/rules';
import { useMemo } from 'react';
import { type Control, useController } from 'react-hook-form';

interface Options {
  control: Control<{ amount: string }>;
  /** The amount's rule with its limits; memoized, so that the rule runs once per change of the text or the limits. */
  check: (text: string) => RuleResult<bigint>;
  /** Violations that more digits cannot fix: they are shown while the player types. */
  isImmediate: (violation: Violation) => boolean;
  /** The submitted amount violated a rule. */
  isSubmitted: boolean;
}

/** The amount of a money form. Violations are shown on blur and after a submit, the immediate ones while typing. */
export function useAmountField({ control, check, isImmediate, isSubmitted }: Options) {
  const {
    field: { value, onChange, onBlur, ref, name },
    fieldState: { isTouched },
  } = useController({ control, name: 'amount' });
  const violation = useMemo(() => {
    const checked = check(value);
    return checked.ok ? undefined : checked.violation;
  }, [check, value]);
  const isShown =
    violation !== undefined &&
    (isImmediate(violation) || isSubmitted || (isTouched && value !== ''));
  return {
    field: { value, onValueChange: onChange as (amount: string) => void, onBlur, ref, name },
    violation: isShown ? violation : undefined,
  };
}
