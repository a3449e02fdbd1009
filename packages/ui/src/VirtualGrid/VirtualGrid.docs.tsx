import type { ComponentDocs } from '../design/docs.ts';
import { Link } from '../Link/index.ts';
import { VirtualGrid } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'A grid with one tab stop; arrow keys reach every cell, also those that are not rendered.',
  content: 'The label names the selection and the number of tiles.',
  related: { GameGrid: 'a few rows', InfiniteList: 'rows' },
  recommended: {
    reason: 'Hundreds of tiles.',
    example: (
      <div style={{ blockSize: 200, overflow: 'auto' }}>
        <VirtualGrid
          label="All games"
          items={['Lotus Nights', 'Jade River']}
          itemKey={(item) => item}
        >
          {(item, { tabIndex }) => (
            <Link href="#game" tabIndex={tabIndex}>
              {item}
            </Link>
          )}
        </VirtualGrid>
      </div>
    ),
  },
  mistake: {
    reason: 'Three tiles: use a GameGrid.',
    example: (
      <div style={{ blockSize: 200, overflow: 'auto' }}>
        <VirtualGrid label="Games" items={['Lotus Nights']} itemKey={(item) => item}>
          {(item, { tabIndex }) => (
            <Link href="#game" tabIndex={tabIndex}>
              {item}
            </Link>
          )}
        </VirtualGrid>
      </div>
    ),
  },
};
