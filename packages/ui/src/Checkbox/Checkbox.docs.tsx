import type { ComponentDocs } from '../design/docs.ts';
import { Checkbox } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'A native checkbox semantics named by its label; a partial selection is announced as mixed.',
  content: 'A statement that is true when checked: "Send me news by SMS".',
  related: { Switch: 'takes effect at once', RadioGroup: 'one of several' },
  recommended: {
    reason: 'A statement that is true when checked.',
    example: <Checkbox label="Send me news by SMS" />,
  },
  mistake: {
    reason: 'A negation, which must be read twice.',
    example: <Checkbox label="Don't send me news" />,
  },
};
