import type { ComponentDocs } from '../design/docs.ts';
import { Inline } from '../Inline/index.ts';
import { Button } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'Named by its text. While `loading` it stays focusable and is announced as busy.',
  content: 'A verb and its object, in sentence case: "Withdraw ₱500". Never "OK" or "Submit".',
  related: { Link: 'leads to another page', IconButton: 'an icon alone' },
  recommended: {
    reason: 'One primary action with its amount; the second one is quieter.',
    example: (
      <Inline gap={12} wrap>
        <Button>Withdraw ₱500</Button>
        <Button variant="soft">Change amount</Button>
      </Inline>
    ),
  },
  mistake: {
    reason: 'Two primary actions compete, and neither says what happens.',
    example: (
      <Inline gap={12} wrap>
        <Button>OK</Button>
        <Button>Submit</Button>
      </Inline>
    ),
  },
};
