import { Gift } from 'lucide-react';
import type { ComponentDocs } from '../design/docs.ts';
import { Icon } from '../Icon/index.ts';
import { Box } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'An element without a role. Set `as` where the content needs one.',
  content: 'Has no text of its own.',
  related: { Stack: 'items below each other', Inline: 'items in a row', Card: 'a surface' },
  recommended: {
    reason: 'Centers an icon in a square of a fixed size.',
    example: (
      <Box square={48} center>
        <Icon icon={Gift} />
      </Box>
    ),
  },
  mistake: {
    reason: 'A box where a heading or a list is meant.',
    example: <Box>Recent transactions</Box>,
  },
};
