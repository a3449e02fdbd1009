import type { ComponentDocs } from '../design/docs.ts';
import { Link } from '../Link/index.ts';
import { Section } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A section named by its heading.',
  content: 'Two or three words; the action names its target.',
  related: { Page: 'contains the sections', Card: 'a surface' },
  recommended: {
    reason: 'A heading and a link to everything.',
    example: (
      <Section title="Recent transactions" action={<Link href="#all">See all</Link>}>
        Deposit, ₱2,000.00
      </Section>
    ),
  },
  mistake: {
    reason: 'A heading above nothing.',
    example: <Section title="Recent transactions">{null}</Section>,
  },
};
