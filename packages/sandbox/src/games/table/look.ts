import { getFamily } from '../../catalogue/tables.ts';
import { hash, pick } from '../pick.ts';
import type { ThemeId } from '../themes.ts';

/** The look of a table; the page renders it only from this. */
export interface TableLook {
  readonly theme: ThemeId;
  /** Hue of the room, degrees. */
  readonly hue: number;
  /** Hue and saturation of the felt. */
  readonly felt: readonly [hue: number, saturation: number];
  /** The ornament of card backs and of the felt. */
  readonly ornament: 'diamonds' | 'waves' | 'scales' | 'rays';
}

type Row = readonly [ThemeId, number, readonly [number, number], TableLook['ornament']];

const LOOKS: Readonly<Record<string, Row>> = {
  'royale-roulette': ['classic', 8, [146, 62], 'diamonds'],
  'baccarat-salon': ['classic', 340, [342, 58], 'diamonds'],
  'andar-bahar-nights': ['gems', 316, [318, 54], 'rays'],
  'saffron-teen-patti': ['myth', 28, [24, 66], 'rays'],
  'football-card-studio': ['wild', 150, [146, 64], 'diamonds'],
  'in-between-ace': ['cosmos', 292, [290, 54], 'waves'],
  'dragon-tiger-duel': ['fortune', 16, [4, 66], 'scales'],
  'wheel-of-manila': ['ocean', 204, [206, 64], 'rays'],
  'bianca-blackjack': ['gems', 276, [270, 40], 'diamonds'],
  'mateo-speed-baccarat': ['cosmos', 226, [222, 58], 'rays'],
  'emerald-blackjack': ['gems', 156, [156, 70], 'diamonds'],
  'lightbolt-roulette': ['cosmos', 262, [256, 52], 'rays'],
  'midnight-roulette': ['cosmos', 230, [228, 50], 'waves'],
  'golden-hour-baccarat': ['myth', 34, [28, 60], 'rays'],
  'sofia-auto-roulette': ['ocean', 190, [184, 60], 'waves'],
  'carousel-of-cash': ['sweets', 326, [326, 52], 'rays'],
  'seven-seas-showtime': ['ocean', 212, [212, 66], 'waves'],
  'mei-lin-baccarat': ['fortune', 350, [152, 56], 'scales'],
  pegfall: ['cosmos', 266, [262, 52], 'diamonds'],
  'wheel-of-whims': ['sweets', 326, [182, 50], 'rays'],
  'hi-lo-hero': ['fortune', 18, [22, 60], 'diamonds'],
  'coin-flip-classic': ['fortune', 36, [38, 58], 'rays'],
  'red-door-dragon-tiger': ['fortune', 2, [358, 66], 'scales'],
  'dice-over-under': ['cosmos', 262, [250, 52], 'rays'],
  'sic-bo-imperial': ['fortune', 352, [2, 64], 'scales'],
  'dice-duel-arena': ['ocean', 206, [208, 62], 'diamonds'],
  'color-game-fiesta': ['sweets', 322, [286, 46], 'rays'],
  'fan-tan-house': ['fortune', 22, [154, 56], 'waves'],
  'pula-puti-live': ['classic', 350, [152, 58], 'diamonds'],
};

const FELTS: readonly (readonly [number, number])[] = [
  [146, 60],
  [176, 58],
  [212, 58],
  [256, 44],
  [338, 54],
  [8, 58],
];
const THEMES: readonly ThemeId[] = ['classic', 'gems', 'fortune', 'myth', 'ocean', 'cosmos'];
const ORNAMENTS = ['diamonds', 'waves', 'scales', 'rays'] as const;

/** The look of a game. Editions of a game turn its hues. */
export function getTableLook(gameCode: string): TableLook {
  const family = getFamily(gameCode);
  const known = LOOKS[family];
  const felt = known?.[2] ?? pick(FELTS, family, 'felt');
  const turn = family === gameCode ? 0 : (hash(gameCode, 'turn') % 61) - 30;
  const rotate = (hue: number): number => (hue + turn + 360) % 360;
  return {
    theme: known?.[0] ?? pick(THEMES, family, 'theme'),
    hue: rotate(known?.[1] ?? felt[0]),
    felt: [rotate(felt[0]), felt[1]],
    ornament: known?.[3] ?? pick(ORNAMENTS, family, 'ornament'),
  };
}
