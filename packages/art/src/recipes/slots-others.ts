import { clouds, confetti, glint, glints, glow, streaks } from '../atmosphere.ts';
import { bronze, gold, silver } from '../colour.ts';
import type { Recipes } from '../cover.ts';
import { frame } from '../frames/frame.ts';
import { burst, moon, nebula, sky } from '../grounds/light.ts';
import { damask, planks, surf } from '../grounds/ornament.ts';
import { curtain, sea } from '../grounds/places.ts';
import { critters } from '../heroes/critters.ts';
import { surfboard } from '../heroes/kit.ts';
import { gear, vault } from '../heroes/locks.ts';
import { clover, horseshoe, jar, jewelSuit } from '../heroes/luck.ts';
import { mascot } from '../heroes/mascot.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
import { heldFan } from '../heroes/people/hands.ts';
import { cutlass } from '../heroes/people/props.ts';
import { starfish } from '../heroes/shellfish.ts';
import { impact } from '../heroes/sport.ts';
import { goldFigure } from '../heroes/treasure.ts';
import { lit } from '../light.ts';
import { cards } from '../objects/card.ts';
import { coin, coinHeap, coinShower } from '../objects/coin.ts';
import { gem } from '../objects/gem.ts';
import { ellipse, group, line, path, posed } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Slots of the makers that mainly make other games. */
export const slotsOthers: Recipes = {
  'diamond-tide': {
    draw: (c) => [
      burst(c, ['#ffffff', '#8ae8ff', '#0a78c8', '#04164a'], { y: 150, strength: 0.45, count: 20 }),
      glow(c, 150, 160, 165, '#8ae8ff', 0.75, '#fff'),
      ...(
        [
          [58, 92, 34, 330, -20],
          [246, 104, 38, 40, 18],
          [44, 226, 30, 110, 14],
          [258, 224, 32, 275, -12],
        ] as const
      ).map(([x, y, size, hue, turn]) => gem(c, x, y, size, hue, turn)),
      c.hero(group(gem(c, 150, 146, 112, 198, -12))),
      surf(c, 262, ['#0a6ad8', '#0a3a94', '#041c5a']),
      glint(c, 92, 106, 36, '#fff', 10),
      glint(c, 212, 100, 22),
      glints(c, 8, '#fff', 20, 260, 5, 12),
    ],
    foot: ['#02103a', 0.85, 300],
    title: {
      lines: ['DIAMOND', { text: 'TIDE', height: 58, width: 0.7 }],
      face: 'bowlby',
      ink: 'ice',
      warp: 'smile',
      maxHeight: 42,
    },
  },
  'captain-saltbeard': {
    draw: (c) => [
      sky(c, ['#0a1c3a', '#1f5a8a', '#7ac0d8', '#ffe0a0']),
      clouds(c, '#dff0ff', 0.7),
      surf(c, 232, ['#2a8ab0', '#12506a']),
      frame(c, 'rope'),
      c.hero(
        posed(
          figure(c, {
            build: 'man',
            skin: skins.tan,
            hair: '#c8d0d8',
            style: 'long',
            beard: 'long',
            eyes: '#3a9ac8',
            mouth: 'grin',
            outfit: 'coat',
            cloth: '#8a1420',
            trim: '#f2c21a',
            hat: 'tricorn',
            hatColor: '#20141c',
            hatTrim: '#f2c21a',
            gaze: 4,
            nod: -6,
            rim: '#ffe0a0',
          }),
          { scale: 1.02, dy: -6 },
        ),
      ),
      c.hero(cutlass(c, 246, 232, -28, 1)),
      coinShower(c, 12, 180, 330, 8, 17),
    ],
    foot: ['#04101c', 0.95, 262],
    title: {
      lines: ['CAPTAIN', { text: 'SALTBEARD', height: 36 }],
      face: 'slab',
      ink: 'cream',
      warp: 'arch',
      amount: 10,
      maxHeight: 44,
    },
  },
  'vault-of-vega': recipe(
    (c) => [
      beams(c, '#8ab8e0 #2a4a7a #101c3a #04081a', '#ffe08a', 0.4),
      frame(c, 'iron', '#ffe08a'),
      c.hero(vault(c)),
      coinHeap(c, 316, 18, 15),
      glints(c, 10, '#fff', 10, 280),
    ],
    '#04081a',
    titled('VAULT|of Vega~.8', 'russo', 'chrome', 'arch', 8),
    { footTop: 280 },
  ),
  'joker-after-dark': recipe(
    (c) => [
      curtain(c, 285, 70),
      frame(c, 'neon', '#c83aff'),
      c.hero(
        posed(
          figure(c, {
            build: 'man',
            skin: skins.pale,
            hair: '#1fa85a',
            style: 'short',
            eyes: '#ffd21a',
            lips: '#d8142a',
            mouth: 'grin',
            outfit: 'tuxedo',
            cloth: '#4a1a8a',
            trim: '#e0b01a',
            hat: 'jester',
            hatColor: '#7a1ad0',
            hatTrim: '#e0243a',
            gaze: 4,
            nod: -8,
            rim: '#ffb0ff',
          }),
          { scale: 1.04, dy: 2 },
        ),
      ),
      c.hero(
        heldFan(
          c,
          cards('Jh As'),
          { skin: skins.pale, cloth: '#4a1a8a', cuff: '#e0b01a' },
          { width: 66, spread: 26, radius: 100, x: 244, y: 286, lean: 12 },
        ),
      ),
      confetti(c, 34),
    ],
    '#10021c',
    titled('JOKER|After Dark~.9', 'bungee', 'neon', 'rise', 8),
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
      frame(c, 'neon', '#ff3ac8'),
      c.hero(
        goldFigure(
          c,
          '7',
          78,
          178,
          140,
          -14,
          ['#e8fbff', '#3ae0ff', '#0a6ad8'],
          '#04246a',
          'russo',
          ['#fff', '#8af4ff', '#1ab0f0', '#fff', '#0a4a8a'],
        ),
      ),
      c.hero(
        goldFigure(
          c,
          '7',
          226,
          178,
          140,
          14,
          ['#e8fbff', '#3ae0ff', '#0a6ad8'],
          '#04246a',
          'russo',
          ['#fff', '#8af4ff', '#1ab0f0', '#fff', '#0a4a8a'],
        ),
      ),
      c.hero(
        goldFigure(
          c,
          '7',
          150,
          156,
          200,
          -5,
          ['#ffe8fb', '#ff5ad8', '#a80ac8'],
          '#3a0468',
          'russo',
          ['#fff', '#ffa8f0', '#f03ac8', '#fff', '#7a0a8a'],
        ),
      ),
      glints(c, 12, '#8af4ff'),
    ],
    '#08021c',
    titled('NEON|SEVENS', 'russo', 'neon', 'none', 0, { skew: 0.12 }),
  ),
  'bars-and-stripes': recipe(
    (c) => [
      beams(c, '#8ac0ff #2a4ac8 #141c6a #060824', '#ff5a6a', 0.5),
      frame(c, 'gold', '#c8142e', 220),
      c.hero(
        goldFigure(c, 'BAR', 150, 78, 62, -6, ['#ffffff', '#ff6a6a', '#b80a1c'], '#3a0408', 'slab'),
      ),
      c.hero(
        goldFigure(
          c,
          'BAR',
          150,
          158,
          84,
          -6,
          ['#ffffff', '#fff0d8', '#d8c8a8'],
          '#4a2a04',
          'slab',
        ),
      ),
      c.hero(
        goldFigure(
          c,
          'BAR',
          150,
          242,
          62,
          -6,
          ['#d8e8ff', '#4a8af0', '#0a2aa0'],
          '#040c3a',
          'slab',
        ),
      ),
      glints(c, 10),
    ],
    '#04061c',
    titled('BARS and|STRIPES', 'slab', 'white', 'rise', 8),
    { footTop: 280 },
  ),
  'ruby-reactor': recipe(
    (c) => [
      beams(c, '#ffb0c0 #e0143a #6a0428 #14020c', '#ff8aa0', 0.5),
      frame(c, 'iron', '#ff3a5a'),
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
      c.hero(gem(c, 150, 146, 92, 348, 14, 'emerald')),
      // Particles of the core, on rings in front of it.
      ...[-20, 40].map((turn) =>
        line('M10 156A140 46 0 0 0 290 156', '#ffe0e8', 4, {
          opacity: 0.85,
          move: `rotate(${turn} 150 156)`,
        }),
      ),
      gem(c, 44, 214, 34, 338, -18, 'emerald'),
      gem(c, 262, 222, 40, 356, 22, 'emerald'),
      gem(c, 246, 66, 24, 330, -8, 'emerald'),
      group(
        line('M54 40L88 82L70 92L112 132', '#fff', 4) +
          line('M286 130L244 148L256 162L206 176', '#fff', 4),
        { filter: lit(c, 1.6, { depth: 3, shine: 1, rim: '#ff5a7a' }) },
      ),
      impact(c, 112, 132, 24, '#ff8aa0'),
      impact(c, 206, 176, 22, '#ff8aa0'),
      streaks(c, 150, 156, 40, ['#fff', '#ffb0c0'], 110, 200),
      glints(c, 8),
    ],
    '#140208',
    titled('RUBY|REACTOR', 'russo', 'red', 'perspective', 0),
  ),
  'clockwork-heist': recipe(
    (c) => [
      beams(c, '#ffe0a0 #b87a3a #5a341c #1c0e08', '#fff', 0.3),
      frame(c, 'iron', '#ffb04a'),
      gear(c, 40, 80, 66, 14, bronze, 8),
      gear(c, 270, 190, 74, 16, gold, 0),
      gear(c, 226, 40, 44, 11, silver, 12),
      c.hero(
        posed(
          figure(c, {
            build: 'woman',
            skin: skins.warm,
            hair: '#a8301a',
            style: 'bob',
            eyes: '#3a8a8a',
            lips: '#b81a2a',
            outfit: 'coat',
            cloth: '#3a2a4a',
            trim: '#d8963a',
            hat: 'tophat',
            hatColor: '#3a2430',
            hatTrim: '#d8963a',
            gaze: -4,
            nod: 5,
            rim: '#ffd08a',
          }),
          { scale: 0.98, dy: 34 },
        ),
      ),
    ],
    '#180a06',
    titled(
      'CLOCKWORK|HEIST~.7',
      'western',
      {
        face: ['#fff4e0', '#f0c48a', '#c07a3a', '#e8b06a'],
        side: '#3a1604',
        edge: ['#fff0d8', '#a0581c'],
        outline: '#1a0a02',
      },
      'arch',
      8,
    ),
  ),
  'emerald-elevator': recipe(
    (c) => [
      beams(c, '#c8ffe0 #1fb86a #06583a #021c18', '#fff', 0.4),
      frame(c, 'iron', '#3affa0'),
      ...(
        [
          [56, 76, 30, 168],
          [250, 60, 26, 120],
          [70, 236, 40, 130],
          [236, 228, 44, 160],
        ] as const
      ).map(([x, y, size, hue]) => gem(c, x, y, size, hue, c.between(-8, 8), 'emerald')),
      c.hero(gem(c, 150, 152, 104, 148, c.between(-8, 8), 'emerald')),
      streaks(c, 150, 400, 40, ['#b8ffd8', '#fff'], 60, 380),
      coinHeap(c, 318, 20, 14),
    ],
    '#02201a',
    titled('EMERALD|ELEVATOR', 'russo', 'jade', 'rise', 8),
    { footTop: 280 },
  ),
  'horseshoe-haven': recipe(
    (c) => [
      planks(c, '#b8763a', '#5a2c10', 92),
      glow(c, 150, 150, 170, '#ffe0a0', 0.7, '#fff'),
      frame(c, 'rope'),
      c.hero(horseshoe(c, 152, 160, 1.12, -12)),
      glint(c, 96, 92, 26),
      glints(c, 8),
      clover(c, 248, 250, 0.34, 20),
      clover(c, 50, 250, 0.3, -20),
    ],
    '#200c04',
    titled('Horseshoe|HAVEN~.8', 'western', 'cream', 'arch', 10),
  ),
  'velvet-spade': recipe(
    (c) => [
      curtain(c, 265, 60),
      damask(c, '#e8d0ff', 0.08),
      glow(c, 150, 150, 170, '#c8a0ff', 0.8, '#fff'),
      frame(c, 'drapes', '#3a1a7a'),
      c.hero(jewelSuit(c, 'spades', ['#7a5ab8', '#2a1450', '#0a0420'], 152, 148, 2.4, -8)),
      glints(c, 12, '#fff', 10, 270, 5, 16),
    ],
    '#0a0220',
    titled('VELVET|SPADE~.84', 'cinzel', 'violet', 'arch', 8),
  ),
  'star-of-siargao': recipe(
    (c) => [
      beams(c, '#fffbe0 #8af0f0 #1a9ad8 #0a3a8a', '#fff', 0.5),
      frame(c, 'bamboo'),
      c.hero(surfboard(c, 226, 156, 12, ['#ff5a3a', '#ffd21a'])),
      c.hero(
        posed(
          figure(c, {
            build: 'woman',
            skin: skins.tan,
            hair: '#3a1c10',
            style: 'waves',
            eyes: '#1a8a9a',
            lips: '#e0504a',
            mouth: 'grin',
            outfit: 'jersey',
            cloth: '#0fa8c8',
            trim: '#ffd21a',
            hat: 'flower',
            hatColor: '#ff5a8a',
            hatTrim: '#ffd24a',
            gaze: 4,
            nod: 7,
            rim: '#fff8c0',
          }),
          { scale: 1.04, dx: -20, dy: -14 },
        ),
      ),
      surf(c, 278, ['#8af8ff', '#2ab8e0', '#0a6ab8']),
      starfish(c, 56, 258, 34, 20, ['#ffe9a0', '#ffa83a', '#d8581a']),
      glints(c, 10),
    ],
    '#043a6a',
    titled('STAR of|SIARGAO', 'shrikhand', 'sun', 'flag', 12),
  ),
  'lucky-jar': recipe(
    (c) => [
      beams(c, '#ffffff #b8e8d8 #4aa8a0 #0f4a5a', '#fff', 0.45),
      frame(c, 'wood'),
      c.hero(posed(jar(c, '#e0344a'), { turn: -6, scale: 0.96, dy: -14 })),
      coin(c, 60, 60, 20, { squash: 0.7, turn: 30 }),
      coin(c, 236, 40, 24, { squash: 0.85, turn: -20 }),
      glints(c, 10),
    ],
    '#06303a',
    titled('LUCKY|JAR~.6', 'titan', 'orange', 'bulge', 12),
  ),
  'piggy-payday': recipe(
    (c) => [
      beams(c, '#e0fff0 #3ad8a0 #0a7a6a #023a3a', '#fff', 0.45),
      c.hero(
        posed(
          mascot(
            c,
            { ...critters.pig, rim: '#fff' },
            {
              left: [70, 138],
              right: [226, 214],
              tilt: 8,
              vest: '#2a5ae0',
              held: coin(c, 64, 104, 34, { squash: 0.94, turn: -14, mark: 'P' }),
              behind:
                group(
                  path(
                    'M204 150C254 132 296 182 282 240C268 278 214 278 198 240C184 206 186 166 204 150Z',
                    c.linear(['#f0d8a0', '#b88a4a', '#6a4418']),
                  ),
                  {
                    filter: lit(c, 6, { depth: 11 }),
                  },
                ) +
                coin(c, 238, 140, 18, { squash: 0.8, turn: 20 }) +
                coin(c, 214, 136, 16, { squash: 0.7, turn: -20 }),
            },
          ),
          { scale: 1.04, turn: -5, dy: -14 },
        ),
      ),
      coinHeap(c, 300, 26, 15),
      glints(c, 8),
    ],
    '#023030',
    titled('PIGGY|PAYDAY', 'titan', 'gold', 'bulge', 10),
    { footTop: 286 },
  ),
  'sapphire-sirens': recipe(
    (c) => [
      sea(c, ['#8ab8ff', '#2a4ad8', '#141a7a', '#06083a'], '#dfe8ff'),
      moon(c, 230, 70, 42, '#f0f4ff'),
      c.hero(
        posed(
          figure(c, {
            build: 'woman',
            skin: skins.fair,
            hair: '#2a6ae0',
            style: 'waves',
            eyes: '#8a5af0',
            lips: '#e04a9a',
            mouth: 'calm',
            outfit: 'gown',
            cloth: '#1a8ac8',
            trim: '#8af4ff',
            hat: 'tiara',
            gaze: 4,
            nod: 6,
            rim: '#a8d0ff',
          }),
          { scale: 1.08, dx: -8, dy: -2 },
        ),
      ),
      surf(c, 292, ['#a8d8ff', '#2a5ad8', '#141a8a']),
      glints(c, 12),
    ],
    '#04062c',
    titled('SAPPHIRE|Sirens~.8', 'shrikhand', 'royal', 'flag', 10),
  ),
};
