import type { Locale } from '@parlor/api/constants';
import { interpolate, texts } from '../../locales/index.ts';
import type { GameTable } from './tables.ts';

/** The description of a game for which neither its provider nor an operator wrote one. */
export function describeGame(
  game: {
    readonly categoryId: string;
    readonly makerName: string;
    readonly volatility: GameTable['volatility'];
  },
  locale: Locale,
): string {
  const { kinds, volatility, description } = texts[locale].games;
  const byCategory: Readonly<Record<string, string>> = kinds;
  const kind = byCategory[game.categoryId] ?? kinds.other;
  return interpolate(description, {
    kind: interpolate(kind, { maker: game.makerName }),
    volatility: volatility[game.volatility],
  });
}
