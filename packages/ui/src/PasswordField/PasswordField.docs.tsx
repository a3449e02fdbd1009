import type { ComponentDocs } from '../design/docs.ts';
import { PasswordField } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A password field; the button that shows the password states whether it is shown.',
  content: 'The rule as help text, before the first error.',
  related: { TextField: 'other text', OtpField: 'a code that was sent' },
  recommended: {
    reason: 'States the rule first.',
    example: (
      <PasswordField
        label="New password"
        help="6 to 20 letters and digits"
        autoComplete="new-password"
      />
    ),
  },
  mistake: {
    reason: 'A rule that is only stated as an error.',
    example: <PasswordField label="Password" error="Invalid password" />,
  },
};
