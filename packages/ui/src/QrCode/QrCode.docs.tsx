import { CopyField } from '../CopyField/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { Stack } from '../Stack/index.ts';
import { QrCode } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'An image named by its label; the same data must be available as text.',
  content: 'The caption says what to scan it with.',
  related: { CopyField: 'the same as text' },
  recommended: {
    reason: 'The same data as text beside it.',
    example: (
      <Stack gap={8}>
        <QrCode
          label="Payment of ₱500.00 to Aurora Bank"
          value="pay:500"
          caption="Scan it with your banking app"
        />
        <CopyField label="Account number" value="0072 4410 3391" />
      </Stack>
    ),
  },
  mistake: {
    reason: 'The only way to pay: the code is on the phone that would scan it.',
    example: <QrCode label="QR code" value="pay:500" />,
  },
};
