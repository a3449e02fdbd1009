import type { ComponentDocs } from '../design/docs.ts';
import { NumericKeypad } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'Buttons named by their digits; the value is announced by the field that it fills.',
  content: 'Has no text but its labels.',
  related: { AmountField: 'the field that it fills', OtpField: 'codes' },
  recommended: {
    reason: 'Below the amount that it fills.',
    example: <NumericKeypad value="120" maxLength={12} exponent={2} onValueChange={() => {}} />,
  },
  mistake: {
    reason: 'On a desktop, where a keyboard is at hand.',
    example: <NumericKeypad value="" maxLength={2} onValueChange={() => {}} />,
  },
};
