import { clouds, confetti, glints, glow, smoke, streaks } from '../atmosphere.ts';
import { bronze, createTone, silver } from '../colour.ts';
import type { Recipes } from '../cover.ts';
import { num, repeat } from '../geometry.ts';
import { nebula, sky } from '../grounds/light.ts';
import { ropes } from '../grounds/ornament.ts';
import { crowd, felt, hills, lake, stadiumLights } from '../grounds/places.ts';
import { bowlingBall, golfBall, tennisBall } from '../heroes/balls.ts';
import { dart, dartboard, horse, pin, racket, shuttlecock } from '../heroes/gear.ts';
import { trophy } from '../heroes/luck.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
import { formula } from '../heroes/rides.ts';
import { glove, impact, numberBall } from '../heroes/sport.ts';
import { blur, lit } from '../light.ts';
import { sphere } from '../objects/sphere.ts';
import { ellipse, group, line, path, posed, rect } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Individual sports. */
export const sportsSolo: Recipes = {
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
      numberBall(c, 62, 206, 36, '3', createTone('#d81a30')),
      numberBall(c, 246, 92, 34, '2', createTone('#1e6ae0')),
      numberBall(c, 260, 214, 40, '1', createTone('#f2c21a')),
      numberBall(c, 104, 268, 28, '6', createTone('#12a85a')),
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
      line('M252 190V74', '#fff', 4),
      path('M254 76L292 88L254 103Z', '#e0243a'),
      ellipse(252, 192, 18, 5, '#0a3a1c'),
      group(line('M20 300C40 270 66 236 96 206', '#fff', 60), {
        filter: blur(c, 10),
        opacity: 0.6,
      }),
      // The driver, after the stroke.
      group(
        line('M-14 30L52 238', '#e8ecf4', 8) +
          line('M-14 30L8 98', '#20242e', 12) +
          path(
            'M38 226C58 214 96 222 116 246C122 258 112 270 92 272C66 276 40 264 34 246Z',
            c.linear(['#ff6a5a', '#c8142e', '#5a0614']),
          ) +
          path('M104 240C116 250 116 264 96 270', { stroke: '#fff', width: 4, cap: 'round' }),
        { filter: lit(c, 4, { depth: 9, shine: 0.9, rim: '#fff' }) },
      ),
      repeat(16, () => {
        const [x, y] = [c.between(60, 190), c.between(206, 262)];
        return path(`M${num(x)} ${num(y)}l${num(c.between(3, 12))} ${num(c.between(-16, -5))}`, {
          stroke: c.pick(['#8ad84a', '#4aa83a', '#c8ff8a']),
          width: 3,
          cap: 'round',
        });
      }),
      golfBall(c, 164, 138, 84),
      impact(c, 104, 206, 34, '#fff3a0'),
      streaks(c, 164, 138, 20, ['#fff'], 98, 150),
    ],
    '#062a18',
    titled('FAIRWAY|ACES~.8', 'lilita', 'white', 'arch', 10),
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
