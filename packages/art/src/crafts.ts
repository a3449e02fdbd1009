import type { Canvas } from './canvas.ts';
import { gold } from './colour.ts';
import { bomb } from './heroes/arcade.ts';
import { critters } from './heroes/critters.ts';
import { airBalloon, kite, plane, rocket } from './heroes/flight.ts';
import { key } from './heroes/locks.ts';
import { egg } from './heroes/machines.ts';
import { comb, mascot } from './heroes/mascot.ts';
import { skins } from './heroes/people/face.ts';
import { figure } from './heroes/people/figure.ts';
import { tricycle } from './heroes/rides.ts';
import { submarine } from './heroes/ships.ts';
import { football } from './heroes/sport.ts';
import { moneyWheel } from './heroes/tables.ts';
import { lit } from './light.ts';
import { coin } from './objects/coin.ts';
import { die } from './objects/dice.ts';
import { gem } from './objects/gem.ts';
import { sphere } from './objects/sphere.ts';
import { ellipse, group, path, posed } from './shapes.ts';

/**
 * What flies in each crash game: the hero of its cover alone, 300 x 300, on nothing. It points up or to
 * the right, along its path.
 */
export const crafts: Readonly<Record<string, (c: Canvas) => string>> = {
  'skyrocket-x': (c) => posed(rocket(c, 150, 150, 40, 1.1, ['#ff4a3a', '#9a0a1a']), { y: 150 }),
  'mines-of-cebu': (c) => gem(c, 150, 150, 96, 165, -8),
  pegfall: (c) => sphere(c, 150, 150, 96, ['#fff3c0', '#ffc21a', '#8a4a00']),
  'balloon-rush': (c) => airBalloon(c, 150, 120, 92, ['#e8343a', '#fff6e0', '#f59a1a', '#fff6e0']),
  saranggola: (c) => kite(c, 160, 140, 24, 0.98, ['#ff4a3a', '#ffc21a', '#1fb86a', '#1c63d6']),
  'propeller-ace': (c) => plane(c, 150, 150, -24, 0.82, ['#ff5a3a', '#7a0a14'], '#fff3d0'),
  'chick-crossing': (c) =>
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
      { scale: 0.72, dy: -6 },
    ),
  'dice-over-under': (c) =>
    die(c, [150, 150], 104, -10, [6, 1, 3], {
      sides: ['#eafff4', '#8af0c8', '#1fb88a', '#0a6a5a'],
      pips: ['#0a4a3a', '#043028', '#021814'],
      aces: ['#0a4a3a', '#043028', '#021814'],
    }),
  'coin-flip-classic': (c) => coin(c, 150, 150, 110, { squash: 0.9, turn: -14, mark: 'P' }),
  'tower-of-tala': (c) =>
    group(
      path(
        'M150 30L184 112L272 118L204 174L226 260L150 212L74 260L96 174L28 118L116 112Z',
        c.linear(['#fff8d2', '#ffd75a', '#e59a12']),
      ),
      { filter: lit(c, 6, { depth: 14, shine: 1, rim: '#ffb0f0' }) },
    ),
  'deep-diver': (c) => posed(submarine(c, '#ffc21a', '#e0442a'), { turn: -8, scale: 0.8, dy: -12 }),
  'jetpack-lolo': (c) =>
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
      { scale: 0.72, dy: -4 },
    ),
  'hi-lo-hero': (c) =>
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
        gaze: 4,
        rim: '#fff3a0',
      }),
      { scale: 0.72, dy: -4 },
    ),
  'goal-line-crash': (c) => football(c, 150, 150, 100, { turn: 0.6, tilt: 0.2, rim: '#fff3a0' }),
  'meteor-miner': (c) =>
    posed(
      [
        group(
          path(
            'M84 156L98 108L146 90L198 110L214 160L198 210L148 232L100 212Z',
            c.linear(['#b88a7a', '#5a342c', '#1c0c0c']),
          ),
          { filter: lit(c, 7, { depth: 14, shine: 0.3, rim: '#ff9a3a' }) },
        ),
        ellipse(128, 134, 14, 11, { fill: '#2a1210', opacity: 0.7 }),
        ellipse(174, 178, 18, 14, { fill: '#2a1210', opacity: 0.7 }),
        gem(c, 160, 128, 26, 190, -10),
        gem(c, 136, 166, 18, 300, 14),
      ].join(''),
      { x: 150, y: 160, scale: 1.6, dy: -10 },
    ),
  'egg-drop': (c) => egg(c, 150, 156, 1.1, 12, ['#ffffff', '#fff3e0', '#e0b88a'], '#5ad8a0'),
  'turbo-trike': (c) =>
    posed(tricycle(c, '#16b0d8', '#ff4a2a'), { turn: -7, scale: 0.82, dy: -10 }),
  'fuse-box': (c) => bomb(c, 144, 170, 92),
  'limbo-lounge': (c) =>
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
      { scale: 0.72, dy: -4 },
    ),
  'ice-breaker': (c) =>
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
          wings: true,
        },
      ),
      { scale: 0.72, dy: -6 },
    ),
  'wheel-of-whims': (c) =>
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
      { scale: 0.86, dy: -10 },
    ),
  'keys-and-locks': (c) => key(c, 150, 150, 1.1, 40, gold),
};
