import { confetti, embers, glints, glow, rays } from '../atmosphere.ts';
import type { Recipes } from '../cover.ts';
import { burst } from '../grounds/light.ts';
import { curtain, felt } from '../grounds/places.ts';
import { mahjongTile, moneyWheel, roulette } from '../heroes/tables.ts';
import { cards, fan } from '../objects/card.ts';
import { chipPile, flyingChip } from '../objects/chips.ts';
import { coinShower } from '../objects/coin.ts';
import { die } from '../objects/dice.ts';
import { lantern } from '../objects/lantern.ts';

/** Live tables and card games. */
export const tables: Recipes = {
  'royale-roulette': {
    draw: (c) => [
      felt(c, '#0f8a5a', '#06402c'),
      roulette(c, { glow: '#3affa8' }),
      flyingChip(c, 30, 66, 24, '#d81a30', 0.6, -24),
      flyingChip(c, 276, 256, 30, '#1e6ae0', 0.55, 20, 1.4),
    ],
    foot: ['#02120c', 0.96, 240],
    title: {
      lines: ['ROYALE', { text: 'Roulette', height: 40 }],
      face: 'cinzel',
      ink: 'gold',
      weight: 0.9,
    },
    frame: true,
  },
  'sic-bo-imperial': {
    draw: (c) => [
      curtain(c, 8, 85),
      rays(c, 150, 120, 16, '#ffb04a', 0.3),
      lantern(c, 40, 60, 26, 2, 0.8),
      lantern(c, 262, 72, 30, 2, 0.6),
      die(c, [86, 130], 60, -20, [4, 1, 5], { shadow: false }),
      die(c, [220, 124], 56, 22, [6, 3, 2], { shadow: false }),
      die(c, [150, 210], 70, 6, [1, 6, 3]),
      coinShower(c, 8, 40, 300, 7, 14),
    ],
    foot: ['#1c0402', 0.95, 262],
    title: {
      lines: ['SIC BO', { text: 'IMPERIAL', height: 28, width: 0.74 }],
      face: 'slab',
      ink: 'gold',
    },
    frame: true,
  },
  'wheel-of-manila': {
    draw: (c) => [
      curtain(c, 215, 70),
      rays(c, 150, 166, 24, '#7fb4ff', 0.35),
      moneyWheel(
        c,
        [
          ['#ff5a5a', '#a0101c'],
          ['#ffc83a', '#b36a00'],
          ['#3ad08a', '#0a6a3a'],
          ['#4aa0ff', '#0a3a9a'],
        ],
        ['1', '2', '5', '10', '1', '20', '2', '40'],
        '#8ac0ff',
      ),
      confetti(c),
    ],
    foot: ['#040a24', 0.94, 270],
    title: {
      lines: [
        { text: 'WHEEL of', height: 36 },
        { text: 'MANILA', height: 42 },
      ],
      face: 'bungee',
      ink: 'orange',
      warp: 'arch',
      amount: 8,
      weight: 0.9,
    },
    frame: true,
  },
  'tongits-masters': {
    draw: (c) => [
      burst(c, ['#ff7a5a', '#b3142a', '#3a0210'], { y: 150, beam: '#ffcf8a', strength: 0.32 }),
      glow(c, 150, 170, 165, '#ffd08a', 0.8),
      coinShower(c, 12, 20, 290, 6, 14),
      fan(c, cards('10s Js Qh Ks Ah'), { width: 96, spread: 14, radius: 205, y: 350, lean: -5 }),
    ],
    foot: ['#24020a', 0.95, 240],
    title: {
      lines: ['TONGITS', { text: 'MASTERS', height: 28, width: 0.7 }],
      face: 'slab',
      ink: 'gold',
      warp: 'smile',
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
      lines: ['PUSOY', { text: 'ROYALE', height: 34, width: 0.82 }],
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
  'mahjong-dynasty': {
    draw: (c) => [
      burst(c, ['#2fd89a', '#0a7a54', '#022a20'], { y: 150, beam: '#e8ffc8', strength: 0.25 }),
      lantern(c, 44, 70, 24, 0, 1.4),
      lantern(c, 262, 58, 28, 0, 1),
      mahjongTile(c, 76, 186, 88, -20, 'bamboo'),
      mahjongTile(c, 228, 184, 88, 18, 'dots'),
      mahjongTile(c, 150, 150, 112, -6, 'zhong'),
      coinShower(c, 9, 210, 320, 9, 17),
      embers(c, 20, ['#ffe9a0']),
    ],
    foot: ['#011a12', 0.95, 250],
    title: {
      lines: ['MAHJONG', { text: 'Dynasty', height: 32, width: 0.64 }],
      face: 'cinzel',
      ink: 'gold',
      maxHeight: 46,
    },
  },
};
