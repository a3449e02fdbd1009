import { Amount } from '../Amount/index.ts';
import { Button } from '../Button/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { Result } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'The title is a heading. Focus it when it replaces a form.',
  content: 'What happened, the exact amount, what comes next and when.',
  related: { Toast: 'a small confirmation', ErrorState: 'something could not be loaded' },
  recommended: {
    reason: 'The amount, and when it arrives.',
    example: (
      <Result
        status="pending"
        titleAs="h2"
        title="Your withdrawal is under review"
        amount={<Amount value="2500" symbol="₱" />}
        text="It arrives on Monday at 18:00."
        actions={<Button variant="soft">See details</Button>}
      />
    ),
  },
  mistake: {
    reason: 'Praise in place of information.',
    example: <Result status="success" titleAs="h2" title="Awesome!" />,
  },
};
