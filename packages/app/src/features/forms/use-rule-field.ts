import type { RuleResult, Violation } from '@parlor/api/rules';
import { useState } from 'react';
import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { explainViolation } from '../../data/errors.ts';
import { useTexts } from '../../languages/use-texts.ts';

interface Options<Form extends FieldValues, Name extends FieldPathByValue<Form, string>> {
  control: Control<Form>;
  name: Name;
  /** The rule of docs/product.md (Validation rules). */
  check: (text: string) => RuleResult<unknown>;
  /** The mistake that the machine found at the last submission. */
  violation?: Violation | undefined;
  /** The server's refusal of this field, shown until the text changes. */
  refusal?: string | undefined;
  /** Formats a limit that is an amount. */
  showAmount?: ((amount: string) => string) | undefined;
}

/**
 * Connects a form's field to its rule and to the kit's field components. The machine decides on the
 * rule's result; this hook only shows violations early: on blur, then on every change.
 */
export function useRuleField<
  Form extends FieldValues,
  Name extends FieldPathByValue<Form, string>,
>({ control, name, check, violation, refusal, showAmount }: Options<Form, Name>) {
  const t = useTexts();
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      validate: (value: string) => {
        const checked = check(value);
        return checked.ok || checked.violation.code;
      },
    },
  });
  const own = fieldState.error?.message as Violation['code'] | undefined;
  // The mistake of the last submission is dropped once the text satisfies the rule.
  const remaining = violation && !check(field.value as string).ok ? violation : undefined;
  const value = field.value as string;
  const [refused, setRefused] = useState({ refusal, value });
  if (refused.refusal !== refusal) setRefused({ refusal, value });
  const checked = check(value);
  // With the rule's limit, if it has one.
  const early = !checked.ok && checked.violation.code === own ? checked.violation : undefined;
  const wrong = own === undefined ? remaining : (early ?? { code: own });
  return {
    name: field.name,
    value,
    onValueChange: field.onChange as (value: string) => void,
    onBlur: field.onBlur,
    ref: field.ref,
    error:
      explainViolation(t, wrong, showAmount) ?? (refused.value === value ? refusal : undefined),
  };
}
