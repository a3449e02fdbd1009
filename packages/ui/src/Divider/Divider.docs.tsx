import type { ComponentDocs } from '../design/docs.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Divider } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'Decorative: it is not announced.',
  content: 'Has no text.',
  related: {
    Stack: 'has `divided` for lines between all items',
    Section: 'separates by a heading',
  },
  recommended: {
    reason: 'Between two groups without headings.',
    example: (
      <Stack gap={12}>
        <Text>Profile</Text>
        <Divider />
        <Text>Log out</Text>
      </Stack>
    ),
  },
  mistake: {
    reason: 'Below every row: use a List.',
    example: (
      <Stack gap={12}>
        <Text>Profile</Text>
        <Divider />
        <Divider />
      </Stack>
    ),
  },
};
