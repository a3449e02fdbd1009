import type { ComponentDocs } from '../design/docs.ts';
import { OtpField } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'One field for assistive technology, not one per digit. Codes from an SMS are filled in.',
  content: 'The help text says where the code was sent.',
  related: { CaptchaField: 'characters in a picture', DigitsField: 'other digits' },
  recommended: {
    reason: 'Says where the code was sent.',
    example: <OtpField label="Code" length={6} webOtp={false} help="Sent to 0917 ••• 0142" />,
  },
  mistake: {
    reason: 'No hint where the code is found.',
    example: <OtpField label="Enter" length={6} webOtp={false} />,
  },
};
