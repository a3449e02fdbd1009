import { clouds, confetti, embers, glints, glow, petals, streaks } from '../atmosphere.ts';
import type { Recipes } from '../cover.ts';
import { frame } from '../frames/frame.ts';
import { PI, repeat, sin, times } from '../geometry.ts';
import { burst, moon, nebula, sky } from '../grounds/light.ts';
import { surf } from '../grounds/ornament.ts';
import { city, fairSky, hills, lake } from '../grounds/places.ts';
import { jasmine, macaron, milkTea, placedFruit, popsicle, sundae } from '../heroes/fruit.ts';
import { cauldron } from '../heroes/kit.ts';
import { clover } from '../heroes/luck.ts';
import { mascot } from '../heroes/mascot.ts';
import { lotus } from '../heroes/myth.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
import { cupcake, donut, lollipop, sweet, sweetSpill } from '../heroes/sweets.ts';
import { bee, honeycomb } from '../heroes/wild.ts';
import { blur, lit } from '../light.ts';
import { coinHeap } from '../objects/coin.ts';
import { sphere } from '../objects/sphere.ts';
import { circle, ellipse, group, path, posed } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Slots of Pandan Studio: sweets, fruit and flowers. */
export const slotsPandan: Recipes = {
  'sugar-parade': {
    draw: (c) => [
      burst(c, ['#fff3b0', '#ffb0d0', '#ff6fb0', '#c22a8a'], { y: 130, strength: 0.5 }),
      clouds(c),
      glow(c, 150, 150, 180, '#fff', 0.8),
      c.hero(lollipop(c, 96, 104, 70, '#ff4f8b', '#fff', -18)),
      c.hero(lollipop(c, 218, 120, 58, '#21c7a8', '#fff8d0', 20)),
      sweetSpill(c),
      glints(c, 8, '#fff', 20, 230, 5, 12),
    ],
    foot: ['#8a0a5a', 0.55, 300],
    title: {
      lines: ['Sugar', { text: 'Parade', height: 50 }],
      face: 'titan',
      ink: 'candy',
      warp: 'flag',
      amount: 22,
      gap: 2,
    },
  },
  'lotus-nights': {
    draw: (c) => [
      nebula(c, ['#061028', '#142a6a', '#3a4ab0'], '#4a7ad8', '#ff9ad0'),
      moon(c, 150, 116, 88),
      lake(c, 240, '#0a1a4a', '#02061c', ['#ffd9ec', '#9fb8ff', '#ffe9b0']),
      c.hero(lotus(c, ['#ffd0e8', '#ff6fb4', '#a01a7a'], '#ff8ac8')),
      embers(c, 26, ['#ffe08a', '#fff6c0'], 20, 300),
    ],
    foot: ['#040a24', 0.92, 270],
    title: {
      lines: ['Lotus', { text: 'Nights', height: 44 }],
      face: 'shrikhand',
      ink: {
        face: ['#ffffff', '#ffe3f0', '#ff9ac8', '#ff5aa8'],
        side: '#5a0a5a',
        edge: ['#fff', '#ffd0e6'],
        outline: '#1a0430',
      },
      warp: 'flag',
      amount: 10,
      maxHeight: 56,
    },
  },
  'halo-halo-heaven': recipe(
    (c) => [
      beams(c, '#fff0ff #c89aff #7a3ad8 #2a0a6a', '#fff', 0.5, 120),
      clouds(c, '#f4e8ff'),
      c.hero(
        posed(
          sundae(
            c,
            ['#a45af0', '#ff5a7a', '#ffd24a', '#5ad88a', '#ff9ac8', '#fff6e0'],
            ['#b87af0', '#fff3d8', '#ffb0d0'],
          ),
          { turn: 7, scale: 0.94, dy: -6 },
        ),
      ),
      glints(c, 10, '#fff', 10, 260, 5, 14),
    ],
    '#24065a',
    titled('Halo-Halo|HEAVEN~.84', 'titan', 'candy', 'flag', 12),
    { footTop: 280 },
  ),
  'cupcake-carnival': recipe(
    (c) => [
      beams(c, '#fffbe0 #8af0e0 #1fa8b8 #06506a', '#fff', 0.5, 130),
      confetti(c, 50),
      frame(c, 'candy', '#1fa8b8'),
      c.hero(cupcake(c, 64, 210, 0.58, ['#fff3b0', '#ffc83a'], ['#ff5a8a', '#c81a5a'], 'star')),
      c.hero(cupcake(c, 246, 216, 0.54, ['#d8b8ff', '#8a4ae0'], ['#ffd24a', '#e08a0a'], 'berry')),
      c.hero(
        posed(cupcake(c, 150, 196, 1.16, ['#fff0f6', '#ff7ab0'], ['#3ad0d8', '#0a7a9a']), {
          turn: -6,
        }),
      ),
    ],
    '#043a50',
    titled('CUPCAKE|Carnival', 'lilita', 'candy', 'arch', 10),
    { footTop: 280 },
  ),
  'honey-hive': recipe(
    (c) => [
      beams(c, '#fff8c8 #ffc83a #e08a0a #6a3404', '#fff', 0.4),
      honeycomb(c),
      bee(c, 62, 110, 0.42, -14),
      bee(c, 250, 232, 0.36, 12),
      c.hero(bee(c, 150, 172, 1.02, -10)),
      embers(c, 30, ['#fff3a0']),
    ],
    '#3a1a02',
    titled('Honey|HIVE~.66', 'titan', 'sun', 'bulge', 12),
  ),
  'cherry-charm': recipe(
    (c) => [
      beams(c, '#ffffff #ffc8d8 #ff6a9a #a81a5a', '#fff', 0.55),
      frame(c, 'petals', '#ff9ab8'),
      c.hero(posed(placedFruit(c, 'cherries', 150, 164, 1.9, 0), { turn: -9 })),
      ...(
        [
          ['heart', 44, 70, 20, 340],
          ['heart', 262, 96, 24, 345],
          ['heart', 40, 236, 16, 350],
        ] as const
      ).map(([shape, x, y, r, hue]) => sweet(c, shape, x, y, r, hue, c.between(-20, 20))),
      glints(c, 12, '#fff', 10, 280, 5, 15),
    ],
    '#5a0a34',
    titled('Cherry|CHARM', 'shrikhand', 'white', 'arch', 10, {
      ink: {
        face: ['#fff', '#fff', '#ffe8f0', '#ffd0e0'],
        side: '#b8103a',
        edge: ['#fff', '#ffc8d8'],
        outline: '#3a0418',
      },
    }),
  ),
  'donut-district': recipe(
    (c) => [
      sky(c, ['#3a0a5a', '#c82a8a', '#ff9a6a']),
      city(c, 260, ['#5a1478', '#2a0a44'], ['#ffe29a', '#ff9ac8', '#9fe8ff']),
      frame(c, 'neon', '#ff5ac8'),
      donut(c, 64, 86, 44, ['#8af0d8', '#1fb0a0'], -20, 0.8),
      donut(c, 246, 104, 40, ['#fff0b0', '#ffb81a'], 24, 0.76),
      c.hero(donut(c, 150, 176, 104, ['#ff9ad0', '#ff3f9a'], -12, 0.94)),
      glints(c, 8, '#fff', 10, 270),
    ],
    '#1c0438',
    titled('DONUT|DISTRICT', 'bungee', 'neon', 'rise', 8),
  ),
  'gummy-galaxy': recipe(
    (c) => [
      nebula(c, ['#140440', '#4a1490', '#a82ad0'], '#ff5ac8', '#3ae0ff'),
      sphere(c, 262, 70, 44, ['#ffe0a0', '#ff8a3a', '#a82a4a']),
      group(ellipse(262, 70, 72, 16, { fill: 'none', stroke: '#ffe9b0', width: 7, opacity: 0.9 }), {
        move: 'rotate(-18 262 70)',
      }),
      frame(c, 'candy', '#8a3af0'),
      c.hero(
        posed(
          mascot(
            c,
            {
              fur: '#5ae04a',
              pale: '#d8ff9a',
              mark: '#1a9a3a',
              ears: 'round',
              muzzle: 'snout',
              eyes: 'round',
              iris: '#0a4a1a',
              rim: '#f0ffb0',
            },
            {
              left: [66, 156],
              right: [230, 200],
              tilt: -9,
              hat:
                circle(150, 156, 128, {
                  fill: c.radial([
                    [0, '#fff', 0],
                    [0.82, '#c8f4ff', 0.08],
                    [1, '#fff', 0.6],
                  ]),
                  stroke: '#e8fbff',
                  width: 5,
                }) +
                path('M62 112C76 72 106 50 136 44', {
                  stroke: '#fff',
                  width: 12,
                  cap: 'round',
                  opacity: 0.8,
                }),
              held: sweet(c, 'star', 60, 132, 30, 48, -12),
            },
          ),
          { turn: 14, scale: 1, dy: -10 },
        ),
      ),
      ...(
        [
          ['heart', 46, 60, 22, 330],
          ['bean', 262, 246, 24, 195],
          ['drop', 44, 250, 20, 275],
        ] as const
      ).map(([shape, x, y, r, hue]) => sweet(c, shape, x, y, r, hue, c.between(-30, 30))),
      glints(c, 12),
    ],
    '#100334',
    titled('Gummy|GALAXY', 'titan', 'lime', 'bulge', 12),
  ),
  'clover-cottage': recipe(
    (c) => [
      sky(c, ['#7ad8ff', '#d8f8ff', '#fffbd8']),
      hills(c, 240, [
        ['#a8e86a', '#5ab83a'],
        ['#3a9a3a', '#146a2a'],
      ]),
      frame(c, 'wood'),
      clover(c, 50, 70, 0.42, -20),
      c.hero(
        figure(c, {
          build: 'man',
          skin: skins.warm,
          hair: '#e0641a',
          style: 'short',
          beard: 'long',
          eyes: '#1a8a3a',
          mouth: 'grin',
          outfit: 'coat',
          cloth: '#1a8a3a',
          trim: '#ffd24a',
          hat: 'tophat',
          hatColor: '#1a9a40',
          hatTrim: '#ffd24a',
          gaze: 4,
          nod: 8,
        }),
      ),
      cauldron(c, 246, 262, 0.72, coinHeap(c, -50, 14, 14)),
      clover(c, 66, 236, 0.62, -14),
      glints(c, 12, '#fff', 10, 280, 5, 14),
    ],
    '#063a1a',
    titled('Clover|COTTAGE', 'celtic', 'lime', 'arch', 10),
  ),
  'bubble-tea-bash': recipe(
    (c) => [
      beams(c, '#fff8e8 #ffd0a0 #e08a5a #7a3a2a', '#fff', 0.5, 140),
      c.hero(milkTea(c, 62, 168, 0.72, -14, ['#d8ffd8', '#5ab87a'], '#8af0a8')),
      c.hero(milkTea(c, 240, 168, 0.72, 14, ['#ffd8f0', '#e07ac0'], '#ff9ad8')),
      c.hero(milkTea(c, 150, 166, 1.08, 4, ['#fff0d8', '#c88a5a'], '#ff8a5a')),
      confetti(c, 34),
    ],
    '#3a140c',
    titled('BUBBLE TEA|BASH~.5', 'lilita', 'cream', 'arch', 10),
    { footTop: 270 },
  ),
  'popsicle-pier': recipe(
    (c) => [
      fairSky(c, ['#3ab8ff', '#a8e8ff', '#fff6d8']),
      surf(c, 262, ['#3ad0f0', '#1a9ad8', '#0a6ab0']),
      frame(c, 'candy', '#3ab8ff'),
      c.hero(popsicle(c, 72, 150, 0.86, -20, ['#fff0a0', '#ffb81a', '#ff6a1a'])),
      c.hero(popsicle(c, 232, 150, 0.86, 18, ['#d8ffe8', '#3ad8a0', '#0a8a7a'])),
      c.hero(popsicle(c, 152, 140, 1.12, -4, ['#ffd0e4', '#ff5a9a', '#c81a6a'])),
      glints(c, 10),
    ],
    '#04346a',
    titled('Popsicle|PIER~.6', 'shrikhand', 'candy', 'flag', 12),
  ),
  'melon-mania': recipe(
    (c) => [
      beams(c, '#f0fff0 #8af0b8 #1fb87a #066a4a', '#fff', 0.5),
      group(placedFruit(c, 'watermelon', 34, 64, 0.46, -64), { filter: blur(c, 1.2) }),
      group(placedFruit(c, 'watermelon', 268, 58, 0.5, 58), { filter: blur(c, 1.2) }),
      // A whole one, burst open.
      c.hero(
        posed(
          group(
            circle(
              150,
              150,
              104,
              c.radial(['#c8f07a', '#3aa83a', '#0a4a1c'], 0.5, 0.5, 0.62, 0.36, 0.3),
            ) +
              group(
                repeat(6, (i) =>
                  path(
                    `M${70 + i * 32} 44C${52 + i * 39} 110 ${52 + i * 39} 190 ${70 + i * 32} 258`,
                    {
                      stroke: '#0a4a1c',
                      width: 9,
                      opacity: 0.7,
                    },
                  ),
                ),
                { clip: c.clip('M46 150A104 104 0 1 1 254 150A104 104 0 1 1 46 150Z') },
              ),
            {
              filter: lit(c, 9, { depth: 14, shine: 0.8, rim: '#e8ffb0' }),
            },
          ),
          { turn: -16, scale: 0.96, dx: 20, dy: -22 },
        ),
      ),
      c.hero(placedFruit(c, 'watermelon', 122, 214, 1.16, -24)),
      c.hero(placedFruit(c, 'watermelon', 226, 232, 0.76, 30)),
      repeat(15, () => {
        const [x, y, r] = [c.between(20, 280), c.between(30, 250), c.between(3, 8)];
        return circle(x, y, r, c.radial(['#fff', '#ff7a8a', '#c8102e'], 0.5, 0.5, 0.6, 0.34, 0.3));
      }),
      streaks(c, 150, 180, 34, ['#ff8a9a', '#fff', '#c8ff8a'], 110, 190),
    ],
    '#04402c',
    titled('MELON|MANIA~.86', 'titan', 'red', 'bulge', 12, {
      ink: {
        face: ['#fff0f0', '#ff9aa4', '#f0344e', '#c8102e'],
        side: '#0a5a2a',
        edge: ['#fff', '#c8ffb0'],
        outline: '#04240f',
      },
    }),
  ),
  'sampaguita-spins': recipe(
    (c) => [
      beams(c, '#f4ffe8 #a8e0a0 #3a8a6a #0a3a3a', '#fff', 0.4),
      frame(c, 'petals', '#dff0c8'),
      c.hero(
        posed(
          figure(c, {
            build: 'woman',
            skin: skins.warm,
            hair: '#1c100c',
            style: 'long',
            eyes: '#5a2f14',
            lips: '#d8405a',
            mouth: 'calm',
            outfit: 'gown',
            cloth: '#f4ecd8',
            trim: '#8ad07a',
            gaze: -3,
            nod: -6,
            rim: '#f4ffe8',
          }),
          { scale: 1.06, dy: -12 },
        ),
      ),
      c.hero(jasmine(c, 206, 82, 30)),
      c.hero(jasmine(c, 226, 118, 22)),
      ...times(15, (i) => {
        const [x, y] = [72 + i * 11.2, 238 + 46 * sin((i / 14) * PI)];
        return jasmine(c, x, y, i === 7 ? 30 : 14 + (i % 2) * 5);
      }),
      embers(c, 40, ['#fffbe0', '#ffe08a']),
    ],
    '#04282a',
    titled('Sampaguita|SPINS~.6', 'shrikhand', 'cream', 'flag', 10),
  ),
  'choco-chapel': recipe(
    (c) => [
      beams(c, '#fff0d8 #d8a06a #8a4a24 #2a1008', '#fff', 0.4),
      frame(c, 'candy', '#8a4a24'),
      c.hero(cupcake(c, 150, 190, 1.2, ['#a86a3a', '#4a2410'], ['#ffe0a8', '#c8925a'])),
      donut(c, 56, 226, 40, ['#8a4a24', '#3a1a0a'], -16, 0.8),
      donut(c, 250, 220, 42, ['#fff6e8', '#f0d0a8'], 18, 0.8),
      hills(c, 330, [['#5a2c14', '#2a1208']], 8),
      glints(c, 8, '#fff3d0'),
    ],
    '#1c0a04',
    titled('CHOCO|Chapel~.8', 'titan', 'cream', 'arch', 10),
    { footTop: 270 },
  ),
  'macaron-manor': recipe(
    (c) => [
      beams(c, '#ffffff #d8f4e8 #8ac8b8 #2a6a6a', '#fff', 0.5, 140),
      clouds(c, '#fff', 0.7),
      frame(c, 'candy', '#b88af0'),
      c.hero(macaron(c, 150, 232, 92, -3, '#b88af0', '#fff0d8')),
      c.hero(macaron(c, 146, 164, 80, 5, '#ff8ab8', '#fff6e0')),
      c.hero(macaron(c, 156, 104, 68, -6, '#8ad8b0', '#ffe8f0')),
      c.hero(macaron(c, 148, 52, 54, 8, '#ffd27a', '#fff')),
      petals(c, 22, ['#ff9ac8', '#ffd0e4']),
    ],
    '#1c4a4a',
    titled('Macaron|MANOR~.76', 'lilita', 'candy', 'smile', 10),
    { footTop: 270 },
  ),
};
