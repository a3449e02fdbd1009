import { getFamily } from '../../catalogue/tables.ts';
import { hash, pick } from '../pick.ts';
import type { ThemeId } from '../themes.ts';

/** The look of a draw; the page renders it only from this. */
export interface DrawLook {
  readonly theme: ThemeId;
  /** Hue of the room, degrees. */
  readonly hue: number;
  /** Hue of the first balls; the others follow around the color wheel. */
  readonly balls: number;
}

type Row = readonly [ThemeId, hue: number, balls: number];

const LOOKS: Readonly<Record<string, Row>> = {
  'lucky-6-49': ['fortune', 352, 40],
  'bingo-barrio': ['sweets', 318, 350],
  'keno-comet': ['cosmos', 258, 190],
  'scratch-sari-sari': ['fortune', 24, 12],
  'number-drum': ['classic', 206, 30],
  'jade-3d': ['gems', 158, 150],
  'bingo-galaxy': ['cosmos', 232, 280],
  'golden-ticket': ['myth', 40, 44],
  'keno-lagoon': ['ocean', 190, 180],
  'lotto-lanterns': ['fortune', 12, 8],
  'raffle-royale': ['classic', 282, 300],
  'pick-four-party': ['sweets', 334, 200],
  'scratch-safari': ['wild', 96, 80],
  'bingo-bakery': ['sweets', 26, 330],
  'crystal-draw': ['gems', 212, 200],
  'fortune-sticks': ['fortune', 4, 20],
};

/** The look of a game. Editions of a game turn its hues. */
export function getDrawLook(gameCode: string): DrawLook {
  const family = getFamily(gameCode);
  const [theme, hue, balls] = LOOKS[family] ?? pick(Object.values(LOOKS), family, 'look');
  const turn = family === gameCode ? 0 : (hash(gameCode, 'turn') % 61) - 30;
  return { theme, hue: (hue + turn + 360) % 360, balls: (balls + turn + 360) % 360 };
}
