import type { ComponentDocs } from '../design/docs.ts';
import { Text } from '../Text/index.ts';
import { Link } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A link named by its text. A link that opens another window says so in its text.',
  content: 'The name of the target: "Withdrawal limits". Never "here".',
  related: { Button: 'an action', ListItem: 'a row that is a link' },
  recommended: {
    reason: 'Names its target.',
    example: (
      <Text as="p">
        Read the <Link href="#limits">withdrawal limits</Link> first.
      </Text>
    ),
  },
  mistake: {
    reason: 'Says nothing when it is read alone.',
    example: (
      <Text as="p">
        Click <Link href="#limits">here</Link>.
      </Text>
    ),
  },
};
