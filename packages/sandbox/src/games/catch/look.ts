import { hash, pick } from '../pick.ts';
import type { ThemeId } from '../themes.ts';
import { getFamily } from '../volatility.ts';

export type Scenery = 'reef' | 'abyss' | 'lagoon' | 'wreck' | 'gate' | 'kelp' | 'arcade';

/** The look of a game; the page renders it only from this. */
export interface CatchLook {
  readonly theme: ThemeId;
  /** Hue of the water, degrees. */
  readonly hue: number;
  readonly scenery: Scenery;
  /** Names of the targets' pictures, from the smallest prize to the greatest. */
  readonly shoal: readonly string[];
}

const look = (theme: ThemeId, hue: number, scenery: Scenery, shoal: string): CatchLook => ({
  theme,
  hue,
  scenery,
  shoal: shoal.split(' '),
});

/** Each game has nine targets; the last is what its title promises. */
const LOOKS: Readonly<Record<string, CatchLook>> = {
  'abyss-angler': look(
    'cosmos',
    232,
    'abyss',
    'sardine prawn clown jelly puffer squid ray turtle angler',
  ),
  'koi-king': look(
    'fortune',
    168,
    'gate',
    'sardine goldfish carp prawn turtle arowana puffer dragon koi',
  ),
  'shark-tide': look(
    'ocean',
    206,
    'reef',
    'sardine clown tang puffer tuna turtle barracuda marlin shark',
  ),
  'jelly-lagoon': look(
    'sweets',
    188,
    'lagoon',
    'sardine prawn seahorse clown tang puffer turtle squid jelly',
  ),
  'kraken-bounty': look(
    'myth',
    202,
    'wreck',
    'sardine tang crab puffer tuna ray barracuda chest kraken',
  ),
  'crab-carnival': look(
    'classic',
    192,
    'reef',
    'sardine prawn clown seahorse puffer lobster turtle chest crab',
  ),
  'turtle-reef': look(
    'ocean',
    176,
    'reef',
    'sardine clown seahorse tang prawn puffer jelly ray turtle',
  ),
  'puffer-panic': look(
    'sweets',
    198,
    'lagoon',
    'sardine prawn clown tang crab seahorse squid turtle puffer',
  ),
  'pearl-diver': look('gems', 190, 'wreck', 'sardine tang clown jelly turtle ray squid chest clam'),
  'marlin-strike': look(
    'ocean',
    218,
    'kelp',
    'sardine clown tang tuna puffer barracuda turtle shark marlin',
  ),
  'golden-arowana': look(
    'fortune',
    158,
    'gate',
    'sardine goldfish prawn carp turtle koi puffer chest arowana',
  ),
  'lobster-lounge': look(
    'myth',
    212,
    'wreck',
    'sardine prawn crab clown tang puffer squid turtle lobster',
  ),
  'whale-song': look(
    'cosmos',
    216,
    'abyss',
    'sardine jelly tang squid turtle tuna ray shark whale',
  ),
  'octo-arcade': look(
    'cosmos',
    262,
    'arcade',
    'sardine prawn crab clown puffer jelly seahorse squid kraken',
  ),
  'manta-meadow': look(
    'ocean',
    184,
    'kelp',
    'sardine seahorse tang clown jelly turtle puffer tuna ray',
  ),
  'seahorse-derby': look(
    'sweets',
    172,
    'kelp',
    'sardine prawn clown tang puffer jelly crab turtle seahorse',
  ),
  'sunken-galleon': look(
    'myth',
    196,
    'wreck',
    'sardine tang crab squid puffer barracuda ray shark chest',
  ),
  'dragon-carp-gate': look(
    'fortune',
    8,
    'gate',
    'sardine goldfish prawn carp koi turtle arowana puffer dragon',
  ),
  'prawn-stars': look(
    'classic',
    204,
    'lagoon',
    'sardine clown tang crab seahorse puffer squid lobster prawn',
  ),
  'barracuda-bay': look(
    'wild',
    186,
    'kelp',
    'sardine clown tang puffer tuna crab turtle marlin barracuda',
  ),
  'clownfish-circus': look(
    'classic',
    208,
    'reef',
    'sardine prawn tang seahorse jelly puffer turtle crab clown',
  ),
  'tuna-typhoon': look(
    'wild',
    210,
    'kelp',
    'sardine clown tang squid puffer barracuda turtle marlin tuna',
  ),
};

/** The look of a game. Editions of a game share its pictures, but not its hue. */
export function getCatchLook(gameCode: string): CatchLook {
  const family = getFamily(gameCode);
  const found = LOOKS[family] ?? LOOKS[pick(Object.keys(LOOKS), family, 'look')];
  if (found === undefined) throw new RangeError('No look was picked.');
  const turn = family === gameCode ? 0 : (hash(gameCode, 'turn') % 41) - 20;
  return { ...found, hue: (found.hue + turn + 360) % 360 };
}
