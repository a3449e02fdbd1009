import { bubbles, confetti, embers, rain, smoke } from '../atmosphere.ts';
import { gold } from '../colour.ts';
import type { Recipes } from '../cover.ts';
import { frame } from '../frames/frame.ts';
import { sky } from '../grounds/light.ts';
import { surf } from '../grounds/ornament.ts';
import { sea, seabed } from '../grounds/places.ts';
import { fish, puffer } from '../heroes/finfish.ts';
import { angler, jelly, shark } from '../heroes/fish.ts';
import { koiPair, lilyPads, ripples } from '../heroes/koi.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
import { octopus, turtle } from '../heroes/sea.ts';
import { crab } from '../heroes/shellfish.ts';
import { galleon } from '../heroes/ships.ts';
import { blur, lit } from '../light.ts';
import { coinShower } from '../objects/coin.ts';
import { circle, group, line, path, posed } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Fishing games above and below the waves. */
export const fishingA: Recipes = {
  'abyss-angler': {
    draw: (c) => [
      sea(c, ['#0a5a7a', '#063050', '#02101f'], '#7fffe0'),
      seabed(c, '#01080f', '#042438'),
      posed(angler(c, ['#3ab0a8', '#156070', '#062530'], '#4fffe0', '#4dffd8', '#ffb02a'), {
        turn: -9,
        scale: 1.04,
        dy: 4,
      }),
      bubbles(c, 26),
    ],
    foot: ['#010a14', 0.92, 256],
    title: {
      lines: ['ABYSS', { text: 'ANGLER', height: 48 }],
      face: 'bowlby',
      ink: 'aqua',
      warp: 'bulge',
      maxHeight: 48,
    },
  },
  'koi-king': {
    draw: (c) => [
      sea(c, ['#4fe0c8', '#12909a', '#054a5c'], '#fff'),
      lilyPads(c),
      koiPair(
        c,
        { base: '#fff8f0', fin: '#ffb08a', patch: '#f2440f', scale: '#a01a00', rim: '#ffd9a0' },
        { base: '#ffd24a', fin: '#ffae1a', patch: '#f27a0a', scale: '#8a3a00', rim: '#fff0b0' },
      ),
      group(
        path('M-24 14L-30 -18L-12 -3L0 -28L12 -3L30 -18L24 14Q0 22 -24 14Z', c.linear(gold)) +
          [-30, 0, 30]
            .map((x) =>
              circle(x, x === 0 ? -30 : -20, 5.5, c.radial(['#fff', '#ff5a7a', '#a80a2a'])),
            )
            .join(''),
        {
          filter: lit(c, 2.4, { depth: 6, shine: 1 }),
          move: 'translate(252 138) rotate(28)',
        },
      ),
      ripples([
        [214, 60],
        [66, 262],
      ]),
    ],
    foot: ['#022a34', 0.92, 256],
    title: {
      lines: ['Koi', { text: 'King', height: 54 }],
      face: 'shrikhand',
      ink: 'gold',
      warp: 'arch',
      amount: 10,
      maxHeight: 50,
      gap: 4,
    },
  },
  'shark-tide': {
    draw: (c) => [
      sea(c, ['#a0f0ff', '#1fa0d8', '#064a8a', '#021a3a'], '#fff'),
      bubbles(c, 34),
      posed(shark(c, ['#9fc0d8', '#43688a', '#142a44']), {
        turn: -14,
        scale: 0.96,
        dx: 4,
        dy: -14,
      }),
      surf(c, 268, ['#e8fbff', '#3ab0e8', '#0a4a9a']),
    ],
    foot: ['#01142e', 0.92, 290],
    title: {
      lines: ['SHARK', { text: 'TIDE', height: 48, width: 0.66 }],
      face: 'anton',
      ink: {
        face: ['#ffd8d0', '#ff5a4a', '#d8101f', '#9a0010'],
        side: '#021a3a',
        edge: ['#fff', '#dff4ff'],
        outline: '#160002',
      },
      warp: 'bulge',
      amount: 8,
      maxHeight: 62,
    },
  },
  'jelly-lagoon': {
    draw: (c) => [
      sea(c, ['#1a6ad8', '#0a3a94', '#04103a'], '#a0d8ff'),
      bubbles(c, 30),
      group(
        jelly(c, 58, 84, 32, ['#7ff0ff', '#1fb0f0', '#fff'], 0.8) +
          jelly(c, 258, 128, 26, ['#ffe08a', '#ff9a3a', '#fff'], 0.7),
        { filter: blur(c, 1.2) },
      ),
      posed(jelly(c, 154, 128, 92, ['#ff9ad0', '#ff3f9a', '#ffd98a']), { turn: 12 }),
      posed(jelly(c, 244, 232, 36, ['#7ff0ff', '#1fb0f0', '#fff']), { x: 244, y: 232, turn: -16 }),
      posed(jelly(c, 46, 224, 42, ['#ffe08a', '#ff9a3a', '#fff']), { x: 46, y: 224, turn: 20 }),
      embers(c, 50, ['#9fe8ff', '#ffb0e0']),
    ],
    foot: ['#020a2a', 0.92, 250],
    title: {
      lines: ['Jelly', { text: 'LAGOON', height: 44 }],
      face: 'titan',
      ink: 'ice',
      warp: 'flag',
      amount: 14,
      maxHeight: 52,
    },
  },
  'kraken-bounty': recipe(
    (c) => [
      sea(c, ['#3a5a6a', '#123a4a', '#04141c'], '#a0e0d8'),
      group(smoke(c, '#6aa0a8', 0.8, '.012 .02', 0.45), { blend: 'screen' }),
      frame(c, 'rope'),
      posed(octopus(c, ['#ff8a6a', '#d8303a', '#4a0818'], '#ffd9c0', '#ffc21a', '#ffb08a', true), {
        turn: -7,
        dy: -34,
        dx: -18,
        scale: 0.98,
      }),
      posed(galleon(c, ['#a86a3a', '#5a3014', '#24100a'], ['#fff3e0', '#c8a88a'], '#1a1c24'), {
        turn: 24,
        scale: 0.44,
        dx: 84,
        dy: 58,
      }),
      rain(c),
      coinShower(c, 8, 250, 330, 8, 15),
    ],
    '#020a10',
    titled('KRAKEN|BOUNTY~.86', 'bowlby', 'gold', 'bulge', 10),
  ),
  'crab-carnival': recipe(
    (c) => [
      beams(c, '#fff6c8 #6ae0e8 #1a90b8 #06486a', '#fff', 0.45),
      confetti(c, 40),
      posed(crab(c, ['#ffb08a', '#f0442a', '#8a0f14']), { turn: -6, scale: 0.98, dy: -10 }),
      surf(c, 292, ['#f8e0a8', '#e0b46a']),
    ],
    '#3a2408',
    titled('CRAB|CARNIVAL', 'lilita', 'sun', 'arch', 10),
  ),
  'turtle-reef': recipe(
    (c) => [
      sea(c, ['#9ffff0', '#1ab8c8', '#045a7a'], '#fff'),
      seabed(c, '#043a3a', '#0a6a6a'),
      posed(turtle(c, ['#f0e88a', '#8aa83a', '#3a5a1c'], '#7ac88a'), {
        turn: 28,
        scale: 0.86,
        dy: -10,
      }),
      bubbles(c, 22),
    ],
    '#02282c',
    titled('TURTLE|REEF~.6', 'titan', 'lime', 'flag', 12),
  ),
  'puffer-panic': recipe(
    (c) => [
      sea(c, ['#ffe0f4', '#ff8ac8', '#a82a8a', '#3a0a4a'], '#fff'),
      bubbles(c, 30, 0, 340, 14),
      posed(puffer(c, ['#fff3a0', '#ffc21a', '#c8701a'], '#ff8a3a'), {
        turn: -8,
        scale: 0.96,
        dy: -8,
      }),
    ],
    '#2a0438',
    titled('PUFFER|PANIC~.84', 'lilita', 'sun', 'bulge', 12),
  ),
  'pearl-diver': {
    draw: (c) => [
      sea(c, ['#5af0e0', '#0aa0b8', '#04486a', '#021c34'], '#fff'),
      posed(
        figure(c, {
          build: 'woman',
          skin: skins.brown,
          hair: '#1c1410',
          style: 'long',
          eyes: '#4a2a14',
          lips: '#ff5a6a',
          outfit: 'jersey',
          cloth: '#0a4a6a',
          trim: '#ffd24a',
          hat: 'diver',
          hatColor: '#ff5a3a',
          hatTrim: '#ffd24a',
          gaze: 3,
          rim: '#9ffff0',
        }),
        { scale: 1.02, turn: -12, dy: -2 },
      ),
    ],
    foot: ['#02182c', 0.94, 262],
    title: {
      lines: ['PEARL', { text: 'DIVER', height: 46 }],
      face: 'titan',
      ink: 'aqua',
      maxHeight: 48,
      warp: 'flag',
      amount: 12,
    },
  },
  'marlin-strike': recipe(
    (c) => [
      sky(c, ['#ff9a4a', '#ffd08a', '#8ae0f0']),
      posed(
        fish(c, {
          back: '#0a2a8a',
          flank: '#3a8af0',
          belly: '#e8f8ff',
          fin: '#1a3ab8',
          eye: '#ffd24a',
          depth: 0.26,
          bill: true,
          sail: true,
          spots: '#8af0ff',
          rim: '#fff',
        }),
        { turn: 36, scale: 1.02, dx: 4, dy: 0 },
      ),
      surf(c, 262, ['#8af0ff', '#1a9ad8', '#0a4a9a']),
      bubbles(c, 26, 180, 330),
    ],
    '#04285a',
    titled('MARLIN|STRIKE', 'racing', 'ice', 'rise', 9, { skew: 0.12 }),
  ),
  'golden-arowana': recipe(
    (c) => [
      sea(c, ['#ffe9a0', '#f28a2a', '#8a2a14', '#2a0a08'], '#fff3c0'),
      seabed(c, '#2a0a08', '#6a2010', ['#ffb04a', '#e0502a', '#ffd24a']),
      posed(
        fish(c, {
          back: '#c86a04',
          flank: '#ffc83a',
          belly: '#fff6c8',
          fin: '#ff7a3a',
          eye: '#ffffff',
          depth: 0.48,
          rim: '#fffbe0',
        }) + line('M54 160C36 152 24 138 22 122M52 166C34 164 20 154 12 142', '#fff0a0', 3.4),
        { turn: -14, scale: 1.16, dy: -6, dx: 6 },
      ),
      coinShower(c, 12, 40, 320, 8, 17),
      bubbles(c, 24),
    ],
    '#240804',
    titled('GOLDEN|Arowana~.84', 'cinzel', 'gold', 'arch', 8),
  ),
};
