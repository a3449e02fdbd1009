import type { GameSummary } from '@parlor/api/entities';
import { formatCount, GameTile, type GameTileProps } from '@parlor/ui/GameTile';
import { LazyPart, type Part } from '../../components/LazyPart.tsx';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getCover } from '../catalog/images.ts';
import { gameTitle } from '../catalog/titles.ts';
import type { TileControlsProps } from './TileControls.tsx';
import { useOpenGame } from './use-open-game.ts';

/** Not needed for the first paint of a tile: see docs/decisions/0047. */
const controls: Part<TileControlsProps> = {
  load: () => import('./TileControls.tsx'),
  texts: ['lobby'],
};

interface Props
  extends Pick<
    GameTileProps,
    'action' | 'rank' | 'variant' | 'eager' | 'meta' | 'className' | 'tabIndex'
  > {
  game: GameSummary;
  /** Links to play rather than to the game's page. */
  straight?: boolean | undefined;
}

/** A game of the contract as a tile of the kit. */
export function Tile({ game, meta, straight = false, ...look }: Props) {
  const t = useTexts();
  const locale = useLocale();
  const open = useOpenGame();
  const resting = game.status === 'maintenance';
  // Hot games have a rail of their own; a label on every popular tile would distinguish none.
  const badge = game.badge === 'hot' ? null : game.badge;
  const tag = resting ? t('badges.maintenance') : badge ? t(`badges.${badge}`) : undefined;
  return (
    <GameTile
      action={look.variant === 'wide' ? undefined : <LazyPart part={controls} props={{ game }} />}
      {...look}
      {...open(game, straight && !resting ? 'playingGame' : 'gameDetail')}
      name={gameTitle(game, locale)}
      meta={meta}
      cover={getCover(game)}
      tag={tag}
      live={!resting && game.badge === 'live'}
      unavailable={resting}
    />
  );
}

/** "2.7w plays". */
export function usePlays(): (game: GameSummary) => string {
  const t = useTexts();
  return ({ playCount }) => t('home.plays', { count: playCount, shown: formatCount(playCount) });
}
