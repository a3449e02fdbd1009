import { clouds, confetti, embers, glints, glow, petals, streaks } from '../atmosphere.ts';
import { gold } from '../colour.ts';
import type { Recipes } from '../cover.ts';
import { cos, PI, repeat, sin } from '../geometry.ts';
import { moon, nebula, sky } from '../grounds/light.ts';
import { city, flames, hills, mountains } from '../grounds/places.ts';
import { cubes } from '../heroes/arcade.ts';
import { placedFruit } from '../heroes/fruit.ts';
import { ghost, saucer } from '../heroes/machines.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
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
      rect(0, 0, 300, 400, c.radial(['#0f4a2a', '#06281c', '#020c0a'], 0.5, 0.4, 0.8)),
      repeat(
        13,
        (i) =>
          line(`M${i * 25} 0V330`, '#3aff8a', 1, { opacity: 0.16 }) +
          line(`M0 ${i * 25}H300`, '#3aff8a', 1, { opacity: 0.16 }),
      ),
      cubes(
        c,
        [
          [-2, -1, 0, 130],
          [-1, -1, 0, 130],
          [0, -1, 0, 130],
          [1, -1, 0, 130],
          [1, 0, 0, 130],
          [1, 1, 0, 130],
          [0, 1, 0, 130],
          [-1, 1, 0, 130],
          [-1, 1, 1, 110],
          [-2, 1, 0, 130],
        ],
        38,
        170,
      ),
      circle(103, 150, 5, '#14200c'),
      circle(123, 160, 5, '#14200c'),
      placedFruit(c, 'cherries', 226, 74, 0.52, 10),
      embers(c, 40, ['#8affb0', '#fff']),
    ],
    '#020c08',
    titled('SNAKE|BYTE~.8', 'russo', 'lime', 'none'),
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
    titled('NINJA|SLICE', 'anton', 'red', 'rise', 8, { skew: 0.14 }),
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
      beams(c, '#ffe0ff #b88af0 #5a2ab8 #1c0858', '#fff', 0.4),
      [
        [62, 90, 36, 350],
        [150, 70, 40, 45],
        [238, 92, 36, 140],
        [100, 164, 42, 200],
        [202, 166, 42, 285],
        [60, 240, 36, 25],
        [152, 244, 46, 165],
        [244, 240, 36, 320],
      ]
        .map(([x = 0, y = 0, s = 0, h = 0], i) =>
          group(gem(c, x, y, s, h, c.between(-14, 14), i % 2 ? 'emerald' : 'brilliant'), {
            filter: lit(c, 2, { depth: 3, shine: 0.4, shade: 0.2 }),
          }),
        )
        .join(''),
      streaks(c, 150, -60, 40, ['#fff'], 60, 330),
      glints(c, 10),
    ],
    '#14044a',
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
      rect(132, 70, 36, 250, { fill: c.linear(['#8a1424', '#ff5a5a', '#8a1424'], 0) }, 8),
      repeat(9, (i) => rect(138, 96 + i * 24, 24, 5, '#fff3d8')),
      bell(c, 150, 70, 0.74, 6),
      posed(
        group(
          path(
            'M150 -24H262C276 -24 276 66 262 66H150C136 66 136 -24 150 -24Z',
            c.linear(['#ffd24a', '#e0861a', '#7a3a04']),
          ) + path('M200 60L214 60L232 200L214 200Z', c.linear(['#e8b87a', '#8a5a2a'], 0)),
          { filter: lit(c, 5, { depth: 9, shine: 0.6 }) },
        ),
        { x: 200, y: 60, turn: 28, dx: 0, dy: 130 },
      ),
      impact(c, 132, 232, 44),
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
    titled('GHOST|ARCADE', 'bungee', 'aqua', 'flag', 12),
  ),
};
