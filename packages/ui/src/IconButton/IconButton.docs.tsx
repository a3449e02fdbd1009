import { X } from 'lucide-react';
import type { ComponentDocs } from '../design/docs.ts';
import { IconButton } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A button named by its `label`.',
  content: 'A verb and its object: "Close filters".',
  related: { Button: 'has a visible text', Tooltip: 'shows the label on hover' },
  recommended: {
    reason: 'Read as "Close filters".',
    example: <IconButton icon={X} label="Close filters" />,
  },
  mistake: {
    reason: 'Read as "Cross", which names the symbol rather than the effect.',
    example: <IconButton icon={X} label="Cross" />,
  },
};
