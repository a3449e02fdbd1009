import { clouds, confetti, embers, glints, glow, petals, streaks } from '../atmosphere.ts';
import { gold } from '../colour.ts';
import type { Recipes } from '../cover.ts';
import { cos, PI, repeat, sin } from '../geometry.ts';
import { moon, nebula, sky } from '../grounds/light.ts';
import { city, flames, hills, mountains } from '../grounds/places.ts';
import { cubes } from '../heroes/arcade.ts';
import { serpent } from '../heroes/fiends.ts';
import { placedFruit } from '../heroes/fruit.ts';
import { mallet } from '../heroes/kit.ts';
import { ghost, saucer } from '../heroes/machines.ts';
import { mascot, minersHat } from '../heroes/mascot.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
import { fist } from '../heroes/people/hands.ts';
import { katana } from '../heroes/people/props.ts';
import { impact } from '../heroes/sport.ts';
import { bell, sevens } from '../heroes/treasure.ts';
import { tank } from '../heroes/vehicles.ts';
import { lit } from '../light.ts';
import { coinHeap, coinShower } from '../objects/coin.ts';
import { gem } from '../objects/gem.ts';
import { circle, group, line, path, posed, rect } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Arcade games. */
export const arcadeB: Recipes = {
  'snake-byte': recipe(
    (c) => [
      rect(0, 0, 300, 400, c.radial(['#c8ff8a', '#2ab85a', '#06503a', '#021a18'], 0.5, 0.4, 0.8)),
      repeat(
        13,
        (i) =>
          line(`M${i * 25} 0V330`, '#eaff8a', 1, { opacity: 0.22 }) +
          line(`M0 ${i * 25}H300`, '#eaff8a', 1, { opacity: 0.22 }),
      ),
      cubes(
        c,
        [
          [-3, 2, 0, 40],
          [3, -3, 0, 40],
          [3, -2, 0, 320],
          [3, -2, 1, 320],
          [-3, 3, 0, 200],
        ],
        34,
        236,
      ),
      posed(serpent(c, ['#f4ff8a', '#7ad81a', '#1a7a1a'], '#fff3b0', '#ff7a1a'), {
        dy: -6,
        scale: 0.98,
      }),
      placedFruit(c, 'cherries', 240, 76, 0.58, 14),
      embers(c, 40, ['#eaff8a', '#fff']),
    ],
    '#02180e',
    titled('SNAKE|BYTE~.8', 'pixel', 'lime', 'none'),
  ),
  'coin-pusher-palace': recipe(
    (c) => [
      beams(c, '#fff0c0 #d83a8a #6a0a5a #20021c', '#ffe08a', 0.5),
      path('M24 150L52 34H248L276 150Z', c.linear(['#7a0f6a', '#ff7ac8'])),
      posed(
        sevens(
          c,
          ['#b8f4ff', '#1a9ae0', '#0a3a8a'],
          ['#fff6b0', '#ffb01a', '#b3500a'],
          '#3a0438',
          '#ffd0f0',
        ),
        { scale: 0.66, dy: -52 },
      ),
      rect(4, 146, 292, 22, c.linear(gold), 4),
      coinHeap(c, 196, 22, 20),
      coinHeap(c, 236, 30, 21),
      coinHeap(c, 284, 30, 21),
      coinShower(c, 10, 20, 140, 8, 16),
      repeat(11, (i) => glow(c, 30 + i * 24, 62, 16, '#fff3a0', 1, '#fff')),
    ],
    '#1c0218',
    titled('COIN PUSHER|PALACE~.8', 'slab', 'gold', 'arch', 8),
    { footTop: 280 },
  ),
  'ninja-slice': recipe(
    (c) => [
      beams(c, '#ffffff #d8e0e8 #8a98a8 #2a3440', '#fff', 0.4),
      moon(c, 150, 130, 96, '#ffd0c0'),
      katana(c, 244, 196, 40),
      posed(
        figure(c, {
          build: 'man',
          skin: skins.warm,
          hair: '#14101a',
          style: 'spikes',
          eyes: '#e0243a',
          mouth: 'calm',
          outfit: 'kimono',
          cloth: '#1c1c28',
          trim: '#c81a2a',
          gaze: 4,
          nod: -4,
          rim: '#ff8a8a',
        }),
        { scale: 1.04, dx: -10, dy: 16 },
      ),
      posed(
        posed(
          group(
            path(
              'M103 146C120 138 180 138 197 146C196 176 178 197 150 200C122 197 104 176 103 146Z',
              c.linear(['#3a3a4a', '#14141c']),
            ) +
              line('M112 160Q150 172 188 160M118 176Q150 188 182 176', '#0a0a10', 2, {
                opacity: 0.6,
              }),
            { filter: lit(c, 4, { depth: 7, shine: 0.25, gloss: 30 }) },
          ),
          { x: 150, y: 190, turn: -4, dy: 13 },
        ),
        { scale: 1.04, dx: -10, dy: 16 },
      ),
      placedFruit(c, 'watermelon', 52, 84, 0.44, -24),
      placedFruit(c, 'orange', 252, 78, 0.44, 20),
      petals(c, 14, ['#e0243a']),
    ],
    '#0c1018',
    titled('NINJA|SLICE', 'brush', 'red', 'rise', 8, { skew: 0.14 }),
  ),
  'alien-harvest': recipe(
    (c) => [
      nebula(c, ['#02081c', '#0a1c4a', '#1a4a5a'], '#2a6af0', '#5affb0'),
      mountains(c, 290, [['#0a2a34', '#04121c']], 30),
      posed(saucer(c, '#8a9ab8', '#5affb0'), { turn: -8, scale: 0.96, dy: -8 }),
      glints(c, 12),
    ],
    '#020c14',
    titled('ALIEN|HARVEST', 'russo', 'lime', 'perspective', 0),
  ),
  'gem-drop-quest': recipe(
    (c) => [
      beams(c, '#ffe0a0 #a86a3a #4a2440 #14081c', '#ffe0a0', 0.35),
      [
        [44, 64, 26, 350],
        [256, 58, 28, 140],
        [36, 214, 26, 45],
        [268, 196, 26, 285],
      ]
        .map(([x = 0, y = 0, s = 0, h = 0], i) =>
          gem(c, x, y, s, h, c.between(-24, 24), i % 2 ? 'emerald' : 'brilliant'),
        )
        .join(''),
      posed(
        mascot(
          c,
          {
            fur: '#6a5468',
            pale: '#f0d0b0',
            mark: '#ff8aa0',
            ears: 'round',
            muzzle: 'snout',
            eyes: 'round',
            iris: '#3a1a2a',
            rim: '#ffe0a0',
          },
          {
            left: [84, 92],
            right: [214, 88],
            tilt: 4,
            mitts: '#ff9ab0',
            vest: '#2a6ae0',
            hat: minersHat(c),
          },
        ),
        { dy: 40, scale: 1 },
      ),
      glow(c, 150, 46, 110, '#d8a0ff', 0.9, '#fff'),
      group(gem(c, 148, 50, 58, 285, -8), {
        filter: lit(c, 2, { depth: 3, shine: 0.5, shade: 0.2 }),
      }),
      streaks(c, 150, -80, 34, ['#fff', '#ffe0a0'], 120, 380),
      glints(c, 10),
    ],
    '#14041c',
    titled('Gem Drop|QUEST~.86', 'lilita', 'violet', 'bulge', 10),
  ),
  'hammer-bell': recipe(
    (c) => [
      sky(c, ['#0a1a5a', '#8a3ab8', '#ffb06a']),
      repeat(9, (i) =>
        path(`M150 -40L${-60 + i * 52} 330H${-34 + i * 52}Z`, {
          fill: i % 2 ? '#ff5a5a' : '#fff3d8',
          opacity: 0.28,
        }),
      ),
      rect(226, 70, 34, 250, { fill: c.linear(['#8a1424', '#ff5a5a', '#8a1424'], 0) }, 8),
      repeat(9, (i) => rect(232, 96 + i * 24, 22, 5, '#fff3d8')),
      bell(c, 243, 62, 0.62, 8),
      figure(c, {
        build: 'man',
        skin: skins.warm,
        hair: '#3a1c10',
        style: 'quiff',
        beard: 'moustache',
        eyes: '#3a5a8a',
        mouth: 'grin',
        outfit: 'jersey',
        cloth: '#e0243a',
        trim: '#fff3d8',
        gaze: 4,
        nod: 6,
      }),
      mallet(c, 78, 172, -28, '#f2a51a', 0.84),
      fist(c, 78, 176, -14, { skin: skins.warm, cloth: '#e0243a', cuff: '#8a5a2a' }),
      impact(c, 243, 112, 40),
      confetti(c, 40),
    ],
    '#1c0434',
    titled('HAMMER|BELL~.7', 'slab', 'sun', 'arch', 10),
  ),
  'tank-tactics': recipe(
    (c) => [
      sky(c, ['#6a8a5a', '#c8b87a', '#ffe0a0']),
      hills(c, 210, [
        ['#8a9a5a', '#5a6a3a'],
        ['#6a6a3a', '#34381c'],
      ]),
      flames(c, 230, 6, ['#ff6a1a', '#ffd24a'], 100, 60),
      posed(tank(c, '#6a8a3a', '#ffd24a'), { turn: -7, scale: 0.92, dx: 12, dy: 4 }),
      impact(c, 28, 104, 56),
    ],
    '#161a0c',
    titled('TANK|TACTICS', 'slab', 'lime', 'pinch', 8),
  ),
  'ghost-arcade': recipe(
    (c) => [
      nebula(c, ['#0a0428', '#2a1268', '#5a3ac8'], '#6a4af0', '#3ae0c8'),
      moon(c, 236, 70, 42, '#f0e8ff'),
      city(c, 290, ['#1c1048', '#0c0628'], ['#3ae0c8', '#ff5ac8']),
      ghost(c, 62, 216, 0.44, '#ff9ad8'),
      ghost(c, 246, 208, 0.4, '#ffe08a'),
      ghost(c, 150, 150, 1.06, '#8ae8ff'),
      clouds(c, '#8a7af0', 0.4, 260, 330),
      repeat(8, (i) =>
        circle(150 + 132 * cos((i * PI) / 4), 156 + 120 * sin((i * PI) / 4), 4, '#fff3a0'),
      ),
    ],
    '#080224',
    titled('GHOST|ARCADE', 'spooky', 'aqua', 'flag', 12, {
      lines: [
        { text: 'GHOST', height: 64 },
        { text: 'ARCADE', height: 56 },
      ],
    }),
  ),
};
