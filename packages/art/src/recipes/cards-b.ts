import { clouds, confetti, embers, glint, glints, glow, petals, streaks } from '../atmosphere.ts';
import { silver } from '../colour.ts';
import type { Recipes } from '../cover.ts';
import { repeat } from '../geometry.ts';
import { moon, sky } from '../grounds/light.ts';
import { surf } from '../grounds/ornament.ts';
import { city, curtain, felt, hills, mountains } from '../grounds/places.ts';
import { critters } from '../heroes/critters.ts';
import { cola } from '../heroes/drinks.ts';
import { blossom } from '../heroes/fruit.ts';
import { jewelSuit } from '../heroes/luck.ts';
import { mascot } from '../heroes/mascot.ts';
import { skins } from '../heroes/people/face.ts';
import { figure } from '../heroes/people/figure.ts';
import { heldFan, palm } from '../heroes/people/hands.ts';
import { galleon } from '../heroes/ships.ts';
import { goldFigure } from '../heroes/treasure.ts';
import { arrow } from '../objects/arrow.ts';
import { card, cardBack, cards, fan } from '../objects/card.ts';
import { chipPile, flyingChip } from '../objects/chips.ts';
import { gem } from '../objects/gem.ts';
import { path, posed } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

/** Card games. */
export const cardsB: Recipes = {
  'mahjong-blossoms': recipe(
    (c) => [
      sky(c, ['#ffe0ec', '#ffa8c8', '#d85a9a']),
      clouds(c, '#fff', 0.8),
      arrow(c, 'down', 50, 206, 0.8),
      arrow(c, 'up', 250, 200, 0.8),
      cardBack(c, 114, 170, 96, -13, ['#ff8ab8', '#a81a5a']),
      card(c, 172, 160, 104, 7, { rank: '7', suit: 'hearts' }),
      blossom(c, 40, 70, 26, 5, ['#fff', '#ff9ac0']),
      blossom(c, 262, 62, 30, 5, ['#fff', '#ff9ac0']),
      petals(c, 30, ['#ff9ac8', '#fff']),
    ],
    '#4a0a34',
    titled('Hi-Lo|BLOSSOMS', 'lilita', 'candy', 'arch', 10),
  ),
  'solitaire-sunrise': recipe(
    (c) => [
      sky(c, ['#5a8af0', '#ffb08a', '#ffe8a0']),
      glow(c, 150, 190, 150, '#fff3a0', 1, '#fff'),
      hills(c, 232, [
        ['#7a8ac8', '#4a5a9a'],
        ['#3a6a5a', '#1a3a3a'],
      ]),
      ...[0, 1, 2].map((i) =>
        cardBack(c, 232 + i * 5, 92 - i * 6, 72, 14 + i * 3, ['#ff8a5a', '#c83a4a']),
      ),
      // A column in order, red on black.
      ...cards('Ks Qh Jc 10d 9s').map((face, i) =>
        card(c, 84 + i * 25, 92 + i * 27, 84 + i * 4, -20 + i * 8, face),
      ),
      glints(c, 10),
    ],
    '#0a2428',
    titled('Sunrise|HI-LO~.7', 'lilita', 'sun', 'arch', 10),
  ),
  'poker-pirates': recipe(
    (c) => [
      sky(c, ['#140a3a', '#6a1a5a', '#ff7a3a', '#ffd08a']),
      moon(c, 70, 74, 42, '#ffe0b0'),
      posed(galleon(c, ['#a86a3a', '#5a3014', '#24100a'], ['#fff3e0', '#c8a88a'], '#c8142a'), {
        turn: 7,
        scale: 0.96,
        dy: -8,
      }),
      surf(c, 270, ['#5a3a8a', '#34206a', '#1a0f40']),
      embers(c, 40, ['#ffe08a']),
    ],
    '#10042a',
    titled('PIRATE|HI-LO~.8', 'slab', 'orange', 'arch', 10),
  ),
  'in-between-ace': recipe(
    (c) => [
      felt(c, '#c83ad8', '#5a0f7a'),
      posed(
        figure(c, {
          build: 'man',
          skin: skins.tan,
          hair: '#1c1014',
          style: 'short',
          beard: 'goatee',
          eyes: '#3ad8a8',
          mouth: 'grin',
          outfit: 'tuxedo',
          cloth: '#1c1030',
          trim: '#f2305a',
          hat: 'tophat',
          hatColor: '#1c1030',
          hatTrim: '#f2305a',
          gaze: 4,
          nod: 6,
          rim: '#ffb0ff',
        }),
        { scale: 0.9, dx: -18, dy: 36 },
      ),
      card(c, 196, 82, 56, -16, { rank: '3', suit: 'clubs' }),
      card(c, 276, 96, 56, 18, { rank: 'J', suit: 'diamonds' }),
      glow(c, 238, 116, 80, '#ffd0ff', 0.9, '#fff'),
      card(c, 238, 120, 72, 4, { rank: 'A', suit: 'hearts' }),
      palm(c, 240, 232, 10, { skin: skins.tan, cloth: '#1c1030', cuff: '#fff' }, -1),
      streaks(c, 238, 140, 22, ['#fff', '#ffb0ff'], 66, 110),
      glints(c, 10),
    ],
    '#1c0428',
    titled('IN BETWEEN|ACE~.46', 'bowlby', 'violet', 'bulge', 8),
  ),
  'big-two-boulevard': recipe(
    (c) => [
      sky(c, ['#0a2a5a', '#1a6a8a', '#ffb06a']),
      city(c, 236, ['#2a6a9a', '#123a5e']),
      // The boulevard, lamps along both sides.
      path('M120 236H180L330 420H-30Z', c.linear(['#ffd98a', '#c86a3a', '#5a2a4a'])),
      repeat(7, (i) => {
        const t = ((i + 0.4) / 7) ** 2;
        const r = 1.6 + 8 * t;
        return (
          glow(c, 112 - 132 * t, 238 + 140 * t, r * 4, '#ffe08a', 0.9, '#fff') +
          glow(c, 188 + 132 * t, 238 + 140 * t, r * 4, '#ffe08a', 0.9, '#fff')
        );
      }),
      glow(c, 150, 160, 150, '#3ab8ff', 0.75, '#fff'),
      card(c, 236, 150, 92, 26, { rank: '2', suit: 'hearts' }),
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
      card(c, 204, 176, 106, 9, { rank: '2', suit: 'spades' }),
      glints(c, 8),
      streaks(c, 150, 150, 20, ['#ffe08a'], 120, 200),
    ],
    '#041430',
    titled('HI-LO|BOULEVARD', 'anton', 'orange', 'rise', 8),
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
      heldFan(
        c,
        cards('2h 2c 2d'),
        { skin: skins.warm, cloth: '#8a2a1a', cuff: '#e0b03a' },
        { width: 68, spread: 20, radius: 110, x: 240, y: 300, lean: 10 },
      ),
    ],
    '#0a1c0a',
    titled('HI-LO|LEAGUE~.86', 'slab', 'orange', 'arch', 8),
  ),
  'chip-stackers': recipe(
    (c) => [
      beams(c, '#b8d8ff #3a6af0 #1a2a9a #08103a', '#fff', 0.4),
      posed(
        mascot(
          c,
          { ...critters.gopher, paws: false, fur: '#c87a34', rim: '#d8e8ff' },
          {
            left: [80, 132],
            right: [222, 120],
            tilt: -7,
            vest: '#e0243a',
            held:
              flyingChip(c, 72, 104, 32, '#8a3af0', 0.6, 12) +
              flyingChip(c, 232, 92, 32, '#e0243a', 0.6, -16),
          },
        ),
        { scale: 1.02, dy: -4 },
      ),
      chipPile(c, 48, 296, 38, 9, '#e0243a'),
      chipPile(c, 254, 296, 38, 11, '#1fa85a'),
      chipPile(c, 150, 304, 42, 5, '#f2a51a'),
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
    titled('DIAMOND|HI-LO~.8', 'cinzel', 'ice', 'smile', 8),
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
      felt(c, '#3ac8a0', '#0a5a5a'),
      figure(c, {
        build: 'man',
        skin: skins.tan,
        hair: '#14100e',
        style: 'short',
        beard: 'moustache',
        eyes: '#4a2a14',
        mouth: 'grin',
        outfit: 'coat',
        cloth: '#b8341a',
        trim: '#ffd24a',
        hat: 'cap',
        hatColor: '#1c1420',
        hatTrim: '#ffd24a',
        gaze: -4,
        nod: -6,
        rim: '#b0ffe0',
      }),
      heldFan(
        c,
        cards('7d 2c'),
        { skin: skins.tan, cloth: '#b8341a', cuff: '#ffd24a' },
        { width: 74, spread: 24, x: 74, y: 318, lean: -10 },
      ),
      flyingChip(c, 256, 92, 26, '#ffb81a', 0.6, 24),
      flyingChip(c, 268, 226, 30, '#e0243a', 0.55, -24),
    ],
    '#031c20',
    titled('BACCARAT|CIRCLE~.8', 'bungee', 'sun', 'arch', 10),
  ),
  'king-maker': recipe(
    (c) => [
      curtain(c, 225, 60),
      glow(c, 150, 140, 160, '#8ab0ff', 0.8, '#fff'),
      posed(
        figure(c, {
          build: 'man',
          skin: skins.fair,
          hair: '#8a4a1a',
          style: 'short',
          beard: 'long',
          eyes: '#2a7a4a',
          mouth: 'grin',
          outfit: 'robe',
          cloth: '#1a2ab0',
          trim: '#ffd24a',
          hat: 'crown',
          hatColor: '#ffd24a',
          hatTrim: '#e0243a',
          gaze: -4,
          nod: -7,
          rim: '#a8c8ff',
        }),
        { scale: 0.96, dx: 12, dy: 18 },
      ),
      heldFan(
        c,
        cards('Ks'),
        { skin: skins.fair, cloth: '#1a2ab0', cuff: '#f4ecd8' },
        { width: 88, x: 70, y: 316, lean: -12 },
      ),
      embers(c, 40, ['#fff', '#a8c8ff']),
    ],
    '#04062c',
    titled('KING|MAKER', 'cinzel', 'royal', 'arch', 8),
  ),
};
