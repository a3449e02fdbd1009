import { embers, glow, streaks } from '../atmosphere.ts';
import type { Recipes } from '../cover.ts';
import { repeat } from '../geometry.ts';
import { nebula, sky } from '../grounds/light.ts';
import { ropes } from '../grounds/ornament.ts';
import {
  city,
  crowd,
  fairSky,
  flames,
  hills,
  lake,
  pitch,
  stadiumLights,
} from '../grounds/places.ts';
import { baseball, rattanBall, volleyball } from '../heroes/balls.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
import { fist, palm } from '../heroes/people/hands.ts';
import { basketball, football, hoop, impact } from '../heroes/sport.ts';
import { blur, lit } from '../light.ts';
import { group, line, path, posed, rect } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Team sports. */
export const sportsTeams: Recipes = {
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
  'takraw-titans': recipe(
    (c) => [
      beams(c, '#ffe8b0 #f2862a #a82a1a #34080c', '#fff', 0.45),
      crowd(c, 190, 90, ['#ffd98a', '#fff', '#ff8a5a'], ['#5a1410', '#240608']),
      posed(
        figure(c, {
          build: 'man',
          skin: skins.tan,
          hair: '#14100e',
          style: 'spikes',
          eyes: '#4a2a14',
          mouth: 'fierce',
          outfit: 'jersey',
          cloth: '#0a7ad8',
          trim: '#ffd21a',
          gaze: -5,
          nod: -12,
          rim: '#ffd98a',
        }),
        { scale: 1.06, dx: 30, dy: 0, turn: -6 },
      ),
      group(line('M-20 300C10 230 36 170 74 120', '#ffe08a', 34), {
        filter: blur(c, 9),
        opacity: 0.8,
      }),
      glow(c, 78, 108, 110, '#ff8a1a', 0.9, '#fff3b0'),
      rattanBall(c, 78, 108, 58, -14),
      flames(c, 330, 8, ['#ff5a00', '#ffb02a'], 90, 60),
      streaks(c, 78, 108, 34, ['#fff', '#ffe08a'], 66, 140),
    ],
    '#280608',
    titled('TAKRAW|TITANS', 'anton', 'sun', 'rise', 8, { skew: 0.1 }),
  ),
  'volley-beach': recipe(
    (c) => [
      fairSky(c, ['#1a9af0', '#8ae0ff', '#fff8d8']),
      lake(c, 196, '#1ab8d8', '#0a7ab8', ['#fff']),
      hills(c, 256, [['#fff0b8', '#e8b86a']], 8),
      group(
        repeat(9, (i) => line(`M-10 ${130 + i * 14}H310`, '#fff', 1.4)) +
          repeat(18, (i) => line(`M${i * 18} 126V246`, '#fff', 1.4)) +
          line('M-10 124H310', '#fff', 7),
        { opacity: 0.55 },
      ),
      posed(
        figure(c, {
          build: 'woman',
          skin: skins.tan,
          hair: '#f0c05a',
          style: 'braids',
          eyes: '#2a7ac8',
          lips: '#e0504a',
          mouth: 'grin',
          outfit: 'jersey',
          cloth: '#ff5a3a',
          trim: '#fff',
          hat: 'cap',
          hatColor: '#fff',
          hatTrim: '#2a7af0',
          gaze: -5,
          nod: -12,
          rim: '#fff8d8',
        }),
        { dx: -22, dy: 20, turn: 6 },
      ),
      palm(c, 246, 214, 14, { skin: skins.tan, cloth: '#d9975f', cuff: '#2a7af0' }, -1),
      volleyball(c, 232, 116, 62, 18, '#ffc21a', '#2a7af0'),
      streaks(c, 232, 116, 30, ['#fff'], 72, 130),
    ],
    '#5a3410',
    titled('Volley|BEACH~.9', 'shrikhand', 'sun', 'flag', 12),
  ),
  'home-run-harbor': recipe(
    (c) => [
      sky(c, ['#0a1440', '#3a3a9a', '#ff8a6a']),
      city(c, 250, ['#2a2a6a', '#14143a']),
      stadiumLights(c, '#fff3d0', 10),
      posed(
        figure(c, {
          build: 'man',
          skin: skins.brown,
          hair: '#14100e',
          style: 'short',
          beard: 'goatee',
          eyes: '#4a2a14',
          mouth: 'fierce',
          outfit: 'jersey',
          cloth: '#f0ece4',
          trim: '#c8142a',
          hat: 'cap',
          hatColor: '#1a2a7a',
          hatTrim: '#c8142a',
          gaze: 5,
          nod: 8,
          rim: '#ffb08a',
        }),
        { scale: 1, dx: 6, dy: 4 },
      ),
      posed(
        group(
          path('M-12 -150C-24 -150 -28 -130 -26 -110L-9 90H9L26 -110C28 -130 24 -150 12 -150Z', {
            fill: c.linear(['#a8642a', '#f4c88a', '#8a4a1a'], 0),
            move: 'translate(70 210)',
          }) + rect(58, 296, 24, 26, '#2a1a14', 6),
          { filter: lit(c, 4, { depth: 8, shine: 0.5 }) },
        ),
        { x: 70, y: 210, turn: -24, dx: -10, dy: -22 },
      ),
      fist(c, 86, 252, -14, { skin: skins.brown, cloth: '#f0ece4', cuff: '#c8142a' }, 1, 0.96),
      group(line('M320 108L258 66', '#ffe08a', 26), { filter: blur(c, 8), opacity: 0.8 }),
      baseball(c, 258, 66, 38, 24),
      impact(c, 226, 50, 26),
      streaks(c, 258, 66, 26, ['#fff', '#ffe08a'], 46, 110),
    ],
    '#08083a',
    titled('HOME RUN|HARBOR', 'slab', 'white', 'arch', 10, {
      ink: {
        face: ['#fff', '#fff', '#f4ece0', '#e0d0b8'],
        side: '#a80a1c',
        edge: ['#fff', '#ffd0c8'],
        outline: '#08082a',
      },
    }),
  ),
  'arena-five': recipe(
    (c) => [
      nebula(c, ['#04101c', '#0a3a4a', '#0a8a7a'], '#1ac8a8', '#ff3a8a'),
      ropes(['#3affd8', '#ff3a8a'], 236),
      posed(
        figure(c, {
          build: 'woman',
          skin: skins.warm,
          hair: '#ff4a9a',
          style: 'long',
          eyes: '#3ae0c8',
          lips: '#ff5a8a',
          mouth: 'grin',
          outfit: 'jersey',
          cloth: '#14202c',
          trim: '#3affd8',
          hat: 'headset',
          hatColor: '#2a3442',
          hatTrim: '#3affd8',
          gaze: -3,
          nod: -5,
          rim: '#3affd8',
        }),
        { scale: 1.1, dy: -2 },
      ),
      embers(c, 50, ['#3affd8', '#ff8ac8']),
    ],
    '#020c14',
    titled('ARENA|FIVE', 'russo', 'aqua', 'none', 0, { skew: 0.14 }),
  ),
};
