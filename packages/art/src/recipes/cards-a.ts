import { embers, glints, glow, rain, snow, streaks } from '../atmosphere.ts';
import type { Recipes } from '../cover.ts';
import { times } from '../geometry.ts';
import { burst, nebula, sky } from '../grounds/light.ts';
import { damask, ornateWindow, planks } from '../grounds/ornament.ts';
import { city, fairSky, foliage, lake } from '../grounds/places.ts';
import { tiger } from '../heroes/beasts.ts';
import { jewelSuit } from '../heroes/luck.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
import { heldFan } from '../heroes/people/hands.ts';
import { impact } from '../heroes/sport.ts';
import { goldFigure } from '../heroes/treasure.ts';
import { arrow } from '../objects/arrow.ts';
import { card, cards, fan } from '../objects/card.ts';
import { chipPile, flyingChip } from '../objects/chips.ts';
import { coinShower } from '../objects/coin.ts';
import { lantern } from '../objects/lantern.ts';
import { path, posed, rect } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Card games. */
export const cardsA: Recipes = {
  'tongits-masters': {
    draw: (c) => [
      burst(c, ['#ff7a5a', '#b3142a', '#3a0210'], { y: 150, beam: '#ffcf8a', strength: 0.32 }),
      glow(c, 150, 170, 165, '#ffd08a', 0.8),
      coinShower(c, 12, 20, 290, 6, 14),
      fan(c, cards('10s Js Qh Ks Ah'), { width: 96, spread: 14, radius: 205, y: 350, lean: -5 }),
    ],
    foot: ['#24020a', 0.95, 240],
    title: {
      lines: ['HI-LO', { text: 'MASTERS', height: 28, width: 0.7 }],
      face: 'slab',
      ink: 'gold',
      warp: 'smile',
    },
  },
  'mahjong-dynasty': {
    draw: (c) => [
      burst(c, ['#2fd89a', '#0a7a54', '#022a20'], { y: 150, beam: '#e8ffc8', strength: 0.25 }),
      lantern(c, 44, 70, 24, 0, 1.4),
      lantern(c, 262, 58, 28, 0, 1),
      arrow(c, 'up', 44, 196),
      arrow(c, 'down', 256, 196),
      card(c, 122, 166, 96, -14, { rank: '3', suit: 'clubs' }),
      card(c, 180, 164, 106, 9, { rank: 'Q', suit: 'hearts' }),
      coinShower(c, 9, 210, 320, 9, 17),
      embers(c, 20, ['#ffe9a0']),
    ],
    foot: ['#011a12', 0.95, 250],
    title: {
      lines: ['HI-LO', { text: 'Dynasty', height: 32, width: 0.64 }],
      face: 'cinzel',
      ink: 'gold',
      maxHeight: 46,
    },
  },
  'pusoy-royale': {
    draw: (c) => [
      burst(c, ['#6a8aff', '#1c2f9a', '#060c34'], { beam: '#c8d8ff', strength: 0.3 }),
      glow(c, 150, 170, 165, '#8ab0ff', 0.8),
      fan(c, cards('2s Ad Kd'), { width: 110, spread: 22, radius: 150, y: 304, lean: 7 }),
      chipPile(c, 66, 278, 36, 5, '#f2a51a'),
      chipPile(c, 236, 284, 34, 4, '#d81a30'),
      flyingChip(c, 268, 70, 22, '#f2a51a', 0.5, 30, 0.6),
      glints(c, 9, '#fff', 20, 240, 5, 13),
    ],
    foot: ['#040824', 0.95, 276],
    title: {
      lines: ['HI-LO', { text: 'ROYALE', height: 34, width: 0.82 }],
      face: 'slab',
      ink: {
        face: ['#ffffff', '#c9f4ff', '#4fc3f7', '#1a7fe0'],
        side: '#042a5a',
        edge: ['#fff3b8', '#d48a12'],
        outline: '#020d24',
      },
      warp: 'smile',
      amount: 8,
      maxHeight: 54,
    },
  },
  'lucky-nine-lounge': recipe(
    (c) => [
      beams(c, '#8affd8 #12a88a #055a5a #022428', '#fff', 0.35),
      card(c, 66, 170, 82, -20, { rank: '4', suit: 'hearts' }),
      card(c, 234, 170, 82, 20, { rank: '5', suit: 'clubs' }),
      goldFigure(c, '9', 150, 150, 210, -6, ['#fffbe0', '#ffc83a', '#c8600a'], '#3a1404', 'slab'),
      coinShower(c, 8, 30, 310, 7, 15),
    ],
    '#021c20',
    titled('LUCKY NINE|Baccarat~.8', 'deco', 'gold', 'arch', 10),
  ),
  'video-poker-deluxe': recipe(
    (c) => [
      nebula(c, ['#04041c', '#10146a', '#2a3ab8'], '#3a5aff', '#ff5ac8'),
      rect(
        18,
        40,
        264,
        226,
        { fill: c.linear(['#3a4468', '#10142c']), stroke: '#8af4ff', width: 4 },
        20,
      ),
      rect(32, 54, 236, 198, c.radial(['#2a4ae0', '#0a1058']), 12),
      fan(c, cards('10s Js Qs Ks As'), { width: 74, spread: 10, radius: 260, y: 400 }),
      ...Array.from({ length: 11 }, (_, i) =>
        glow(c, 40 + i * 22, 46, 12, i % 2 ? '#ff5ac8' : '#8af4ff', 1, '#fff'),
      ),
      path('M32 54H150L90 252H32Z', { fill: '#fff', opacity: 0.08 }),
      glints(c, 8),
    ],
    '#04041c',
    titled('HI-LO|DELUXE~.8', 'russo', 'neon', 'none', 0, { skew: 0.1 }),
    { footTop: 280 },
  ),
  'domino-plaza': recipe(
    (c) => [
      planks(c, '#d89a5a', '#7a4420', 84),
      glow(c, 150, 140, 170, '#fff0c8', 0.6, '#fff'),
      // A falling row of cards; the first one falls towards the viewer.
      ...times(8, (i) => {
        const t = i / 7;
        return card(c, 278 - 214 * t + 60 * t * t, 54 + 116 * t * t, 34 + 42 * t, 64 - 74 * t, {
          rank: `${2 + i}`,
          suit: i % 2 ? 'hearts' : 'clubs',
        });
      }),
      card(c, 186, 172, 106, 16, { rank: '10', suit: 'diamonds' }),
      arrow(c, 'up', 264, 206),
      arrow(c, 'down', 46, 232, 0.7),
      impact(c, 120, 196, 30, '#ffe08a'),
      glints(c, 8),
    ],
    '#2a1206',
    titled('HI-LO|PLAZA~.9', 'bungee', 'white', 'arch', 10),
  ),
  'queen-of-hearts': recipe(
    (c) => [
      beams(c, '#ffd8e4 #ff5a8a #a80a3a #34041c', '#fff', 0.45),
      ...[
        [46, 76, 0.5],
        [258, 92, 0.42],
        [40, 230, 0.36],
        [266, 224, 0.5],
      ].map(([x = 0, y = 0, k = 0]) =>
        jewelSuit(c, 'hearts', ['#ffb0c0', '#e0143a', '#6a0018'], x, y, k, c.between(-16, 16)),
      ),
      posed(
        figure(c, {
          build: 'woman',
          skin: skins.fair,
          hair: '#7a1c14',
          style: 'bun',
          eyes: '#3a8a5a',
          lips: '#c80a2a',
          mouth: 'calm',
          outfit: 'gown',
          cloth: '#c8102e',
          trim: '#fff3d0',
          hat: 'crown',
          gaze: 3,
          nod: 5,
          rim: '#ffd0d8',
        }),
        { scale: 1.04, dy: 8 },
      ),
    ],
    '#2a0414',
    titled('QUEEN|of Hearts~.86', 'cinzel', 'red', 'arch', 8),
  ),
  'thirteen-tigers': recipe(
    (c) => [
      beams(c, '#d0f4ff #3a9ae0 #12407a #041430', '#fff', 0.35),
      snow(c, 40),
      posed(
        tiger(c, {
          coat: ['#ffffff', '#c8dcf4', '#5a7aa8'],
          glow: '#9fe0ff',
          rim: '#7fd0ff',
          eye: '#3ad8ff',
        }),
        { turn: 9, scale: 1.04, dy: -10 },
      ),
      embers(c, 40, ['#fff', '#9fe0ff']),
    ],
    '#041024',
    titled('THIRTEEN|TIGERS', 'cinzel', 'ice', 'arch', 8),
  ),
  'ace-alley': recipe(
    (c) => [
      sky(c, ['#0a0a2a', '#2a1a6a', '#e03a8a']),
      city(c, 250, ['#1c1448', '#0a0824'], ['#3ae0ff', '#ff5ac8', '#ffe08a']),
      path('M60 -20L250 -20L320 400H-20Z', {
        fill: c.linear([
          [0, '#ff8ad8', 0.5],
          [1, '#ff8ad8', 0],
        ]),
      }),
      figure(c, {
        build: 'man',
        skin: skins.fair,
        hair: '#1c1210',
        style: 'short',
        beard: 'stubble',
        eyes: '#3ab0e0',
        mouth: 'smile',
        outfit: 'tuxedo',
        cloth: '#2a1a4a',
        trim: '#3ae0ff',
        hat: 'fedora',
        hatColor: '#2a1a4a',
        hatTrim: '#ff3aa8',
        gaze: -5,
        nod: 10,
        rim: '#ff8ad8',
      }),
      heldFan(
        c,
        cards('Ad'),
        { skin: skins.fair, cloth: '#2a1a4a', cuff: '#fff' },
        { width: 92, x: 84, y: 316, lean: -12 },
      ),
      streaks(c, 80, 190, 30, ['#3ae0ff', '#ff8ad8', '#fff'], 80, 160),
      rain(c, 40),
    ],
    '#0a0424',
    titled('ACE ALLEY', 'deco', 'neon', 'rise', 10),
  ),
  'pok-deng-palace': recipe(
    (c) => [
      ornateWindow(c, 32),
      damask(c, '#ffe08a', 0.14),
      lantern(c, 30, 70, 20, 30, 0.8),
      lantern(c, 270, 70, 20, 30, 0.8),
      posed(
        figure(c, {
          build: 'woman',
          skin: skins.tan,
          hair: '#14100e',
          style: 'bun',
          eyes: '#4a2a14',
          lips: '#d8243e',
          outfit: 'gown',
          cloth: '#0a7a5a',
          trim: '#ffd24a',
          hat: 'crown',
          hatColor: '#ffd24a',
          hatTrim: '#1fa86a',
          gaze: 3,
          nod: -5,
          rim: '#ffe08a',
        }),
        { scale: 0.98, dx: 12, dy: 12 },
      ),
      heldFan(
        c,
        cards('9s Kh'),
        { skin: skins.tan, cloth: '#d9975f', cuff: '#ffd24a' },
        { width: 76, spread: 22, x: 72, y: 324, lean: -13 },
      ),
      coinShower(c, 8, 200, 330, 8, 15),
    ],
    '#1c0c02',
    titled('PALACE|Baccarat~.9', 'cinzel', 'gold', 'arch', 8),
  ),
  'shan-koe-mee-star': recipe(
    (c) => [
      beams(c, '#fff8d0 #ffc83a #e0742a #6a240a', '#fff', 0.5),
      posed(
        figure(c, {
          build: 'woman',
          skin: skins.tan,
          hair: '#14100e',
          style: 'bun',
          eyes: '#3a2010',
          lips: '#e0344a',
          mouth: 'smile',
          outfit: 'kimono',
          cloth: '#1a8a6a',
          trim: '#ffb81a',
          hat: 'flower',
          hatColor: '#fff',
          hatTrim: '#ffd24a',
          gaze: -3,
          nod: -4,
          rim: '#fff3c0',
        }),
        { scale: 1.02, dx: 6, dy: 4 },
      ),
      heldFan(
        c,
        cards('8d Ad 10s'),
        { skin: skins.tan, cloth: '#1a8a6a', cuff: '#ffb81a' },
        { width: 70, spread: 20, radius: 110, x: 62, y: 298, lean: -10 },
      ),
    ],
    '#2a1004',
    titled('YANGON STAR|BACCARAT~.8', 'slab', 'sun', 'arch', 8),
  ),
  'rummy-riviera': recipe(
    (c) => [
      fairSky(c, ['#2a9af0', '#8ad8ff', '#fff3d0']),
      lake(c, 200, '#1a9ac8', '#0a4a7a', ['#fff', '#d8f8ff']),
      posed(
        figure(c, {
          build: 'woman',
          skin: skins.fair,
          hair: '#c8641a',
          style: 'waves',
          eyes: '#1a8a7a',
          lips: '#e0304a',
          outfit: 'gown',
          cloth: '#f0f4ff',
          trim: '#1a6ad8',
          hat: 'fedora',
          hatColor: '#fff0c8',
          hatTrim: '#1a6ad8',
          gaze: 4,
          nod: 9,
          rim: '#fff8e0',
        }),
        { dx: -18, dy: 6 },
      ),
      heldFan(
        c,
        cards('7h 8h 9h 10h'),
        { skin: skins.fair, cloth: '#f6c6a4', cuff: '#ffd24a' },
        { width: 62, spread: 18, x: 230, y: 344, lean: 13 },
      ),
      foliage(c, ['#0a6a4a', '#2a9a5a'], true),
    ],
    '#04304a',
    titled('Riviera|HI-LO~.7', 'shrikhand', 'cream', 'flag', 10),
  ),
  'jack-of-storms': recipe(
    (c) => [
      sky(c, ['#10142a', '#34406a', '#7a8ab8']),
      rain(c, 90),
      path('M214 -10L180 80L206 84L160 190', { stroke: '#dfe8ff', width: 5 }),
      posed(
        figure(c, {
          build: 'man',
          skin: skins.fair,
          hair: '#e0b04a',
          style: 'spikes',
          eyes: '#3ab0ff',
          mouth: 'grin',
          outfit: 'coat',
          cloth: '#1c3a8a',
          trim: '#c8d8ff',
          gaze: 4,
          nod: -6,
          rim: '#b8d0ff',
        }),
        { scale: 1.06, dx: -8, dy: 8 },
      ),
      card(c, 246, 244, 66, 16, { rank: 'J', suit: 'spades' }),
      glow(c, 200, 60, 120, '#a8c8ff', 0.8),
    ],
    '#080c1c',
    titled('JACK|of Storms~.86', 'brush', 'ice', 'rise', 8, { skew: 0.1 }),
  ),
};
