import type { ComponentDocs } from '../design/docs.ts';
import { Pagination } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A navigation; the current page is marked, and each button is named "Page 3".',
  content: 'Has no text but its labels.',
  related: { InfiniteList: 'loads more while scrolling', DataTable: 'the rows' },
  recommended: {
    reason: 'Results whose pages have addresses.',
    example: <Pagination page={2} count={9} getHref={(page) => `#page-${page}`} />,
  },
  mistake: {
    reason: 'One page alone.',
    example: <Pagination page={1} count={1} />,
  },
};
