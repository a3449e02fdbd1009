import { bubbles, clouds, embers, glint, glints, glow, streaks } from '../atmosphere.ts';
import { createTone, gold, hsl } from '../colour.ts';
import type { Recipes } from '../cover.ts';
import { glyphs } from '../fonts.ts';
import { repeat } from '../geometry.ts';
import { burst, nebula, sky } from '../grounds/light.ts';
import { surf } from '../grounds/ornament.ts';
import { city, fairSky, foliage, hills } from '../grounds/places.ts';
import { cubes, starship } from '../heroes/arcade.ts';
import { critter, critters } from '../heroes/critters.ts';
import { placedFruit } from '../heroes/fruit.ts';
import { mallet } from '../heroes/kit.ts';
import { clawMachine, joystick, monster, plush, robot } from '../heroes/machines.ts';
import { mascot } from '../heroes/mascot.ts';
import { impact } from '../heroes/sport.ts';
import { kart } from '../heroes/vehicles.ts';
import { blur, lit } from '../light.ts';
import { sphere } from '../objects/sphere.ts';
import { circle, ellipse, group, line, mirrored, path, posed, rect } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Arcade games. */
export const arcadeA: Recipes = {
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
      surf(c, 262, ['#5ae0e8', '#1aa8d0', '#0a6ab0']),
      ...[
        [56, 66, 36, '#ff5a8a'],
        [250, 62, 38, '#3ad87a'],
        [34, 156, 26, '#ffd21a'],
        [270, 158, 28, '#c85af0'],
        [150, 30, 24, '#ff8a2a'],
      ].map(([x, y, r, color]) =>
        sphere(c, Number(x), Number(y), Number(r), createTone(String(color)), '#fff'),
      ),
      posed(
        mascot(
          c,
          {
            fur: '#a86a3a',
            pale: '#ffe8c8',
            mark: '#5a2f14',
            ears: 'round',
            muzzle: 'snout',
            eyes: 'round',
            iris: '#3a1e0c',
            rim: '#d8f8ff',
          },
          {
            left: [74, 146],
            right: [228, 150],
            tilt: -7,
            held:
              sphere(c, 66, 116, 36, createTone('#3ae0d8'), '#fff') +
              sphere(c, 236, 122, 34, createTone('#ff5a5a'), '#fff'),
          },
        ),
        { dy: 10, turn: 4 },
      ),
      group(surf(c, 286, ['#8af4ff', '#1ab8e0']), { opacity: 0.95 }),
      bubbles(c, 26, 0, 320, 12),
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
    titled('Monster|MUNCH~.86', 'brush', 'lime', 'bulge', 12),
  ),
  'retro-joystick': recipe(
    (c) => [
      sky(c, ['#1a0648', '#6a148a', '#ff4a9a', '#ffb06a']),
      circle(150, 120, 84, c.linear(['#fff3a0', '#ff5a8a'])),
      repeat(6, (i) => rect(40, 128 + i * 13, 220, 3 + i, '#6a148a')),
      joystick(c, '#ff2a4a', ['#4a5a8a', '#1c2448', '#0a0e24']),
    ],
    '#0c0424',
    titled('RETRO|JOYSTICK', 'pixel', 'neon', 'none'),
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
  'whack-a-gopher': recipe(
    (c) => [
      beams(c, '#e8ffb0 #7ad83a #2a8a2a #0a3a14', '#fff', 0.4),
      hills(c, 226, [
        ['#5ab83a', '#2a7a2a'],
        ['#8a5a2a', '#3a2010'],
      ]),
      ellipse(126, 292, 120, 30, '#1c0e06'),
      posed(critter(c, { ...critters.gopher, paws: true }), {
        turn: -8,
        scale: 0.86,
        dx: -24,
        dy: 20,
      }),
      ellipse(126, 306, 124, 26, c.linear(['#a8703a', '#4a2810'])),
      mallet(c, 282, 196, -38, '#e8301a', 0.84),
      impact(c, 178, 92, 40),
      glint(c, 56, 62, 15, '#ffe08a', 20),
      glint(c, 102, 34, 12, '#fff', 0),
      glint(c, 34, 104, 10, '#fff', 40),
    ],
    '#1c1004',
    titled('WHACK a|GOPHER', 'bowlby', 'orange', 'pinch', 10),
  ),
};
