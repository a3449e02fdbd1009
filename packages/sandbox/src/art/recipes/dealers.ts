import { confetti, embers, glints, glow, petals, rays, streaks } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { gold, toneOf } from '../colour.ts';
import type { Recipes } from '../cover.ts';
import { nebula, sky } from '../grounds/light.ts';
import { damask } from '../grounds/ornament.ts';
import {
  city,
  curtain,
  felt,
  flames,
  foliage,
  pitch,
  salon,
  stadiumLights,
} from '../grounds/places.ts';
import { bull, tiger } from '../heroes/beasts.ts';
import { dragonHead } from '../heroes/legends.ts';
import { skins } from '../heroes/people/face.ts';
import { type FigureLook, figure } from '../heroes/people/figure.ts';
import { football } from '../heroes/sport.ts';
import { domino, moneyWheel, roulette } from '../heroes/tables.ts';
import { ingot } from '../heroes/treasure.ts';
import { blur, lit } from '../light.ts';
import { card, cards, fan } from '../objects/card.ts';
import { chipPile, flyingChip } from '../objects/chips.ts';
import { coinShower } from '../objects/coin.ts';
import { die } from '../objects/dice.ts';
import { lantern } from '../objects/lantern.ts';
import { sphere } from '../objects/sphere.ts';
import { circle, group, path, posed } from '../shapes.ts';
import { beams, recipe, titled } from './compose.ts';

const live = { frame: true, footTop: 262, footStrength: 0.95 };

/** The two halves of a duel, split by a bright diagonal. */
const duel = (c: Canvas, left: string, right: string, leftArt: string, rightArt: string): string =>
  group(left + leftArt, { clip: c.clip('M-10 -10H176L124 410H-10Z') }) +
  group(right + rightArt, { clip: c.clip('M176 -10H310V410H124Z') }) +
  path('M176 -10L124 410', { stroke: '#fff3b0', width: 12, opacity: 0.7, filter: blur(c, 5) }) +
  path('M176 -10L124 410', { stroke: '#fff', width: 3 });

const dealer = (
  c: Canvas,
  look: Partial<FigureLook> & Pick<FigureLook, 'build' | 'skin' | 'cloth' | 'trim'>,
  pose: Parameters<typeof posed>[1] = {},
): string => posed(figure(c, { outfit: 'waistcoat', ...look }), { scale: 1.08, dy: -16, ...pose });

const colorDie = (color: string) => {
  const [light, mid, dark] = toneOf(color);
  return {
    sides: [light, light, mid, dark] as const,
    pips: ['#fff', '#fff', '#e8e8f0'],
    aces: ['#fff', '#fff', '#e8e8f0'],
  };
};

/** Counters in a loose pile, widest at the bottom, where the dealer takes them off by fours. */
const counters = [11, 9, 7, 4].flatMap((count, row) =>
  Array.from(
    { length: count },
    (_, i) => [150 + (i - (count - 1) / 2) * 23, 266 - row * 21 + (i % 2) * 5] as const,
  ),
);

/** A brass bowl, upside down, lifted off the counters. */
const bowl = (c: Canvas): string =>
  group(
    path(
      'M86 176C82 92 110 50 150 48C190 50 218 92 214 176Q150 200 86 176Z',
      c.linear([gold[4], gold[1], gold[0], gold[2], gold[4]], 0),
    ) +
      circle(150, 42, 13, c.radial(gold)) +
      path('M76 170Q150 200 224 170L224 184Q150 214 76 184Z', c.linear(gold)),
    { filter: lit(c, 6, { depth: 12, shine: 1, rim: '#8affc8' }) },
  );

/** Live tables: dealers, wheels and dice in a studio's light. */
export const dealers: Recipes = {
  'baccarat-salon': recipe(
    (c) => [
      curtain(c, 352, 80),
      rays(c, 150, 60, 18, '#ffcf7a', 0.35),
      fan(c, cards('9d Kc As'), { width: 114, spread: 19, radius: 170, y: 322, lean: -6 }),
      chipPile(c, 58, 272, 32, 5, '#d81a30'),
      chipPile(c, 242, 270, 32, 6, '#1e6ae0'),
      chipPile(c, 152, 292, 36, 3, '#2a2e3a'),
    ],
    '#1c0208',
    titled('BACCARAT|Salon~.5', 'cinzel', 'gold', 'none'),
    live,
  ),
  'dragon-tiger-duel': recipe(
    (c) => [
      duel(
        c,
        beams(c, '#ffb04a #d8340a #6a0a08 #2a0204', '#ffd98a', 0.45) +
          flames(c, 330, 7, ['#ff3a00', '#ff9a1a'], 240, 60),
        beams(c, '#8ae0ff #1a7ae0 #0a2a8a #020a2a', '#a0e0ff', 0.4),
        group(
          dragonHead(c, {
            scale: ['#ffb06a', '#d8241a', '#5a0408'],
            mane: ['#ffe27a', '#e0700a'],
            rim: '#ffe08a',
            eye: '#ffe01a',
          }),
          { move: 'translate(206 6) scale(-.86 .86)' },
        ),
        posed(
          tiger(c, {
            coat: ['#ffffff', '#c8dcf4', '#5a7aa8'],
            glow: '#9fe0ff',
            rim: '#7fd0ff',
            eye: '#3ad8ff',
          }),
          { scale: 0.9, dx: 88, dy: 28, turn: 6 },
        ),
      ),
      embers(c, 60, ['#ffe08a', '#9fe8ff', '#fff']),
    ],
    '#0a0410',
    titled('DRAGON|TIGER', 'bungee', 'gold', 'none', 0, { weight: 0.9 }),
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
  'color-game-fiesta': recipe(
    (c) => [
      beams(c, '#fffbe0 #ffd24a #ff7a3a #8a1a4a', '#fff', 0.5),
      confetti(c, 50),
      die(c, [84, 120], 62, -14, [5, 3, 2], colorDie('#e0243a')),
      die(c, [222, 122], 60, 18, [6, 4, 1], colorDie('#1e7af0')),
      die(c, [152, 206], 70, 4, [2, 5, 6], colorDie('#1fb85a')),
      glints(c, 8),
    ],
    '#3a0820',
    titled('COLOR GAME|Fiesta~.66', 'lilita', 'candy', 'arch', 10),
    live,
  ),
  'emerald-blackjack': recipe(
    (c) => [
      felt(c, '#1fb87a', '#06583a'),
      dealer(
        c,
        {
          build: 'man',
          skin: skins.deep,
          hair: '#14100e',
          style: 'short',
          beard: 'goatee',
          eyes: '#4a2a14',
          mouth: 'smile',
          cloth: '#0a3a2a',
          trim: '#ffd24a',
          gaze: -4,
          nod: -5,
          rim: '#8affc8',
        },
        { dx: 6 },
      ),
      fan(c, cards('Ac Jc'), { width: 86, spread: 22, radius: 120, x: 76, y: 336, lean: -12 }),
      flyingChip(c, 252, 96, 26, '#1fa85a', 0.6, 30),
    ],
    '#02180f',
    titled('EMERALD|Blackjack~.84', 'cinzel', 'jade', 'none'),
    live,
  ),
  'lightbolt-roulette': recipe(
    (c) => [
      nebula(c, ['#0a0430', '#2a1280', '#5a3af0'], '#6a5aff', '#ffd24a'),
      roulette(c, {
        glow: '#ffd24a',
        wood: ['#14103a', '#2a1c7a', '#6a4af0'],
        turn: 12,
        squash: 0.78,
        ball: [80, 110],
      }),
      path('M226 -10L188 92L214 96L160 210L240 112L212 108L262 -10Z', {
        fill: c.linear(['#fffbe0', '#ffd21a']),
        stroke: '#fff',
        width: 2,
      }),
      glow(c, 200, 100, 120, '#ffe08a', 0.7),
    ],
    '#0a0428',
    titled('LIGHTBOLT|Roulette~.9', 'russo', 'sun', 'rise', 6, { skew: 0.1 }),
    live,
  ),
  'fan-tan-house': recipe(
    (c) => [
      curtain(c, 165, 60),
      damask(c, '#c8ffe0', 0.08),
      glow(c, 150, 150, 160, '#c8ffe0', 0.6, '#fff'),
      ...counters.map(([x, y], i) =>
        sphere(
          c,
          x + c.between(-2, 2),
          y,
          13,
          i % 4 === 3 ? toneOf('#1fa86a') : ['#ffffff', '#f0ead8', '#a89a78'],
        ),
      ),
      posed(bowl(c), { x: 176, y: 110, turn: 16, dx: 20, dy: 10 }),
      glints(c, 10),
    ],
    '#021c16',
    titled('FAN TAN|House~.6', 'slab', 'jade', 'arch', 8),
    live,
  ),
  'saffron-teen-patti': recipe(
    (c) => [
      salon(c, 28),
      dealer(
        c,
        {
          build: 'man',
          skin: skins.brown,
          hair: '#140e0a',
          style: 'short',
          beard: 'short',
          eyes: '#3a2010',
          mouth: 'smile',
          outfit: 'coat',
          cloth: '#c8501a',
          trim: '#ffd24a',
          hat: 'turban',
          hatColor: '#f2860a',
          hatTrim: '#1fa88a',
          gaze: 3,
          nod: 4,
        },
        { dy: 2, scale: 1 },
      ),
      fan(c, cards('Ah Kh Qh'), { width: 72, spread: 18, radius: 120, x: 232, y: 336, lean: 12 }),
    ],
    '#240c02',
    titled('SAFFRON|Teen Patti~.9', 'cinzel', 'orange', 'none'),
    live,
  ),
  'andar-bahar-nights': recipe(
    (c) => [
      duel(
        c,
        beams(c, '#ff9ad8 #b81a8a #4a0450 #1c0224', '#fff', 0.35),
        beams(c, '#ffe08a #e08a1a #7a3a0a #2a1004', '#fff', 0.35),
        card(c, 76, 150, 100, -14, { rank: 'J', suit: 'hearts' }),
        card(c, 224, 160, 100, 12, { rank: 'J', suit: 'clubs' }),
      ),
      coinShower(c, 8, 30, 300, 7, 13),
    ],
    '#18041c',
    titled('ANDAR BAHAR|Nights~.6', 'bungee', 'sun', 'none'),
    live,
  ),
  'golden-hour-baccarat': recipe(
    (c) => [
      sky(c, ['#8a3a1a', '#f2963a', '#ffe08a']),
      city(c, 240, ['#a85a2a', '#5a2a1a'], ['#fff3c0', '#ffd24a']),
      dealer(
        c,
        {
          build: 'woman',
          skin: skins.tan,
          hair: '#6a3412',
          style: 'long',
          eyes: '#7a5a1a',
          lips: '#d8402a',
          outfit: 'gown',
          cloth: '#c8901a',
          trim: '#fff0b0',
          gaze: 4,
          nod: 6,
          rim: '#fff0b0',
        },
        { dx: -8 },
      ),
      fan(c, cards('9h 9c'), { width: 82, spread: 20, radius: 120, x: 232, y: 334, lean: 12 }),
      embers(c, 50, ['#fff3c0']),
    ],
    '#2a1004',
    titled('GOLDEN HOUR|Baccarat~.7', 'cinzel', 'gold', 'none'),
    live,
  ),
  'caribbean-stud-terrace': recipe(
    (c) => [
      sky(c, ['#0a6ac8', '#5ae0e8', '#fff0b8']),
      foliage(c, ['#0a6a3a', '#2a9a3a']),
      fan(c, cards('10d Jd Qd Kd Ad'), { width: 96, spread: 13, radius: 210, y: 352, lean: 6 }),
      chipPile(c, 62, 282, 32, 5, '#0a8a9a'),
      foliage(c, ['#043a24', '#0a5a2a'], true),
    ],
    '#03303a',
    titled('CARIBBEAN|Stud Terrace', 'shrikhand', 'aqua', 'none'),
    live,
  ),
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
  'seven-seas-showtime': recipe(
    (c) => [
      salon(c, 195, '#b8f4ff'),
      dealer(
        c,
        {
          build: 'woman',
          skin: skins.deep,
          hair: '#1c1210',
          style: 'curls',
          eyes: '#5a3a1a',
          lips: '#ff5a4a',
          mouth: 'smile',
          outfit: 'coat',
          cloth: '#0a5a8a',
          trim: '#ffd24a',
          hat: 'tricorn',
          hatColor: '#0a3a6a',
          hatTrim: '#ffd24a',
          gaze: -4,
          nod: -6,
          rim: '#8af4ff',
        },
        { scale: 1, dy: 4 },
      ),
      coinShower(c, 12, 60, 320, 8, 17),
    ],
    '#021c2c',
    titled('SEVEN SEAS|SHOWTIME', 'bowlby', 'gold', 'arch', 8),
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
  'sofia-auto-roulette': recipe(
    (c) => [
      salon(c, 268, '#e8d0ff'),
      group(
        roulette(c, {
          glow: '#c8a0ff',
          squash: 0.3,
          scale: 1.12,
          y: 292,
          turn: -4,
          ball: [220, 268],
        }),
      ),
      dealer(
        c,
        {
          build: 'woman',
          skin: skins.fair,
          hair: '#e8c87a',
          style: 'bob',
          eyes: '#4a8ac8',
          lips: '#e0345a',
          outfit: 'waistcoat',
          cloth: '#2a1448',
          trim: '#c89aff',
          gaze: -3,
          nod: 4,
          rim: '#d8b0ff',
        },
        { scale: 0.94, dy: -38 },
      ),
    ],
    '#0e0420',
    titled('SOFIA|Auto Roulette', 'russo', 'violet', 'none'),
    { ...live, footTop: 280 },
  ),
};
