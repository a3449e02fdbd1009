import type { ComponentDocs } from '../design/docs.ts';
import { FormSummary } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'Takes focus after a failed attempt; each problem is a link to its field.',
  content: 'The same message as at the field.',
  related: { Field: 'the error of one field', Callout: 'a condition of the page' },
  recommended: {
    reason: 'Names the field and the remedy.',
    example: (
      <FormSummary problems={[{ field: 'card', message: 'Enter the 16 digits of your card' }]} />
    ),
  },
  mistake: {
    reason: 'One message for everything.',
    example: <FormSummary problems={[{ field: 'form', message: 'Please check your input' }]} />,
  },
};
