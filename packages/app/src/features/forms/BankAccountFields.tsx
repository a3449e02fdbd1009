import { DigitsField } from '@parlor/ui/DigitsField';
import { TextField } from '@parlor/ui/TextField';
import type { RefObject } from 'react';
import { useTexts } from '../../languages/use-texts.ts';
import type { useRuleField } from './use-rule-field.ts';

type RuleField = ReturnType<typeof useRuleField>;

interface Props {
  holder: RuleField;
  number: RuleField;
  /** Help below the number; with it, the number may stay empty. */
  numberHelp?: string | undefined;
  /** Focuses the first field, if it is the only question of a step. */
  focus?: RefObject<HTMLInputElement | null>;
}

/** The holder and the number of a bank account. */
export function BankAccountFields({ holder, number, numberHelp, focus }: Props) {
  const t = useTexts();
  return (
    <>
      <TextField
        {...holder}
        {...(focus && { ref: focus })}
        label={t('auth:fields.cardholder')}
        help={t('auth:fields.cardholderHelp')}
        size="lg"
        autoComplete="name"
        required
      />
      <DigitsField
        {...number}
        label={t('auth:fields.bankAccount')}
        help={numberHelp}
        size="lg"
        required={numberHelp === undefined}
      />
    </>
  );
}
