/**
 * Slugs of games whose title has changed: a slug is part of a game's address, of favourites and of
 * rounds, and outlives its title.
 */
const earlier: Readonly<Record<string, string>> = {
  'Bianca Baccarat': 'bianca-blackjack',
  'Emerald Baccarat': 'emerald-blackjack',
  'Saffron Andar Bahar': 'saffron-teen-patti',
  'Caribbean Baccarat': 'caribbean-stud-terrace',
  'Balcony Baccarat': 'three-card-balcony',
  'Golden Bull Baccarat': 'bull-bull-grand',
  'Hi-Lo Heights': 'holdem-heights',
  'Pavilion Baccarat': 'pai-gow-pavilion',
  'Sic Bo Arena': 'dice-duel-arena',
  'Hi-Lo Masters': 'tongits-masters',
  'Hi-Lo Dynasty': 'mahjong-dynasty',
  'Hi-Lo Royale': 'pusoy-royale',
  'Lucky Nine Baccarat': 'lucky-nine-lounge',
  'Hi-Lo Deluxe': 'video-poker-deluxe',
  'Hi-Lo Plaza': 'domino-plaza',
  'Palace Baccarat': 'pok-deng-palace',
  'Yangon Star Baccarat': 'shan-koe-mee-star',
  'Riviera Hi-Lo': 'rummy-riviera',
  'Hi-Lo Blossoms': 'mahjong-blossoms',
  'Sunrise Hi-Lo': 'solitaire-sunrise',
  'Pirate Hi-Lo': 'poker-pirates',
  'Hi-Lo Boulevard': 'big-two-boulevard',
  'Hi-Lo League': 'landlord-league',
  'Diamond Hi-Lo': 'diamond-flush',
  'Baccarat Circle': 'ceme-circle',
  'Keno Sari-Sari': 'scratch-sari-sari',
  'Keno Safari': 'scratch-safari',
  'Keno Party': 'pick-four-party',
};

/**
 * Lower-case parts of the title joined by hyphens, without apostrophes: `Pharaoh's Ember` →
 * `pharaohs-ember`.
 */
export const getSlug = (title: string): string =>
  earlier[title] ??
  title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
