import type { GameCover } from './GameTile.tsx';

interface SampleArt {
  word: string;
  bright: string;
  dark: string;
  hero: string;
}

const svg = ({ word, bright, dark, hero }: SampleArt) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400" viewBox="0 0 300 400">
<defs><radialGradient id="g" cx=".5" cy=".38" r=".8"><stop stop-color="${bright}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs>
<path d="M0 0h300v400H0z" fill="url(#g)"/>${hero}
<path d="M0 260h300v140H0z" fill="${dark}" opacity=".7"/>
<text x="150" y="350" text-anchor="middle" font-family="Inter Variable, sans-serif" font-weight="900" font-size="46" fill="#fff">${word}</text></svg>`;

const cover = (art: SampleArt): GameCover => ({
  src: `data:image/svg+xml,${encodeURIComponent(svg(art))}`,
  color: art.dark,
});

const disc =
  '<circle cx="150" cy="160" r="96" fill="#fff8" /><circle cx="150" cy="160" r="66" fill="#fffc"/>';
const gem =
  '<path d="M150 60l104 92-104 128L46 152z" fill="#fff9"/><path d="M150 60l40 92-40 128-40-128z" fill="#fffb"/>';
const peak =
  '<path d="M150 70l120 190H30z" fill="#fff7"/><path d="M150 70l36 58-36 30-36-30z" fill="#fffd"/>';

/** Games for stories: plain artwork with realistic names and colours. */
export const sampleGames = [
  {
    name: 'Phoenix Ascent',
    meta: 'Ember & Ash',
    cover: cover({ word: 'PHOENIX', bright: '#ffb54a', dark: '#4a0d12', hero: peak }),
  },
  {
    name: 'Shark Tide',
    meta: 'Bluewater',
    cover: cover({ word: 'SHARK', bright: '#67d3ff', dark: '#06315c', hero: disc }),
  },
  {
    name: 'Calavera Fiesta',
    meta: 'Sandglass',
    cover: cover({ word: 'FIESTA', bright: '#ff8fd0', dark: '#7a0a58', hero: gem }),
  },
  {
    name: 'Jade Serpent',
    meta: 'Deepline',
    cover: cover({ word: 'JADE', bright: '#7fe8a8', dark: '#053d2a', hero: disc }),
  },
  {
    name: 'Volcano Gold',
    meta: 'Ember & Ash',
    cover: cover({ word: 'VOLCANO', bright: '#ff6a3c', dark: '#3a0609', hero: peak }),
  },
  {
    name: 'Diamond Tide',
    meta: 'Northwind',
    cover: cover({ word: 'DIAMOND', bright: '#a4b8ff', dark: '#141a5c', hero: gem }),
  },
  {
    name: 'Lotus Nights and the Long Way Home',
    meta: 'Pandan Studio',
    cover: cover({ word: 'LOTUS', bright: '#e3a4ff', dark: '#2b0f57', hero: disc }),
  },
  {
    name: 'Koi King',
    meta: 'Deepline',
    cover: cover({ word: 'KOI', bright: '#ffd98a', dark: '#0c4a55', hero: peak }),
  },
] as const;

/** Games with Burmese text. */
export const burmeseGames = sampleGames.slice(0, 4).map((game) => ({
  ...game,
  name: 'ရွှေတောင်ကြီး မီးငှက်',
  meta: 'ဂိမ်း ၃၈ ခု',
}));
