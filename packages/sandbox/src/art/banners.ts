import { bubbles, clouds, confetti, embers, glints, glow, streaks } from './atmosphere.ts';
import { Canvas } from './canvas.ts';
import { toneOf } from './colour.ts';
import { burst, moon, nebula, sky } from './grounds/light.ts';
import { surf } from './grounds/ornament.ts';
import { city, salon, sea } from './grounds/places.ts';
import { phoenix } from './heroes/birds.ts';
import { shark } from './heroes/fish.ts';
import { airBalloon, plane, rocket } from './heroes/flight.ts';
import { skins } from './heroes/people/face.ts';
import { figure } from './heroes/people/figure.ts';
import { numberBall } from './heroes/sport.ts';
import { cupcake, donut, lollipop, sweetSpill } from './heroes/sweets.ts';
import { roulette } from './heroes/tables.ts';
import { chest } from './heroes/treasure.ts';
import { cards, fan } from './objects/card.ts';
import { chipPile, flyingChip } from './objects/chips.ts';
import { coin, coinHeap } from './objects/coin.ts';
import { gem } from './objects/gem.ts';
import { seedOf } from './random.ts';
import { group, rect } from './shapes.ts';

const width = 640;
const height = 280;

/** A ground made for a cover, stretched over the banner. */
const stretched = (ground: string, rise = 0): string =>
  group(ground, { move: `translate(0 ${rise}) scale(${width / 300} 1)` });

/** A drawing made for a cover, moved to the right side. */
const right = (art: string, x: number, y: number, scale: number, turn = 0): string =>
  group(art, { move: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` });

/** Coins that fly out of the art towards the words, smaller and blurred with distance. */
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

/** Dark towards the left 45 %, where the words of the platform lie. */
const shade = (c: Canvas, color: string): string =>
  rect(
    0,
    0,
    440,
    height,
    c.linear(
      [
        [0, color, 0.96],
        [0.55, color, 0.8],
        [1, color, 0],
      ],
      0,
    ),
  );

const banner =
  (slug: string, color: string, draw: (c: Canvas) => readonly string[]) => (): string => {
    const c = new Canvas(seedOf(slug), 'b', width, height);
    const grade = c.define(
      'grade',
      (id) =>
        `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="1.18"/></filter>`,
    );
    return c.svg(group(draw(c).join('') + shade(c, color), { filter: grade }));
  };

/** Art of the lobby's banners by slug: no words, subject right, dark left. */
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
      318,
      -58,
      1.12,
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
    stretched(sea(c, ['#8af0ff', '#1fa0d8', '#0a5aa8', '#041c4a'], '#fff'), -40),
    group(bubbles(c, 30, 20, 260, 12), { move: 'translate(60 0)' }),
    right(shark(c, ['#a8c8e0', '#43688a', '#142a44']), 348, -6, 0.94, -6),
    stretched(surf(c, 236, ['#dff8ff', '#2a9ad8', '#0a4a9a'])),
    flight(c, [
      [360, 90, 12],
      [616, 80, 18],
      [330, 190, 10],
      [610, 190, 24],
    ]),
  ]),
  'live-salon': banner('live-salon', '#0c0410', (c) => [
    stretched(salon(c, 346), -40),
    right(
      roulette(c, {
        glow: '#ffb08a',
        squash: 0.34,
        turn: -6,
        scale: 1.2,
        y: 300,
        ball: [236, 262],
      }),
      356,
      -58,
      1.02,
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
        nod: -4,
      }),
      344,
      -8,
      0.98,
    ),
    right(
      fan(c, cards('As Kh'), { width: 74, spread: 20, radius: 110, x: 150, y: 250, lean: 0 }),
      262,
      140,
      0.86,
      -20,
    ),
    chipPile(c, 600, 250, 30, 6, '#d81a30'),
    flyingChip(c, 398, 60, 20, '#1e6ae0', 0.6, -24, 0.8),
    flyingChip(c, 612, 90, 24, '#f2a51a', 0.7, 30),
  ]),
  'sweet-weekend': banner('sweet-weekend', '#3a0638', (c) => [
    burst(c, ['#fffbe8', '#ffc0dc', '#ff6fb0', '#8a1a7a'], {
      x: 480,
      y: 120,
      strength: 0.55,
      count: 22,
    }),
    group(clouds(c, '#fff', 0.8, 20, 200), { move: 'translate(320 0)' }),
    lollipop(c, 424, 96, 56, '#ff4f8b', '#fff', -18),
    lollipop(c, 586, 92, 46, '#21c7a8', '#fff8d0', 18),
    right(sweetSpill(c, 26, [345, 28, 48, 150, 195, 275, 320], 205), 346, -52, 1),
    cupcake(c, 502, 170, 0.94, ['#fff0f6', '#ff7ab0'], ['#3ad0d8', '#0a7a9a']),
    donut(c, 392, 226, 40, ['#fff0b0', '#ffb81a'], -18, 0.86),
    group(glints(c, 10, '#fff', 10, 240, 5, 13), { move: 'translate(30 0)' }),
  ]),
  'sky-race': banner('sky-race', '#06143a', (c) => [
    sky(c, ['#0a2a8a', '#3a8af0', '#ffb07a'], 60),
    stretched(city(c, 270, ['#2a3a8a', '#141c4a']), 0),
    group(clouds(c, '#fff', 0.85, 40, 270), { move: 'translate(320 0)' }),
    airBalloon(c, 590, 76, 38, ['#e8343a', '#fff6e0', '#f59a1a', '#fff6e0']),
    rocket(c, 442, 112, 38, 0.8, ['#ff4a3a', '#9a0a1a']),
    plane(c, 520, 196, -14, 0.62, ['#ffc21a', '#c85a0a'], '#fff3d0'),
    streaks(c, 470, 150, 40, ['#fff', '#ffe9b0'], 90, 200),
  ]),
  'treasure-night': banner('treasure-night', '#0a0428', (c) => [
    nebula(c, ['#0c0638', '#3a1a8a', '#a83ab8'], '#5a5aff', '#ffb04a'),
    moon(c, 590, 58, 34),
    glow(c, 490, 150, 190, '#ffd24a', 0.9, '#fff'),
    right(
      chest(c, ['#c8864a', '#7a4a20', '#34180a'], (canvas) => coinHeap(canvas, 180, 34, 15)),
      346,
      -46,
      0.98,
      -2,
    ),
    gem(c, 394, 96, 28, 196, -14),
    gem(c, 604, 140, 26, 340, 16),
    numberBall(c, 612, 230, 26, '7', toneOf('#e0243a')),
    flight(c, [
      [372, 190, 16],
      [408, 246, 22],
      [350, 110, 10],
      [560, 40, 12],
    ]),
    group(confetti(c, 30), { move: 'translate(0 -20)' }),
  ]),
};
