import type { ComponentDocs } from '../design/docs.ts';
import { Rating } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A read-only grade is an image with a text; otherwise a radio group of stars.',
  content: 'The label names what is rated.',
  related: { ProgressBar: 'a measured value', RadioGroup: 'other options' },
  recommended: {
    reason: 'The figure beside the stars, which are hard to count.',
    example: <Rating readOnly value={4.3} showValue />,
  },
  mistake: {
    reason: 'Stars alone: 4.3 and 4.4 look the same.',
    example: <Rating readOnly value={4} />,
  },
};
