import type { ComponentDocs } from '../design/docs.ts';
import { Tag } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'Plain text; its tone is not announced, so the text states the meaning.',
  content: 'One or two words: "Under review".',
  related: { Badge: 'a number', Callout: 'a sentence' },
  recommended: {
    reason: 'The state in words.',
    example: <Tag tone="caution">Under review</Tag>,
  },
  mistake: {
    reason: 'A color that says more than the text.',
    example: <Tag tone="critical">Status</Tag>,
  },
};
