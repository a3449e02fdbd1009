import type { ComponentDocs } from '../design/docs.ts';
import { GameTile } from '../GameTile/index.ts';
import { GameGrid } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A named list of games.',
  content: 'The label names the selection: "Slots".',
  related: { VirtualGrid: 'hundreds of tiles', GameRail: 'one row' },
  recommended: {
    reason: 'A few rows of tiles.',
    example: (
      <GameGrid label="Slots">
        <GameTile name="Lotus Nights" cover={{ src: 'data:,', color: '#274' }} href="#lotus" />
        <GameTile name="Jade River" cover={{ src: 'data:,', color: '#247' }} href="#jade" />
        <GameTile name="Shark Tide" cover={{ src: 'data:,', color: '#724' }} href="#shark" />
        <GameTile name="Koi Fortune" cover={{ src: 'data:,', color: '#742' }} href="#koi" />
      </GameGrid>
    ),
  },
  mistake: {
    reason: 'A grid without tiles: show an EmptyState.',
    example: <GameGrid label="Slots">{null}</GameGrid>,
  },
};
