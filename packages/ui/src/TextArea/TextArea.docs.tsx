import type { ComponentDocs } from '../design/docs.ts';
import { TextArea } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A multi-line field; the remaining characters are announced near the limit.',
  content: 'The help text says what to write about.',
  related: { TextField: 'one line' },
  recommended: {
    reason: 'Says what is needed, and how much there is room for.',
    example: (
      <TextArea
        label="What happened?"
        help="Include the time and the name of the game"
        maxLength={500}
        showCount
      />
    ),
  },
  mistake: {
    reason: 'One line of text: use a TextField.',
    example: <TextArea label="Nickname" minRows={4} />,
  },
};
