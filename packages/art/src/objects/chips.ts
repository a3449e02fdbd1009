import type { Canvas } from '../canvas.ts';
import { darker } from '../colour.ts';
import { cos, num, PI, repeat, sin, suits } from '../geometry.ts';
import { blur } from '../light.ts';
import { circle, ellipse, path, place, rect } from '../shapes.ts';

const top = (c: Canvas, r: number, color: string): string => {
  const dark = darker(color, 0.55);
  return (
    circle(0, 0, r, c.linear([color, color, dark], 60)) +
    repeat(8, (k) =>
      rect(-r * 0.13, -r, r * 0.26, r * 0.24, { fill: '#fff', move: `rotate(${k * 45 + 20})` }),
    ) +
    circle(0, 0, r * 0.7, { fill: 'none', stroke: '#fff', width: 1, opacity: 0.7 }) +
    circle(0, 0, r * 0.62, c.linear([dark, color], 60)) +
    place(path(suits.spades, { fill: '#fff', opacity: 0.95 }), 0, 0, 0, r / 110)
  );
};

/** A pile of chips standing on `y`. */
export const chipPile = (
  c: Canvas,
  x: number,
  y: number,
  r: number,
  count: number,
  color: string,
): string => {
  const squash = 0.42;
  const thick = r * 0.22;
  const dark = darker(color, 0.6);
  const pile = repeat(count, (i) => {
    const cy = y - i * thick;
    const cx = x + c.between(-1.5, 1.5);
    const side = `M${num(cx - r)} ${num(cy)}v${num(thick)}A${num(r)} ${num(r * squash)} 0 0 0 ${num(cx + r)} ${num(cy + thick)}v${num(-thick)}Z`;
    const inlays = repeat(5, (k) => {
      const [a, b] = [
        PI * (0.08 + k * 0.2 + (i % 2) * 0.05),
        PI * (0.08 + k * 0.2 + (i % 2) * 0.05) + 0.2,
      ];
      return path(
        `M${num(cx + r * cos(a))} ${num(cy + r * squash * sin(a))}v${num(thick)}L${num(cx + r * cos(b))} ${num(cy + r * squash * sin(b) + thick)}v${num(-thick)}Z`,
        { fill: '#fff', opacity: 0.9 },
      );
    });
    return (
      path(side, c.linear([dark, color, '#fff', color, dark], 0)) +
      path(side, { fill: '#000', opacity: 0.12 }) +
      inlays +
      path(
        `M${num(cx - r)} ${num(cy + thick)}A${num(r)} ${num(r * squash)} 0 0 0 ${num(cx + r)} ${num(cy + thick)}`,
        { stroke: '#000', opacity: 0.45 },
      ) +
      (i === count - 1
        ? `<g transform="translate(${num(cx)} ${num(cy)}) scale(1 ${squash})">${top(c, r, color)}</g>`
        : '')
    );
  });
  return (
    ellipse(x, y + thick + r * 0.2, r * 1.15, r * 0.5, {
      fill: '#000',
      opacity: 0.5,
      filter: blur(c, 4),
    }) + pile
  );
};

/** A chip in the air. */
export const flyingChip = (
  c: Canvas,
  x: number,
  y: number,
  r: number,
  color: string,
  squash = 0.8,
  turn = 0,
  blurred = 0,
): string => {
  const filter = blurred ? ` filter="${blur(c, blurred)}"` : '';
  const edge = repeat(4, (i) => ellipse(0, (4 - i) * r * 0.045, r, r * squash, darker(color, 0.5)));
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"${filter}>${edge}<g transform="scale(1 ${num(squash)})">${top(c, r, color)}</g></g>`;
};
