import type { ComponentDocs } from '../design/docs.ts';
import { TextField } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A text field named by its label and described by its help and error.',
  content: 'A noun as label, an example as placeholder, the remedy as error.',
  related: { TextArea: 'several lines', SearchField: 'a search', PasswordField: 'a password' },
  recommended: {
    reason: 'The error says how to correct it.',
    example: (
      <TextField label="Name on card" defaultValue="M" error="Enter your first and last name" />
    ),
  },
  mistake: {
    reason: 'A placeholder in place of the label: it disappears while typing.',
    example: <TextField label="Name" hideLabel placeholder="Name" />,
  },
};
