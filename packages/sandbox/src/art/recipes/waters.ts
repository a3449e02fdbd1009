import { bubbles, embers } from '../atmosphere.ts';
import type { Recipes } from '../cover.ts';
import { surf } from '../grounds/ornament.ts';
import { sea, seabed } from '../grounds/places.ts';
import { angler, jelly, koiPair, lilyPads, ripples, shark } from '../heroes/fish.ts';
import { blur } from '../light.ts';
import { group, posed } from '../shapes.ts';

/** Fishing games. */
export const waters: Recipes = {
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
};
