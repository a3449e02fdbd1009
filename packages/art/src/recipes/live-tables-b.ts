import { confetti, embers, glints, glow, petals, streaks } from '../atmosphere.ts';
import { gold } from '../colour.ts';
import type { Recipes } from '../cover.ts';
import { frame } from '../frames/frame.ts';
import { moon, nebula, sky } from '../grounds/light.ts';
import { damask } from '../grounds/ornament.ts';
import { city, curtain, pitch, stadiumLights } from '../grounds/places.ts';
import { bull, tiger } from '../heroes/beasts.ts';
import { dragonHead } from '../heroes/dragon.ts';
import { skins } from '../heroes/people/face.ts';
import { heldFan, palm } from '../heroes/people/hands.ts';
import { football } from '../heroes/sport.ts';
import { moneyWheel, roulette } from '../heroes/tables.ts';
import { ingot } from '../heroes/treasure.ts';
import { blur, lit } from '../light.ts';
import { card, cards, fan } from '../objects/card.ts';
import { chipPile, flyingChip } from '../objects/chips.ts';
import { coinShower } from '../objects/coin.ts';
import { die } from '../objects/dice.ts';
import { lantern } from '../objects/lantern.ts';
import { sphere } from '../objects/sphere.ts';
import { circle, group, path, posed, rect } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';
import { colorDie, dealer, duel, live } from './studio.ts';

/** Live tables: wheels, dice and cards in a studio’s light. */
export const liveTablesB: Recipes = {
  'three-card-balcony': recipe(
    (c) => [
      nebula(c, ['#1a0a3a', '#5a1a7a', '#c83a8a'], '#ff8ad8', '#ffd0a0'),
      moon(c, 236, 74, 46, '#fff0d8'),
      frame(c, 'drapes', '#7a1458'),
      dealer(
        c,
        {
          build: 'woman',
          skin: skins.warm,
          hair: '#5a1c14',
          style: 'curls',
          eyes: '#7a3ac8',
          lips: '#e0245a',
          outfit: 'gown',
          cloth: '#8a1a6a',
          trim: '#ffd0f0',
          hat: 'tiara',
          hatColor: '#ffd24a',
          hatTrim: '#ff8ad8',
          gaze: -4,
          nod: -6,
          rim: '#ffb0f0',
        },
        { dx: 14, scale: 1.02 },
      ),
      heldFan(
        c,
        cards('Qs Qh Qd'),
        { skin: skins.warm, cloth: '#8a1a6a', cuff: '#ffd0f0' },
        { width: 76, spread: 22, x: 84, y: 320, lean: -14 },
      ),
      petals(c, 20, ['#ff5a8a', '#c81a4a']),
    ],
    '#1c0420',
    titled('BALCONY|Baccarat~.9', 'deco', 'candy', 'none'),
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
    titled('GOLDEN BULL|BACCARAT~.86', 'slab', 'gold', 'arch', 8),
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
    titled('MIDNIGHT|Roulette~.9', 'deco', 'chrome', 'none'),
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
    titled('SIC BO|ARENA~.8', 'russo', 'white', 'none'),
    live,
  ),
  'holdem-heights': recipe(
    (c) => [
      sky(c, ['#04081c', '#142a5a', '#3a6ab8']),
      city(c, 250, ['#142448', '#081028']),
      dealer(
        c,
        {
          build: 'man',
          skin: skins.warm,
          hair: '#5a3418',
          style: 'short',
          beard: 'goatee',
          eyes: '#3a7ab8',
          mouth: 'calm',
          outfit: 'tuxedo',
          cloth: '#1a2440',
          trim: '#e0243a',
          hat: 'cowboy',
          hatColor: '#e8d8b8',
          hatTrim: '#8a1a24',
          gaze: -4,
          nod: -6,
          rim: '#9fc8ff',
        },
        { scale: 0.98, dx: 10, dy: 2 },
      ),
      heldFan(
        c,
        cards('As Ah'),
        { skin: skins.warm, cloth: '#1a2440', cuff: '#fff' },
        { width: 80, spread: 24, x: 76, y: 318, lean: -12 },
      ),
      chipPile(c, 254, 290, 32, 8, '#14a85a'),
    ],
    '#040a1c',
    titled('HI-LO|HEIGHTS', 'anton', 'royal', 'rise', 6),
    live,
  ),
  'pula-puti-live': recipe(
    (c) => [
      duel(
        c,
        beams(c, '#ff9a8a #e0142a #6a0410 #2a0206', '#fff', 0.45),
        beams(c, '#ffffff #f0f0f8 #b0b4c8 #5a6078', '#fff', 0.5),
        '',
        '',
      ),
      dealer(
        c,
        {
          build: 'woman',
          skin: skins.tan,
          hair: '#1c0e0a',
          style: 'bob',
          eyes: '#5a2f14',
          lips: '#e0142a',
          outfit: 'waistcoat',
          cloth: '#b8142a',
          trim: '#fff3d8',
          nod: 5,
          rim: '#fff',
        },
        { scale: 1 },
      ),
      palm(c, 60, 256, -12, { skin: skins.tan, cloth: '#fff' }),
      palm(c, 242, 252, 12, { skin: skins.tan, cloth: '#fff' }, -1),
      sphere(c, 58, 196, 44, ['#ff9a9a', '#e0142a', '#5a0410']),
      sphere(c, 244, 192, 44, ['#ffffff', '#f0f2fa', '#8a90a8']),
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
    titled('CAROUSEL|of CASH', 'western', 'candy', 'arch', 8),
    live,
  ),
  'pai-gow-pavilion': recipe(
    (c) => [
      beams(c, '#ffd8b8 #c8643a #6a2414 #240a08', '#fff', 0.3),
      damask(c, '#ffe0b0', 0.1),
      lantern(c, 34, 60, 20, 10, 1),
      lantern(c, 268, 66, 22, 10, 0.8),
      fan(c, cards('4d Kc 5s'), { width: 104, spread: 20, radius: 170, y: 326, lean: 3 }),
    ],
    '#240a06',
    titled('PAVILION|Baccarat~.84', 'cinzel', 'cream', 'none'),
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
      rect(0, 0, 300, 400, c.linear(['#e0241a', '#a80a14', '#5a0208'])),
      glow(c, 150, 150, 200, '#ffd24a', 0.9, '#fff'),
      ...([1, -1] as const).map((flip) =>
        group(
          group(
            path(
              'M-10 -10H138L126 420H-10Z',
              c.linear(['#ff5a3a', '#c8101a', '#6a040c'], flip === 1 ? 0 : 180),
            ),
            {
              filter: lit(c, 4, { depth: 8, shine: 0.5, rim: '#ffd24a' }),
            },
          ) +
            group(
              [24, 64, 104]
                .map((x) =>
                  [34, 84, 134, 184, 234].map((y) => circle(x, y, 11, c.radial(gold))).join(''),
                )
                .join(''),
              { filter: lit(c, 2.4, { depth: 7, shine: 1 }) },
            ),
          flip === 1 ? {} : { move: 'translate(300 0) scale(-1 1)' },
        ),
      ),
      path('M140 -10H160L172 410H128Z', { fill: '#fff3b0', opacity: 0.85, filter: blur(c, 7) }),
      group(
        group(
          dragonHead(c, {
            scale: ['#c8ff8a', '#2aa84a', '#06402a'],
            mane: ['#ffb81a', '#a8500a'],
            rim: '#ffe08a',
            eye: '#ffd21a',
          }),
          {
            move: 'translate(-26 66) scale(.6)',
          },
        ),
      ),
      posed(
        tiger(c, {
          coat: ['#ffd98a', '#f58a1a', '#a03c04'],
          glow: '#ffe08a',
          rim: '#ffd98a',
          eye: '#5aff8a',
        }),
        { scale: 0.74, turn: 9, dx: 66, dy: 26 },
      ),
      embers(c, 50, ['#ffe08a', '#fff']),
    ],
    '#240206',
    titled('RED DOOR|Dragon Tiger', 'slab', 'sun', 'arch', 8),
    live,
  ),
};
