import type { Canvas } from '../canvas.ts';
import { bronze, gold, silver } from '../colour.ts';
import { type Face, glyphs } from '../fonts.ts';
import { max, num, repeat, star } from '../geometry.ts';
import { blur } from '../light.ts';
import { ellipse, path } from '../shapes.ts';

type CoinMetal = 'gold' | 'silver' | 'bronze';

const metals = { gold, silver, bronze } as const;

interface CoinOptions {
  /** 1 is face on, near 0 is edge on. */
  readonly squash?: number;
  readonly turn?: number;
  readonly blurred?: number;
  readonly metal?: CoinMetal;
  /** Letter on the coin; a star by default. */
  readonly mark?: string;
  readonly face?: Face;
}

export const coin = (
  c: Canvas,
  x: number,
  y: number,
  r: number,
  options: CoinOptions = {},
): string => {
  const { squash = 1, turn = 0, blurred = 0, metal = 'gold', mark, face = 'slab' } = options;
  const [pale, mid, deep, soft, dark] = metals[metal];
  const thick = max(2, r * 0.2);
  const side = c.linear([dark, deep, mid, deep, dark], 0);
  const d = mark === undefined ? star(0, 0, r * 0.5, r * 0.22, 5) : glyphs(face, mark, r * 0.95);
  const content =
    repeat(4, (i) => ellipse(0, (thick * (4 - i)) / 4, r, r * squash, side)) +
    ellipse(0, 0, r, r * squash, c.linear([pale, mid, deep, soft], 60)) +
    ellipse(0, 0, r * 0.8, r * 0.8 * squash, c.linear([deep, mid, pale], 60)) +
    ellipse(0, 0, r * 0.74, r * 0.74 * squash, c.linear([mid, deep], 60)) +
    path(d, {
      fill: c.linear([pale, mid]),
      stroke: dark,
      width: r * 0.04,
      move: `scale(1 ${num(squash)})`,
    });
  const filter = blurred ? ` filter="${blur(c, blurred)}"` : '';
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"${filter}>${content}</g>`;
};

/** Coins in the air: small ones behind, two large blurred ones at the edges. */
export const coinShower = (
  c: Canvas,
  count: number,
  top = 40,
  bottom = 320,
  small = 7,
  large = 18,
  metal: CoinMetal = 'gold',
): string => {
  const sizes = Array.from({ length: count }, () => c.between(small, large)).sort((a, b) => a - b);
  const falling = sizes
    .map((r, i) => {
      const y = c.between(top, bottom);
      const x =
        y > 240 ? c.between(0, 300) : c.random() < 0.5 ? c.between(4, 62) : c.between(238, 296);
      const blurred = i < count * 0.3 ? 1.1 : 0;
      return coin(c, x, y, r, {
        squash: c.between(0.3, 0.95),
        turn: c.between(-50, 50),
        blurred,
        metal,
      });
    })
    .join('');
  const near = [
    [-2, c.between(200, 280)],
    [303, c.between(60, 180)],
  ] as const;
  return (
    falling +
    near
      .map(([x, y]) =>
        coin(c, x, y, large * 1.5, {
          squash: c.between(0.55, 0.9),
          turn: c.between(-40, 40),
          blurred: 2.6,
          metal,
        }),
      )
      .join('')
  );
};

/** A heap of coins that fills the width at `y`, highest in the middle. */
export const coinHeap = (
  c: Canvas,
  y: number,
  rise = 40,
  r = 17,
  metal: CoinMetal = 'gold',
): string => {
  const heap = Array.from({ length: 46 }, () => {
    const x = c.between(-10, 310);
    const crest = rise * (1 - ((x - 150) / 165) ** 2);
    return { x, y: y - crest + c.between(0, 76) };
  }).sort((a, b) => a.y - b.y);
  return heap
    .map(({ x, y: cy }) =>
      coin(c, x, cy, c.between(r * 0.8, r * 1.15), {
        squash: c.between(0.32, 0.7),
        turn: c.between(-34, 34),
        metal,
      }),
    )
    .join('');
};
