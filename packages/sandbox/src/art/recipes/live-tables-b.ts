import { confetti, glints, petals, rays, streaks } from '../atmosphere.ts';
import { gold } from '../colour.ts';
import type { Recipes } from '../cover.ts';
import { nebula, sky } from '../grounds/light.ts';
import { damask } from '../grounds/ornament.ts';
import { city, curtain, pitch, stadiumLights } from '../grounds/places.ts';
import { bull, tiger } from '../heroes/beasts.ts';
import { football } from '../heroes/sport.ts';
import { domino, moneyWheel, roulette } from '../heroes/tables.ts';
import { ingot } from '../heroes/treasure.ts';
import { card } from '../objects/card.ts';
import { chipPile, flyingChip } from '../objects/chips.ts';
import { coinShower } from '../objects/coin.ts';
import { die } from '../objects/dice.ts';
import { lantern } from '../objects/lantern.ts';
import { sphere } from '../objects/sphere.ts';
import { circle, group, posed } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';
import { colorDie, duel, live } from './studio.ts';

/** Live tables: wheels, dice and cards in a studio’s light. */
export const liveTablesB: Recipes = {
  'three-card-balcony': recipe(
    (c) => [
      curtain(c, 300, 55),
      rays(c, 150, 140, 18, '#ffb0f0', 0.3),
      card(c, 76, 166, 92, -18, { rank: 'Q', suit: 'spades' }),
      card(c, 226, 166, 92, 16, { rank: 'Q', suit: 'diamonds' }),
      card(c, 150, 146, 104, -3, { rank: 'Q', suit: 'hearts' }),
      petals(c, 24, ['#ff5a8a', '#c81a4a']),
    ],
    '#1c0420',
    titled('THREE CARD|Balcony~.76', 'cinzel', 'candy', 'none'),
    live,
  ),
  'bull-bull-grand': recipe(
    (c) => [
      beams(c, '#ffb08a #d82a1a #6a0410 #1c0206', '#ffe08a', 0.45),
      posed(
        bull(
          c,
          {
            coat: ['#ffe9a0', '#e0a01a', '#7a4a04'],
            glow: '#ffd24a',
            rim: '#fff3c0',
            eye: '#ff2a1a',
          },
          350,
        ),
        { turn: -7, scale: 1.02, dy: -10 },
      ),
      ingot(c, 54, 272, 0.5, -10),
      ingot(c, 250, 272, 0.5, 10),
    ],
    '#1c0206',
    titled('BULL BULL|GRAND~.66', 'slab', 'gold', 'arch', 8),
    live,
  ),
  'midnight-roulette': recipe(
    (c) => [
      nebula(c, ['#020410', '#0a1230', '#1c2a5a'], '#2a4a9a', '#c8d8ff'),
      roulette(c, {
        glow: '#8ab0ff',
        wood: ['#0a0c14', '#1c2234', '#5a6a8a'],
        turn: -24,
        squash: 0.66,
        scale: 1.16,
        ball: [232, 150],
      }),
      flyingChip(c, 52, 62, 28, '#2a3aa8', 0.7, -20),
      flyingChip(c, 254, 60, 22, '#8a1a3a', 0.6, 24, 0.6),
      glints(c, 12),
    ],
    '#02040f',
    titled('MIDNIGHT|Roulette~.9', 'cinzel', 'chrome', 'none'),
    live,
  ),
  'dice-duel-arena': recipe(
    (c) => [
      duel(
        c,
        beams(c, '#ff8a8a #d8142a #5a0410 #240206', '#fff', 0.4),
        beams(c, '#8ac8ff #1a5ae0 #0a1a6a #04082a', '#fff', 0.4),
        die(c, [84, 150], 84, -16, [6, 2, 3], colorDie('#e0243a')),
        die(c, [218, 166], 84, 16, [5, 4, 6], colorDie('#1e6af0')),
      ),
      streaks(c, 150, 150, 34, ['#fff', '#fff3b0'], 20, 120),
    ],
    '#0c0418',
    titled('DICE DUEL|ARENA~.7', 'russo', 'white', 'none'),
    live,
  ),
  'holdem-heights': recipe(
    (c) => [
      sky(c, ['#04081c', '#142a5a', '#3a6ab8']),
      city(c, 250, ['#142448', '#081028']),
      card(c, 108, 146, 108, -14, { rank: 'A', suit: 'spades' }),
      card(c, 196, 152, 108, 12, { rank: 'A', suit: 'hearts' }),
      chipPile(c, 60, 284, 34, 7, '#14a85a'),
      chipPile(c, 242, 286, 34, 5, '#d81a30'),
    ],
    '#040a1c',
    titled('HOLD’EM|HEIGHTS', 'anton', 'royal', 'rise', 6),
    live,
  ),
  'pula-puti-live': recipe(
    (c) => [
      duel(
        c,
        beams(c, '#ff9a8a #e0142a #6a0410 #2a0206', '#fff', 0.45),
        beams(c, '#ffffff #f0f0f8 #b0b4c8 #5a6078', '#fff', 0.5),
        sphere(c, 84, 148, 70, ['#ff9a9a', '#e0142a', '#5a0410']),
        sphere(c, 220, 160, 70, ['#ffffff', '#f0f2fa', '#8a90a8']),
      ),
      confetti(c, 30, [0, 345, 20]),
    ],
    '#1c0408',
    titled('PULA PUTI|LIVE~.5', 'bowlby', 'red', 'none'),
    live,
  ),
  'carousel-of-cash': recipe(
    (c) => [
      curtain(c, 320, 70),
      posed(
        moneyWheel(
          c,
          [
            ['#ff7ab8', '#b81a6a'],
            ['#8a5af0', '#3a148a'],
            ['#ffd24a', '#b87a04'],
            ['#3ae0d0', '#0a7a7a'],
          ],
          ['5', '1', '20', '2', '50', '1', '10', '3'],
          '#ff9ad8',
          ['#fff', '#ff9ad8'],
        ),
        { turn: 8, scale: 0.98, dy: -4 },
      ),
      coinShower(c, 12, 40, 320, 8, 16),
    ],
    '#24041c',
    titled('CAROUSEL|of CASH', 'titan', 'candy', 'arch', 8),
    live,
  ),
  'pai-gow-pavilion': recipe(
    (c) => [
      beams(c, '#ffd8b8 #c8643a #6a2414 #240a08', '#fff', 0.3),
      damask(c, '#ffe0b0', 0.1),
      lantern(c, 34, 60, 20, 10, 1),
      lantern(c, 268, 66, 22, 10, 0.8),
      domino(c, 80, 170, 68, -18, 6, 4),
      domino(c, 222, 172, 68, 18, 5, 6),
      domino(c, 150, 150, 80, 3, 1, 3, ['#ffffff', '#e8dcc8', '#c8102e']),
    ],
    '#240a06',
    titled('PAI GOW|Pavilion~.8', 'cinzel', 'cream', 'none'),
    live,
  ),
  'football-card-studio': recipe(
    (c) => [
      sky(c, ['#06243a', '#0a5a5a', '#0a6a3a']),
      pitch(c, '#14a050', '#0a7a3a'),
      stadiumLights(c, '#fff'),
      card(c, 90, 158, 108, -12, { rank: 'K', suit: 'clubs' }),
      football(c, 206, 168, 68, { turn: 0.9, rim: '#fff' }),
    ],
    '#02180f',
    titled('FOOTBALL|Card Studio', 'racing', 'lime', 'none', 0, { skew: 0.1 }),
    live,
  ),
  'red-door-dragon-tiger': recipe(
    (c) => [
      curtain(c, 2, 80),
      group(
        [50, 100, 150, 200, 250]
          .map((x) => [60, 120, 180, 240].map((y) => circle(x, y, 9, c.radial(gold))).join(''))
          .join(''),
        { opacity: 0.8 },
      ),
      posed(
        tiger(c, {
          coat: ['#ffd98a', '#f58a1a', '#a03c04'],
          glow: '#ffe08a',
          rim: '#ffd98a',
          eye: '#ffe01a',
        }),
        { scale: 0.9, turn: 8, dy: -6 },
      ),
      lantern(c, 34, 66, 22, 0, 0.6),
      lantern(c, 266, 66, 22, 0, 0.6),
    ],
    '#240206',
    titled('RED DOOR|Dragon Tiger', 'slab', 'sun', 'arch', 8),
    live,
  ),
};
