import { confetti, embers, glints, glow, rays } from '../atmosphere.ts';
import { createTone } from '../colour.ts';
import type { Recipes } from '../cover.ts';
import { nebula, sky } from '../grounds/light.ts';
import { damask } from '../grounds/ornament.ts';
import { curtain, felt, flames, foliage, lake } from '../grounds/places.ts';
import { tiger } from '../heroes/beasts.ts';
import { dragonHead } from '../heroes/dragon.ts';
import { skins } from '../heroes/people/face.ts';
import { fist, heldFan } from '../heroes/people/hands.ts';
import { moneyWheel, roulette } from '../heroes/tables.ts';
import { cards, fan } from '../objects/card.ts';
import { chipPile, flyingChip } from '../objects/chips.ts';
import { coinShower } from '../objects/coin.ts';
import { die } from '../objects/dice.ts';
import { lantern } from '../objects/lantern.ts';
import { sphere } from '../objects/sphere.ts';
import { group, path, posed } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';
import { bowl, colorDie, counters, dealer, duel, live } from './studio.ts';

/** Live tables: wheels, dice and cards in a studio’s light. */
export const liveTablesA: Recipes = {
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
  'baccarat-salon': recipe(
    (c) => [
      curtain(c, 352, 80),
      rays(c, 150, 60, 18, '#ffcf7a', 0.35),
      fan(c, cards('9d Kc As'), { width: 114, spread: 19, radius: 170, y: 322, lean: -6 }),
      chipPile(c, 58, 272, 32, 5, '#d81a30'),
      chipPile(c, 242, 270, 32, 6, '#1e6ae0'),
      chipPile(c, 152, 292, 36, 3, '#2a2e3a'),
    ],
    '#1c0208',
    titled('BACCARAT|Salon~.5', 'cinzel', 'gold', 'none'),
    live,
  ),
  'dragon-tiger-duel': recipe(
    (c) => [
      duel(
        c,
        beams(c, '#ffb04a #d8340a #6a0a08 #2a0204', '#ffd98a', 0.45) +
          flames(c, 330, 7, ['#ff3a00', '#ff9a1a'], 240, 60),
        beams(c, '#8ae0ff #1a7ae0 #0a2a8a #020a2a', '#a0e0ff', 0.4),
        group(
          dragonHead(c, {
            scale: ['#ffb06a', '#d8241a', '#5a0408'],
            mane: ['#ffe27a', '#e0700a'],
            rim: '#ffe08a',
            eye: '#ffe01a',
          }),
          { move: 'translate(206 6) scale(-.86 .86)' },
        ),
        posed(
          tiger(c, {
            coat: ['#ffffff', '#c8dcf4', '#5a7aa8'],
            glow: '#9fe0ff',
            rim: '#7fd0ff',
            eye: '#3ad8ff',
          }),
          { scale: 0.9, dx: 88, dy: 28, turn: 6 },
        ),
      ),
      embers(c, 60, ['#ffe08a', '#9fe8ff', '#fff']),
    ],
    '#0a0410',
    titled('DRAGON TIGER|DUEL~.6', 'bungee', 'gold', 'none', 0, { weight: 0.9 }),
    live,
  ),
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
  'color-game-fiesta': recipe(
    (c) => [
      beams(c, '#fffbe0 #ffd24a #ff7a3a #8a1a4a', '#fff', 0.5),
      confetti(c, 50),
      die(c, [84, 120], 62, -14, [5, 3, 2], colorDie('#e0243a')),
      die(c, [222, 122], 60, 18, [6, 4, 1], colorDie('#1e7af0')),
      die(c, [152, 206], 70, 4, [2, 5, 6], colorDie('#1fb85a')),
      glints(c, 8),
    ],
    '#3a0820',
    titled('COLOR GAME|Fiesta~.66', 'lilita', 'candy', 'arch', 10),
    live,
  ),
  'lightbolt-roulette': recipe(
    (c) => [
      nebula(c, ['#0a0430', '#2a1280', '#5a3af0'], '#6a5aff', '#ffd24a'),
      roulette(c, {
        glow: '#ffd24a',
        wood: ['#14103a', '#2a1c7a', '#6a4af0'],
        turn: 12,
        squash: 0.78,
        ball: [80, 110],
      }),
      path('M226 -10L188 92L214 96L160 210L240 112L212 108L262 -10Z', {
        fill: c.linear(['#fffbe0', '#ffd21a']),
        stroke: '#fff',
        width: 2,
      }),
      glow(c, 200, 100, 120, '#ffe08a', 0.7),
    ],
    '#0a0428',
    titled('LIGHTBOLT|Roulette~.9', 'russo', 'sun', 'rise', 6, { skew: 0.1 }),
    live,
  ),
  'fan-tan-house': recipe(
    (c) => [
      curtain(c, 165, 60),
      damask(c, '#c8ffe0', 0.08),
      glow(c, 150, 150, 160, '#c8ffe0', 0.6, '#fff'),
      dealer(
        c,
        {
          build: 'man',
          skin: skins.fair,
          hair: '#e8e4e0',
          style: 'topknot',
          beard: 'long',
          eyes: '#3a2010',
          mouth: 'smile',
          outfit: 'kimono',
          cloth: '#0a6a5a',
          trim: '#ffd24a',
          gaze: 4,
          nod: 7,
          rim: '#c8ffe0',
        },
        { dx: -34, scale: 0.98 },
      ),
      ...counters
        .filter((_, i) => i < 20)
        .map(([x, y], i) =>
          sphere(
            c,
            x + 10 + c.between(-2, 2),
            y + 14,
            13,
            i % 4 === 3 ? createTone('#1fa86a') : ['#ffffff', '#f0ead8', '#a89a78'],
          ),
        ),
      fist(c, 250, 108, 36, { skin: skins.fair, cloth: '#0a6a5a', cuff: '#ffd24a' }, 1, 0.8),
      posed(bowl(c), { x: 150, y: 110, turn: 16, dx: 84, dy: 60, scale: 0.66 }),
      glints(c, 10),
    ],
    '#021c16',
    titled('FAN TAN|House~.6', 'slab', 'jade', 'arch', 8),
    live,
  ),
  'andar-bahar-nights': recipe(
    (c) => [
      duel(
        c,
        beams(c, '#ff9ad8 #b81a8a #4a0450 #1c0224', '#fff', 0.35),
        beams(c, '#ffe08a #e08a1a #7a3a0a #2a1004', '#fff', 0.35),
        '',
        '',
      ),
      dealer(
        c,
        {
          build: 'woman',
          skin: skins.brown,
          hair: '#14100e',
          style: 'long',
          eyes: '#5a3414',
          lips: '#c81a4a',
          outfit: 'gown',
          cloth: '#c81a7a',
          trim: '#ffd24a',
          hat: 'tiara',
          hatColor: '#ffd24a',
          hatTrim: '#e0243a',
          nod: -4,
          rim: '#ffd98a',
        },
        { scale: 0.96, dy: -2 },
      ),
      heldFan(
        c,
        cards('Jh'),
        { skin: skins.brown, cloth: '#a86a3e', cuff: '#ffd24a' },
        { width: 74, x: 44, y: 312, lean: -10 },
      ),
      heldFan(
        c,
        cards('Jc'),
        { skin: skins.brown, cloth: '#a86a3e', cuff: '#ffd24a' },
        { width: 74, x: 256, y: 312, lean: 10 },
      ),
      coinShower(c, 8, 30, 300, 7, 13),
    ],
    '#18041c',
    titled('ANDAR BAHAR|Nights~.6', 'bungee', 'sun', 'none'),
    live,
  ),
  'caribbean-stud-terrace': recipe(
    (c) => [
      sky(c, ['#0a6ac8', '#5ae0e8', '#fff0b8']),
      lake(c, 210, '#1ac8c8', '#046a7a', ['#fff']),
      foliage(c, ['#0a6a3a', '#2a9a3a']),
      dealer(
        c,
        {
          build: 'man',
          skin: skins.deep,
          hair: '#14100e',
          style: 'curls',
          beard: 'short',
          eyes: '#4a2a14',
          mouth: 'grin',
          outfit: 'coat',
          cloth: '#f2f0e8',
          trim: '#1ac8b8',
          hat: 'fedora',
          hatColor: '#f0e4c8',
          hatTrim: '#e0346a',
          gaze: 4,
          nod: 6,
          rim: '#fff0b8',
        },
        { dx: -14, dy: 2, scale: 1 },
      ),
      heldFan(
        c,
        cards('10d Jd Qd Kd Ad'),
        { skin: skins.deep, cloth: '#f2f0e8', cuff: '#1ac8b8' },
        { width: 60, spread: 17, x: 226, y: 346, lean: 14 },
      ),
      foliage(c, ['#043a24', '#0a5a2a'], true),
    ],
    '#03303a',
    titled('CARIBBEAN|Baccarat~.8', 'shrikhand', 'aqua', 'none'),
    live,
  ),
};
