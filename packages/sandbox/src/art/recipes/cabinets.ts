import { clouds, confetti, embers, glints, glow, petals, streaks } from '../atmosphere.ts';
import { gold, hsl, toneOf } from '../colour.ts';
import type { Recipes } from '../cover.ts';
import { glyphs } from '../fonts.ts';
import { cos, PI, repeat, sin } from '../geometry.ts';
import { moon, nebula, sky } from '../grounds/light.ts';
import { surf } from '../grounds/ornament.ts';
import { city, fairSky, flames, foliage, hills, mountains } from '../grounds/places.ts';
import { cubes } from '../heroes/arcade.ts';
import { placedFruit } from '../heroes/fruit.ts';
import { clawMachine, ghost, joystick, monster, plush, robot, saucer } from '../heroes/machines.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
import { katana } from '../heroes/people/props.ts';
import { impact } from '../heroes/sport.ts';
import { bell, sevens } from '../heroes/treasure.ts';
import { kart, tank } from '../heroes/vehicles.ts';
import { blur, lit } from '../light.ts';
import { coinHeap, coinShower } from '../objects/coin.ts';
import { gem } from '../objects/gem.ts';
import { sphere } from '../objects/sphere.ts';
import { circle, ellipse, group, line, mirrored, path, posed, rect } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Arcade games. */
export const cabinets: Recipes = {
  'pinball-tropico': recipe(
    (c) => {
      const bumper = (x: number, y: number, r: number, hue: number): string =>
        ellipse(x, y + r * 0.5, r * 1.05, r * 0.7, {
          fill: '#02101c',
          opacity: 0.6,
          filter: blur(c, 4),
        }) +
        circle(x, y + 8, r, hsl(hue, 80, 24)) +
        glow(c, x, y, r * 1.9, hsl(hue, 100, 60), 0.7) +
        group(
          circle(
            x,
            y,
            r,
            c.radial(
              [hsl(hue, 100, 88), hsl(hue, 100, 58), hsl(hue, 95, 30)],
              0.5,
              0.5,
              0.55,
              0.38,
              0.3,
            ),
          ),
          { filter: lit(c, 4, { depth: 9, shine: 1 }) },
        ) +
        circle(x, y, r * 0.72, { fill: 'none', stroke: '#fff', width: 4, opacity: 0.9 }) +
        path(glyphs('bungee', '500', r * 0.5, x, y), '#fff');
      const flipper =
        'M22 262C30 246 46 248 52 258L122 300C130 308 122 320 112 314L32 290C18 286 14 272 22 262Z';
      return [
        beams(c, '#3ae0c0 #0a7a8a #06385a #04142e', '#ffe08a', 0.25),
        foliage(c, ['#0a5a3a', '#1fa84a']),
        path('M30 330V120C30 50 90 10 150 10C210 10 270 50 270 120V330', {
          stroke: c.linear(gold),
          width: 8,
        }),
        path('M44 330V124C44 62 96 26 150 26C204 26 256 62 256 124V330', {
          stroke: '#ff5a8a',
          width: 3,
          opacity: 0.9,
        }),
        bumper(98, 116, 42, 340),
        bumper(206, 108, 40, 45),
        bumper(150, 196, 38, 190),
        group(line('M250 20Q226 150 198 236', '#fff', 24), { opacity: 0.25, filter: blur(c, 6) }),
        sphere(c, 206, 246, 29, ['#fff', '#b8c2d4', '#1a202c'], '#7fe0ff'),
        group(mirrored(path(flipper, c.linear(['#fff', '#ffd0d8', '#f2304a', '#8a0618']))), {
          filter: lit(c, 3, { depth: 7, shine: 1 }),
        }),
      ];
    },
    '#02101c',
    titled('PINBALL|Tropico~.76', 'shrikhand', 'orange', 'flag', 10),
    { footTop: 290 },
  ),
  'claw-craze': recipe(
    (c) => [
      beams(c, '#ffd0f4 #ff6ac8 #a82ad0 #34086a', '#fff', 0.45),
      posed(
        clawMachine(
          c,
          '#ff4a9a',
          ['#ffd24a', '#3ad8a0', '#5a9af0', '#ff8a5a', '#b88af0', '#ff9ac8', '#8af0d8']
            .map((color, i) =>
              plush(c, 66 + (i % 4) * 56, 222 + (i > 3 ? 34 : 0) - (i % 2) * 8, 30, color),
            )
            .join('') + plush(c, 150, 208, 38, '#fff3d8'),
        ),
        { turn: -5, scale: 0.94, dy: -18 },
      ),
      glints(c, 8),
    ],
    '#28044a',
    titled('CLAW|CRAZE', 'bungee', 'candy', 'arch', 10),
    { footTop: 280 },
  ),
  'robo-rumble': recipe(
    (c) => [
      sky(c, ['#1c1c3a', '#5a2a4a', '#ff6a2a']),
      city(c, 250, ['#3a2444', '#1a1024'], ['#ff9a3a', '#ffe08a']),
      posed(robot(c, '#5a8ab8', '#ff8a1a', '#ffe01a'), { turn: 7, scale: 0.94, dy: 10 }),
      impact(c, 52, 96, 46),
      embers(c, 60, ['#ffb04a', '#fff']),
    ],
    '#140a18',
    titled('ROBO|RUMBLE', 'russo', 'orange', 'pinch', 8),
  ),
  'bubble-burst-bay': recipe(
    (c) => [
      fairSky(c, ['#5ad0ff', '#b8f0ff', '#fff0f8']),
      surf(c, 268, ['#5ae0e8', '#1aa8d0', '#0a6ab0']),
      ...[
        [72, 84, 40, '#ff5a8a'],
        [150, 64, 38, '#ffd21a'],
        [226, 88, 42, '#3ad87a'],
        [108, 148, 40, '#5a8af0'],
        [190, 146, 44, '#c85af0'],
        [66, 216, 38, '#ff8a2a'],
        [150, 224, 46, '#3ae0d8'],
        [238, 212, 38, '#ff5a5a'],
      ].map(([x, y, r, color]) =>
        sphere(c, Number(x), Number(y), Number(r), toneOf(String(color)), '#fff'),
      ),
      glints(c, 10),
    ],
    '#04487a',
    titled('Bubble|BURST BAY', 'titan', 'ice', 'flag', 12),
  ),
  'monster-munch': recipe(
    (c) => [
      beams(c, '#e8ffb0 #8ad83a #1a8a5a #06303a', '#fff', 0.4),
      posed(monster(c, '#8a4ae0', '#ff8ac8'), { turn: -6, scale: 0.98, dy: -18 }),
      placedFruit(c, 'cherries', 52, 262, 0.42, -20),
      placedFruit(c, 'banana', 250, 262, 0.44, 20),
    ],
    '#042a24',
    titled('Monster|MUNCH~.86', 'lilita', 'lime', 'bulge', 12),
  ),
  'retro-joystick': recipe(
    (c) => [
      sky(c, ['#1a0648', '#6a148a', '#ff4a9a', '#ffb06a']),
      circle(150, 120, 84, c.linear(['#fff3a0', '#ff5a8a'])),
      repeat(6, (i) => rect(40, 128 + i * 13, 220, 3 + i, '#6a148a')),
      joystick(c, '#ff2a4a', ['#4a5a8a', '#1c2448', '#0a0e24']),
    ],
    '#0c0424',
    titled('RETRO|JOYSTICK', 'bungee', 'neon', 'none'),
    { footTop: 280 },
  ),
  'kart-kings': recipe(
    (c) => [
      sky(c, ['#3ab8ff', '#c8f4ff', '#fff8d0']),
      hills(c, 170, [['#a8e85a', '#4aa83a']]),
      path('M-60 400L110 180H190L360 400Z', '#5a5f6e'),
      repeat(10, (i) => rect(100 + i * 10, 180, 5, 8, i % 2 ? '#fff' : '#14161c')),
      posed(kart(c, '#ffb81a', '#1a5ae0', '#e0243a'), { turn: -7, scale: 0.9, dy: -22 }),
      streaks(c, 150, 140, 34, ['#fff', '#ffe08a'], 130, 220),
    ],
    '#101a24',
    titled('KART|KINGS', 'racing', 'red', 'rise', 8, { skew: 0.14 }),
    { footTop: 276 },
  ),
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
