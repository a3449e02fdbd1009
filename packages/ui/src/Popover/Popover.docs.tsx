import { AmountField } from '../AmountField/index.ts';
import { Button } from '../Button/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { Popover } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A dialog that is not modal, named by its `label`. Focus returns to the trigger.',
  content: 'A few sentences about its trigger.',
  related: { Tooltip: 'a short text on hover', Dialog: 'a task', Menu: 'actions' },
  recommended: {
    reason: 'Explains the figure that opens it.',
    example: (
      <Popover label="On hold" trigger={<Button variant="ghost">On hold: ₱500.00</Button>}>
        This withdrawal arrives on Monday at 18:00.
      </Popover>
    ),
  },
  mistake: {
    reason: 'A form: a press outside closes it and loses the input.',
    example: (
      <Popover label="Deposit" trigger={<Button variant="ghost">Deposit</Button>}>
        <AmountField label="Amount" symbol="₱" />
      </Popover>
    ),
  },
};
