import {
  clouds,
  confetti,
  embers,
  glint,
  glints,
  glow,
  petals,
  rain,
  streaks,
} from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { silver } from '../colour.ts';
import type { Recipes } from '../cover.ts';
import { nebula, sky } from '../grounds/light.ts';
import { damask, ornateWindow, planks, surf } from '../grounds/ornament.ts';
import {
  city,
  curtain,
  fairSky,
  felt,
  flames,
  foliage,
  hills,
  lake,
  mountains,
} from '../grounds/places.ts';
import { blossom } from '../heroes/fruit.ts';
import { jewelSuit } from '../heroes/luck.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
import { domino, mahjongTile } from '../heroes/tables.ts';
import { crown, goldFigure } from '../heroes/treasure.ts';
import { lit } from '../light.ts';
import { card, cardBack, cards, fan } from '../objects/card.ts';
import { chipPile, flyingChip } from '../objects/chips.ts';
import { coinShower } from '../objects/coin.ts';
import { gem } from '../objects/gem.ts';
import { lantern } from '../objects/lantern.ts';
import { circle, group, line, path, place, posed, rect } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** A glass of cola with ice, straw and bubbles. */
const cola = (c: Canvas, x: number, y: number, scale: number): string =>
  place(
    line('M20 -140L4 60', '#ff4a5a', 9) +
      group(
        path('M-52 -96L-38 96Q0 108 38 96L52 -96Z', c.linear(['#a8481a', '#4a1408', '#240804'])),
        { filter: lit(c, 5, { depth: 9, shine: 0.9, rim: '#ffb06a' }) },
      ) +
      [
        [-20, -60, 12],
        [14, -66, -8],
        [-2, -34, 20],
        [22, -20, 4],
      ]
        .map(([dx = 0, dy = 0, turn = 0]) =>
          rect(
            -14,
            -14,
            28,
            28,
            { fill: '#fff', opacity: 0.4, move: `translate(${dx} ${dy}) rotate(${turn})` },
            5,
          ),
        )
        .join('') +
      [...Array(16).keys()]
        .map((i) =>
          circle(-26 + ((i * 17) % 52), 80 - ((i * 29) % 150), 2.4, {
            fill: '#ffd8a8',
            opacity: 0.8,
          }),
        )
        .join('') +
      line('M-42 -80L-30 80', '#fff', 6, { opacity: 0.6 }),
    x,
    y,
    8,
    scale,
  );

/** Card games. */
export const hands: Recipes = {
  'lucky-nine-lounge': recipe(
    (c) => [
      beams(c, '#8affd8 #12a88a #055a5a #022428', '#fff', 0.35),
      card(c, 66, 170, 82, -20, { rank: '4', suit: 'hearts' }),
      card(c, 234, 170, 82, 20, { rank: '5', suit: 'clubs' }),
      goldFigure(c, '9', 150, 150, 210, -6, ['#fffbe0', '#ffc83a', '#c8600a'], '#3a1404', 'slab'),
      coinShower(c, 8, 30, 310, 7, 15),
    ],
    '#021c20',
    titled('LUCKY NINE|Lounge~.66', 'lilita', 'gold', 'arch', 10),
  ),
  'video-poker-deluxe': recipe(
    (c) => [
      nebula(c, ['#04041c', '#10146a', '#2a3ab8'], '#3a5aff', '#ff5ac8'),
      rect(
        18,
        40,
        264,
        226,
        { fill: c.linear(['#3a4468', '#10142c']), stroke: '#8af4ff', width: 4 },
        20,
      ),
      rect(32, 54, 236, 198, c.radial(['#2a4ae0', '#0a1058']), 12),
      fan(c, cards('10s Js Qs Ks As'), { width: 74, spread: 10, radius: 260, y: 400 }),
      ...Array.from({ length: 11 }, (_, i) =>
        glow(c, 40 + i * 22, 46, 12, i % 2 ? '#ff5ac8' : '#8af4ff', 1, '#fff'),
      ),
      path('M32 54H150L90 252H32Z', { fill: '#fff', opacity: 0.08 }),
      glints(c, 8),
    ],
    '#04041c',
    titled('VIDEO POKER|DELUXE~.7', 'russo', 'neon', 'none', 0, { skew: 0.1 }),
    { footTop: 280 },
  ),
  'domino-plaza': recipe(
    (c) => [
      planks(c, '#d89a5a', '#7a4420', 84),
      glow(c, 150, 140, 170, '#fff0c8', 0.6, '#fff'),
      domino(c, 62, 184, 62, -34, 3, 5),
      domino(c, 236, 178, 62, 30, 6, 2),
      domino(c, 150, 146, 82, -6, 6, 6),
    ],
    '#2a1206',
    titled('DOMINO|PLAZA~.8', 'bungee', 'white', 'arch', 10),
  ),
  'queen-of-hearts': recipe(
    (c) => [
      beams(c, '#ffd8e4 #ff5a8a #a80a3a #34041c', '#fff', 0.45),
      ...[
        [46, 76, 0.5],
        [258, 92, 0.42],
        [40, 230, 0.36],
        [266, 224, 0.5],
      ].map(([x = 0, y = 0, k = 0]) =>
        jewelSuit(c, 'hearts', ['#ffb0c0', '#e0143a', '#6a0018'], x, y, k, c.between(-16, 16)),
      ),
      posed(
        figure(c, {
          build: 'woman',
          skin: skins.fair,
          hair: '#7a1c14',
          style: 'bun',
          eyes: '#3a8a5a',
          lips: '#c80a2a',
          mouth: 'calm',
          outfit: 'gown',
          cloth: '#c8102e',
          trim: '#fff3d0',
          hat: 'crown',
          gaze: 3,
          nod: 5,
          rim: '#ffd0d8',
        }),
        { scale: 1.04, dy: 8 },
      ),
    ],
    '#2a0414',
    titled('QUEEN|of Hearts~.86', 'cinzel', 'red', 'arch', 8),
  ),
  'ace-alley': recipe(
    (c) => [
      sky(c, ['#0a0a2a', '#2a1a6a', '#e03a8a']),
      city(c, 270, ['#1c1448', '#0a0824'], ['#3ae0ff', '#ff5ac8', '#ffe08a']),
      card(c, 152, 152, 132, -12, { rank: 'A', suit: 'diamonds' }),
      streaks(c, 150, 150, 40, ['#3ae0ff', '#ff8ad8', '#fff'], 110, 200),
    ],
    '#0a0424',
    titled('ACE ALLEY', 'bungee', 'neon', 'rise', 10),
  ),
  'pok-deng-palace': recipe(
    (c) => [
      ornateWindow(c, 32),
      damask(c, '#ffe08a', 0.14),
      card(c, 108, 152, 106, -12, { rank: '9', suit: 'spades' }),
      card(c, 194, 156, 106, 11, { rank: 'K', suit: 'hearts' }),
      lantern(c, 30, 70, 20, 30, 0.8),
      lantern(c, 270, 70, 20, 30, 0.8),
      coinShower(c, 8, 200, 330, 8, 15),
    ],
    '#1c0c02',
    titled('POK DENG|Palace~.7', 'cinzel', 'gold', 'arch', 8),
  ),
  'shan-koe-mee-star': recipe(
    (c) => [
      beams(c, '#fff8d0 #ffc83a #e0742a #6a240a', '#fff', 0.5),
      posed(
        figure(c, {
          build: 'woman',
          skin: skins.tan,
          hair: '#14100e',
          style: 'bun',
          eyes: '#3a2010',
          lips: '#e0344a',
          mouth: 'smile',
          outfit: 'kimono',
          cloth: '#1a8a6a',
          trim: '#ffb81a',
          hat: 'flower',
          hatColor: '#fff',
          hatTrim: '#ffd24a',
          gaze: -3,
          nod: -4,
          rim: '#fff3c0',
        }),
        { scale: 1.02, dx: 6, dy: 4 },
      ),
      fan(c, cards('8d Ad 10s'), { width: 70, spread: 20, radius: 110, x: 62, y: 312, lean: -10 }),
    ],
    '#2a1004',
    titled('SHAN KOE MEE|STAR~.6', 'slab', 'sun', 'arch', 8),
  ),
  'rummy-riviera': recipe(
    (c) => [
      fairSky(c, ['#2a9af0', '#8ad8ff', '#fff3d0']),
      lake(c, 200, '#1a9ac8', '#0a4a7a', ['#fff', '#d8f8ff']),
      fan(c, cards('7h 8h 9h 10h'), { width: 92, spread: 16, radius: 190, y: 336, lean: -7 }),
      foliage(c, ['#0a6a4a', '#2a9a5a'], true),
    ],
    '#04304a',
    titled('Rummy|RIVIERA', 'shrikhand', 'cream', 'flag', 10),
  ),
  'jack-of-storms': recipe(
    (c) => [
      sky(c, ['#10142a', '#34406a', '#7a8ab8']),
      rain(c, 90),
      path('M214 -10L180 80L206 84L160 190', { stroke: '#dfe8ff', width: 5 }),
      posed(
        figure(c, {
          build: 'man',
          skin: skins.fair,
          hair: '#e0b04a',
          style: 'spikes',
          eyes: '#3ab0ff',
          mouth: 'grin',
          outfit: 'coat',
          cloth: '#1c3a8a',
          trim: '#c8d8ff',
          gaze: 4,
          nod: -6,
          rim: '#b8d0ff',
        }),
        { scale: 1.06, dx: -8, dy: 8 },
      ),
      card(c, 246, 244, 66, 16, { rank: 'J', suit: 'spades' }),
      glow(c, 200, 60, 120, '#a8c8ff', 0.8),
    ],
    '#080c1c',
    titled('JACK|of Storms~.86', 'anton', 'ice', 'rise', 8, { skew: 0.1 }),
  ),
  'mahjong-blossoms': recipe(
    (c) => [
      sky(c, ['#ffe0ec', '#ffa8c8', '#d85a9a']),
      clouds(c, '#fff', 0.8),
      mahjongTile(c, 76, 184, 84, -18, 'dots', ['#ff8ab8', '#a81a5a']),
      mahjongTile(c, 228, 184, 84, 18, 'fa', ['#ff8ab8', '#a81a5a']),
      mahjongTile(c, 150, 148, 110, 5, 'flower', ['#ff8ab8', '#a81a5a']),
      blossom(c, 40, 70, 26, 5, ['#fff', '#ff9ac0']),
      blossom(c, 262, 62, 30, 5, ['#fff', '#ff9ac0']),
      petals(c, 30, ['#ff9ac8', '#fff']),
    ],
    '#4a0a34',
    titled('Mahjong|BLOSSOMS', 'lilita', 'candy', 'arch', 10),
  ),
  'solitaire-sunrise': recipe(
    (c) => [
      sky(c, ['#5a8af0', '#ffb08a', '#ffe8a0']),
      glow(c, 150, 190, 150, '#fff3a0', 1, '#fff'),
      hills(c, 232, [
        ['#7a8ac8', '#4a5a9a'],
        ['#3a6a5a', '#1a3a3a'],
      ]),
      ...[0, 1, 2, 3].map((i) =>
        cardBack(c, 84 + i * 10, 120 + i * 22, 84, -10, ['#ff8a5a', '#c83a4a']),
      ),
      card(c, 196, 172, 98, 9, { rank: 'K', suit: 'spades' }),
    ],
    '#0a2428',
    titled('Solitaire|SUNRISE~.84', 'lilita', 'sun', 'arch', 10),
  ),
  'in-between-ace': recipe(
    (c) => [
      felt(c, '#c83ad8', '#5a0f7a'),
      card(c, 62, 158, 84, -16, { rank: '3', suit: 'clubs' }),
      card(c, 240, 158, 84, 16, { rank: 'J', suit: 'diamonds' }),
      glow(c, 150, 150, 130, '#ffd0ff', 0.9, '#fff'),
      card(c, 150, 140, 100, 2, { rank: 'A', suit: 'hearts' }),
      glints(c, 10),
    ],
    '#1c0428',
    titled('IN BETWEEN|ACE~.46', 'bowlby', 'violet', 'bulge', 8),
  ),
  'big-two-boulevard': recipe(
    (c) => [
      sky(c, ['#0a2a5a', '#1a6a8a', '#ffb06a']),
      city(c, 260, ['#14406a', '#0a2038']),
      goldFigure(
        c,
        '2',
        92,
        150,
        180,
        -10,
        ['#ffffff', '#8af0ff', '#1a7ac8'],
        '#041c4a',
        'bowlby',
        silver,
      ),
      card(c, 212, 164, 106, 13, { rank: '2', suit: 'spades' }),
      streaks(c, 150, 150, 20, ['#ffe08a'], 120, 200),
    ],
    '#041430',
    titled('BIG TWO|BOULEVARD', 'anton', 'orange', 'rise', 8),
  ),
  'joker-jubilee': recipe(
    (c) => [
      beams(c, '#fff0a0 #ff8a3a #e02a7a #4a0a5a', '#fff', 0.5),
      confetti(c, 60),
      posed(
        figure(c, {
          build: 'woman',
          skin: skins.fair,
          hair: '#3ab0e0',
          style: 'bob',
          eyes: '#a83af0',
          lips: '#e01a5a',
          mouth: 'grin',
          outfit: 'waistcoat',
          cloth: '#e0243a',
          trim: '#ffd21a',
          hat: 'jester',
          hatColor: '#1fa8d8',
          hatTrim: '#ffb81a',
          gaze: -4,
          nod: 8,
          rim: '#fff3c0',
        }),
        { scale: 1.02, dy: 6 },
      ),
      flyingChip(c, 44, 232, 26, '#1fa8d8', 0.7, -20),
      flyingChip(c, 262, 226, 24, '#e0243a', 0.6, 24),
    ],
    '#2a0438',
    titled('JOKER|Jubilee~.9', 'titan', 'sun', 'flag', 12),
  ),
  'landlord-league': recipe(
    (c) => [
      mountains(c, 0, [['#8ac8a0', '#3a7a5a']], 10),
      beams(c, '#e8ffd0 #7ab83a #2a6a2a #0a2a14', '#fff', 0.3),
      mountains(
        c,
        240,
        [
          ['#4a9a5a', '#1a5a3a'],
          ['#c8a84a', '#6a5a1a'],
        ],
        40,
      ),
      posed(
        figure(c, {
          build: 'man',
          skin: skins.warm,
          hair: '#3a3a44',
          style: 'topknot',
          beard: 'moustache',
          eyes: '#3a2410',
          mouth: 'grin',
          outfit: 'kimono',
          cloth: '#8a2a1a',
          trim: '#e0b03a',
          gaze: 4,
          nod: 5,
          rim: '#fff3c0',
        }),
        { scale: 1.04, dx: -6, dy: 6 },
      ),
      fan(c, cards('2h 2c 2d'), { width: 68, spread: 20, radius: 110, x: 240, y: 314, lean: 10 }),
    ],
    '#0a1c0a',
    titled('LANDLORD|LEAGUE~.86', 'slab', 'orange', 'arch', 8),
  ),
  'chip-stackers': recipe(
    (c) => [
      beams(c, '#b8d8ff #3a6af0 #1a2a9a #08103a', '#fff', 0.4),
      chipPile(c, 62, 282, 40, 9, '#e0243a'),
      chipPile(c, 240, 282, 40, 12, '#1fa85a'),
      chipPile(c, 150, 288, 50, 17, '#f2a51a'),
      flyingChip(c, 150, 48, 34, '#8a3af0', 0.5, 12),
      flyingChip(c, 234, 80, 22, '#e0243a', 0.7, -30),
    ],
    '#060a34',
    titled('CHIP|STACKERS', 'russo', 'sun', 'pinch', 8),
    { footTop: 280 },
  ),
  'spades-at-sea': recipe(
    (c) => [
      sky(c, ['#0a1c4a', '#2a6ab8', '#a8e0f0']),
      clouds(c, '#dff0ff', 0.8, 20, 180),
      jewelSuit(c, 'spades', ['#6a9ae0', '#142a6a', '#040a24'], 150, 140, 2.3, 9, silver),
      surf(c, 240, ['#b8ecff', '#3a9ad8', '#124a9a']),
      glint(c, 108, 92, 26),
    ],
    '#04143a',
    titled('SPADES|at Sea~.7', 'shrikhand', 'ice', 'flag', 12),
  ),
  'diamond-flush': recipe(
    (c) => [
      felt(c, '#e03a5a', '#6a0a24'),
      fan(c, cards('2d 5d 9d Jd Kd'), { width: 80, spread: 15, radius: 200, y: 352, lean: 4 }),
      gem(c, 150, 92, 62, 196, -8),
      glint(c, 116, 66, 26),
      glints(c, 10),
    ],
    '#24020c',
    titled('DIAMOND|FLUSH~.86', 'cinzel', 'ice', 'smile', 8),
  ),
  'clubs-and-cola': recipe(
    (c) => [
      beams(c, '#fff0d0 #f2a04a #a84a1a #34100a', '#fff', 0.45),
      jewelSuit(c, 'clubs', ['#8ae0a0', '#1a7a4a', '#04301c'], 108, 150, 1.9, -12),
      cola(c, 226, 168, 1.02),
      glints(c, 8),
    ],
    '#280c04',
    titled('Clubs and|COLA~.66', 'titan', 'cream', 'bulge', 10),
  ),
  'ceme-circle': recipe(
    (c) => [
      felt(c, '#2a9ad8', '#0a3a6a'),
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        domino(
          c,
          150 + 92 * Math.cos((i * Math.PI) / 3),
          158 + 88 * Math.sin((i * Math.PI) / 3),
          44,
          i * 60 + 90,
          i + 1,
          6 - i,
          ['#ff8a7a', '#a8101c', '#fff'],
        ),
      ),
      glow(c, 150, 158, 70, '#ffe08a', 0.9, '#fff'),
      flyingChip(c, 150, 158, 36, '#ffb81a', 0.95, 0),
    ],
    '#04182c',
    titled('CEME|CIRCLE~.9', 'bungee', 'red', 'arch', 10),
  ),
  'king-maker': recipe(
    (c) => [
      curtain(c, 225, 60),
      flames(c, 340, 8, ['#1a3ae0', '#3a8af0'], 120, 60),
      posed(
        crown(c, {
          velvet: ['#3a5ae0', '#0a1a6a'],
          cushion: ['#c8a01a', '#5a3a04'],
          gem: 350,
          glow: '#a8c8ff',
        }),
        { scale: 0.72, dy: 46, turn: 5 },
      ),
      card(c, 150, 88, 84, -6, { rank: 'K', suit: 'spades' }),
      embers(c, 40, ['#fff', '#a8c8ff']),
    ],
    '#04062c',
    titled('KING|MAKER', 'cinzel', 'royal', 'arch', 8),
  ),
};
