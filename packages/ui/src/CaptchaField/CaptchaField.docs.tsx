import type { ComponentDocs } from '../design/docs.ts';
import { CaptchaField } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'The picture has no text alternative, so another way to log in must be offered beside it.',
  content: 'The label names what to type: "Characters in the picture".',
  related: { OtpField: 'a code by SMS, which everybody can read' },
  recommended: {
    reason: 'Offers a way for players who cannot read the picture.',
    example: (
      <CaptchaField
        label="Characters in the picture"
        help="Can't read it? Log in with a code by SMS."
        onRefresh={() => {}}
      />
    ),
  },
  mistake: {
    reason: 'A picture as the only way.',
    example: <CaptchaField label="Captcha" onRefresh={() => {}} />,
  },
};
