import { bubbles, confetti, embers, glints, glow, petals, rays, streaks } from '../atmosphere.ts';
import { createTone } from '../colour.ts';
import type { Recipes } from '../cover.ts';
import { glyphs } from '../fonts.ts';
import { polar, repeat } from '../geometry.ts';
import { burst, nebula, sky } from '../grounds/light.ts';
import { damask, papelPicado, surf } from '../grounds/ornament.ts';
import { curtain, fairSky, foliage, lake, mountains } from '../grounds/places.ts';
import { ballDrum, bingoCard, crystalBall, stickCup, ticket } from '../heroes/draws.ts';
import { giraffe } from '../heroes/grazers.ts';
import { drawingHat } from '../heroes/kit.ts';
import { mascot } from '../heroes/mascot.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
import { palm } from '../heroes/people/hands.ts';
import { dolphin } from '../heroes/sea.ts';
import { numberBall } from '../heroes/sport.ts';
import { donut } from '../heroes/sweets.ts';
import { blur, lit } from '../light.ts';
import { coin, coinShower } from '../objects/coin.ts';
import { lantern } from '../objects/lantern.ts';
import { sphere } from '../objects/sphere.ts';
import { circle, group, path, posed } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Lotteries. */
export const lottery: Recipes = {
  'lucky-6-49': {
    draw: (c) => [
      burst(c, ['#fff6b0', '#ffc21a', '#f2760a', '#8a2a00'], { y: 140, strength: 0.5 }),
      ...(
        [
          [62, 74, 40, '7', '#f0344a'],
          [242, 62, 34, '23', '#1e8af0'],
          [40, 184, 34, '41', '#1fb86a'],
          [264, 168, 40, '15', '#8a3af0'],
          [100, 258, 34, '36', '#f27a0a'],
          [214, 252, 38, '4', '#e0246a'],
        ] as const
      ).map(([x, y, r, label, color]) => numberBall(c, x, y, r, label, createTone(color))),
      numberBall(c, 150, 150, 82, '49', createTone('#e8203a'), { turn: -12 }),
      streaks(c, 150, 150, 24, ['#fff'], 96, 170),
      glints(c, 10, '#fff', 10, 280, 5, 14),
    ],
    foot: ['#6a1a00', 0.8, 276],
    title: {
      lines: ['LUCKY', { text: '6/49', height: 54, width: 0.66 }],
      face: 'bowlby',
      ink: 'red',
      warp: 'bulge',
      amount: 10,
      maxHeight: 44,
    },
  },
  'bingo-barrio': recipe(
    (c) => [
      beams(c, '#b0f4ff #2ac0d8 #0a6a94', '#fff', 0.5),
      papelPicado(c),
      group(bingoCard(c, ['#ff5a4a', '#b3121f'], [350, 25, 48, 150, 210]), {
        move: 'translate(44 46) rotate(-9 110 120)',
      }),
      numberBall(c, 262, 236, 30, '7', createTone('#ffb81a')),
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
      numberBall(c, 250, 230, 28, '64', createTone('#1fb86a')),
      numberBall(c, 52, 82, 26, '12', createTone('#f2a51a')),
      numberBall(c, 58, 262, 22, '8', createTone('#e0246a')),
      numberBall(c, 138, 178, 80, '80', createTone('#f2541a'), { turn: 16 }),
      streaks(c, 138, 178, 30, ['#ffe08a', '#fff'], 96, 170),
    ],
    '#060218',
    titled('KENO|COMET', 'russo', 'gold', 'rise', 8, { skew: 0.12 }),
  ),
  'scratch-sari-sari': recipe(
    (c) => [
      beams(c, '#fff8d8 #ffd04a #f28a2a #8a2a14', '#fff', 0.45),
      posed(
        figure(c, {
          build: 'woman',
          skin: skins.tan,
          hair: '#2a1610',
          style: 'bun',
          eyes: '#5a2f14',
          lips: '#d8324e',
          mouth: 'grin',
          outfit: 'waistcoat',
          cloth: '#1fa88a',
          trim: '#ff5a8a',
          gaze: -4,
          nod: -6,
          rim: '#fff3c0',
        }),
        { scale: 0.98, dx: 26, dy: 14 },
      ),
      repeat(9, (i) =>
        path(
          `M${i * 36 - 10} 0H${i * 36 + 26}V34A18 18 0 0 1 ${i * 36 - 10} 34Z`,
          i % 2 ? '#fff' : '#e0343a',
        ),
      ),
      palm(c, 62, 250, -8, { skin: skins.tan, cloth: '#f4f0f4', cuff: '#1fa88a' }, 1),
      numberBall(c, 60, 184, 42, '80', createTone('#f0344a')),
      numberBall(c, 34, 112, 24, '7', createTone('#1e8af0')),
      numberBall(c, 96, 120, 20, '23', createTone('#1fb86a')),
      coin(c, 254, 250, 24, { squash: 0.85, turn: 18 }),
      glints(c, 8),
    ],
    '#4a140a',
    titled('Keno|SARI-SARI', 'lilita', 'candy', 'arch', 10),
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
            numberBall(c, Number(x), Number(y), Number(r), String(n), createTone(String(col)), {
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
      beams(c, '#fff8c8 #8ae07a #0a6a4a #02241c', '#fff', 0.4),
      damask(c, '#fff3c0', 0.12),
      posed(
        mascot(
          c,
          {
            fur: '#3ac88a',
            pale: '#f4ffd8',
            mark: '#f2b81a',
            ears: 'round',
            muzzle: 'snout',
            eyes: 'round',
            iris: '#8a2a0a',
            rim: '#fff3a0',
          },
          {
            left: [70, 190],
            right: [232, 184],
            scarf: '#e0243a',
            hat: group(
              repeat(9, (i) => {
                const [x, y] = polar(150, 150, 96, 196 + i * 18.5);
                return circle(x, y, 21, c.radial(['#fff3a0', '#f2b81a', '#a8640a']));
              }),
              { filter: lit(c, 4, { depth: 8 }) },
            ),
          },
        ),
        { dy: -24, scale: 0.98, turn: -3 },
      ),
      numberBall(c, 58, 152, 46, '3', createTone('#e0243a'), { turn: -12 }),
      numberBall(c, 244, 140, 46, '9', createTone('#f2a51a'), { turn: 12 }),
      numberBall(c, 150, 244, 50, '8', createTone('#0a8a5a'), { turn: 4 }),
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
      fairSky(c, ['#1ac8d8', '#8af4e8', '#fffbd8']),
      lake(c, 226, '#1ad0c8', '#04586a', ['#fff', '#c8fff4']),
      numberBall(c, 246, 214, 34, '62', createTone('#e0346a')),
      numberBall(c, 40, 236, 30, '17', createTone('#ff8a1a')),
      posed(dolphin(c, ['#d8f4ff', '#4a9ae8', '#123a9a'], '#ffffff'), {
        turn: -4,
        scale: 1,
        dx: 18,
        dy: 10,
      }),
      numberBall(c, 66, 72, 48, '24', createTone('#8a3af0')),
      numberBall(c, 246, 70, 30, '5', createTone('#1fb85a')),
      surf(c, 286, ['#8afff4', '#1ab8c8', '#06788a']),
      bubbles(c, 30, 0, 300, 9),
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
      curtain(c, 318, 70),
      damask(c, '#ffd0f0', 0.1),
      rays(c, 150, 170, 18, '#ffe08a', 0.55),
      group(ticket(c, 62, 96, 0.44, -38, ['#8af0c8', '#1fa87a', '#0a5a44'], '07'), {
        filter: blur(c, 1.2),
      }),
      group(ticket(c, 244, 84, 0.42, 30, ['#ffd0a0', '#f2801a', '#a83a04'], '88'), {
        filter: blur(c, 1),
      }),
      posed(drawingHat(c, '#e0246a'), { turn: -5, scale: 0.86, dy: 18, y: 250 }),
      ticket(c, 96, 158, 0.5, 28, ['#a8d8ff', '#2a8af0', '#0a3a9a'], '21'),
      ticket(c, 206, 150, 0.54, -26, ['#ffb0d8', '#f0346a', '#8a0a3a'], '13'),
      ticket(c, 150, 92, 0.78, -8, ['#fff3b0', '#ffc81a', '#c8780a'], '049'),
      confetti(c, 40),
      glints(c, 10),
    ],
    '#20041a',
    titled('RAFFLE|Royale~.84', 'cinzel', 'gold', 'smile', 8),
  ),
  'pick-four-party': recipe(
    (c) => [
      beams(c, '#fff0ff #ff8ad8 #b82ac8 #3a0a5a', '#fff', 0.5),
      papelPicado(c),
      ...['4', '8', '1', '6'].map((n, i) => {
        const [x, y, turn] = (
          [
            [84, 118, -14],
            [208, 112, 12],
            [96, 234, 8],
            [216, 228, -10],
          ] as const
        )[i] ?? [150, 150, 0];
        const color = ['#1e8af0', '#ffb01a', '#1fb85a', '#f0344a'][i] ?? '#fff';
        return posed(
          numberBall(c, x, y, 54, n, createTone(color), { turn: 0 }) +
            group(
              path(
                `M${x - 26} ${y - 44}L${x} ${y - 98}L${x + 26} ${y - 44}Q${x} ${y - 34} ${x - 26} ${y - 44}Z`,
                c.linear(['#fff', '#ffd24a', '#e0346a'], 20),
              ) + circle(x, y - 98, 9, c.radial(['#fff', '#ff8ad8'])),
              { filter: lit(c, 3, { depth: 6, shine: 0.6 }) },
            ),
          { x, y, turn, scale: 0.96 },
        );
      }),
      confetti(c, 70),
    ],
    '#2a0440',
    titled('KENO|PARTY~.9', 'lilita', 'sun', 'bulge', 10),
  ),
  'scratch-safari': recipe(
    (c) => [
      beams(c, '#fff0c0 #ffa03a #c84a1a #4a1408', '#fff', 0.4),
      foliage(c, ['#3a6a1a', '#6a8a2a']),
      posed(giraffe(c), { turn: 7, scale: 0.98, dx: -16, dy: -6 }),
      ...(
        [
          [58, 234, 40, '14', '#f0344a'],
          [234, 216, 34, '62', '#1e8af0'],
          [150, 258, 44, '80', '#ffb01a'],
        ] as const
      ).map(([x, y, r, label, color]) => numberBall(c, x, y, r, label, createTone(color))),
      foliage(c, ['#2a4a10', '#4a7a1a'], true),
    ],
    '#2a0f04',
    titled('KENO|SAFARI~.9', 'slab', 'lime', 'bulge', 8),
    { footTop: 290 },
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
      posed(
        figure(c, {
          build: 'woman',
          skin: skins.tan,
          hair: '#1c1028',
          style: 'waves',
          eyes: '#8a3af0',
          lips: '#c81a6a',
          mouth: 'calm',
          outfit: 'gown',
          cloth: '#5a1a9a',
          trim: '#ffd24a',
          hat: 'turban',
          hatColor: '#7a2ac8',
          hatTrim: '#3ae0ff',
          nod: 5,
          rim: '#8af0ff',
        }),
        { scale: 0.92, dy: -18 },
      ),
      posed(crystalBall(c, '#5ac8ff'), { x: 150, y: 280, scale: 0.52, dy: 18 }),
      palm(c, 62, 262, 14, { skin: skins.tan, cloth: '#5a1a9a', cuff: '#ffd24a' }),
      palm(c, 238, 262, -14, { skin: skins.tan, cloth: '#5a1a9a', cuff: '#ffd24a' }, -1),
      numberBall(c, 50, 150, 26, '3', createTone('#8a5af0')),
      numberBall(c, 254, 140, 28, '9', createTone('#e04ab8')),
      glints(c, 14),
    ],
    '#021020',
    titled('CRYSTAL|DRAW~.76', 'cinzel', 'ice', 'arch', 8),
    { footTop: 284 },
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
