import { hash, pick } from '../pick.ts';
import type { ThemeId } from '../themes.ts';

/** The look of a game; the page renders it only from this. */
export interface CrashLook {
  readonly theme: ThemeId;
  /** Hue of the sky, degrees. */
  readonly hue: number;
  /** Name of the picture of what flies, below `/art/crafts/`. */
  readonly craft: string;
  /** Degrees that the picture turns to point along its path. */
  readonly turn: number;
  readonly weather: 'stars' | 'clouds' | 'bubbles' | 'sparks';
}

const look = (
  theme: ThemeId,
  hue: number,
  weather: CrashLook['weather'],
  turn = 0,
): Omit<CrashLook, 'craft'> => ({ theme, hue, weather, turn });

const LOOKS: Readonly<Record<string, Omit<CrashLook, 'craft'>>> = {
  'skyrocket-x': look('cosmos', 214, 'stars'),
  'balloon-rush': look('classic', 206, 'clouds'),
  saranggola: look('ocean', 212, 'clouds'),
  'propeller-ace': look('classic', 338, 'clouds'),
  'deep-diver': look('ocean', 200, 'bubbles'),
  'jetpack-lolo': look('ocean', 218, 'clouds'),
  'goal-line-crash': look('wild', 160, 'sparks'),
  'meteor-miner': look('cosmos', 16, 'stars'),
  'egg-drop': look('sweets', 330, 'clouds'),
  'turbo-trike': look('cosmos', 286, 'stars'),
  'fuse-box': look('fortune', 12, 'sparks'),
  'limbo-lounge': look('ocean', 186, 'sparks'),
};

/** The look of a game. Editions of a game share its picture, but not its hue. */
export function getCrashLook(gameCode: string): CrashLook {
  const [family = gameCode] = gameCode.split('--', 1);
  const craft = LOOKS[family] === undefined ? pick(Object.keys(LOOKS), family, 'look') : family;
  const found = LOOKS[craft];
  if (found === undefined) throw new RangeError('No look was picked.');
  const turn = family === gameCode ? 0 : (hash(gameCode, 'turn') % 41) - 20;
  return { ...found, craft, hue: (found.hue + turn + 360) % 360 };
}
