import { rows } from '../../../catalogue/rows.ts';
import type { Volatility } from '../../../catalogue/types.ts';
import { hash, pick } from '../../pick.ts';
import type { ThemeId } from '../../themes.ts';
import { getCatalogueVolatility, getFamily } from '../../volatility.ts';
import { type ModelId, SYMBOL_IDS, type SymbolId } from './models.ts';

/** The look of a game; the page renders it only from this. */
export interface Look {
  readonly theme: ThemeId;
  /** Hue of the cabinet, degrees. */
  readonly hue: number;
}

interface ThemeRecipe {
  /** Names of the pictures in the order of `SYMBOL_IDS`. */
  readonly pictures: readonly string[];
  /** Hues of cabinets that suit the pictures, degrees. */
  readonly hues: readonly number[];
  /** Parts of a game's code that select this theme. */
  readonly words: RegExp;
}

const RANKS = ['rank-a', 'rank-k', 'rank-q', 'rank-j'] as const;

const THEMES: Readonly<Record<ThemeId, ThemeRecipe>> = {
  gems: {
    pictures: [
      'wild',
      'crown',
      'diamond',
      'gem-red',
      'gem-violet',
      'gem-green',
      'gem-blue',
      'gem-yellow',
      'gem-pink',
      'gem-cyan',
    ],
    hues: [210, 275, 165],
    words: /\b(?:gem|diamond|ruby|jewel|crystal|emerald|sapphire|opal|block|mine|treasure)/,
  },
  sweets: {
    pictures: [
      'wild',
      'star',
      'lollipop',
      'cupcake',
      'heart',
      'bonbon',
      'jelly-red',
      'jelly-violet',
      'jelly-green',
      'jelly-blue',
    ],
    hues: [325, 285, 190],
    words:
      /\b(?:sugar|candy|sweet|cake|cupcake|donut|halo|bonbon|choco|gummy|macaron|popsicle|bubble|bakery|fiesta|calavera|balloon|jelly|parade|honey|ice)/,
  },
  ocean: {
    pictures: ['wild', 'pearl', 'shark', 'koi', 'crab', 'anchor', ...RANKS],
    hues: [195, 215, 178],
    words:
      /\b(?:ocean|sea|tide|fish|angler|koi|shark|kraken|lagoon|pearl|reef|wave|abyss|coral|mermaid|harbou?r|pirate|captain|trident|squid|turtle|crab|bay|fjord|lobster|marlin|tuna|ray|hook|deep|angl)/,
  },
  wild: {
    pictures: ['wild', 'paw', 'tiger', 'bull', 'owl', 'leaf', ...RANKS],
    hues: [130, 96, 32],
    words:
      /\b(?:tiger|wild|jungle|carabao|bull|buffalo|monsoon|safari|eagle|lawin|wolf|lion|forest|panther|monkey|owl|beast|rooster|sabong|parrot|rabbit|horse|derby|outlaw|lost|ridge)/,
  },
  cosmos: {
    pictures: [
      'wild',
      'comet',
      'rocket',
      'planet',
      'saucer',
      'star',
      'gem-red',
      'gem-violet',
      'gem-green',
      'gem-blue',
    ],
    hues: [255, 228, 280],
    words:
      /\b(?:star|cosmo|space|rocket|comet|planet|galax|orbit|moon|nova|sky|sentry|alien|neon|meteor)/,
  },
  fortune: {
    pictures: ['wild', 'lantern', 'ingot', 'lotus', 'koi', 'cash', ...RANKS],
    hues: [4, 352, 145],
    words:
      /\b(?:fortune|dragon|cat|ingot|golden|dynasty|mahjong|lantern|lotus|jade|siam|imperial|bamboo|prosper|panda|festival|silk|serpent)/,
  },
  myth: {
    pictures: ['wild', 'eye', 'crown', 'helm', 'bolt', 'ankh', ...RANKS],
    hues: [36, 262, 18],
    words:
      /\b(?:myth|pharaoh|god|medusa|viking|samurai|sorcerer|scarab|lamp|sun|stone|count|knight|phoenix|zeus|thunder|titan|ember|volcano|amihan|legend|rune|olymp|anito|throne|king|queen|crown)/,
  },
  classic: {
    pictures: [
      'wild',
      'star',
      'seven',
      'bell',
      'clover',
      'melon',
      'grape',
      'plum',
      'lemon',
      'cherry',
    ],
    hues: [350, 12, 225],
    words:
      /\b(?:seven|fruit|furnace|mango|jackpot|jeepney|wheel|vault|classic|fire|bar|bell|cherry|retro|vegas|lucky|clover|bingo|keno|lotto|6-49)/,
  },
};

const THEME_IDS = Object.keys(THEMES).filter((id): id is ThemeId => id in THEMES);

/**
 * The look of a game: by the parts of its code if they match, otherwise by its seed. Editions of a
 * game (`koi-pond--gold`) share its cover and theme, but not its hue.
 */
export function getLook(gameCode: string): Look {
  const [family = gameCode] = gameCode.toLowerCase().split('--', 1);
  const named = THEME_IDS.find((id) => THEMES[id].words.test(family));
  const theme = named ?? pick(THEME_IDS, family, 'theme');
  const hue =
    (pick(THEMES[theme].hues, gameCode, 'hue') + (hash(gameCode, 'turn') % 17) - 8 + 360) % 360;
  return { theme, hue };
}

/** Pictures of a theme that show what the hero of a game shows. */
const HERO_PICTURES: Readonly<Record<string, string>> = {
  'golden-carabao': 'bull',
  'owl-observatory': 'owl',
  'cupcake-carnival': 'cupcake',
  'choco-chapel': 'cupcake',
  'lotus-nights': 'lotus',
  'lantern-festival': 'lantern',
  'ruby-reactor': 'gem-red',
  'emerald-elevator': 'gem-green',
  'cherry-charm': 'cherry',
  'bells-ablaze': 'bell',
  'palawan-pearls': 'pearl',
};

/**
 * The picture of each symbol of a game. The hero replaces that of `high1`, so what shows the same as
 * the hero is moved there: otherwise two symbols would look alike.
 */
export function getPictures(theme: ThemeId, gameCode: string): Record<SymbolId, string> {
  const shown = HERO_PICTURES[getFamily(gameCode)];
  const pictures = THEMES[theme].pictures.filter((name) => name !== shown);
  if (shown !== undefined) pictures.splice(SYMBOL_IDS.indexOf('high1'), 0, shown);
  const entries = SYMBOL_IDS.map((id, index): [SymbolId, string] => {
    const picture = pictures[index];
    if (picture === undefined) throw new RangeError(`Theme ${theme} has no picture for ${id}.`);
    return [id, picture];
  });
  return Object.fromEntries(entries) as Record<SymbolId, string>;
}

/** The models of each volatility: without free spins, and with them. */
const MODELS_BY_VOLATILITY: Readonly<
  Record<Volatility, { readonly plain: readonly ModelId[]; readonly free: ModelId }>
> = {
  low: { plain: ['gentle'], free: 'breeze' },
  medium: { plain: ['steady'], free: 'tide' },
  high: { plain: ['bold', 'fierce'], free: 'storm' },
};

const withFreeSpins = new Set(
  rows.filter(({ tags }) => tags.includes('free-spins')).map(({ slug }) => slug),
);

/** The mathematical model of a game: by the volatility and the tags that the catalogue promises. */
export function getModel(gameCode: string): ModelId {
  const { plain, free } = MODELS_BY_VOLATILITY[getCatalogueVolatility(gameCode)];
  return withFreeSpins.has(getFamily(gameCode)) ? free : pick(plain, gameCode, 'model');
}
