import { clouds, confetti, embers, glints, glow, petals, streaks } from '../atmosphere.ts';
import type { Recipes } from '../cover.ts';
import { moon, nebula, sky } from '../grounds/light.ts';
import { surf } from '../grounds/ornament.ts';
import { city, fairSky, flames, foliage, hills } from '../grounds/places.ts';
import { blossom, macaron, milkTea, placedFruit, popsicle, sundae } from '../heroes/fruit.ts';
import { cupcake, donut, sweet } from '../heroes/sweets.ts';
import { bell, goldFigure, ingot } from '../heroes/treasure.ts';
import { coinHeap, coinShower } from '../objects/coin.ts';
import { gem } from '../objects/gem.ts';
import { lantern } from '../objects/lantern.ts';
import { sphere } from '../objects/sphere.ts';
import { ellipse, group, posed } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Slots of sweets, fruits, gold and light. */
export const treats: Recipes = {
  'halo-halo-heaven': recipe(
    (c) => [
      beams(c, '#fff0ff #c89aff #7a3ad8 #2a0a6a', '#fff', 0.5, 120),
      clouds(c, '#f4e8ff'),
      posed(
        sundae(
          c,
          ['#a45af0', '#ff5a7a', '#ffd24a', '#5ad88a', '#ff9ac8', '#fff6e0'],
          ['#b87af0', '#fff3d8', '#ffb0d0'],
        ),
        { turn: 7, scale: 0.94, dy: -6 },
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
      cupcake(c, 64, 210, 0.58, ['#fff3b0', '#ffc83a'], ['#ff5a8a', '#c81a5a'], 'star'),
      cupcake(c, 246, 216, 0.54, ['#d8b8ff', '#8a4ae0'], ['#ffd24a', '#e08a0a'], 'berry'),
      posed(cupcake(c, 150, 196, 1.16, ['#fff0f6', '#ff7ab0'], ['#3ad0d8', '#0a7a9a']), {
        turn: -6,
      }),
    ],
    '#043a50',
    titled('CUPCAKE|Carnival', 'lilita', 'candy', 'arch', 10),
    { footTop: 280 },
  ),
  'donut-district': recipe(
    (c) => [
      sky(c, ['#3a0a5a', '#c82a8a', '#ff9a6a']),
      city(c, 260, ['#5a1478', '#2a0a44'], ['#ffe29a', '#ff9ac8', '#9fe8ff']),
      donut(c, 64, 86, 44, ['#8af0d8', '#1fb0a0'], -20, 0.8),
      donut(c, 246, 104, 40, ['#fff0b0', '#ffb81a'], 24, 0.76),
      donut(c, 150, 176, 104, ['#ff9ad0', '#ff3f9a'], -12, 0.94),
      glints(c, 8, '#fff', 10, 270),
    ],
    '#1c0438',
    titled('DONUT|DISTRICT', 'bungee', 'neon', 'rise', 8),
  ),
  'gummy-galaxy': recipe(
    (c) => [
      nebula(c, ['#140440', '#4a1490', '#a82ad0'], '#ff5ac8', '#3ae0ff'),
      group(
        ellipse(150, 150, 148, 40, { fill: 'none', stroke: '#ffe08a', width: 12, opacity: 0.85 }),
        { move: 'rotate(-18 150 150)' },
      ),
      sphere(c, 150, 150, 84, ['#d8ffb0', '#4ad84a', '#0a6a3a']),
      group(
        ellipse(150, 162, 148, 34, {
          fill: 'none',
          stroke: '#fff3c0',
          width: 7,
          opacity: 0.9,
          dash: '220 600',
        }),
        { move: 'rotate(-18 150 150)' },
      ),
      ...(
        [
          ['heart', 50, 80, 28, 330],
          ['star', 250, 70, 30, 48],
          ['bean', 258, 230, 28, 195],
          ['drop', 46, 236, 26, 275],
          ['cube', 226, 150, 18, 20],
        ] as const
      ).map(([shape, x, y, r, hue]) => sweet(c, shape, x, y, r, hue, c.between(-30, 30))),
      glints(c, 12),
    ],
    '#100334',
    titled('Gummy|GALAXY', 'titan', 'lime', 'bulge', 12),
  ),
  'bubble-tea-bash': recipe(
    (c) => [
      beams(c, '#fff8e8 #ffd0a0 #e08a5a #7a3a2a', '#fff', 0.5, 140),
      milkTea(c, 62, 168, 0.72, -14, ['#d8ffd8', '#5ab87a'], '#8af0a8'),
      milkTea(c, 240, 168, 0.72, 14, ['#ffd8f0', '#e07ac0'], '#ff9ad8'),
      milkTea(c, 150, 166, 1.08, 4, ['#fff0d8', '#c88a5a'], '#ff8a5a'),
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
      popsicle(c, 72, 150, 0.86, -20, ['#fff0a0', '#ffb81a', '#ff6a1a']),
      popsicle(c, 232, 150, 0.86, 18, ['#d8ffe8', '#3ad8a0', '#0a8a7a']),
      popsicle(c, 152, 140, 1.12, -4, ['#ffd0e4', '#ff5a9a', '#c81a6a']),
      glints(c, 10),
    ],
    '#04346a',
    titled('Popsicle|PIER~.6', 'shrikhand', 'candy', 'flag', 12),
  ),
  'macaron-manor': recipe(
    (c) => [
      beams(c, '#ffffff #d8f4e8 #8ac8b8 #2a6a6a', '#fff', 0.5, 140),
      clouds(c, '#fff', 0.7),
      macaron(c, 150, 232, 92, -3, '#b88af0', '#fff0d8'),
      macaron(c, 146, 164, 80, 5, '#ff8ab8', '#fff6e0'),
      macaron(c, 156, 104, 68, -6, '#8ad8b0', '#ffe8f0'),
      macaron(c, 148, 52, 54, 8, '#ffd27a', '#fff'),
      petals(c, 22, ['#ff9ac8', '#ffd0e4']),
    ],
    '#1c4a4a',
    titled('Macaron|MANOR~.76', 'lilita', 'candy', 'smile', 10),
    { footTop: 270 },
  ),
  'furnace-fruits': recipe(
    (c) => [
      beams(c, '#ffd24a #f2541a #8a140a #2a0404', '#ffe08a', 0.4),
      flames(c, 330, 10, ['#ff3a00', '#ff8a10', '#ffd24a'], 260, 60),
      placedFruit(c, 'lemon', 74, 110, 0.74, -16),
      placedFruit(c, 'plum', 236, 112, 0.86, 12),
      placedFruit(c, 'watermelon', 150, 232, 0.98, -8),
      placedFruit(c, 'cherries', 150, 128, 1.12, 4),
      embers(c, 70, ['#ffe08a', '#fff']),
    ],
    '#240404',
    titled('FURNACE|FRUITS~.8', 'anton', 'fire', 'rise', 6, { skew: 0.1 }),
  ),
  'mango-fever': recipe(
    (c) => [
      beams(c, '#fffbd0 #a8e83a #3a9a2a #0a4a24', '#fff', 0.45),
      foliage(c, ['#0a6a2a', '#2a9a3a']),
      placedFruit(c, 'mango', 66, 102, 0.6, -24),
      placedFruit(c, 'mango', 246, 212, 0.56, 30),
      placedFruit(c, 'mango', 156, 154, 1.34, -8),
      streaks(c, 150, 150, 24, ['#fff', '#fff08a'], 120, 190),
    ],
    '#06301a',
    titled('MANGO|FEVER~.84', 'bowlby', 'sun', 'bulge', 12),
  ),
  'cherry-charm': recipe(
    (c) => [
      beams(c, '#ffffff #ffc8d8 #ff6a9a #a81a5a', '#fff', 0.55),
      posed(placedFruit(c, 'cherries', 150, 164, 1.9, 0), { turn: -9 }),
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
  'melon-mania': recipe(
    (c) => [
      beams(c, '#f0fff0 #8af0b8 #1fb87a #066a4a', '#fff', 0.5),
      placedFruit(c, 'watermelon', 66, 66, 0.56, -34),
      placedFruit(c, 'watermelon', 222, 92, 0.66, 26),
      placedFruit(c, 'watermelon', 150, 206, 1.36, -10),
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
  'peach-of-ages': recipe(
    (c) => [
      beams(c, '#fff8e8 #ffd0b8 #f08a8a #8a2a4a', '#fff', 0.5),
      clouds(c, '#fff0f4', 0.9),
      placedFruit(c, 'peach', 60, 92, 0.66, -30),
      placedFruit(c, 'peach', 240, 100, 0.72, 34),
      placedFruit(c, 'peach', 154, 176, 1.16, 26),
      clouds(c, '#fff', 0.8, 240, 320),
      petals(c, 36, ['#ff9ab8', '#ffd0dc', '#fff'], 11),
      glints(c, 8),
    ],
    '#4a0a24',
    titled('PEACH|of Ages~.8', 'cinzel', 'gold', 'arch', 10),
  ),
  'sampaguita-spins': recipe(
    (c) => [
      beams(c, '#f4ffe8 #a8e0a0 #3a8a6a #0a3a3a', '#fff', 0.4),
      foliage(c, ['#0a5a3a', '#2a8a4a']),
      blossom(c, 60, 92, 46, 7, ['#ffffff', '#e8f0d8']),
      blossom(c, 246, 86, 42, 7, ['#ffffff', '#e8f0d8']),
      blossom(c, 60, 236, 40, 7, ['#ffffff', '#e0f0e0']),
      blossom(c, 250, 232, 46, 7, ['#ffffff', '#e0f0e0']),
      glow(c, 150, 158, 120, '#fffbd0', 0.9),
      blossom(c, 150, 158, 104, 8, ['#ffffff', '#f4f8e8', '#c8e0b0']),
      embers(c, 40, ['#fffbe0', '#ffe08a']),
    ],
    '#04282a',
    titled('Sampaguita|SPINS~.6', 'shrikhand', 'cream', 'flag', 10),
  ),
  'lantern-festival': recipe(
    (c) => [
      nebula(c, ['#0a0a3a', '#3a1a7a', '#c84a5a'], '#6a5ae0', '#ff9a4a'),
      moon(c, 226, 66, 36),
      lantern(c, 52, 90, 30, 20, 1.2),
      lantern(c, 248, 180, 34, 330, 0.6),
      lantern(c, 70, 230, 24, 40, 1),
      lantern(c, 150, 146, 74, 4),
      embers(c, 60, ['#ffe08a', '#ff9a4a']),
    ],
    '#10042a',
    titled('LANTERN|Festival', 'cinzel', 'fire', 'arch', 10),
  ),
  'golden-ingots': recipe(
    (c) => [
      beams(c, '#fff3b0 #f2a01a #c8321a #5a0414', '#fff', 0.5),
      ingot(c, 62, 110, 0.62, -20),
      ingot(c, 244, 104, 0.6, 18),
      ingot(c, 80, 222, 0.94, -8),
      ingot(c, 226, 224, 0.94, 8),
      ingot(c, 150, 162, 1.6, -5),
      coinShower(c, 12, 30, 320, 8, 17),
      glints(c, 10),
    ],
    '#3a0410',
    titled('GOLDEN|INGOTS~.86', 'slab', 'red', 'smile', 10),
  ),
  'bells-ablaze': recipe(
    (c) => [
      beams(c, '#fff0a0 #ff7a1a #a81a2a #2a0414', '#ffe08a', 0.45),
      flames(c, 330, 9, ['#ff3a00', '#ff8a10', '#ffd24a'], 220, 64),
      bell(c, 62, 148, 0.62, 22),
      bell(c, 242, 142, 0.62, -22),
      bell(c, 150, 154, 1.16, -9),
      embers(c, 60, ['#ffe08a', '#fff']),
    ],
    '#24040c',
    titled('BELLS|ABLAZE', 'bowlby', 'fire', 'arch', 10),
  ),
  'neon-sevens': recipe(
    (c) => [
      nebula(c, ['#08021c', '#1c0648', '#3a0a78'], '#7a2af0', '#0ad8ff'),
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        ellipse(150, 160, 40 + i * 30, 40 + i * 30, {
          fill: 'none',
          stroke: i % 2 ? '#ff3ac8' : '#3ae0ff',
          width: 2,
          opacity: 0.4,
        }),
      ),
      goldFigure(c, '7', 78, 178, 140, -14, ['#e8fbff', '#3ae0ff', '#0a6ad8'], '#04246a', 'russo', [
        '#fff',
        '#8af4ff',
        '#1ab0f0',
        '#fff',
        '#0a4a8a',
      ]),
      goldFigure(c, '7', 226, 178, 140, 14, ['#e8fbff', '#3ae0ff', '#0a6ad8'], '#04246a', 'russo', [
        '#fff',
        '#8af4ff',
        '#1ab0f0',
        '#fff',
        '#0a4a8a',
      ]),
      goldFigure(c, '7', 150, 156, 200, -5, ['#ffe8fb', '#ff5ad8', '#a80ac8'], '#3a0468', 'russo', [
        '#fff',
        '#ffa8f0',
        '#f03ac8',
        '#fff',
        '#7a0a8a',
      ]),
      glints(c, 12, '#8af4ff'),
    ],
    '#08021c',
    titled('NEON|SEVENS', 'russo', 'neon', 'none', 0, { skew: 0.12 }),
  ),
  'bars-and-stripes': recipe(
    (c) => [
      beams(c, '#8ac0ff #2a4ac8 #141c6a #060824', '#ff5a6a', 0.5),
      goldFigure(c, 'BAR', 150, 78, 62, -6, ['#ffffff', '#ff6a6a', '#b80a1c'], '#3a0408', 'slab'),
      goldFigure(c, 'BAR', 150, 158, 84, -6, ['#ffffff', '#fff0d8', '#d8c8a8'], '#4a2a04', 'slab'),
      goldFigure(c, 'BAR', 150, 242, 62, -6, ['#d8e8ff', '#4a8af0', '#0a2aa0'], '#040c3a', 'slab'),
      glints(c, 10),
    ],
    '#04061c',
    titled('BARS and|STRIPES', 'slab', 'white', 'rise', 8),
    { footTop: 280 },
  ),
  'ruby-reactor': recipe(
    (c) => [
      beams(c, '#ffb0c0 #e0143a #6a0428 #14020c', '#ff8aa0', 0.5),
      ...[0, 60, 120].map((turn) =>
        group(
          ellipse(150, 156, 140, 46, {
            fill: 'none',
            stroke: c.linear(
              [
                [0, '#ff8aa0', 0.1],
                [0.5, '#fff', 0.95],
                [1, '#ff8aa0', 0.1],
              ],
              0,
            ),
            width: 5,
          }),
          { move: `rotate(${turn - 20} 150 156)` },
        ),
      ),
      glow(c, 150, 156, 150, '#ff5a7a', 1, '#fff'),
      gem(c, 150, 156, 96, 348, 14, 'emerald'),
      streaks(c, 150, 156, 40, ['#fff', '#ffb0c0'], 110, 200),
      glints(c, 8),
    ],
    '#140208',
    titled('RUBY|REACTOR', 'russo', 'red', 'perspective', 0),
  ),
  'emerald-elevator': recipe(
    (c) => [
      beams(c, '#c8ffe0 #1fb86a #06583a #021c18', '#fff', 0.4),
      ...(
        [
          [56, 76, 30, 168],
          [250, 60, 26, 120],
          [70, 236, 40, 130],
          [236, 228, 44, 160],
          [150, 152, 104, 148],
        ] as const
      ).map(([x, y, size, hue]) => gem(c, x, y, size, hue, c.between(-8, 8), 'emerald')),
      streaks(c, 150, 400, 40, ['#b8ffd8', '#fff'], 60, 380),
      coinHeap(c, 318, 20, 14),
    ],
    '#02201a',
    titled('EMERALD|ELEVATOR', 'russo', 'jade', 'rise', 8),
    { footTop: 280 },
  ),
  'choco-chapel': recipe(
    (c) => [
      beams(c, '#fff0d8 #d8a06a #8a4a24 #2a1008', '#fff', 0.4),
      cupcake(c, 150, 190, 1.2, ['#a86a3a', '#4a2410'], ['#ffe0a8', '#c8925a']),
      donut(c, 56, 226, 40, ['#8a4a24', '#3a1a0a'], -16, 0.8),
      donut(c, 250, 220, 42, ['#fff6e8', '#f0d0a8'], 18, 0.8),
      hills(c, 330, [['#5a2c14', '#2a1208']], 8),
      glints(c, 8, '#fff3d0'),
    ],
    '#1c0a04',
    titled('CHOCO|Chapel~.8', 'titan', 'cream', 'arch', 10),
    { footTop: 270 },
  ),
};
