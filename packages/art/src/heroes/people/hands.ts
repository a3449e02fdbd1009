import type { Canvas } from '../../canvas.ts';
import { darker, lighter, type Tone } from '../../colour.ts';
import { num, type Point, radians, repeat, tube } from '../../geometry.ts';
import { lit } from '../../light.ts';
import { type Card, fan } from '../../objects/card.ts';
import { circle, ellipse, group, line, path, rect } from '../../shapes.ts';

interface Sleeve {
  readonly skin: Tone;
  readonly cloth: string;
  /** Colour of the cuff. */
  readonly cuff?: string;
}

const skinTones = (c: Canvas, [light, mid, dark]: Tone): string =>
  c.linear([light, mid, mid, dark], 70);

/** A forearm from below to a wrist at (0, 0), in its own place. */
const forearm = (c: Canvas, { cloth, cuff = '#fff' }: Sleeve): string =>
  path(
    'M-19 16C-24 60 -32 100 -34 150H34C32 100 24 60 19 16Z',
    c.linear([lighter(cloth, 0.28), cloth, darker(cloth, 0.45)], 0),
  ) + rect(-21, 10, 42, 15, c.linear([cuff, cuff, darker(cuff, 0.3)], 0), 6);

/** A hand closed around something, knuckles to the front; `flip` -1 is the other hand. */
export const fist = (
  c: Canvas,
  x: number,
  y: number,
  turn: number,
  sleeve: Sleeve,
  flip: 1 | -1 = 1,
  scale = 1,
): string => {
  const { skin } = sleeve;
  const tones = skinTones(c, skin);
  return group(
    group(
      forearm(c, sleeve) +
        path('M-20 14C-26 -4 -22 -20 -6 -22H12C24 -20 26 -4 20 14Z', tones) +
        repeat(4, (i) => rect(-25 + (i % 2), -25 + i * 10.5, 36 - i * 1.5, 11.5, tones, 5.8)),
      { filter: lit(c, 3, { depth: 6, shine: 0.35, gloss: 28 }) },
    ) +
      group(
        path(
          'M24 12C28 -2 24 -20 12 -30C6 -34 -2 -28 2 -21C8 -12 8 -4 6 6C10 16 20 18 24 12Z',
          tones,
        ),
        { filter: lit(c, 2.4, { depth: 5, shine: 0.35, drop: true }) },
      ) +
      repeat(3, (i) => line(`M-22 ${num(-14 + i * 10.5)}H4`, skin[2], 1.2, { opacity: 0.5 })),
    { move: `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${flip * scale} ${scale})` },
  );
};

/** An open hand from below, something resting on it. */
export const palm = (
  c: Canvas,
  x: number,
  y: number,
  turn: number,
  sleeve: Sleeve,
  flip: 1 | -1 = 1,
): string => {
  const tones = skinTones(c, sleeve.skin);
  const finger = (from: Point, to: Point): string =>
    path(
      tube([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 5], to], (t) => 7 - t).d,
      tones,
    ) + circle(to[0], to[1], 6.2, tones);
  return group(
    group(
      forearm(c, sleeve) +
        path('M-22 14C-34 0 -30 -14 -14 -16H16C30 -14 34 0 22 14Z', tones) +
        finger([-22, -4], [-46, -24]) +
        finger([-12, -8], [-22, -30]) +
        finger([4, -8], [6, -32]) +
        finger([18, -6], [32, -28]) +
        finger([26, 2], [50, -12]),
      { filter: lit(c, 3, { depth: 6, shine: 0.35, gloss: 28 }) },
    ) + ellipse(-2, 0, 15, 6, { fill: sleeve.skin[2], opacity: 0.3 }),
    { move: `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${flip} 1)` },
  );
};

/** Cards fanned in a hand that comes up from below. */
export const heldFan = (
  c: Canvas,
  faces: readonly Card[],
  sleeve: Sleeve,
  options: Parameters<typeof fan>[2] = {},
): string => {
  const { width = 80, radius = 120, x = 150, y = 338, lean = 0 } = options;
  const reach = radius - width * 0.62;
  return (
    fan(c, faces, { ...options, width, radius, x, y, lean }) +
    fist(
      c,
      x + reach * Math.sin(radians(lean)),
      y - reach * Math.cos(radians(lean)),
      lean * 0.6,
      sleeve,
      lean < 0 ? 1 : -1,
      0.86,
    )
  );
};
