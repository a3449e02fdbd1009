import {
  bubbles,
  clouds,
  confetti,
  embers,
  glint,
  glints,
  glow,
  petals,
  snow,
  streaks,
} from '../atmosphere.ts';
import { bronze, gold, silver, toneOf } from '../colour.ts';
import type { Recipes } from '../cover.ts';
import { glyphs } from '../fonts.ts';
import { repeat } from '../geometry.ts';
import { moon, nebula, sky } from '../grounds/light.ts';
import { damask, papelPicado, ropes } from '../grounds/ornament.ts';
import {
  city,
  crowd,
  curtain,
  fairSky,
  felt,
  flames,
  foliage,
  hills,
  lake,
  mountains,
  pitch,
  sea,
  seabed,
  stadiumLights,
} from '../grounds/places.ts';
import { bomb } from '../heroes/arcade.ts';
import {
  baseball,
  bowlingBall,
  dart,
  dartboard,
  golfBall,
  horse,
  pin,
  racket,
  rattanBall,
  shuttlecock,
  tennisBall,
  volleyball,
} from '../heroes/gear.ts';
import { key, padlock, trophy } from '../heroes/luck.ts';
import {
  ballDrum,
  bingoCard,
  crystalBall,
  egg,
  stickCup,
  ticket,
  tower,
} from '../heroes/machines.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
import { football, impact, numberBall } from '../heroes/sport.ts';
import { donut } from '../heroes/sweets.ts';
import { moneyWheel } from '../heroes/tables.ts';
import { raceCar, submarine, trike } from '../heroes/vehicles.ts';
import { blur, lit } from '../light.ts';
import { cards, fan } from '../objects/card.ts';
import { coin, coinShower } from '../objects/coin.ts';
import { die } from '../objects/dice.ts';
import { gem } from '../objects/gem.ts';
import { lantern } from '../objects/lantern.ts';
import { sphere } from '../objects/sphere.ts';
import { ellipse, group, line, path, posed, rect } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Crash and mini games, sports and lotteries, second shelf. */
export const minis: Recipes = {
  'dice-over-under': recipe(
    (c) => [
      beams(c, '#d8b8ff #7a3af0 #34108a #0c0430', '#fff', 0.4),
      path('M40 250L150 60L260 250', { stroke: '#3affb0', width: 10, opacity: 0.35, cap: 'round' }),
      posed(
        die(c, [150, 158], 104, -10, [6, 1, 3], {
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
      coin(c, 70, 226, 30, { squash: 0.3, turn: -30, blurred: 0.8 }),
      coin(c, 236, 236, 34, { squash: 0.4, turn: 20, metal: 'silver', mark: 'T', blurred: 0.6 }),
      coin(c, 150, 146, 104, { squash: 0.94, turn: -12, mark: 'P' }),
      streaks(c, 150, 150, 34, ['#fff', '#fff3a0'], 120, 200),
      glint(c, 96, 88, 32),
    ],
    '#201004',
    titled('COIN FLIP|Classic~.7', 'slab', 'gold', 'smile', 8),
  ),
  'tower-of-tala': recipe(
    (c) => [
      nebula(c, ['#08083a', '#2a2a9a', '#8a5ae0'], '#6a6aff', '#ffb0f0'),
      moon(c, 50, 70, 30, '#fff3d0'),
      posed(tower(c, ['#f0e8ff', '#a89ad8', '#4a3a8a'], '#ffe08a'), { turn: 2, dy: 6 }),
      clouds(c, '#c8c0ff', 0.7, 230, 320),
      glints(c, 14),
    ],
    '#08042c',
    titled('TOWER|of Tala~.7', 'cinzel', 'violet', 'arch', 8),
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
      fan(c, cards('2c Ah'), { width: 78, spread: 26, radius: 110, x: 62, y: 300, lean: -6 }),
      streaks(c, 150, 150, 26, ['#fff'], 130, 220),
    ],
    '#2a0408',
    titled('HI-LO|HERO', 'bowlby', 'sun', 'rise', 8),
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
      egg(c, 60, 96, 0.5, -20, ['#fff', '#8ad8f0', '#3a8ab8'], '#fff'),
      egg(c, 248, 82, 0.46, 24, ['#fff', '#ffd24a', '#c88a1a'], '#ff6a8a'),
      egg(c, 150, 156, 1.18, 12, ['#ffffff', '#fff3e0', '#e0b88a'], '#5ad8a0'),
      streaks(c, 150, -40, 34, ['#fff'], 60, 300),
    ],
    '#5a1438',
    titled('Egg|DROP~.9', 'titan', 'candy', 'fall', 8),
  ),
  'turbo-trike': recipe(
    (c) => [
      sky(c, ['#1a0a4a', '#a82a8a', '#ff7a4a']),
      city(c, 240, ['#5a1a6a', '#2a0c40'], ['#3ae0ff', '#ffe08a']),
      path('M-20 400L110 236H190L320 400Z', '#2a2438'),
      posed(trike(c, '#1fb8d8', '#ff5a2a'), { turn: -9, scale: 0.92, dy: -18 }),
      streaks(c, 300, 180, 40, ['#fff', '#ffe08a', '#3ae0ff'], 60, 300),
    ],
    '#14042c',
    titled('TURBO|TRIKE', 'racing', 'sun', 'rise', 8, { skew: 0.16 }),
    { footTop: 274 },
  ),
  'fuse-box': recipe(
    (c) => [
      beams(c, '#ffe08a #ff7a1a #8a1a1a #1c0408', '#fff', 0.4),
      bomb(c, 62, 210, 38),
      bomb(c, 240, 216, 36),
      bomb(c, 150, 166, 82),
      streaks(c, 206, 20, 40, ['#fff', '#ffe08a'], 20, 110),
    ],
    '#180406',
    titled('FUSE BOX', 'bungee', 'fire', 'bulge', 14),
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
    titled('LIMBO|Lounge~.86', 'shrikhand', 'orange', 'flag', 12),
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
      ...[
        [150, 160, 92, 196, -6],
        [70, 214, 50, 190, 14],
        [236, 214, 52, 204, -12],
      ].map(([x = 0, y = 0, s = 0, h = 0, turn = 0]) => gem(c, x, y, s, h, turn, 'emerald', 70)),
      path('M150 84L140 130L162 160L144 200L158 236', { stroke: '#fff', width: 5, cap: 'round' }),
      impact(c, 152, 130, 44, '#c8f4ff'),
      snow(c, 70),
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
      path('M-40 400L130 190H330V400Z', '#3a3e4a'),
      repeat(8, (i) => rect(-10 + i * 40, 196, 20, 10, i % 2 ? '#fff' : '#e0243a')),
      posed(raceCar(c, '#e0142a', '#ffd21a', '7'), { turn: -8, scale: 0.94, dx: 10, dy: -14 }),
      streaks(c, 330, 130, 44, ['#fff', '#ffe08a'], 60, 330),
    ],
    '#0a0c18',
    titled('GRAND PRIX|BAY~.46', 'racing', 'chrome', 'rise', 8, { skew: 0.16 }),
  ),
  'takraw-titans': recipe(
    (c) => [
      beams(c, '#ffe8b0 #f2862a #a82a1a #34080c', '#fff', 0.45),
      crowd(c, 190, 90, ['#ffd98a', '#fff', '#ff8a5a'], ['#5a1410', '#240608']),
      group(line('M-20 320C40 260 70 220 110 170', '#ffe08a', 34), {
        filter: blur(c, 9),
        opacity: 0.7,
      }),
      rattanBall(c, 158, 146, 94, -14),
      flames(c, 330, 8, ['#ff5a00', '#ffb02a'], 90, 60),
      streaks(c, 158, 146, 30, ['#fff', '#ffe08a'], 108, 180),
    ],
    '#280608',
    titled('TAKRAW|TITANS', 'anton', 'sun', 'rise', 8, { skew: 0.1 }),
  ),
  'photo-finish': recipe(
    (c) => [
      sky(c, ['#6ab8f0', '#d8f0ff', '#fff0c8']),
      crowd(c, 130, 70, ['#e0344a', '#fff', '#ffd24a', '#3a8af0'], ['#4a5a7a', '#2a3450']),
      hills(c, 220, [['#4ab84a', '#1a6a2a']], 6),
      posed(horse(c, ['#c87a44', '#7a3a1a', '#34140a'], '#2a120a', '#1a4ad8'), {
        turn: -6,
        scale: 0.98,
        dx: 14,
        dy: -10,
      }),
      streaks(c, 330, 160, 30, ['#fff', '#d8c8a0'], 60, 300),
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
        repeat(9, (i) => line(`M-10 ${70 + i * 14}H310`, '#fff', 1.4)) +
          repeat(18, (i) => line(`M${i * 18} 66V186`, '#fff', 1.4)) +
          line('M-10 64H310', '#fff', 7),
        { opacity: 0.55 },
      ),
      volleyball(c, 152, 146, 92, 18, '#ffc21a', '#2a7af0'),
      streaks(c, 152, 146, 24, ['#fff'], 106, 170),
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
        group(
          path('M-12 -150C-24 -150 -28 -130 -26 -110L-9 90H9L26 -110C28 -130 24 -150 12 -150Z', {
            fill: c.linear(['#a8642a', '#f4c88a', '#8a4a1a'], 0),
            move: 'translate(70 210)',
          }) + rect(58, 296, 24, 26, '#2a1a14', 6),
          { filter: lit(c, 4, { depth: 8, shine: 0.5 }) },
        ),
        { x: 70, y: 210, turn: -38 },
      ),
      baseball(c, 190, 122, 74, 24),
      impact(c, 130, 186, 50),
      streaks(c, 190, 122, 30, ['#fff', '#ffe08a'], 84, 150),
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
    titled('BULLSEYE|PUB~.5', 'slab', 'red', 'arch', 10),
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
  'bingo-barrio': recipe(
    (c) => [
      beams(c, '#b0f4ff #2ac0d8 #0a6a94', '#fff', 0.5),
      papelPicado(c),
      group(bingoCard(c, ['#ff5a4a', '#b3121f'], [350, 25, 48, 150, 210]), {
        move: 'translate(44 46) rotate(-9 110 120)',
      }),
      numberBall(c, 262, 236, 30, '7', toneOf('#ffb81a')),
      confetti(c),
    ],
    '#043a5a',
    titled('BINGO|BARRIO~.8', 'titan', 'sun', 'bulge', 10),
    { footTop: 286 },
  ),
  'keno-comet': recipe(
    (c) => [
      nebula(c, ['#0c0420', '#24105a', '#0a3a7a'], '#3a8af0', '#ffb04a'),
      group(
        path(
          'M320 -30L104 160L170 220Z',
          c.linear(
            [
              [0, '#ffd98a', 0],
              [1, '#ffd98a', 0.95],
            ],
            140,
          ),
        ),
        { filter: blur(c, 6) },
      ),
      numberBall(c, 250, 230, 28, '64', toneOf('#1fb86a')),
      numberBall(c, 52, 82, 26, '12', toneOf('#f2a51a')),
      numberBall(c, 58, 262, 22, '8', toneOf('#e0246a')),
      numberBall(c, 138, 178, 80, '80', toneOf('#f2541a'), { turn: 16 }),
      streaks(c, 138, 178, 30, ['#ffe08a', '#fff'], 96, 170),
    ],
    '#060218',
    titled('KENO|COMET', 'russo', 'gold', 'rise', 8, { skew: 0.12 }),
  ),
  'scratch-sari-sari': recipe(
    (c) => [
      beams(c, '#fff8d8 #ffd04a #f28a2a #8a2a14', '#fff', 0.45),
      repeat(9, (i) =>
        path(
          `M${i * 36 - 10} 0H${i * 36 + 26}V44A18 18 0 0 1 ${i * 36 - 10} 44Z`,
          i % 2 ? '#fff' : '#e0343a',
        ),
      ),
      posed(ticket(c, 150, 130, 0.94, 0, ['#8af0c8', '#1fb08a', '#0a6a5a'], 'WIN'), {
        turn: 10,
        y: 130,
      }),
      posed(ticket(c, 146, 216, 1.06, 0, ['#ffb0d0', '#f04a8a', '#a81a5a'], '100'), {
        turn: -8,
        y: 216,
      }),
      coin(c, 236, 250, 26, { squash: 0.85, turn: 18 }),
      glints(c, 8),
    ],
    '#4a140a',
    titled('Scratch|SARI-SARI', 'lilita', 'candy', 'arch', 10),
  ),
  'number-drum': recipe(
    (c) => [
      curtain(c, 205, 70),
      glow(c, 150, 146, 180, '#b8e0ff', 0.8, '#fff'),
      ballDrum(
        c,
        [
          [96, 178, 26, '9', '#e0243a'],
          [150, 206, 28, '21', '#1e7af0'],
          [204, 176, 26, '33', '#1fb85a'],
          [124, 118, 22, '5', '#f2a51a'],
          [182, 112, 24, '40', '#8a3af0'],
        ]
          .map(([x, y, r, n, col]) =>
            numberBall(c, Number(x), Number(y), Number(r), String(n), toneOf(String(col)), {
              shadow: false,
            }),
          )
          .join(''),
      ),
    ],
    '#021424',
    titled('NUMBER|DRUM~.8', 'bowlby', 'ice', 'arch', 10),
    { footTop: 280 },
  ),
  'jade-3d': recipe(
    (c) => [
      beams(c, '#d8ffd8 #3ac87a #0a6a4a #02241c', '#fff', 0.35),
      damask(c, '#fff3c0', 0.1),
      numberBall(c, 74, 190, 58, '3', toneOf('#1fa86a'), { turn: -12 }),
      numberBall(c, 228, 190, 58, '9', toneOf('#1fa86a'), { turn: 12 }),
      numberBall(c, 150, 130, 74, '8', toneOf('#0a8a5a'), { turn: 4 }),
      coinShower(c, 8, 30, 310, 7, 14),
    ],
    '#021c14',
    titled('JADE 3D', 'cinzel', 'jade', 'arch', 12),
  ),
  'bingo-galaxy': recipe(
    (c) => [
      nebula(c, ['#0a0238', '#3a0f8a', '#e03ab8'], '#8a3aff', '#3ae0ff'),
      group(bingoCard(c, ['#8a5af0', '#2a0a7a'], [190, 265, 320, 45, 140]), {
        move: 'translate(52 34) rotate(12 110 120) scale(.94)',
      }),
      sphere(c, 44, 76, 34, ['#ffd0a0', '#f0703a', '#6a1a0a']),
      glints(c, 16),
    ],
    '#08022a',
    titled('BINGO|GALAXY', 'bungee', 'neon', 'none'),
    { footTop: 280 },
  ),
  'golden-ticket': recipe(
    (c) => [
      beams(c, '#c88aff #6a1ab8 #2a0660 #0c0224', '#ffe08a', 0.5),
      ticket(c, 150, 96, 0.8, 16, ['#fff3b0', '#e0a01a', '#8a5a08'], '777'),
      ticket(c, 150, 214, 0.86, 12, ['#fff3b0', '#e0a01a', '#8a5a08'], 'P'),
      ticket(c, 150, 156, 1.16, -12, ['#fffbe0', '#ffcf3a', '#b87a0a'], 'WIN'),
      glints(c, 14, '#fff3c0', 10, 280, 6, 18),
    ],
    '#10022c',
    titled('GOLDEN|TICKET', 'shrikhand', 'gold', 'flag', 10),
  ),
  'keno-lagoon': recipe(
    (c) => [
      sea(c, ['#c8fff0', '#3ad0c0', '#0a7a8a', '#023a4a'], '#fff'),
      seabed(c, '#02303a', '#0a6a6a'),
      numberBall(c, 68, 96, 40, '17', toneOf('#ff6a3a')),
      numberBall(c, 236, 110, 44, '5', toneOf('#ffb81a')),
      numberBall(c, 90, 224, 46, '62', toneOf('#e0346a')),
      numberBall(c, 222, 232, 36, '30', toneOf('#8a4af0')),
      numberBall(c, 152, 158, 60, '24', toneOf('#1a8ae0')),
      bubbles(c, 40, 0, 340, 12),
    ],
    '#02282e',
    titled('Keno|LAGOON', 'titan', 'aqua', 'flag', 14),
  ),
  'lotto-lanterns': recipe(
    (c) => [
      sky(c, ['#1a0a4a', '#6a1a7a', '#ff6a4a']),
      mountains(c, 260, [['#4a1464', '#1c0834']], 60),
      lantern(c, 150, 132, 82, 350),
      path(glyphs('bowlby', '49', 62, 150, 134), { fill: '#fff8dc', stroke: '#8a0a14', width: 2 }),
      lantern(c, 48, 108, 34, 40, 0.5),
      path(glyphs('bowlby', '7', 30, 48, 108), '#fff8dc'),
      lantern(c, 254, 190, 38, 20, 0.3),
      path(glyphs('bowlby', '21', 28, 254, 190), '#fff8dc'),
      embers(c, 50, ['#ffe08a']),
    ],
    '#14042c',
    titled('LOTTO|Lanterns', 'slab', 'fire', 'arch', 8),
  ),
  'raffle-royale': recipe(
    (c) => [
      curtain(c, 330, 60),
      glow(c, 150, 140, 170, '#ffd0e8', 0.8, '#fff'),
      group(
        ellipse(150, 150, 98, 104, c.linear(['#ffe9a0', '#e0a01a', '#a8640a'])) +
          repeat(9, (i) =>
            ellipse(150, 150, 92 - i * 8.4, 98 - i * 8.8, {
              fill: 'none',
              stroke: i % 2 ? '#fff8dc' : '#c8821a',
              width: 3.4,
            }),
          ),
        { filter: lit(c, 6, { depth: 11, shine: 0.7, rim: '#ffb0d8' }) },
      ),
      ellipse(150, 150, 20, 21, '#4a1030'),
      ticket(c, 178, 234, 0.84, -14, ['#ff9ac8', '#e0346a', '#8a0a3a'], '049'),
      glints(c, 10),
    ],
    '#20041a',
    titled('RAFFLE|Royale~.84', 'cinzel', 'candy', 'smile', 8),
  ),
  'pick-four-party': recipe(
    (c) => [
      beams(c, '#fff0ff #ff8ad8 #b82ac8 #3a0a5a', '#fff', 0.5),
      ...['4', '8', '1', '6'].map((n, i) =>
        numberBall(
          c,
          [86, 214, 92, 220][i] ?? 150,
          [96, 88, 214, 208][i] ?? 150,
          56,
          n,
          toneOf(['#1e8af0', '#ffb01a', '#1fb85a', '#f0344a'][i] ?? '#fff'),
        ),
      ),
      confetti(c, 60),
    ],
    '#2a0440',
    titled('PICK FOUR|PARTY~.8', 'lilita', 'sun', 'bulge', 10),
  ),
  'bingo-bakery': recipe(
    (c) => [
      beams(c, '#fffaf0 #ffd8a8 #e89a5a #8a4a24', '#fff', 0.45),
      group(bingoCard(c, ['#c87a44', '#7a3c18'], [20, 35, 48, 340, 150]), {
        move: 'translate(40 54) rotate(-6 110 120) scale(.94)',
      }),
      donut(c, 250, 92, 48, ['#ff9ad0', '#f04a9a'], 16, 0.86),
      donut(c, 44, 244, 40, ['#8a4a24', '#4a200c'], -12, 0.84),
      petals(c, 10, ['#ffe0b0']),
    ],
    '#3a1808',
    titled('Bingo|BAKERY', 'titan', 'cream', 'arch', 10),
    { footTop: 280 },
  ),
  'crystal-draw': recipe(
    (c) => [
      nebula(c, ['#04142a', '#0a3a6a', '#1a8aa8'], '#3ac8f0', '#d88aff'),
      crystalBall(c, '#5ac8ff'),
      numberBall(c, 50, 232, 28, '3', toneOf('#8a5af0')),
      numberBall(c, 252, 228, 30, '9', toneOf('#e04ab8')),
      glints(c, 14),
    ],
    '#021020',
    titled('CRYSTAL|DRAW~.76', 'cinzel', 'ice', 'arch', 8),
    { footTop: 280 },
  ),
  'fortune-sticks': recipe(
    (c) => [
      beams(c, '#ffe9b0 #e0782a #8a1c14 #2a0408', '#fff', 0.4),
      lantern(c, 34, 66, 22, 4, 1),
      lantern(c, 268, 74, 22, 4, 1),
      posed(stickCup(c), { turn: 7, dy: -6 }),
      petals(c, 16, ['#ffd24a', '#ffb0a0']),
    ],
    '#24040a',
    titled('FORTUNE|STICKS', 'slab', 'fire', 'arch', 10),
  ),
};
