import type { ComponentDocs } from '../design/docs.ts';
import { CopyField } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'The button is named "Copy", and the result is announced.',
  content: 'The label names the value: "Account number".',
  related: { QrCode: 'the same for a camera', ListItem: 'text that is not copied' },
  recommended: {
    reason: 'A value that is typed elsewhere.',
    example: <CopyField label="Account number" value="0072 4410 3391" />,
  },
  mistake: {
    reason: 'A sentence, which nobody needs to copy.',
    example: <CopyField label="Note" value="Transfers arrive within a minute." />,
  },
};
