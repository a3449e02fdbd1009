import { Box } from '../Box/index.ts';
import type { ComponentDocs } from '../design/docs.ts';
import { GameTile } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'One link named by the game, its tag and its second line. The cover is decorative.',
  content: 'The name as the maker writes it; one fact in the second line.',
  related: { GameGrid: 'lays tiles out', FavoriteButton: 'its action' },
  recommended: {
    reason: 'One fact in the second line.',
    example: (
      <Box style={{ inlineSize: 112 }}>
        <GameTile
          name="Lotus Nights"
          meta="9.6w plays today"
          cover={{ src: 'data:,', color: '#274' }}
          href="#lotus"
        />
      </Box>
    ),
  },
  mistake: {
    reason: 'The name twice.',
    example: (
      <Box style={{ inlineSize: 112 }}>
        <GameTile
          name="Lotus Nights"
          meta="Lotus Nights"
          cover={{ src: 'data:,', color: '#274' }}
          href="#lotus"
        />
      </Box>
    ),
  },
};
