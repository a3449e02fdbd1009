import { bubbles, clouds, embers, glints, streaks } from './atmosphere.ts';
import { Canvas } from './canvas.ts';
import { burst, moon, nebula, sky } from './grounds/light.ts';
import { salon, sea } from './grounds/places.ts';
import { phoenix } from './heroes/birds.ts';
import { fish } from './heroes/finfish.ts';
import { shark } from './heroes/fish.ts';
import { airBalloon, rocket } from './heroes/flight.ts';
import { mascot } from './heroes/mascot.ts';
import { skins } from './heroes/people/face.ts';
import { figure } from './heroes/people/figure.ts';
import { heldFan } from './heroes/people/hands.ts';
import { cupcake, donut, lollipop, sweetSpill } from './heroes/sweets.ts';
import { roulette } from './heroes/tables.ts';
import { chest } from './heroes/treasure.ts';
import { blur } from './light.ts';
import { cards } from './objects/card.ts';
import { chipPile, flyingChip } from './objects/chips.ts';
import { coin, coinHeap } from './objects/coin.ts';
import { gem } from './objects/gem.ts';
import { hashToSeed } from './random.ts';
import { group, rect } from './shapes.ts';

const width = 640;
const height = 280;

/** Stretches a ground of a cover over the banner. */
const stretched = (ground: string, rise = 0): string =>
  group(ground, { move: `translate(0 ${rise}) scale(${width / 300} 1)` });

/** Moves a drawing of a cover to the right side. */
const right = (art: string, x: number, y: number, scale: number, turn = 0): string =>
  group(art, { move: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` });

/** Coins that fly out of the art towards the text, smaller and blurred with distance. */
const flight = (
  c: Canvas,
  spots: readonly (readonly [x: number, y: number, r: number])[],
): string =>
  spots
    .map(([x, y, r]) =>
      coin(c, x, y, r, {
        squash: c.between(0.5, 0.9),
        turn: c.between(-40, 40),
        blurred: r > 20 ? 1.8 : r < 10 ? 0.6 : 0,
      }),
    )
    .join('');

/** Dark over the left 45 %, behind the text of the platform. */
const shade = (c: Canvas, color: string): string =>
  rect(
    0,
    0,
    440,
    height,
    c.linear(
      [
        [0, color, 0.96],
        [0.6, color, 0.82],
        [0.8, color, 0.24],
        [1, color, 0],
      ],
      0,
    ),
  );

const banner =
  (slug: string, color: string, draw: (c: Canvas) => readonly string[]) => (): string => {
    const c = new Canvas(hashToSeed(slug), 'b', width, height);
    const grade = c.define(
      'grade',
      (id) =>
        `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="1.18"/></filter>`,
    );
    return c.svg(group(draw(c).join('') + shade(c, color), { filter: grade }));
  };

/** Art of the lobby's banners by slug: no text, subject on the right, dark on the left. */
export const banners: Readonly<Record<string, () => string>> = {
  'phoenix-welcome': banner('phoenix-welcome', '#1c0306', (c) => [
    burst(c, ['#fff0b0', '#ffb03a', '#d8380a', '#3a0408'], {
      x: 470,
      y: 140,
      beam: '#ffe9a0',
      strength: 0.55,
      count: 24,
    }),
    right(
      phoenix(c, {
        plumage: ['#ffe27a', '#ff9a1a', '#e8340a', '#8a0a1a'],
        rim: '#ff9a3a',
        glow: '#ffb02a',
      }),
      296,
      -74,
      1.24,
      2,
    ),
    flight(c, [
      [356, 222, 17],
      [400, 256, 23],
      [604, 236, 25],
      [612, 60, 13],
      [338, 70, 9],
      [300, 170, 8],
    ]),
    group(embers(c, 60, ['#ffe08a', '#fff'], 0, 280), { move: 'translate(0 0)' }),
  ]),
  'ocean-hunt': banner('ocean-hunt', '#02122e', (c) => [
    stretched(sea(c, ['#b8f8ff', '#2ab0e8', '#0a5aa8', '#041c4a'], '#fff'), -60),
    group(
      [
        [300, 60, 0.2],
        [352, 34, 0.16],
        [338, 96, 0.14],
        [276, 104, 0.13],
      ]
        .map(([x = 0, y = 0, scale = 0]) =>
          right(
            fish(c, {
              back: '#0a4a8a',
              flank: '#1a6ab0',
              belly: '#4a9ad8',
              fin: '#0a4a8a',
              eye: '#fff',
              depth: 0.4,
            }),
            x,
            y,
            scale,
            8,
          ),
        )
        .join(''),
      { filter: blur(c, 1.6), opacity: 0.7 },
    ),
    right(shark(c, ['#b4d4ea', '#43688a', '#142a44']), 290, -46, 1.24, -4),
    group(bubbles(c, 30, 20, 260, 12), { move: 'translate(120 0)' }),
    flight(c, [
      [344, 112, 13],
      [604, 64, 19],
      [312, 168, 9],
      [356, 214, 17],
      [322, 262, 26],
      [622, 202, 25],
    ]),
  ]),
  'live-salon': banner('live-salon', '#0c0410', (c) => [
    stretched(salon(c, 346), -40),
    right(
      roulette(c, {
        glow: '#ffb08a',
        squash: 0.34,
        turn: -6,
        scale: 1.3,
        y: 300,
        ball: [236, 262],
      }),
      352,
      -66,
      1.08,
    ),
    right(
      figure(c, {
        build: 'woman',
        skin: skins.warm,
        hair: '#3a1a10',
        style: 'waves',
        eyes: '#3a8a5a',
        lips: '#d81e3e',
        outfit: 'waistcoat',
        cloth: '#20141c',
        trim: '#c8102e',
        gaze: -4,
        nod: -6,
      }),
      320,
      -40,
      1.16,
    ),
    right(
      heldFan(
        c,
        cards('As Kh'),
        { skin: skins.warm, cloth: '#f4f0f4' },
        { width: 80, spread: 24, x: 60, y: 320, lean: -16 },
      ),
      318,
      -42,
      1,
    ),
    chipPile(c, 596, 262, 34, 6, '#d81a30'),
    flyingChip(c, 352, 62, 22, '#1e6ae0', 0.6, -24, 0.8),
    flyingChip(c, 612, 84, 27, '#f2a51a', 0.7, 30),
  ]),
  'sweet-weekend': banner('sweet-weekend', '#3a0638', (c) => [
    burst(c, ['#fffbe8', '#ffc0dc', '#ff6fb0', '#8a1a7a'], {
      x: 480,
      y: 120,
      strength: 0.55,
      count: 22,
    }),
    group(clouds(c, '#fff', 0.8, 20, 200), { move: 'translate(320 0)' }),
    lollipop(c, 388, 78, 50, '#ff4f8b', '#fff', -18),
    lollipop(c, 596, 74, 52, '#21c7a8', '#fff8d0', 18),
    right(sweetSpill(c, 26, [345, 28, 48, 150, 195, 275, 320], 205), 346, -40, 1),
    cupcake(c, 586, 196, 0.74, ['#fff0f6', '#ff7ab0'], ['#3ad0d8', '#0a7a9a']),
    right(
      mascot(
        c,
        {
          fur: '#5ae04a',
          pale: '#e8ffb0',
          mark: '#1a9a3a',
          ears: 'round',
          muzzle: 'snout',
          eyes: 'round',
          iris: '#0a4a1a',
          rim: '#f8ffd0',
        },
        { left: [64, 130], right: [232, 178], tilt: -8, scarf: '#ff3f8e' },
      ),
      336,
      -22,
      1.02,
      6,
    ),
    donut(c, 372, 232, 42, ['#fff0b0', '#ffb81a'], -18, 0.86),
    group(glints(c, 10, '#fff', 10, 240, 5, 13), { move: 'translate(30 0)' }),
  ]),
  'sky-race': banner('sky-race', '#06143a', (c) => [
    sky(c, ['#1a4ad8', '#5ab0ff', '#ffd8a0', '#ff8a5a'], 60),
    group(clouds(c, '#fff', 0.9, 20, 250), { move: 'translate(330 0)' }),
    group(
      airBalloon(c, 602, 62, 30, ['#e8343a', '#fff6e0', '#f59a1a', '#fff6e0']) +
        airBalloon(c, 356, 54, 18, ['#1a8ae0', '#fff6e0', '#1a8ae0', '#fff6e0']),
      { filter: blur(c, 0.9) },
    ),
    right(
      mascot(
        c,
        {
          fur: '#2c3a66',
          pale: '#ffffff',
          mark: '#ff9a1a',
          ears: 'none',
          muzzle: 'beak',
          eyes: 'round',
          iris: '#2a1a3a',
          pattern: 'blaze',
          rim: '#bfe8ff',
        },
        {
          left: [60, 158],
          right: [222, 236],
          tilt: -10,
          mitts: '#ff9a1a',
          scarf: '#e0243a',
          wings: true,
        },
      ),
      360,
      -32,
      0.82,
      12,
    ),
    rocket(c, 496, 186, 58, 0.98, ['#ff4a3a', '#9a0a1a']),
    streaks(c, 470, 170, 44, ['#fff', '#ffe9b0'], 110, 230),
    group(clouds(c, '#fff', 0.7, 230, 290), { move: 'translate(330 0)' }),
  ]),
  'treasure-night': banner('treasure-night', '#0a0428', (c) => [
    nebula(c, ['#0c0638', '#3a1a8a', '#a83ab8'], '#5a5aff', '#ffb04a'),
    moon(c, 566, 92, 84, '#fff0c8'),
    right(
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
        gaze: -4,
        nod: 6,
        rim: '#ffe0a0',
      }),
      382,
      -22,
      1.02,
    ),
    right(
      chest(c, ['#c8864a', '#7a4a20', '#34180a'], (canvas) => coinHeap(canvas, 180, 34, 15)),
      296,
      62,
      0.7,
      -5,
    ),
    gem(c, 372, 66, 24, 196, -14),
    gem(c, 612, 232, 26, 340, 16),
    flight(c, [
      [330, 92, 12],
      [306, 246, 24],
      [322, 168, 10],
      [420, 50, 11],
      [600, 190, 15],
    ]),
    group(glints(c, 10, '#ffe9a0', 10, 240, 5, 12), { move: 'translate(320 0)' }),
  ]),
};
