import type { GameSummary } from '@parlor/api/entities';
import { formatCount, GameTile, type GameTileProps } from '@parlor/ui/GameTile';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { coverOf } from './images.ts';
import { gameTitle } from './titles.ts';
import { useOpenGame } from './use-open-game.ts';

interface Props extends Pick<GameTileProps, 'rank' | 'variant' | 'eager' | 'meta' | 'className'> {
  game: GameSummary;
}

/** A game of the contract as a tile of the kit. */
export function Tile({ game, meta, ...look }: Props) {
  const t = useTexts();
  const locale = useLocale();
  const open = useOpenGame();
  const resting = game.status === 'maintenance';
  // What is hot stands in a rail of its own; on every popular tile the word would say nothing.
  const badge = game.badge === 'hot' ? null : game.badge;
  const tag = resting ? t('badges.maintenance') : badge ? t(`badges.${badge}`) : undefined;
  return (
    <GameTile
      {...look}
      {...open(game)}
      name={gameTitle(game, locale)}
      meta={meta}
      cover={coverOf(game)}
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
