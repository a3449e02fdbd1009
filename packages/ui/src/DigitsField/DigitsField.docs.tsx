import type { ComponentDocs } from '../design/docs.ts';
import { DigitsField } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A text field with a numeric keyboard.',
  content: 'The placeholder shows the grouping of the digits.',
  related: { AmountField: 'money', OtpField: 'a code', PhoneField: 'a phone number' },
  recommended: {
    reason: 'Says how many digits are expected.',
    example: <DigitsField label="Last 4 digits of your card" maxDigits={4} />,
  },
  mistake: {
    reason: 'An amount, which needs separators and a currency.',
    example: <DigitsField label="Amount" defaultValue="1000000" />,
  },
};
