import type { ComponentDocs } from '../design/docs.ts';
import { WinnersTicker } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A section with a heading and a list; changes are not announced.',
  content: 'The game, a masked player and the amount. Real wins only.',
  related: { GameRail: 'games', NoticeBar: 'one line of news' },
  recommended: {
    reason: 'Real wins with masked players.',
    example: (
      <WinnersTicker
        title="Latest wins"
        interval={0}
        wins={[
          {
            id: '1',
            game: 'Lotus Nights',
            cover: { src: 'data:,', color: '#274' },
            player: 'M***a',
            amount: '₱1,520.00',
          },
        ]}
      />
    ),
  },
  mistake: {
    reason: 'A full name: it is personal data.',
    example: (
      <WinnersTicker
        title="Latest wins"
        interval={0}
        wins={[
          {
            id: '1',
            game: 'Lotus Nights',
            cover: { src: 'data:,', color: '#274' },
            player: 'Maria Santos',
            amount: '₱1,520.00',
          },
        ]}
      />
    ),
  },
};
