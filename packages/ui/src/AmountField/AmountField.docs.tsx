import type { ComponentDocs } from '../design/docs.ts';
import { AmountField } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'One text field named by its label. Preset amounts are buttons of a named group.',
  content: 'The help text states the limits, the error how to meet them: "Enter at least ₱100.00".',
  related: { NumericKeypad: 'a keypad of its own on phones', Amount: 'shows an amount' },
  recommended: {
    reason: 'The limits are visible before they are violated.',
    example: (
      <AmountField
        label="Amount"
        symbol="₱"
        presets={['100', '500', '1000']}
        help="₱100.00 to ₱50,000.00"
      />
    ),
  },
  mistake: {
    reason: 'An error that does not say which amount is accepted.',
    example: <AmountField label="Amount" symbol="₱" defaultValue="20" error="Invalid amount" />,
  },
};
