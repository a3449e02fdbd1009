import { hash, pick } from '../pick.ts';
import type { ThemeId } from '../themes.ts';
import { getFamily } from '../volatility.ts';

export type Field =
  | 'pitch'
  | 'hardwood'
  | 'ring'
  | 'felt'
  | 'court'
  | 'track'
  | 'sand'
  | 'diamond'
  | 'lane'
  | 'green'
  | 'arena';

/** The look of a game; the page renders it only from this. */
export interface MatchLook {
  readonly theme: ThemeId;
  /** Hue of the surroundings, degrees. */
  readonly hue: number;
  readonly field: Field;
  /** Hue of the field, degrees. */
  readonly ground: number;
  /** Name of the picture of what is played with. */
  readonly ball: string;
}

/** The teams of every match; names are proper names and not translated. */
export const TEAMS = [
  { name: 'Harbor', code: 'HAR', hue: 210 },
  { name: 'Tamaraws', code: 'TAM', hue: 142 },
  { name: 'Comets', code: 'COM', hue: 268 },
  { name: 'Lanterns', code: 'LAN', hue: 8 },
  { name: 'Monsoon', code: 'MON', hue: 186 },
  { name: 'Carabaos', code: 'CAR', hue: 28 },
  { name: 'Falcons', code: 'FAL', hue: 50 },
  { name: 'Orchids', code: 'ORC', hue: 322 },
] as const;

const look = (
  theme: ThemeId,
  hue: number,
  field: Field,
  ground: number,
  ball: string,
): MatchLook => ({
  theme,
  hue,
  field,
  ground,
  ball,
});

const LOOKS: Readonly<Record<string, MatchLook>> = {
  'striker-cup': look('wild', 150, 'pitch', 132, 'football'),
  'hoops-manila': look('fortune', 18, 'hardwood', 30, 'basketball'),
  'knockout-night': look('cosmos', 262, 'ring', 218, 'glove'),
  'eight-ball-cebu': look('wild', 164, 'felt', 158, 'eightball'),
  'smash-shuttle': look('ocean', 190, 'court', 164, 'shuttle'),
  'grand-prix-bay': look('gems', 212, 'track', 212, 'wheel'),
  'takraw-titans': look('classic', 352, 'court', 4, 'takraw'),
  'photo-finish': look('myth', 36, 'track', 32, 'horseshoe'),
  'volley-beach': look('ocean', 198, 'sand', 42, 'volleyball'),
  'home-run-harbor': look('wild', 118, 'diamond', 112, 'baseball'),
  'bullseye-pub': look('myth', 24, 'lane', 352, 'dart'),
  'alley-strike': look('cosmos', 278, 'lane', 30, 'bowling'),
  'fairway-aces': look('wild', 136, 'green', 104, 'golf'),
  'arena-five': look('cosmos', 286, 'arena', 262, 'gamepad'),
  'ace-point-tennis': look('gems', 204, 'court', 216, 'tennis'),
  'trophy-hunters': look('fortune', 42, 'pitch', 96, 'trophy'),
};

/** The look of a game. Editions of a game share its pictures, but not its hue. */
export function getMatchLook(gameCode: string): MatchLook {
  const family = getFamily(gameCode);
  const found = LOOKS[family] ?? LOOKS[pick(Object.keys(LOOKS), family, 'look')];
  if (found === undefined) throw new RangeError('No look was picked.');
  const turn = family === gameCode ? 0 : (hash(gameCode, 'turn') % 41) - 20;
  return { ...found, hue: (found.hue + turn + 360) % 360 };
}
