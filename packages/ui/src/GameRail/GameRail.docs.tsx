import type { ComponentDocs } from '../design/docs.ts';
import { GameTile } from '../GameTile/index.ts';
import { Link } from '../Link/index.ts';
import { GameRail } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'A section with a heading and a list. Its arrow buttons are for the mouse; Tab moves through the tiles.',
  content: 'Two or three words, and a link to all games.',
  related: { GameGrid: 'all games of a page', Carousel: 'one slide at a time' },
  recommended: {
    reason: 'A short title and a link to the whole selection.',
    example: (
      <GameRail title="Hot games" action={<Link href="#hot">See all</Link>}>
        <GameTile name="Lotus Nights" cover={{ src: 'data:,', color: '#274' }} href="#lotus" />
        <GameTile name="Jade River" cover={{ src: 'data:,', color: '#247' }} href="#jade" />
        <GameTile name="Shark Tide" cover={{ src: 'data:,', color: '#724' }} href="#shark" />
        <GameTile name="Koi Fortune" cover={{ src: 'data:,', color: '#742' }} href="#koi" />
      </GameRail>
    ),
  },
  mistake: {
    reason: 'A sentence as title.',
    example: (
      <GameRail title="These are the games that most players have played during the last days">
        <GameTile name="Lotus Nights" cover={{ src: 'data:,', color: '#274' }} href="#lotus" />
        <GameTile name="Jade River" cover={{ src: 'data:,', color: '#247' }} href="#jade" />
        <GameTile name="Shark Tide" cover={{ src: 'data:,', color: '#724' }} href="#shark" />
        <GameTile name="Koi Fortune" cover={{ src: 'data:,', color: '#742' }} href="#koi" />
      </GameRail>
    ),
  },
};
