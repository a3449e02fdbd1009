import type { ComponentDocs } from '../design/docs.ts';
import { GameTile } from '../GameTile/index.ts';
import { VirtualGrid } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'A grid with one tab stop; arrow keys reach every cell, also those that are not rendered.',
  content: 'The label names the selection and the number of tiles.',
  related: { GameGrid: 'a few rows', InfiniteList: 'rows' },
  recommended: {
    reason: 'Hundreds of tiles, of which the visible ones are rendered.',
    example: (
      <div style={{ blockSize: 320, overflow: 'auto' }}>
        <VirtualGrid
          label="All games"
          items={Array.from({ length: 500 }, (_, index) => `Game ${index + 1}`)}
          itemKey={(item) => item}
        >
          {(item, { tabIndex }) => (
            <GameTile
              name={item}
              cover={{ src: 'data:,', color: '#274' }}
              href="#game"
              tabIndex={tabIndex}
            />
          )}
        </VirtualGrid>
      </div>
    ),
  },
  mistake: {
    reason: 'Three tiles: use a GameGrid.',
    example: (
      <VirtualGrid
        label="Games"
        items={['Lotus Nights', 'Jade River', 'Shark Tide']}
        itemKey={(item) => item}
      >
        {(item, { tabIndex }) => (
          <GameTile
            name={item}
            cover={{ src: 'data:,', color: '#724' }}
            href="#game"
            tabIndex={tabIndex}
          />
        )}
      </VirtualGrid>
    ),
  },
};
