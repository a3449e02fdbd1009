import { bokeh, bubbles, clouds, embers, glint, glints, glow, streaks } from '../atmosphere.ts';
import { silver } from '../colour.ts';
import type { Recipes } from '../cover.ts';
import { burst, moon, nebula, sky } from '../grounds/light.ts';
import { fairSky, hills, sea, seabed } from '../grounds/places.ts';
import { mineBoard, pegBoard } from '../heroes/arcade.ts';
import { critters } from '../heroes/critters.ts';
import { airBalloon, kite, plane, rocket } from '../heroes/flight.ts';
import { tower } from '../heroes/machines.ts';
import { comb, mascot } from '../heroes/mascot.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
import { fist } from '../heroes/people/hands.ts';
import { submarine } from '../heroes/ships.ts';
import { impact } from '../heroes/sport.ts';
import { blur, lit } from '../light.ts';
import { arrow } from '../objects/arrow.ts';
import { coin } from '../objects/coin.ts';
import { die } from '../objects/dice.ts';
import { group, line, path, posed, rect } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Crash and mini games. */
export const crashA: Recipes = {
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
      // The squadron, each on its ribbon of smoke.
      ...(
        [
          ['M-20 250C20 200 34 140 44 92', '#ffd24a', 9],
          ['M320 330C270 320 236 280 232 238', '#8af0ff', 11],
          ['M-20 340C40 316 84 262 96 204', '#fff', 22],
        ] as const
      ).map(([d, color, width]) =>
        group(line(d, color, width), { filter: blur(c, 5), opacity: 0.75 }),
      ),
      group(
        plane(c, 58, 66, -38, 0.34, ['#ffd24a', '#8a4a04'], '#fff') +
          plane(c, 232, 220, -54, 0.42, ['#4ad8f0', '#0a3a7a'], '#fff'),
        { filter: blur(c, 0.8) },
      ),
      plane(c, 146, 132, -24, 0.88, ['#ff5a3a', '#7a0a14'], '#fff3d0'),
      impact(c, 262, 78, 26, '#fff3a0'),
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
  'chick-crossing': recipe(
    (c) => [
      sky(c, ['#5ac8ff', '#a8e8ff', '#e8ffd8']),
      hills(c, 180, [['#8ad85a', '#3a9a3a']]),
      path('M-20 400L40 206H260L320 400Z', c.linear(['#6a6e7c', '#3a3e4a'])),
      [226, 258, 296]
        .map((y, i) =>
          path(
            `M${20 - i * 14} ${y}H${280 + i * 14}L${284 + i * 16} ${y + 14 + i * 3}H${16 - i * 16}Z`,
            { fill: '#fff', opacity: 0.85 },
          ),
        )
        .join(''),
      posed(
        mascot(
          c,
          { ...critters.chick, rim: '#fff' },
          {
            left: [64, 168],
            right: [236, 214],
            tilt: -8,
            wings: true,
            mitts: '#ff9a1a',
            scarf: '#1a8ae0',
            hat: comb(c),
          },
        ),
        { turn: 9, scale: 1.04, dy: -18, dx: 4 },
      ),
      streaks(c, -40, 170, 26, ['#fff', '#ffe08a'], 90, 260),
    ],
    '#14202a',
    titled('CHICK|CROSSING', 'lilita', 'sun', 'rise', 8),
  ),
  'dice-over-under': recipe(
    (c) => [
      beams(c, '#d8b8ff #7a3af0 #34108a #0c0430', '#fff', 0.4),
      arrow(c, 'up', 38, 96),
      arrow(c, 'down', 262, 214),
      group(
        die(c, [236, 84], 46, 22, [2, 5, 4], {
          sides: ['#fff4d8', '#ffd24a', '#d88a1a', '#8a4a04'],
          pips: ['#4a2404', '#2e1402', '#1c0c00'],
          aces: ['#4a2404', '#2e1402', '#1c0c00'],
        }),
        { filter: blur(c, 0.9) },
      ),
      posed(
        die(c, [150, 164], 100, -10, [6, 1, 3], {
          sides: ['#eafff4', '#8af0c8', '#1fb88a', '#0a6a5a'],
          pips: ['#0a4a3a', '#043028', '#021814'],
          aces: ['#0a4a3a', '#043028', '#021814'],
        }),
        { turn: 6 },
      ),
      glints(c, 10),
      streaks(c, 150, 150, 24, ['#8affd0'], 120, 190),
    ],
    '#0a0428',
    titled('DICE|Over Under', 'russo', 'aqua', 'none', 0, { skew: 0.1 }),
  ),
  'coin-flip-classic': recipe(
    (c) => [
      beams(c, '#fff8d8 #e8b83a #8a5a1a #2a1808', '#fff', 0.45),
      coin(c, 58, 120, 26, { squash: 0.3, turn: -30, blurred: 1.2 }),
      coin(c, 250, 150, 30, { squash: 0.4, turn: 20, metal: 'silver', mark: 'T', blurred: 1 }),
      group(line('M150 250V120', '#fff3a0', 46), { filter: blur(c, 12), opacity: 0.7 }),
      posed(fist(c, 150, 250, -6, { skin: skins.warm, cloth: '#1c2a5a', cuff: '#fff' }), {
        x: 150,
        y: 250,
        scale: 1.9,
        dy: 6,
      }),
      coin(c, 150, 116, 92, { squash: 0.9, turn: -14, mark: 'P' }),
      streaks(c, 150, 116, 34, ['#fff', '#fff3a0'], 104, 180),
      glint(c, 100, 66, 30),
    ],
    '#201004',
    titled('COIN FLIP|Classic~.7', 'slab', 'gold', 'smile', 8),
  ),
  'tower-of-tala': recipe(
    (c) => [
      nebula(c, ['#08083a', '#2a2a9a', '#8a5ae0'], '#6a6aff', '#ffb0f0'),
      moon(c, 62, 84, 50, '#fff3d0'),
      path(
        'M-20 400C20 300 90 262 150 258C220 262 280 300 320 400Z',
        c.linear(['#3a2a7a', '#0c0838']),
      ),
      posed(tower(c, ['#d8b8f0', '#6a4ab8', '#24105a'], '#ffd24a'), {
        turn: -7,
        dy: 0,
        dx: 12,
        scale: 1.02,
      }),
      glow(c, 180, 30, 90, '#ffe08a', 0.95, '#fff'),
      streaks(c, 180, 30, 26, ['#ffe08a', '#fff'], 26, 120),
      clouds(c, '#c8a0ff', 0.6, 250, 330),
      glints(c, 14),
    ],
    '#08042c',
    titled('TOWER|of Tala~.7', 'cinzel', 'gold', 'arch', 8),
  ),
  'deep-diver': recipe(
    (c) => [
      sea(c, ['#5ad8f0', '#0a7ab8', '#04305a', '#010a1c'], '#fff'),
      posed(submarine(c, '#ffc21a', '#e0442a'), { turn: -12, scale: 0.94, dx: 8, dy: -14 }),
      seabed(c, '#010c18', '#04243a'),
      bubbles(c, 34),
    ],
    '#010a18',
    titled('DEEP|DIVER', 'bungee', 'sun', 'fall', 8),
  ),
  'jetpack-lolo': {
    draw: (c) => [
      sky(c, ['#0a3ac8', '#3ab0ff', '#c8f4ff']),
      clouds(c, '#fff', 0.95, 60, 330),
      posed(
        [70, 230]
          .map(
            (x) =>
              group(
                path(
                  `M${x - 26} 330C${x - 40} 372 ${x - 18} 400 ${x} 450C${x + 18} 400 ${x + 40} 372 ${x + 26} 330Z`,
                  c.linear(['#fffbe0', '#ffd24a', '#ff6a1a', '#e0240a']),
                ),
                { filter: blur(c, 2.4) },
              ) +
              group(
                path(
                  `M${x - 28} 336V226C${x - 28} 188 ${x + 28} 188 ${x + 28} 226V336Z`,
                  c.linear(['#8a1410', '#ff6a4a', '#ffd0b8', '#e0301a', '#7a0a08'], 0),
                ) + rect(x - 31, 250, 62, 16, c.linear(silver), 5),
                { filter: lit(c, 5, { depth: 10, shine: 1, rim: '#fff3c0' }) },
              ),
          )
          .join(''),
        { scale: 0.9, turn: 16, dx: 10, dy: -36 },
      ),
      posed(
        figure(c, {
          build: 'man',
          skin: skins.brown,
          hair: '#e8e8ee',
          style: 'short',
          beard: 'moustache',
          eyes: '#4a2a14',
          mouth: 'grin',
          outfit: 'spacesuit',
          cloth: '#ff5a2a',
          trim: '#ff5a2a',
          hat: 'aviator',
          hatColor: '#8a4a1c',
          hatTrim: '#f2c21a',
          gaze: 4,
          rim: '#fff3c0',
        }),
        { scale: 0.9, turn: 16, dx: 10, dy: -30 },
      ),
      streaks(c, 200, -40, 34, ['#fff', '#fff3b0'], 120, 380),
    ],
    foot: ['#041c5a', 0.92, 276],
    title: {
      lines: ['JETPACK', { text: 'LOLO', height: 50, width: 0.6 }],
      face: 'bungee',
      ink: 'sun',
      maxHeight: 42,
      warp: 'rise',
      amount: 10,
    },
  },
};
