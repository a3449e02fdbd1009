import type { ComponentDocs } from '../design/docs.ts';
import { Spinner } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'With a label, a status that is announced; without one, decorative.',
  content: 'Say what is in progress where it takes more than a second.',
  related: { Skeleton: 'a known layout', ProgressBar: 'a known progress', Button: 'has `loading`' },
  recommended: {
    reason: 'Says what is in progress.',
    example: <Spinner label="Opening Lotus Nights" />,
  },
  mistake: {
    reason: 'In place of a page: show its layout as a skeleton.',
    example: <Spinner size="lg" />,
  },
};
