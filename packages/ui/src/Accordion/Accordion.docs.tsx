import type { ComponentDocs } from '../design/docs.ts';
import { Accordion } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'Each title is a heading with a button that states whether its panel is expanded. Collapsed panels are not read.',
  content:
    'A title is the question or the topic in the reader\'s words, without "click to". Put the most asked ones first.',
  related: { Collapsible: 'one section alone', Tabs: 'views of which one is always visible' },
  recommended: {
    reason: 'The title alone tells the reader whether to open it.',
    example: (
      <Accordion
        items={[
          {
            value: 'time',
            title: 'How long does a withdrawal take?',
            content: 'Until 18:00 of the next working day.',
          },
        ]}
      />
    ),
  },
  mistake: {
    reason: 'A title that must be opened to be understood.',
    example: (
      <Accordion
        items={[
          {
            value: 'more',
            title: 'More information',
            content: 'Until 18:00 of the next working day.',
          },
        ]}
      />
    ),
  },
};
