import { bokeh, clouds, embers, glints, glow, smoke, streaks } from '../atmosphere.ts';
import { toneOf } from '../colour.ts';
import type { Recipes } from '../cover.ts';
import { burst, nebula, sky } from '../grounds/light.ts';
import { ropes } from '../grounds/ornament.ts';
import { city, crowd, fairSky, flames, hills, pitch, stadiumLights } from '../grounds/places.ts';
import { cubes, mineBoard, pegBoard, starship } from '../heroes/arcade.ts';
import { airBalloon, kite, plane, rocket } from '../heroes/flight.ts';
import { basketball, football, glove, hoop, impact, numberBall } from '../heroes/sport.ts';
import { blur } from '../light.ts';
import { sphere } from '../objects/sphere.ts';
import { ellipse, group, line, posed } from '../shapes.ts';

/** Crash and mini games, sports, lotteries and arcade. */
export const quick: Recipes = {
  'skyrocket-x': {
    draw: (c) => [
      burst(c, ['#ffb04a', '#f2543a', '#0e5a7a', '#04162c'], { x: 50, y: 340, beam: '#ffd9a0' }),
      bokeh(c, 12, ['#ffb86a', '#ff6a8a'], 0.5, 3, 10),
      group(line('M-10 330C60 320 90 260 128 196', '#ffd98a', 26), {
        filter: blur(c, 6),
        opacity: 0.7,
      }),
      rocket(c, 172, 138, 32, 1.2, ['#ff4a3a', '#9a0a1a']),
      group(glow(c, 40, 320, 120, '#ff8a4a', 0.8, '#fff3b0'), { blend: 'screen' }),
      glints(c, 9, '#fff', 10, 240, 3, 9),
    ],
    foot: ['#03101f', 0.92, 250],
    title: {
      lines: ['SKYROCKET', { text: 'X', height: 52, width: 0.3 }],
      face: 'racing',
      ink: 'fire',
      warp: 'rise',
      amount: 10,
      skew: 0.12,
      gap: 8,
    },
  },
  'mines-of-cebu': {
    draw: (c) => [
      burst(c, ['#2a7a9a', '#0c3450', '#03101c'], {
        x: 128,
        y: 190,
        beam: '#ff8a4a',
        strength: 0.2,
      }),
      mineBoard(c, ['#3a7a98', '#14384e'], ['#0f4a5a', '#062028'], 165),
      embers(c, 40, ['#ffb02a', '#ff5a1a']),
    ],
    foot: ['#020c14', 0.95, 240],
    title: {
      lines: ['MINES', { text: 'of Cebu', height: 28, width: 0.6 }],
      face: 'slab',
      ink: 'lime',
      maxHeight: 58,
    },
  },
  pegfall: {
    draw: (c) => [
      burst(c, ['#6a3ad8', '#2a1278', '#0a0430'], { y: 120, beam: '#c8a0ff', strength: 0.2 }),
      posed(
        pegBoard(
          c,
          ['#c8a0ff', '#d8c0ff', '#4a1a9a'],
          [
            ['#ffc21a', '#8a4a00'],
            ['#3affc8', '#046a4a'],
            ['#ff5a8a', '#7a0a32'],
          ],
        ),
        { turn: -4, scale: 1.02 },
      ),
      embers(c, 30, ['#fff', '#ffd98a']),
    ],
    foot: ['#0a0228', 0.95, 276],
    title: {
      lines: ['PEGFALL'],
      face: 'bungee',
      ink: 'sun',
      maxHeight: 54,
      warp: 'pinch',
      amount: 12,
    },
  },
  'balloon-rush': {
    draw: (c) => [
      fairSky(c, ['#2a8ae8', '#7fd0ff', '#ffe3b8', '#ffb07a']),
      hills(c, 300, [
        ['#7aa0c8', '#5a80b0'],
        ['#4a8a7a', '#2a6a5a'],
        ['#1f5a3a', '#0f3a24'],
      ]),
      airBalloon(c, 56, 196, 24, ['#f2b01a', '#d8402a'], 0.9, 1),
      airBalloon(c, 258, 64, 20, ['#1fa8a0', '#fff6e0'], 0.85, 1.2),
      airBalloon(c, 248, 190, 36, ['#1fa8a0', '#fff6e0']),
      posed(airBalloon(c, 136, 122, 92, ['#e8343a', '#fff6e0', '#f59a1a', '#fff6e0']), {
        turn: -7,
        x: 136,
        y: 122,
      }),
    ],
    foot: ['#0a2a1c', 0.6, 300],
    title: {
      lines: ['Balloon', { text: 'RUSH', height: 52, width: 0.66 }],
      face: 'lilita',
      ink: {
        face: ['#fff', '#fff', '#e8ecf4', '#cfd8e8'],
        side: '#c2301a',
        edge: ['#ffe0b0', '#f27a1a'],
        outline: '#3a0a04',
      },
      warp: 'rise',
      amount: 8,
      maxHeight: 56,
    },
  },
  saranggola: {
    draw: (c) => [
      sky(c, ['#0a4ac8', '#3aa0ff', '#b8e8ff', '#fff0c8']),
      clouds(c, '#fff', 0.9, 120, 330),
      line('M176 150C120 240 60 300 -10 340', '#fff', 1.4, { opacity: 0.8 }),
      kite(c, 172, 126, 24, 1.04, ['#ff4a3a', '#ffc21a', '#1fb86a', '#1c63d6']),
      kite(c, 46, 70, -20, 0.26, ['#ff8ac0', '#fff', '#a45af0', '#ffd24a']),
      streaks(c, 170, 130, 12, ['#fff'], 130, 190),
    ],
    foot: ['#04245a', 0.8, 270],
    title: {
      lines: ['Saranggola'],
      face: 'shrikhand',
      ink: 'sun',
      warp: 'flag',
      amount: 20,
      maxHeight: 64,
    },
  },
  'propeller-ace': {
    draw: (c) => [
      sky(c, ['#2a0a4a', '#c82a6a', '#ff8a3a', '#ffe08a']),
      clouds(c, '#ffd0c0', 0.8, 200, 330),
      group(line('M-20 330C70 300 120 240 150 190', '#fff', 16), {
        filter: blur(c, 7),
        opacity: 0.55,
      }),
      plane(c, 146, 140, -22, 0.98, ['#ff5a3a', '#7a0a14'], '#fff3d0'),
      streaks(c, 150, 150, 26, ['#fff', '#ffe9a0'], 120, 220),
    ],
    foot: ['#24042e', 0.94, 256],
    title: {
      lines: ['PROPELLER', { text: 'ACE', height: 52, width: 0.6 }],
      face: 'anton',
      ink: 'cream',
      skew: 0.12,
      warp: 'rise',
      amount: 8,
      maxHeight: 48,
    },
  },
  'striker-cup': {
    draw: (c) => [
      sky(c, ['#04122e', '#0a3a6a', '#0c6a4a', '#053a22']),
      crowd(c, 110, 90, ['#7fb4ff', '#fff', '#ffd98a', '#ff8a8a']),
      pitch(c),
      stadiumLights(c, '#d8f0ff'),
      group(line('M-20 330C40 300 80 260 120 200', '#b8ffd0', 40), {
        filter: blur(c, 10),
        opacity: 0.5,
      }),
      football(c, 162, 150, 92),
      streaks(c, 162, 150, 26, ['#fff', '#b8ffd0'], 104, 170),
      embers(c, 50, ['#fff', '#9fe8ff']),
    ],
    foot: ['#01140c', 0.95, 244],
    title: {
      lines: ['STRIKER', { text: 'CUP', height: 54, width: 0.6 }],
      face: 'racing',
      ink: {
        face: ['#fff', '#fff', '#e8ecf4', '#cfd8e8'],
        side: '#067a3a',
        edge: ['#b8ffd0', '#12a85a'],
        outline: '#05080f',
      },
      warp: 'rise',
      amount: 9,
      skew: 0.15,
    },
  },
  'hoops-manila': {
    draw: (c) => [
      sky(c, ['#1a0838', '#7a1a5a', '#ff6a2a', '#ffc05a']),
      city(c, 250, ['#4a1450', '#240a34']),
      hoop(c, 204, 150, 66),
      group(line('M-20 320C20 200 60 150 96 140', '#ffb04a', 36), {
        filter: blur(c, 9),
        opacity: 0.7,
      }),
      basketball(c, 112, 128, 84),
      flames(c, 330, 9, ['#ff3a00', '#ff8a10'], 90, 60),
      embers(c, 60, ['#ffd98a', '#ff7a1a']),
    ],
    foot: ['#18042a', 0.96, 246],
    title: {
      lines: ['HOOPS', { text: 'MANILA', height: 42 }],
      face: 'anton',
      ink: 'orange',
      maxHeight: 60,
      skew: 0.1,
      warp: 'rise',
      amount: 7,
    },
  },
  'knockout-night': {
    draw: (c) => [
      sky(c, ['#1a1c24', '#0a0c12', '#04050a']),
      stadiumLights(c, '#ffe9c8', 10),
      ropes(['#d8141f', '#f4f4f8', '#1a5ad8']),
      group(smoke(c, '#8a94a8', 0.8, '.008 .016', 0.45), { blend: 'screen', opacity: 0.5 }),
      glow(c, 150, 110, 160, '#fff', 0.8),
      glove(c, 78, 170, 34, 1, ['#ff8a7a', '#d8141f', '#5a0008'], '#ffd0a0', 1.1),
      glove(c, 224, 140, -38, -1, ['#8ac0ff', '#1a5ad8', '#041a5a'], '#ffd0a0', 1.05),
      impact(c, 154, 104, 66),
      streaks(c, 154, 104, 40, ['#fff', '#ffd98a'], 50, 150),
    ],
    foot: ['#04050a', 0.95, 246],
    title: {
      lines: [
        { text: 'KNOCKOUT', height: 44 },
        { text: 'NIGHT', height: 40, width: 0.6 },
      ],
      face: 'anton',
      ink: 'red',
      maxHeight: 50,
      skew: 0.1,
      warp: 'rise',
      amount: 6,
    },
  },
  'lucky-6-49': {
    draw: (c) => [
      burst(c, ['#fff6b0', '#ffc21a', '#f2760a', '#8a2a00'], { y: 140, strength: 0.5 }),
      ...(
        [
          [62, 74, 40, '7', '#f0344a'],
          [242, 62, 34, '23', '#1e8af0'],
          [40, 184, 34, '41', '#1fb86a'],
          [264, 168, 40, '15', '#8a3af0'],
          [100, 258, 34, '36', '#f27a0a'],
          [214, 252, 38, '4', '#e0246a'],
        ] as const
      ).map(([x, y, r, label, color]) => numberBall(c, x, y, r, label, toneOf(color))),
      numberBall(c, 150, 150, 82, '49', toneOf('#e8203a'), { turn: -12 }),
      streaks(c, 150, 150, 24, ['#fff'], 96, 170),
      glints(c, 10, '#fff', 10, 280, 5, 14),
    ],
    foot: ['#6a1a00', 0.8, 276],
    title: {
      lines: ['LUCKY', { text: '6/49', height: 54, width: 0.66 }],
      face: 'bowlby',
      ink: 'red',
      warp: 'bulge',
      amount: 10,
      maxHeight: 44,
    },
  },
  'block-bazaar': {
    draw: (c) => [
      burst(c, ['#8ae8ff', '#2a9af0', '#0a3aa0'], { y: 130, strength: 0.45 }),
      clouds(c, '#eaf8ff'),
      glow(c, 150, 160, 170, '#fff', 0.8),
      posed(
        cubes(
          c,
          [
            [-1, -1, 0, 205],
            [0, -1, 0, 275],
            [1, -1, 0, 335],
            [-1, 0, 0, 140],
            [0, 0, 0, 205],
            [1, 0, 0, 30],
            [-1, 1, 0, 48],
            [0, 1, 0, 350],
            [1, 1, 0, 140],
            [-1, -1, 1, 48],
            [0, -1, 1, 350],
            [-1, 0, 1, 30],
            [0, 0, 1, 140],
            [-1, 1, 1, 275],
            [-1, -1, 2, 350],
            [0, -1, 2, 48],
            [-1, 0, 2, 195],
            [-1, -1, 3, 140],
          ],
          38,
          196,
        ),
        { turn: 7, scale: 1.04 },
      ),
      cubes(c, [[2.6, -1.4, 3, 48]], 24, 140),
      cubes(c, [[-2, 2.4, 2, 330]], 20, 190),
    ],
    foot: ['#04206a', 0.8, 270],
    title: {
      lines: ['BLOCK', { text: 'BAZAAR', height: 50 }],
      face: 'bungee',
      ink: 'orange',
      maxHeight: 46,
      warp: 'pinch',
      amount: 10,
    },
  },
  'star-sentry': {
    draw: (c) => [
      nebula(c, ['#02081a', '#06243f', '#0a5a6a'], '#1fb8b0', '#ff6a4a'),
      sphere(c, 242, 66, 62, ['#ffd9a0', '#e0703a', '#4a1206']),
      group(
        ellipse(242, 66, 100, 20, { fill: 'none', stroke: '#ffe9c8', width: 8, opacity: 0.7 }),
        { move: 'rotate(-18 242 66)' },
      ),
      posed(
        starship(c, { hull: ['#f4f8ff', '#8fa4bf', '#2a3a54'], trim: '#ff5a2a', laser: '#3af0ff' }),
        { turn: 22, scale: 0.94, dx: -10, dy: 6 },
      ),
      streaks(c, 130, 200, 24, ['#fff', '#8af0ff'], 120, 230),
    ],
    foot: ['#010812', 0.93, 256],
    title: {
      lines: ['STAR', { text: 'SENTRY', height: 44 }],
      face: 'russo',
      ink: {
        face: ['#ffffff', '#dfe8f4', '#7f90ab', '#eef4fc'],
        side: '#0a5a6a',
        edge: ['#c8fbff', '#1aa0b8'],
        outline: '#05070c',
      },
      maxHeight: 46,
      warp: 'perspective',
    },
  },
};
