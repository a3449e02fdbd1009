import type { ComponentDocs } from '../design/docs.ts';
import { PhoneField } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A telephone field; the country is part of its name.',
  content: 'The placeholder is a number as players write it.',
  related: { OtpField: 'the code that is sent to it', DigitsField: 'other digits' },
  recommended: {
    reason: 'An example in the format of the country.',
    example: (
      <PhoneField
        label="Phone number"
        country={{ code: '+63', name: 'Philippines' }}
        placeholder="0917 555 0142"
      />
    ),
  },
  mistake: {
    reason: 'A format that must be typed exactly.',
    example: <PhoneField label="Phone" help="Format: +63-917-555-0142 with dashes" />,
  },
};
