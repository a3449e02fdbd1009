import type { ComponentDocs } from '../design/docs.ts';
import { Amount } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'The amount is read as one text. A concealed amount is announced as hidden, not as dots.',
  content:
    'Show minor units wherever they are not zero. Balances round down, required amounts round up.',
  related: { AmountField: 'enters an amount', MoneyMap: 'shows where a balance is' },
  recommended: {
    reason: 'Exact, with its currency.',
    example: <Amount value="1234.50" symbol="₱" />,
  },
  mistake: {
    reason: 'Zero for an amount that is not known yet. Show a skeleton or a dash.',
    example: <Amount value="0" symbol="₱" />,
  },
};
