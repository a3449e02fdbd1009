import { hash, pick } from '../pick.ts';
import type { ThemeId } from '../themes.ts';

/** The look of a game; the page renders it only from this. */
export interface MinesLook {
  readonly theme: ThemeId;
  /** Hue of the field, degrees. */
  readonly hue: number;
  /** Pictures of safe tiles. */
  readonly prizes: readonly string[];
  readonly danger: string;
}

const LOOKS: Readonly<Record<string, MinesLook>> = {
  'block-bazaar': {
    theme: 'gems',
    hue: 212,
    prizes: ['gem-blue', 'gem-yellow', 'gem-red', 'gem-green'],
    danger: 'bomb',
  },
  'star-sentry': {
    theme: 'cosmos',
    hue: 196,
    prizes: ['star', 'planet', 'rocket'],
    danger: 'saucer',
  },
  'pinball-tropico': {
    theme: 'wild',
    hue: 158,
    prizes: ['melon', 'star', 'lemon', 'bell'],
    danger: 'spikes',
  },
  'claw-craze': {
    theme: 'sweets',
    hue: 304,
    prizes: ['heart', 'bonbon', 'jelly-blue', 'lollipop'],
    danger: 'spikes',
  },
  'robo-rumble': {
    theme: 'cosmos',
    hue: 222,
    prizes: ['bolt', 'gem-cyan', 'star'],
    danger: 'bomb',
  },
  'bubble-burst-bay': {
    theme: 'ocean',
    hue: 200,
    prizes: ['pearl', 'koi', 'jelly-blue'],
    danger: 'crab',
  },
  'monster-munch': {
    theme: 'sweets',
    hue: 276,
    prizes: ['cherry', 'cupcake', 'melon', 'grape'],
    danger: 'skull',
  },
  'retro-joystick': {
    theme: 'cosmos',
    hue: 268,
    prizes: ['seven', 'cherry', 'star'],
    danger: 'ghost',
  },
  'kart-kings': { theme: 'gems', hue: 206, prizes: ['crown', 'star', 'bell'], danger: 'spikes' },
  'whack-a-gopher': {
    theme: 'wild',
    hue: 102,
    prizes: ['leaf', 'clover', 'melon', 'paw'],
    danger: 'bomb',
  },
  'snake-byte': {
    theme: 'wild',
    hue: 138,
    prizes: ['cherry', 'gem-green', 'gem-pink', 'lemon'],
    danger: 'spikes',
  },
  'coin-pusher-palace': {
    theme: 'fortune',
    hue: 318,
    prizes: ['ingot', 'cash', 'seven', 'crown'],
    danger: 'bomb',
  },
  'ninja-slice': {
    theme: 'fortune',
    hue: 18,
    prizes: ['melon', 'lemon', 'plum', 'grape'],
    danger: 'bomb',
  },
  'alien-harvest': {
    theme: 'cosmos',
    hue: 160,
    prizes: ['melon', 'leaf', 'planet'],
    danger: 'saucer',
  },
  'gem-drop-quest': {
    theme: 'gems',
    hue: 282,
    prizes: ['diamond', 'gem-red', 'gem-violet', 'gem-green'],
    danger: 'bomb',
  },
  'hammer-bell': { theme: 'classic', hue: 330, prizes: ['bell', 'star', 'seven'], danger: 'bomb' },
  'tank-tactics': { theme: 'wild', hue: 74, prizes: ['star', 'helm', 'bolt'], danger: 'bomb' },
  'mines-of-cebu': {
    theme: 'gems',
    hue: 198,
    prizes: ['diamond', 'gem-green', 'gem-violet', 'gem-pink'],
    danger: 'bomb',
  },
  'chick-crossing': {
    theme: 'wild',
    hue: 96,
    prizes: ['clover', 'leaf', 'star'],
    danger: 'spikes',
  },
  'tower-of-tala': {
    theme: 'cosmos',
    hue: 248,
    prizes: ['star', 'planet', 'crown'],
    danger: 'ghost',
  },
  'ice-breaker': {
    theme: 'gems',
    hue: 204,
    prizes: ['diamond', 'gem-violet', 'star'],
    danger: 'spikes',
  },
  'keys-and-locks': {
    theme: 'myth',
    hue: 34,
    prizes: ['crown', 'ingot', 'diamond'],
    danger: 'ghost',
  },
  'ghost-arcade': {
    theme: 'cosmos',
    hue: 248,
    prizes: ['lollipop', 'star', 'jelly-violet'],
    danger: 'ghost',
  },
};

/**
 * The look of a game. Editions of a game (`snake-byte--gold`) share its pictures, but not its hue.
 */
export function getMinesLook(gameCode: string): MinesLook {
  const [family = gameCode] = gameCode.split('--', 1);
  const look = LOOKS[family] ?? LOOKS[pick(Object.keys(LOOKS), family, 'look')];
  if (look === undefined) throw new RangeError('No look was picked.');
  const turn = family === gameCode ? 0 : (hash(gameCode, 'turn') % 61) - 30;
  return { ...look, hue: (look.hue + turn + 360) % 360 };
}
