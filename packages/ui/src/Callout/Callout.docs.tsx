import type { ComponentDocs } from '../design/docs.ts';
import { Link } from '../Link/index.ts';
import { Callout } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'Read in the order of the page. It is not a live region: a result belongs in a Toast, and a refusal that appears in a form in an element with `role="alert"` that was there before.',
  content: 'The title is the condition, the message its reason, the action the way out.',
  related: {
    Toast: 'shows the result of an action',
    NoticeBar: 'one line of news',
    Field: 'the error of a field',
  },
  recommended: {
    reason: 'The condition and its remedy, before the player runs into it.',
    example: (
      <Callout
        tone="caution"
        title="Add a bank card first"
        action={
          <Link color="inherit" href="#cards">
            Add a card
          </Link>
        }
      >
        Withdrawals are paid to a card in your own name.
      </Callout>
    ),
  },
  mistake: {
    reason: 'An error without a remedy.',
    example: (
      <Callout tone="critical" title="Error">
        Something went wrong.
      </Callout>
    ),
  },
};
