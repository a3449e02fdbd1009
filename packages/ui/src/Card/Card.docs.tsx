import type { ComponentDocs } from '../design/docs.ts';
import { Card } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'An article-like group; with a title it has a heading. A card that is a link has one name.',
  content: 'One subject per card.',
  related: { List: 'many rows of the same kind', Section: 'a part of a page without a surface' },
  recommended: {
    reason: 'One subject with its heading.',
    example: <Card title="Preferred card">Lotus Bank, ending in 4821</Card>,
  },
  mistake: {
    reason: 'A card in a card.',
    example: (
      <Card title="Account">
        <Card title="Preferred card">Lotus Bank</Card>
      </Card>
    ),
  },
};
