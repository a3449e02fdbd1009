import { embers, petals, streaks } from '../atmosphere.ts';
import type { Recipes } from '../cover.ts';
import { sky } from '../grounds/light.ts';
import { city, felt, salon } from '../grounds/places.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
import { heldFan } from '../heroes/people/hands.ts';
import { roulette } from '../heroes/tables.ts';
import { cards } from '../objects/card.ts';
import { chipPile, flyingChip } from '../objects/chips.ts';
import { coinShower } from '../objects/coin.ts';
import { group, posed } from '../shapes.ts';
import { recipe, titled } from './compose.ts';
import { dealer, live } from './studio.ts';

/** Live tables with a dealer. */
export const liveDealers: Recipes = {
  'bianca-blackjack': {
    draw: (c) => [
      salon(c, 352),
      posed(
        figure(c, {
          build: 'woman',
          skin: skins.warm,
          hair: '#3a1a10',
          style: 'waves',
          eyes: '#3a8a5a',
          lips: '#d81e3e',
          outfit: 'waistcoat',
          cloth: '#20141c',
          trim: '#c8102e',
          gaze: 3,
          nod: -5,
        }),
        { scale: 1.08, dy: -18, dx: 8 },
      ),
      heldFan(
        c,
        cards('As Kh'),
        { skin: skins.warm, cloth: '#f4f0f4', cuff: '#fff' },
        { width: 84, spread: 20, radius: 120, x: 70, y: 316, lean: -14 },
      ),
      chipPile(c, 244, 300, 34, 4, '#d81a30'),
    ],
    foot: ['#1c0208', 0.96, 262],
    title: {
      lines: ['BIANCA', { text: 'Baccarat', height: 32, width: 0.8 }],
      face: 'cinzel',
      ink: 'gold',
      maxHeight: 48,
    },
    frame: true,
  },
  'mateo-speed-baccarat': {
    draw: (c) => [
      salon(c, 222, '#9fd0ff'),
      posed(
        figure(c, {
          build: 'man',
          skin: skins.tan,
          hair: '#1c1210',
          style: 'quiff',
          eyes: '#5a3a1a',
          beard: 'stubble',
          mouth: 'grin',
          outfit: 'tuxedo',
          cloth: '#1c2440',
          trim: '#e0a020',
          gaze: -3,
          nod: 4,
          rim: '#9fd0ff',
        }),
        { scale: 1.08, dy: -18, dx: -8 },
      ),
      streaks(c, 150, 150, 30, ['#9fe0ff', '#fff'], 110, 190),
      heldFan(
        c,
        cards('9d Ks'),
        { skin: skins.tan, cloth: '#1c2440', cuff: '#e0a020' },
        { width: 82, spread: 22, radius: 120, x: 232, y: 318, lean: 16 },
      ),
      flyingChip(c, 40, 262, 28, '#e0a020', 0.5, 24),
    ],
    foot: ['#040a28', 0.96, 262],
    title: {
      lines: ['MATEO', { text: 'Speed Baccarat', height: 30 }],
      face: 'russo',
      ink: 'royal',
      maxHeight: 46,
      skew: 0.12,
    },
    frame: true,
  },
  'emerald-blackjack': recipe(
    (c) => [
      felt(c, '#1fb87a', '#06583a'),
      dealer(
        c,
        {
          build: 'man',
          skin: skins.deep,
          hair: '#14100e',
          style: 'short',
          beard: 'goatee',
          eyes: '#4a2a14',
          mouth: 'smile',
          cloth: '#0a3a2a',
          trim: '#ffd24a',
          gaze: -4,
          nod: -5,
          rim: '#8affc8',
        },
        { dx: 6 },
      ),
      heldFan(
        c,
        cards('Ac Jc'),
        { skin: skins.deep, cloth: '#f4f0f4', cuff: '#fff' },
        { width: 86, spread: 22, radius: 120, x: 76, y: 322, lean: -12 },
      ),
      flyingChip(c, 252, 96, 26, '#1fa85a', 0.6, 30),
    ],
    '#02180f',
    titled('EMERALD|Baccarat~.8', 'cinzel', 'jade', 'none'),
    live,
  ),
  'saffron-teen-patti': recipe(
    (c) => [
      salon(c, 28),
      dealer(
        c,
        {
          build: 'man',
          skin: skins.brown,
          hair: '#140e0a',
          style: 'short',
          beard: 'short',
          eyes: '#3a2010',
          mouth: 'smile',
          outfit: 'coat',
          cloth: '#c8501a',
          trim: '#ffd24a',
          hat: 'turban',
          hatColor: '#f2860a',
          hatTrim: '#1fa88a',
          gaze: 3,
          nod: 4,
        },
        { dy: 2, scale: 1 },
      ),
      heldFan(
        c,
        cards('Ah Kh Qh'),
        { skin: skins.brown, cloth: '#c8501a', cuff: '#ffd24a' },
        { width: 72, spread: 18, radius: 120, x: 232, y: 322, lean: 12 },
      ),
    ],
    '#240c02',
    titled('SAFFRON|Andar Bahar', 'cinzel', 'orange', 'none'),
    live,
  ),
  'golden-hour-baccarat': recipe(
    (c) => [
      sky(c, ['#8a3a1a', '#f2963a', '#ffe08a']),
      city(c, 240, ['#a85a2a', '#5a2a1a'], ['#fff3c0', '#ffd24a']),
      dealer(
        c,
        {
          build: 'woman',
          skin: skins.tan,
          hair: '#6a3412',
          style: 'long',
          eyes: '#7a5a1a',
          lips: '#d8402a',
          outfit: 'gown',
          cloth: '#c8901a',
          trim: '#fff0b0',
          gaze: 4,
          nod: 6,
          rim: '#fff0b0',
        },
        { dx: -8 },
      ),
      heldFan(
        c,
        cards('9h 9c'),
        { skin: skins.tan, cloth: '#c8901a', cuff: '#fff0b0' },
        { width: 82, spread: 20, radius: 120, x: 232, y: 320, lean: 12 },
      ),
      embers(c, 50, ['#fff3c0']),
    ],
    '#2a1004',
    titled('GOLDEN HOUR|Baccarat~.7', 'deco', 'gold', 'none'),
    live,
  ),
  'seven-seas-showtime': recipe(
    (c) => [
      salon(c, 195, '#b8f4ff'),
      dealer(
        c,
        {
          build: 'woman',
          skin: skins.deep,
          hair: '#1c1210',
          style: 'curls',
          eyes: '#5a3a1a',
          lips: '#ff5a4a',
          mouth: 'smile',
          outfit: 'coat',
          cloth: '#0a5a8a',
          trim: '#ffd24a',
          hat: 'tricorn',
          hatColor: '#0a3a6a',
          hatTrim: '#ffd24a',
          gaze: -4,
          nod: -6,
          rim: '#8af4ff',
        },
        { scale: 1, dy: 4 },
      ),
      coinShower(c, 12, 60, 320, 8, 17),
    ],
    '#021c2c',
    titled('SEVEN SEAS|SHOWTIME', 'bowlby', 'gold', 'arch', 8),
    live,
  ),
  'mei-lin-baccarat': {
    draw: (c) => [
      salon(c, 158, '#ffe9a0'),
      posed(
        figure(c, {
          build: 'woman',
          skin: skins.fair,
          hair: '#14101c',
          style: 'bun',
          eyes: '#3a2010',
          lips: '#e0243e',
          mouth: 'calm',
          outfit: 'kimono',
          cloth: '#0f7a54',
          trim: '#f2c21a',
          hat: 'flower',
          hatColor: '#ff7ab0',
          hatTrim: '#ffd24a',
          gaze: -2,
          nod: 3,
        }),
        { scale: 1.08, dy: -14 },
      ),
      heldFan(
        c,
        cards('8h 10c Jd'),
        { skin: skins.fair, cloth: '#0f7a54', cuff: '#f2c21a' },
        { width: 76, spread: 18, radius: 130, x: 150, y: 332 },
      ),
      petals(c, 18, ['#ff9ac8', '#ffd0e4']),
    ],
    foot: ['#011a12', 0.96, 262],
    title: {
      lines: ['MEI LIN', { text: 'Baccarat', height: 34, width: 0.7 }],
      face: 'cinzel',
      ink: 'jade',
      maxHeight: 44,
      warp: 'arch',
      amount: 8,
    },
    frame: true,
  },
  'sofia-auto-roulette': recipe(
    (c) => [
      salon(c, 268, '#e8d0ff'),
      group(
        roulette(c, {
          glow: '#c8a0ff',
          squash: 0.3,
          scale: 1.12,
          y: 292,
          turn: -4,
          ball: [220, 268],
        }),
      ),
      dealer(
        c,
        {
          build: 'woman',
          skin: skins.fair,
          hair: '#e8c87a',
          style: 'bob',
          eyes: '#4a8ac8',
          lips: '#e0345a',
          outfit: 'waistcoat',
          cloth: '#2a1448',
          trim: '#c89aff',
          gaze: -3,
          nod: 4,
          rim: '#d8b0ff',
        },
        { scale: 0.94, dy: -38 },
      ),
    ],
    '#0e0420',
    titled('SOFIA|Auto Roulette', 'russo', 'violet', 'none'),
    { ...live, footTop: 280 },
  ),
};
