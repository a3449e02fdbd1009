import type { ComponentDocs } from '../design/docs.ts';
import { SearchField } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A search landmark with a search box; Escape empties it.',
  content: 'The placeholder says what is searched: "Search games".',
  related: { Combobox: 'selects a listed option', FilterSheet: 'narrows down a list' },
  recommended: {
    reason: 'Says what is searched.',
    example: <SearchField label="Search games" placeholder="Search games" />,
  },
  mistake: {
    reason: 'A hint that says nothing.',
    example: <SearchField label="Search" placeholder="Type here" />,
  },
};
