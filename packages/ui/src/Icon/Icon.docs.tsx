import { Gift } from 'lucide-react';
import type { ComponentDocs } from '../design/docs.ts';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { Icon } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'Hidden from screen readers, unless it has a `label`.',
  content: 'Beside a text, except for symbols that everybody knows.',
  related: { IconButton: 'an icon that acts', Avatar: 'a person' },
  recommended: {
    reason: 'Beside the text that it illustrates.',
    example: (
      <Inline gap={8}>
        <Icon icon={Gift} />
        <Text>Bonus</Text>
      </Inline>
    ),
  },
  mistake: {
    reason: 'A symbol as the only hint at an unfamiliar meaning.',
    example: <Icon icon={Gift} />,
  },
};
