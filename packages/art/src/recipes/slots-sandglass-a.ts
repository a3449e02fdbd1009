import { confetti, embers, glints, snow } from '../atmosphere.ts';
import type { Recipes } from '../cover.ts';
import { frame } from '../frames/frame.ts';
import { burst, moon, nebula, sky } from '../grounds/light.ts';
import { papelPicado, pyramids } from '../grounds/ornament.ts';
import { foliage, hills, lake, mountains } from '../grounds/places.ts';
import { lamp, scarab } from '../heroes/legends.ts';
import { calavera, pharaoh, temple } from '../heroes/myth.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
import { torch } from '../heroes/people/props.ts';
import { coinHeap, coinShower } from '../objects/coin.ts';
import { posed } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Slots of Sandglass: myths and old worlds. */
export const slotsSandglassA: Recipes = {
  'amihan-temple': {
    draw: (c) => [
      nebula(c, ['#0a1440', '#1c3a8a', '#5a7ad8'], '#8ab4ff', '#ffd9a0'),
      c.hero(
        posed(temple(c, ['#fff3dc', '#d8b98a', '#6a4a2a'], '#ffd98a', '#8ab4ff', '#6fb4ff'), {
          turn: -3,
          scale: 1.02,
        }),
      ),
      embers(c, 40, ['#ffe08a', '#fff']),
    ],
    foot: ['#060a24', 0.95],
    title: {
      lines: ['Amihan', { text: 'TEMPLE', height: 30, width: 0.86 }],
      face: 'cinzel',
      ink: 'gold',
      warp: 'arch',
    },
  },
  'pharaohs-ember': {
    draw: (c) => [
      burst(c, ['#ffdf8a', '#e08a1a', '#7a2a08', '#2a0a04'], {
        y: 140,
        beam: '#fff3b0',
        strength: 0.45,
      }),
      pyramids(c),
      frame(c, 'gold', '#c8142e', 210),
      c.hero(posed(pharaoh(c), { turn: 4, scale: 1.04, dy: -4 })),
      coinShower(c, 10, 190, 330, 7, 16),
      embers(c, 60, ['#ffe08a', '#fff3c0']),
    ],
    foot: ['#1c0803', 0.95, 250],
    title: {
      lines: [
        { text: 'PHARAOH’S', height: 36 },
        { text: 'EMBER', height: 48, width: 0.86 },
      ],
      face: 'cinzel',
      ink: {
        face: ['#fffce8', '#ffe27a', '#f5a81c', '#ffd75a'],
        side: '#0b2a78',
        edge: ['#fff6c4', '#b86e08'],
        outline: '#0a0a2a',
      },
      warp: 'arch',
      amount: 8,
      gap: 5,
    },
  },
  'calavera-fiesta': {
    draw: (c) => [
      burst(c, ['#ff9a3a', '#e0246a', '#4a0a5a'], { y: 150, beam: '#ffe08a' }),
      papelPicado(c),
      c.hero(
        posed(calavera(c, '#3affd8', '#ff5aa0', ['#ff3f8e', '#ffb01a', '#1fc8d8']), {
          turn: -7,
          scale: 1.03,
          dx: 2,
        }),
      ),
      confetti(c),
    ],
    foot: ['#24042e', 0.9, 270],
    title: {
      lines: ['CALAVERA', { text: 'Fiesta', height: 44, width: 0.7 }],
      face: 'lilita',
      ink: {
        face: ['#fff8e0', '#ffd27a', '#ff9a2a', '#f26a0a'],
        side: '#8a0a4a',
        edge: ['#fff', '#ffe0b0'],
        outline: '#2a0430',
      },
      warp: 'arch',
      maxHeight: 54,
    },
  },
  'luna-of-the-lost-ridge': {
    draw: (c) => [
      burst(c, ['#fff0b8', '#8ac05a', '#1f6a3a', '#04241a'], {
        y: 130,
        beam: '#fff3c0',
        strength: 0.45,
      }),
      foliage(c, ['#0a5a3a', '#1f7a3a', '#0f4a2a']),
      frame(c, 'stone', '#5a6a4a'),
      c.hero(
        posed(
          figure(c, {
            build: 'woman',
            skin: skins.warm,
            hair: '#5a2a12',
            style: 'braids',
            eyes: '#3aa06a',
            outfit: 'explorer',
            cloth: '#b8945a',
            trim: '#c8321a',
            hat: 'fedora',
            hatColor: '#8a5a2a',
            hatTrim: '#3a1c0a',
            gaze: 4,
            nod: 6,
            rim: '#ffe9a0',
          }),
          { scale: 1.06, dx: -14, dy: -6 },
        ),
      ),
      c.hero(torch(c, 254, 196, 14)),
      embers(c, 50, ['#ffe08a', '#d8ffb0']),
      foliage(c, ['#02241a', '#0a3a20'], true),
    ],
    foot: ['#021a10', 0.94, 262],
    title: {
      lines: ['LUNA', { text: 'of the Lost Ridge', height: 30 }],
      face: 'bowlby',
      ink: 'sun',
      maxHeight: 54,
      warp: 'bulge',
      amount: 8,
    },
  },
  'lamp-of-wishes': recipe(
    (c) => [
      nebula(c, ['#0a1048', '#3a1a8a', '#a83ab8'], '#5a6aff', '#ff9ae0'),
      moon(c, 60, 62, 34, '#fff0c8'),
      frame(c, 'gold', '#c8142e', 190),
      c.hero(posed(lamp(c, '#8ae0ff', 190), { turn: -8, scale: 0.98, dx: -8, dy: 10 })),
      coinHeap(c, 312, 26, 15),
      glints(c, 14, '#fff', 10, 280, 5, 16),
    ],
    '#0a0438',
    titled('LAMP of|WISHES', 'shrikhand', 'gold', 'arch', 10),
    { footTop: 280 },
  ),
  'scarab-sands': recipe(
    (c) => [
      beams(c, '#fff0b8 #e8b04a #a8642a #3a1c0a', '#fff', 0.45, 70),
      pyramids(c),
      frame(c, 'stone', '#c8a468'),
      hills(c, 284, [['#e0a04a', '#8a5a1c']], 10),
      c.hero(posed(scarab(c, ['#8af4ff', '#1a8ac8', '#062a6a']), { turn: 4, scale: 0.96, dy: -4 })),
      embers(c, 40, ['#fff3c0']),
    ],
    '#2a1204',
    titled('SCARAB|SANDS~.9', 'slab', 'cream', 'arch', 10),
  ),
  'viking-fjord': {
    draw: (c) => [
      sky(c, ['#0a2a4a', '#3a7aa0', '#b8e0e8', '#e8f4f0']),
      mountains(
        c,
        190,
        [
          ['#8ab0c8', '#4a7a98'],
          ['#2f5a78', '#12304a'],
        ],
        110,
      ),
      lake(c, 262, '#2a6a8a', '#04182a', ['#fff', '#9fe0ff']),
      frame(c, 'wood'),
      c.hero(
        posed(
          figure(c, {
            build: 'man',
            skin: skins.fair,
            hair: '#c8641a',
            style: 'braids',
            beard: 'long',
            eyes: '#3aa0d8',
            mouth: 'fierce',
            outfit: 'armour',
            cloth: '#6a7a8a',
            trim: '#c8901a',
            hat: 'viking',
            gaze: -3,
            nod: -5,
            rim: '#dff4ff',
          }),
          { scale: 1.04, dy: 4 },
        ),
      ),
      snow(c, 60),
    ],
    foot: ['#04182a', 0.95, 266],
    title: {
      lines: ['VIKING', { text: 'FJORD', height: 46, width: 0.76 }],
      face: 'celtic',
      ink: 'ice',
      maxHeight: 48,
      warp: 'arch',
      amount: 8,
    },
  },
};
