import { clouds, confetti, embers, glints, snow, streaks } from '../atmosphere.ts';
import { bronze, gold, silver } from '../colour.ts';
import type { Recipes } from '../cover.ts';
import { glyphs } from '../fonts.ts';
import { repeat } from '../geometry.ts';
import { nebula, sky } from '../grounds/light.ts';
import { city, fairSky, foliage, hills, lake, mountains, pitch } from '../grounds/places.ts';
import { bomb } from '../heroes/arcade.ts';
import { gaze } from '../heroes/gaze.ts';
import { pickaxe } from '../heroes/kit.ts';
import { key, padlock } from '../heroes/locks.ts';
import { egg } from '../heroes/machines.ts';
import { comb, mascot } from '../heroes/mascot.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
import { heldFan } from '../heroes/people/hands.ts';
import { tricycle } from '../heroes/rides.ts';
import { football, impact } from '../heroes/sport.ts';
import { moneyWheel } from '../heroes/tables.ts';
import { blur, lit } from '../light.ts';
import { cards } from '../objects/card.ts';
import { gem } from '../objects/gem.ts';
import { ellipse, group, line, path, posed } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Crash and mini games. */
export const crashB: Recipes = {
  'hi-lo-hero': recipe(
    (c) => [
      beams(c, '#fff3a0 #ff9a1a #e0341a #5a0a14', '#fff', 0.55),
      posed(
        figure(c, {
          build: 'man',
          skin: skins.warm,
          hair: '#1c1410',
          style: 'quiff',
          eyes: '#3a6ab8',
          mouth: 'grin',
          outfit: 'jersey',
          cloth: '#1a4ad8',
          trim: '#ffd21a',
          hat: 'aviator',
          hatColor: '#c81a2a',
          hatTrim: '#ffd21a',
          gaze: -4,
          nod: -8,
          rim: '#fff3a0',
        }),
        { scale: 1.04, dx: 12, dy: 6 },
      ),
      heldFan(
        c,
        cards('2c Ah'),
        { skin: skins.warm, cloth: '#1a4ad8', cuff: '#ffd21a' },
        { width: 78, spread: 26, radius: 110, x: 62, y: 286, lean: -6 },
      ),
      streaks(c, 150, 150, 26, ['#fff'], 130, 220),
    ],
    '#2a0408',
    titled('HI-LO|HERO', 'brush', 'sun', 'rise', 8),
  ),
  'goal-line-crash': recipe(
    (c) => [
      sky(c, ['#0a1c3a', '#1c5a8a', '#1a8a5a']),
      pitch(c, '#1aa85a', '#108048', 230),
      path('M24 250V40H276V250', { stroke: '#fff', width: 9, cap: 'round' }),
      group(
        repeat(13, (i) => line(`M${24 + i * 21} 40L${40 + i * 18.3} 240`, '#fff', 1.4)) +
          repeat(11, (i) => line(`M24 ${52 + i * 19}H276`, '#fff', 1.4)),
        { opacity: 0.5 },
      ),
      group(line('M-20 360C60 320 90 280 120 220', '#fff3a0', 34), {
        filter: blur(c, 8),
        opacity: 0.7,
      }),
      football(c, 172, 138, 74, { turn: 0.6, tilt: 0.2, rim: '#fff3a0' }),
      impact(c, 228, 92, 40),
    ],
    '#041c1c',
    titled('GOAL LINE|CRASH~.8', 'anton', 'lime', 'rise', 8, { skew: 0.12 }),
  ),
  'meteor-miner': recipe(
    (c) => [
      nebula(c, ['#0c0620', '#3a1448', '#a8341a'], '#ff7a3a', '#8a5aff'),
      group(
        path(
          'M320 -30L140 130L196 190Z',
          c.linear(
            [
              [0, '#fff3a0', 0.1],
              [1, '#ff7a1a', 0.95],
            ],
            140,
          ),
        ),
        { filter: blur(c, 7) },
      ),
      posed(
        [
          group(
            path(
              'M84 156L98 108L146 90L198 110L214 160L198 210L148 232L100 212Z',
              c.linear(['#b88a7a', '#5a342c', '#1c0c0c']),
            ),
            { filter: lit(c, 7, { depth: 14, shine: 0.3, rim: '#ff9a3a' }) },
          ),
          [
            [128, 134, 14],
            [174, 178, 18],
            [120, 184, 10],
          ]
            .map(([x = 0, y = 0, r = 0]) =>
              ellipse(x, y, r, r * 0.8, { fill: '#2a1210', opacity: 0.7 }),
            )
            .join(''),
          gem(c, 160, 128, 26, 190, -10),
          gem(c, 136, 160, 18, 300, 14),
          gem(c, 184, 144, 16, 140, 24),
        ].join(''),
        { x: 150, y: 160, scale: 1.42, turn: -12, dx: -6 },
      ),
      embers(c, 70, ['#ffe08a', '#ff7a1a']),
    ],
    '#100410',
    titled('METEOR|MINER', 'russo', 'orange', 'rise', 8, { skew: 0.1 }),
  ),
  'egg-drop': recipe(
    (c) => [
      fairSky(c, ['#ff9ac8', '#ffd0e4', '#fff8e0']),
      hills(c, 268, [['#a8e86a', '#3a9a4a']]),
      posed(
        mascot(
          c,
          {
            fur: '#fff6ea',
            pale: '#ffffff',
            mark: '#ff9a1a',
            ears: 'none',
            muzzle: 'beak',
            eyes: 'round',
            iris: '#3a1e0c',
            rim: '#ffd0e4',
          },
          {
            left: [62, 130],
            right: [238, 126],
            tilt: 7,
            wings: true,
            mitts: '#ff9a1a',
            hat: comb(c),
          },
        ),
        { scale: 0.9, dy: -34, turn: -5 },
      ),
      egg(c, 52, 226, 0.42, -24, ['#fff', '#8ad8f0', '#3a8ab8'], '#fff'),
      egg(c, 252, 214, 0.44, 24, ['#fff', '#ffd24a', '#c88a1a'], '#ff6a8a'),
      egg(c, 156, 262, 0.52, 8, ['#ffffff', '#fff3e0', '#e0b88a'], '#5ad8a0'),
      streaks(c, 150, -80, 34, ['#fff'], 200, 400),
    ],
    '#5a1438',
    titled('Egg|DROP~.9', 'titan', 'candy', 'fall', 8),
  ),
  'turbo-trike': recipe(
    (c) => [
      sky(c, ['#12083c', '#8a2a8a', '#ff7a4a', '#ffd08a']),
      city(c, 226, ['#5a1a6a', '#2a0c40'], ['#3ae0ff', '#ffe08a']),
      path('M-20 400L60 250H320V400Z', c.linear(['#4a3a5c', '#1c1430'])),
      line('M-10 330L40 330M80 330L150 330M190 330L260 330', '#ffe08a', 5, { opacity: 0.8 }),
      posed(tricycle(c, '#16b0d8', '#ff4a2a'), { turn: -7, scale: 0.94, dx: 6, dy: -6 }),
      streaks(c, 330, 170, 44, ['#fff', '#ffe08a', '#3ae0ff'], 60, 330),
    ],
    '#14042c',
    titled('TURBO|TRIKE', 'racing', 'sun', 'rise', 8, { skew: 0.16 }),
    { footTop: 274 },
  ),
  'fuse-box': recipe(
    (c) => [
      beams(c, '#ffe08a #ff7a1a #8a1a1a #1c0408', '#fff', 0.4),
      bomb(c, 54, 226, 38),
      bomb(c, 250, 224, 36),
      posed(
        bomb(c, 150, 166, 86) +
          gaze(c, 120, 156, 25, '#ff5a1a', 4) +
          gaze(c, 182, 152, 25, '#ff5a1a', 2) +
          path('M88 134L140 144L136 128L98 116ZM214 128L162 140L166 124L204 112Z', '#08080c') +
          path(
            'M104 192C130 208 172 208 198 188C194 226 172 238 150 238C126 238 108 224 104 192Z',
            c.linear(['#5a0a14', '#b01a30']),
          ) +
          path(
            'M109 197C134 211 170 210 193 193C191 202 184 210 150 211C122 211 112 204 109 197Z',
            '#fff',
          ),
        { turn: -7 },
      ),
      streaks(c, 200, 24, 40, ['#fff', '#ffe08a'], 20, 110),
      embers(c, 40, ['#ffe08a', '#fff']),
    ],
    '#180406',
    titled('FUSE BOX', 'brush', 'fire', 'bulge', 14),
  ),
  'limbo-lounge': recipe(
    (c) => [
      sky(c, ['#0a3a5a', '#1a8a8a', '#ffb86a']),
      foliage(c, ['#04483a', '#0a6a4a']),
      line('M30 90H270', '#e0a04a', 12),
      path(glyphs('bungee', '1.01', 30, 76, 60), '#fff3c0'),
      path(glyphs('bungee', '100', 30, 222, 60), '#ffd24a'),
      posed(
        figure(c, {
          build: 'woman',
          skin: skins.brown,
          hair: '#2a1410',
          style: 'curls',
          eyes: '#5a3a1a',
          lips: '#ff4a6a',
          outfit: 'gown',
          cloth: '#ff6a3a',
          trim: '#ffe08a',
          hat: 'flower',
          hatColor: '#ff3a8a',
          hatTrim: '#ffd24a',
          gaze: 4,
          nod: 10,
          rim: '#ffe0a0',
        }),
        { scale: 0.94, turn: 8, dy: 24 },
      ),
      confetti(c, 30),
    ],
    '#042028',
    titled('LIMBO|Lounge~.86', 'deco', 'orange', 'flag', 12),
  ),
  'ice-breaker': recipe(
    (c) => [
      sky(c, ['#0a2a5a', '#4aa8d8', '#e0f8ff']),
      mountains(
        c,
        210,
        [
          ['#ffffff', '#8ac8e8'],
          ['#d8f4ff', '#5aa8d0'],
        ],
        80,
      ),
      lake(c, 262, '#2a8ab8', '#042a4a', ['#fff']),
      gem(c, 236, 232, 64, 198, -10, 'emerald', 70),
      gem(c, 284, 150, 30, 190, 16, 'emerald', 70),
      posed(
        mascot(
          c,
          {
            fur: '#2c3a66',
            pale: '#ffffff',
            mark: '#ff9a1a',
            ears: 'none',
            muzzle: 'beak',
            eyes: 'round',
            iris: '#2a1a3a',
            pattern: 'blaze',
            rim: '#bfe8ff',
          },
          {
            left: [70, 226],
            right: [226, 150],
            tilt: 8,
            mitts: '#ff9a1a',
            scarf: '#e0243a',
            held: pickaxe(c, 232, 164, 24, 0.86),
            wings: true,
          },
        ),
        { turn: 6, scale: 1.02, dx: -38, dy: -4 },
      ),
      path('M236 174L222 210L244 232L230 268', { stroke: '#fff', width: 5, cap: 'round' }),
      impact(c, 252, 96, 36, '#c8f4ff'),
      snow(c, 60),
    ],
    '#04203a',
    titled('ICE|BREAKER', 'bowlby', 'ice', 'pinch', 12),
  ),
  'wheel-of-whims': recipe(
    (c) => [
      beams(c, '#fffbe8 #ffe08a #8ad8c8 #2a8a9a', '#fff', 0.5),
      clouds(c),
      posed(
        moneyWheel(
          c,
          [
            ['#ffb8d8', '#f06aa8'],
            ['#fff3b0', '#f2c83a'],
            ['#b8f0d0', '#4ac890'],
            ['#b8d8ff', '#5a9af0'],
          ],
          ['1', '3', '5', '9'],
          '#fff',
          ['#fff', '#ffe08a'],
        ),
        { turn: -10, scale: 0.94, dy: -4 },
      ),
      confetti(c, 40),
    ],
    '#0a4a5a',
    titled('Wheel of|WHIMS~.84', 'titan', 'candy', 'arch', 10),
  ),
  'keys-and-locks': recipe(
    (c) => [
      beams(c, '#d8c8a8 #8a7048 #40301c #140e08', '#ffe0a0', 0.35),
      key(c, 62, 120, 0.86, 24, silver),
      key(c, 244, 112, 0.82, -26, bronze),
      padlock(c, 150, 176, 1.16, -7, gold),
      glints(c, 10, '#fff3c0'),
    ],
    '#140c04',
    titled('KEYS and|LOCKS~.86', 'slab', 'stone', 'arch', 8),
  ),
};
