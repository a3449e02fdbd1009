import { clouds, confetti, embers, glint, glints, glow, rain, smoke } from '../atmosphere.ts';
import type { Recipes } from '../cover.ts';
import { burst, moon, nebula, sky } from '../grounds/light.ts';
import { damask, papelPicado, pyramids, surf } from '../grounds/ornament.ts';
import { flames, foliage, lake, mountains } from '../grounds/places.ts';
import { bull, lion, tiger, wolf } from '../heroes/beasts.ts';
import { phoenix } from '../heroes/birds.ts';
import { calavera, lotus, pharaoh, temple } from '../heroes/myth.ts';
import { lollipop, sweetSpill } from '../heroes/sweets.ts';
import { crown, sevens } from '../heroes/treasure.ts';
import { blur } from '../light.ts';
import { coinShower } from '../objects/coin.ts';
import { gem } from '../objects/gem.ts';
import { group, line, posed } from '../shapes.ts';

/** Slots that carry the lobby's first screens, each with a picture of its own. */
export const slots: Recipes = {
  'amihan-temple': {
    draw: (c) => [
      nebula(c, ['#0a1440', '#1c3a8a', '#5a7ad8'], '#8ab4ff', '#ffd9a0'),
      posed(temple(c, ['#fff3dc', '#d8b98a', '#6a4a2a'], '#ffd98a', '#8ab4ff', '#6fb4ff'), {
        turn: -3,
        scale: 1.02,
      }),
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
  'tiger-monsoon': {
    draw: (c) => [
      burst(c, ['#2fd08a', '#0c6a4a', '#03231c'], { y: 150, beam: '#c8ffb0', strength: 0.3 }),
      foliage(c, ['#0a5a3a', '#0f7a48', '#053a28']),
      posed(
        tiger(c, {
          coat: ['#ffd98a', '#f58a1a', '#a03c04'],
          glow: '#ffe08a',
          rim: '#8affc0',
          eye: '#7dff5a',
        }),
        { turn: -8, scale: 1.06, dx: 6, dy: -6 },
      ),
      rain(c),
      foliage(c, ['#02241a', '#033a26'], true),
    ],
    foot: ['#01140e', 0.92, 250],
    title: {
      lines: [
        { text: 'Tiger', height: 54 },
        { text: 'MONSOON', height: 38 },
      ],
      face: 'lilita',
      ink: 'orange',
      warp: 'arch',
      amount: 10,
    },
  },
  'sugar-parade': {
    draw: (c) => [
      burst(c, ['#fff3b0', '#ffb0d0', '#ff6fb0', '#c22a8a'], { y: 130, strength: 0.5 }),
      clouds(c),
      glow(c, 150, 150, 180, '#fff', 0.8),
      lollipop(c, 96, 104, 70, '#ff4f8b', '#fff', -18),
      lollipop(c, 218, 120, 58, '#21c7a8', '#fff8d0', 20),
      sweetSpill(c),
      glints(c, 8, '#fff', 20, 230, 5, 12),
    ],
    foot: ['#8a0a5a', 0.55, 300],
    title: {
      lines: ['Sugar', { text: 'Parade', height: 50 }],
      face: 'titan',
      ink: 'candy',
      warp: 'flag',
      amount: 22,
      gap: 2,
    },
  },
  'phoenix-ascent': {
    draw: (c) => [
      nebula(c, ['#2a0410', '#7a0f14', '#e0501a'], '#ff9a3a', '#ffe08a'),
      posed(
        phoenix(c, {
          plumage: ['#ffe27a', '#ff9a1a', '#e8340a', '#8a0a1a'],
          rim: '#ff9a3a',
          glow: '#ff9a1a',
        }),
        { turn: 8, scale: 1.05, dy: 4 },
      ),
      embers(c, 90, ['#ffe08a', '#ff8a1a', '#fff']),
    ],
    foot: ['#1c0206', 0.95, 250],
    title: {
      lines: ['PHOENIX', { text: 'Ascent', height: 32, width: 0.6 }],
      face: 'cinzel',
      ink: 'fire',
      warp: 'smile',
      amount: 14,
    },
  },
  'lotus-nights': {
    draw: (c) => [
      nebula(c, ['#061028', '#142a6a', '#3a4ab0'], '#4a7ad8', '#ff9ad0'),
      moon(c, 150, 116, 88),
      lake(c, 240, '#0a1a4a', '#02061c', ['#ffd9ec', '#9fb8ff', '#ffe9b0']),
      lotus(c, ['#ffd0e8', '#ff6fb4', '#a01a7a'], '#ff8ac8'),
      embers(c, 26, ['#ffe08a', '#fff6c0'], 20, 300),
    ],
    foot: ['#040a24', 0.92, 270],
    title: {
      lines: ['Lotus', { text: 'Nights', height: 44 }],
      face: 'shrikhand',
      ink: {
        face: ['#ffffff', '#ffe3f0', '#ff9ac8', '#ff5aa8'],
        side: '#5a0a5a',
        edge: ['#fff', '#ffd0e6'],
        outline: '#1a0430',
      },
      warp: 'flag',
      amount: 10,
      maxHeight: 56,
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
      posed(pharaoh(c), { turn: 4, scale: 1.04, dy: -4 }),
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
  'diamond-tide': {
    draw: (c) => [
      burst(c, ['#ffffff', '#8ae8ff', '#0a78c8', '#04164a'], { y: 150, strength: 0.45, count: 20 }),
      glow(c, 150, 160, 165, '#8ae8ff', 0.75, '#fff'),
      ...(
        [
          [58, 92, 34, 330, -20],
          [246, 104, 38, 40, 18],
          [44, 226, 30, 110, 14],
          [258, 224, 32, 275, -12],
        ] as const
      ).map(([x, y, size, hue, turn]) => gem(c, x, y, size, hue, turn)),
      group(gem(c, 150, 146, 112, 198, -12)),
      surf(c, 262, ['#0a6ad8', '#0a3a94', '#041c5a']),
      glint(c, 92, 106, 36, '#fff', 10),
      glint(c, 212, 100, 22),
      glints(c, 8, '#fff', 20, 260, 5, 12),
    ],
    foot: ['#02103a', 0.85, 300],
    title: {
      lines: ['DIAMOND', { text: 'TIDE', height: 58, width: 0.7 }],
      face: 'bowlby',
      ink: 'ice',
      warp: 'smile',
      maxHeight: 42,
    },
  },
  'golden-carabao': {
    draw: (c) => [
      burst(c, ['#fff0b0', '#f5a81a', '#a03c08', '#3a1004'], { y: 150, strength: 0.45 }),
      mountains(c, 220, [
        ['#8a4a14', '#4a1e08'],
        ['#3a1606', '#1c0a03'],
      ]),
      posed(
        bull(c, {
          coat: ['#8a7a88', '#3a3040', '#14101c'],
          glow: '#fff3b0',
          rim: '#ffb04a',
          eye: '#ffb020',
        }),
        { turn: 9, scale: 1.08, dy: -6 },
      ),
      coinShower(c, 12, 210, 330, 9, 18),
    ],
    foot: ['#1c0a03', 0.95, 256],
    title: {
      lines: ['Golden', { text: 'CARABAO', height: 40 }],
      face: 'lilita',
      ink: 'gold',
      warp: 'smile',
      amount: 10,
      maxHeight: 46,
    },
  },
  'calavera-fiesta': {
    draw: (c) => [
      burst(c, ['#ff9a3a', '#e0246a', '#4a0a5a'], { y: 150, beam: '#ffe08a' }),
      papelPicado(c),
      posed(calavera(c, '#3affd8', '#ff5aa0', ['#ff3f8e', '#ffb01a', '#1fc8d8']), {
        turn: -7,
        scale: 1.03,
        dx: 2,
      }),
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
  'fire-sevens': {
    draw: (c) => [
      burst(c, ['#ff8a2a', '#c81a0a', '#3a0204'], {
        y: 170,
        beam: '#ffd98a',
        strength: 0.4,
        count: 20,
      }),
      flames(c, 330, 10, ['#ff3a00', '#ff8a10', '#ffd24a'], 280, 60),
      sevens(
        c,
        ['#ff8a7a', '#e8141f', '#8a000c'],
        ['#fff6b0', '#ff5a3a', '#b3000f'],
        '#5a0a00',
        '#ffe08a',
      ),
      flames(c, 350, 9, ['#ff5a00', '#ffb02a'], 120, 50),
      embers(c, 70, ['#ffe08a', '#fff']),
    ],
    foot: ['#1c0202', 0.94, 262],
    title: {
      lines: ['FIRE', { text: 'SEVENS', height: 42 }],
      face: 'bungee',
      ink: 'gold',
      maxHeight: 44,
      warp: 'arch',
      amount: 12,
    },
  },
  'crown-of-siam': {
    draw: (c) => [
      burst(c, ['#ff8ac0', '#b3146a', '#4a0434', '#1c0116'], {
        beam: '#ffd98a',
        strength: 0.4,
        count: 24,
      }),
      damask(c, '#ffd9a0'),
      posed(
        crown(c, {
          velvet: ['#e0325a', '#8a1030'],
          cushion: ['#a01a3a', '#3a0414'],
          gem: 200,
          glow: '#ffe08a',
        }),
        { turn: -8, scale: 1.04 },
      ),
      glint(c, 96, 92, 24),
      glint(c, 238, 144, 16),
      embers(c, 50, ['#ffe9a0', '#fff']),
    ],
    foot: ['#1c0114', 0.94, 250],
    title: {
      lines: [
        { text: 'CROWN', height: 50 },
        { text: 'of SIAM', height: 34, width: 0.74 },
      ],
      face: 'cinzel',
      ink: 'gold',
      warp: 'arch',
      amount: 10,
    },
  },
  'wolf-moon-ridge': {
    draw: (c) => [
      sky(c, ['#040a24', '#1c2f7a', '#7a8ae0']),
      smoke(c, '#8ab4ff', 0.8, '.006 .012', 0.46),
      moon(c, 196, 104, 92, '#e8f0ff'),
      mountains(
        c,
        236,
        [
          ['#2a3a7a', '#141f4a'],
          ['#101a44', '#060b24'],
        ],
        60,
      ),
      posed(
        wolf(c, {
          coat: ['#c8d8f4', '#5a6a9a', '#1a2248'],
          glow: '#b8d0ff',
          rim: '#cfe4ff',
          eye: '#ffd24a',
        }),
        { scale: 1.02, dx: -8, dy: 6 },
      ),
      embers(c, 40, ['#fff', '#b8d0ff'], 0, 300),
    ],
    foot: ['#040820', 0.95, 250],
    title: {
      lines: ['WOLF MOON', { text: 'Ridge', height: 36, width: 0.5 }],
      face: 'cinzel',
      ink: 'chrome',
      warp: 'arch',
      amount: 8,
      maxHeight: 42,
    },
  },
  'lion-of-luzon': {
    draw: (c) => [
      burst(c, ['#fff3c0', '#ffb83a', '#c84a0a', '#3a0c04'], { y: 150, strength: 0.5 }),
      posed(
        lion(
          c,
          {
            coat: ['#ffe0a0', '#e09a3a', '#8a4a12'],
            glow: '#ffe9a0',
            rim: '#ffd98a',
            eye: '#ffc21a',
          },
          ['#ffb04a', '#b3540f', '#4a1604'],
        ),
        { turn: 6, dy: -10 },
      ),
      group(line('M-20 300Q150 250 320 300', '#ffd98a', 26), { filter: blur(c, 14), opacity: 0.5 }),
      embers(c, 50, ['#fff3c0', '#ffb04a']),
    ],
    foot: ['#240803', 0.95, 262],
    title: {
      lines: ['LION', { text: 'of Luzon', height: 36, width: 0.76 }],
      face: 'titan',
      ink: 'sun',
      warp: 'bulge',
      amount: 10,
      maxHeight: 56,
    },
  },
};
