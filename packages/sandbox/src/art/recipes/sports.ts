import { clouds, confetti, embers, glints, glow, smoke, streaks } from '../atmosphere.ts';
import { bronze, silver, toneOf } from '../colour.ts';
import type { Recipes } from '../cover.ts';
import { num, repeat } from '../geometry.ts';
import { nebula, sky } from '../grounds/light.ts';
import { ropes } from '../grounds/ornament.ts';
import {
  city,
  crowd,
  fairSky,
  felt,
  flames,
  hills,
  lake,
  pitch,
  stadiumLights,
} from '../grounds/places.ts';
import {
  baseball,
  bowlingBall,
  golfBall,
  rattanBall,
  tennisBall,
  volleyball,
} from '../heroes/balls.ts';
import { dart, dartboard, horse, pin, racket, shuttlecock } from '../heroes/gear.ts';
import { trophy } from '../heroes/luck.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
import { fist, palm } from '../heroes/people/hands.ts';
import { formula } from '../heroes/rides.ts';
import { basketball, football, glove, hoop, impact, numberBall } from '../heroes/sport.ts';
import { blur, lit } from '../light.ts';
import { sphere } from '../objects/sphere.ts';
import { ellipse, group, line, path, posed, rect } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Sports. */
export const sports: Recipes = {
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
      sky(c, ['#1a1c3a', '#0a0c1c', '#04050a']),
      stadiumLights(c, '#ffe9c8', 10),
      group(smoke(c, '#8a94a8', 0.8, '.008 .016', 0.45), { blend: 'screen', opacity: 0.5 }),
      glow(c, 150, 110, 160, '#ff9a5a', 0.7),
      posed(
        figure(c, {
          build: 'man',
          skin: skins.brown,
          hair: '#140e0a',
          style: 'short',
          beard: 'stubble',
          eyes: '#4a2a10',
          mouth: 'fierce',
          outfit: 'jersey',
          cloth: '#1a4ad8',
          trim: '#ffd24a',
          gaze: -3,
          nod: -8,
          rim: '#ffb07a',
        }),
        { scale: 1.06, dy: -6, dx: 12 },
      ),
      ropes(['#d8141f', '#f4f4f8'], 262),
      glove(c, 62, 202, 14, 1, ['#ff8a7a', '#d8141f', '#5a0008'], '#ffd0a0', 1.22),
      glove(c, 256, 214, -24, -1, ['#ff8a7a', '#d8141f', '#5a0008'], '#ffd0a0', 0.9),
      impact(c, 48, 104, 48),
      streaks(c, 60, 110, 40, ['#fff', '#ffd98a'], 50, 150),
    ],
    foot: ['#04050a', 0.95, 250],
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
  'eight-ball-cebu': recipe(
    (c) => [
      felt(c, '#1fa0c8', '#0a4a74'),
      posed(
        group(
          path('M-40 -10L-34 -16L150 128L144 134Z', c.linear(['#f8e0b0', '#a8642a'])) +
            path('M140 122L156 136L150 142L136 128Z', '#f4f8ff'),
          { filter: lit(c, 2.4, { depth: 5 }) },
        ),
        {},
      ),
      numberBall(c, 62, 206, 36, '3', toneOf('#d81a30')),
      numberBall(c, 246, 92, 34, '2', toneOf('#1e6ae0')),
      numberBall(c, 260, 214, 40, '1', toneOf('#f2c21a')),
      numberBall(c, 104, 268, 28, '6', toneOf('#12a85a')),
      sphere(c, 128, 96, 32, ['#fff', '#f8f6ee', '#b8b0a0']),
      numberBall(c, 172, 176, 78, '8', ['#9aa4b8', '#23262e', '#020306'], { turn: 14 }),
      streaks(c, 140, 110, 20, ['#fff'], 40, 90),
    ],
    '#02101c',
    titled('EIGHT BALL|CEBU~.56', 'russo', 'ice', 'none', 0, { skew: 0.08 }),
  ),
  'smash-shuttle': recipe(
    (c) => [
      beams(c, '#d8ffe0 #2ac86a #0a7a4a #023a2a', '#fff', 0.4),
      racket(c, 86, 168, 1.02, -34, '#e0243a'),
      group(line('M310 -20L210 120', '#fff', 40), { filter: blur(c, 10), opacity: 0.6 }),
      shuttlecock(c, 190, 190, 0.92, 34),
      impact(c, 168, 222, 44),
    ],
    '#02281c',
    titled('SMASH|SHUTTLE', 'racing', 'white', 'rise', 9, { skew: 0.15 }),
  ),
  'grand-prix-bay': recipe(
    (c) => [
      sky(c, ['#0a6ae0', '#6ac8ff', '#fff0c0']),
      hills(c, 150, [['#3aa86a', '#1a6a4a']]),
      lake(c, 150, '#2aa8d8', '#1a6aa8', ['#fff']),
      path('M-60 400L110 168H190L360 400Z', c.linear(['#6a6e7c', '#2a2e3a'])),
      ...([1, -1] as const).map((side) =>
        repeat(7, (i) => {
          const [y0, y1] = [168 + i * i * 5.4, 168 + (i + 1) ** 2 * 5.4];
          const at = (y: number, k: number): number => 150 - side * (40 + (y - 168) * k);
          return path(
            `M${num(at(y0, 0.73))} ${num(y0)}L${num(at(y0, 0.8))} ${num(y0)}L${num(at(y1, 0.8))} ${num(y1)}L${num(at(y1, 0.73))} ${num(y1)}Z`,
            i % 2 ? '#fff' : '#e0243a',
          );
        }),
      ),
      posed(formula(c, '#e0142a', '#ffd21a', '7'), { turn: -9, scale: 0.96, dy: -8 }),
      streaks(c, 150, 160, 44, ['#fff', '#ffe08a'], 130, 260),
    ],
    '#0a0c18',
    titled('GRAND PRIX|BAY~.46', 'racing', 'chrome', 'rise', 8, { skew: 0.16 }),
  ),
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
  'photo-finish': recipe(
    (c) => [
      sky(c, ['#6ab8f0', '#d8f0ff', '#fff0c8']),
      crowd(c, 130, 70, ['#e0344a', '#fff', '#ffd24a', '#3a8af0'], ['#4a5a7a', '#2a3450']),
      hills(c, 220, [['#4ab84a', '#1a6a2a']], 6),
      posed(
        figure(c, {
          build: 'man',
          skin: skins.tan,
          hair: '#1c1210',
          style: 'short',
          eyes: '#4a2a14',
          mouth: 'fierce',
          outfit: 'jersey',
          cloth: '#e0243a',
          trim: '#ffd21a',
          hat: 'cap',
          hatColor: '#ffd21a',
          hatTrim: '#e0243a',
          gaze: -5,
          nod: -10,
          rim: '#fff0c8',
        }),
        { scale: 0.8, dx: 66, dy: -56, turn: -4 },
      ),
      posed(horse(c, ['#c87a44', '#7a3a1a', '#34140a'], '#2a120a', '#1a4ad8'), {
        turn: -8,
        scale: 0.86,
        dx: -46,
        dy: 34,
      }),
      streaks(c, 330, 160, 34, ['#fff', '#d8c8a0'], 60, 300),
    ],
    '#0a2410',
    titled('PHOTO|FINISH', 'racing', 'cream', 'rise', 8, { skew: 0.15 }),
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
  'bullseye-pub': recipe(
    (c) => [
      rect(0, 0, 300, 400, c.linear(['#5a3018', '#2a140a'])),
      repeat(8, (i) => rect(i * 40 - 4, 0, 38, 400, c.linear(['#6a3a1c', '#3a1c0c'], 0))),
      glow(c, 150, 120, 180, '#ffcf8a', 0.8, '#fff3d0'),
      dartboard(c, 150, 146, 118),
      dart(c, 152, 144, 0.86, 34, '#1a8af0'),
      dart(c, 196, 100, 0.72, 44, '#ffb81a'),
    ],
    '#160802',
    titled('BULLSEYE|PUB~.5', 'western', 'red', 'arch', 10),
  ),
  'alley-strike': recipe(
    (c) => [
      nebula(c, ['#12043a', '#4a0f8a', '#c82aa8'], '#a83af0', '#3ae0ff'),
      path('M-40 400L104 170H196L340 400Z', c.linear(['#f4c88a', '#a8642a'])),
      pin(c, 76, 116, 0.78, -32),
      pin(c, 232, 110, 0.78, 34),
      pin(c, 118, 88, 0.74, -10),
      pin(c, 190, 84, 0.74, 14),
      bowlingBall(c, 150, 190, 82, ['#8af4ff', '#1a6ae0', '#0a0a4a']),
      impact(c, 150, 104, 46, '#8af4ff'),
      streaks(c, 150, 120, 30, ['#fff', '#ff8ad8'], 60, 170),
    ],
    '#10022c',
    titled('ALLEY|STRIKE', 'bungee', 'neon', 'pinch', 10),
  ),
  'fairway-aces': recipe(
    (c) => [
      sky(c, ['#5ac0ff', '#c8f0ff', '#f4ffe0']),
      clouds(c, '#fff', 0.9, 20, 150),
      hills(
        c,
        190,
        [
          ['#8ad84a', '#4aa83a'],
          ['#4ab84a', '#1a7a3a'],
          ['#2a9a4a', '#0a4a2a'],
        ],
        14,
      ),
      line('M234 196V40', '#fff', 5),
      path('M236 42L286 58L236 78Z', '#e0243a'),
      ellipse(234, 198, 22, 6, '#0a3a1c'),
      golfBall(c, 124, 180, 86),
      glints(c, 8),
    ],
    '#062a18',
    titled('FAIRWAY|ACES~.8', 'lilita', 'white', 'arch', 10),
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
  'ace-point-tennis': recipe(
    (c) => [
      beams(c, '#ffd8a8 #e0703a #9a3414 #3a1008', '#fff', 0.35),
      line('M-20 250L320 216M60 400L120 200', '#fff', 7, { opacity: 0.7 }),
      racket(c, 222, 150, 1.16, 28, '#1a6ae0'),
      tennisBall(c, 116, 166, 78, -12),
      streaks(c, 116, 166, 30, ['#fff', '#f8ffb0'], 88, 150),
    ],
    '#280c04',
    titled('ACE POINT|TENNIS~.8', 'racing', 'lime', 'rise', 8, { skew: 0.14 }),
  ),
  'trophy-hunters': recipe(
    (c) => [
      beams(c, '#fff3c0 #5a8af0 #1c2a8a #080c34', '#ffe9b0', 0.5),
      trophy(c, 62, 190, 0.6, -10, silver),
      trophy(c, 240, 192, 0.58, 10, bronze),
      trophy(c, 150, 156, 1.06, 4),
      confetti(c, 60),
      glints(c, 8),
    ],
    '#060830',
    titled('TROPHY|HUNTERS', 'anton', 'gold', 'smile', 10),
  ),
};
