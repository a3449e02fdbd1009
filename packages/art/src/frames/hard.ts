import type { Canvas } from '../canvas.ts';
import { darker, gold, lighter, silver } from '../colour.ts';
import { num, polygon, smooth, star, times } from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { gem } from '../objects/gem.ts';
import { circle, group, line, path, place } from '../shapes.ts';
import { around, band, corners, grain, opening } from './shape.ts';

export const goldFrame = (c: Canvas, jewel: number): string => {
  const metal = lit(c, 3, { depth: 7, shine: 1, gloss: 22, rim: '#ff9a3a', drop: false });
  return (
    group(
      path(band(15, 24), c.linear([gold[1], gold[4], gold[0], gold[2], gold[4], gold[1]], 62)) +
        path(opening(8, 28), { stroke: gold[4], width: 2.4 }),
      { filter: metal },
    ) +
    path(opening(15, 24), { stroke: c.linear(['#fffbe0', gold[4], '#ffe9a0'], 60), width: 3 }) +
    around(9, 17)
      .map(({ point: [x, y] }) => circle(x, y, 3, c.radial(gold)))
      .join('') +
    corners
      .map(
        ([x, y], i) =>
          group(
            path(star(x, y, 30, 19, 8, i * 45), c.linear([gold[0], gold[2], gold[4]])) +
              circle(x, y, 17, c.linear([gold[4], gold[1]])),
            { filter: metal },
          ) + gem(c, x, y + 1, 15, jewel, 0, 'emerald'),
      )
      .join('')
  );
};

export const stoneFrame = (c: Canvas, tint: string): string => {
  const block = (x: number, y: number, w: number, h: number): string => {
    const j = (): number => c.between(-2.4, 2.4);
    const d = smooth([
      [x + 3 + j(), y + 2 + j()],
      [x + w / 2, y + j()],
      [x + w - 3 + j(), y + 2 + j()],
      [x + w + j(), y + h / 2],
      [x + w - 3 + j(), y + h - 2 + j()],
      [x + w / 2, y + h + j()],
      [x + 3 + j(), y + h - 2 + j()],
      [x + j(), y + h / 2],
    ]);
    const shade = c.between(-0.12, 0.14);
    const tone = shade > 0 ? lighter(tint, shade) : darker(tint, -shade);
    return path(d, c.linear([lighter(tone, 0.28), tone, darker(tone, 0.4)], 70));
  };
  const rows = times(8, (i) => {
    const y = -8 + i * 52;
    return block(-18, y, 42 + (i % 2) * 6, 50) + block(276 - (i % 2) * 6, y, 44, 50);
  }).join('');
  const lintel = times(5, (i) => block(-10 + i * 64, -20, 62, 44)).join('');
  return (
    path(band(21, 8), darker(tint, 0.8)) +
    group(rows + lintel, {
      filter: lit(c, 2.4, { depth: 6, shine: 0.25, gloss: 30, drop: false }),
    }) +
    grain(c, band(20, 8), '.34', 0.4)
  );
};

export const neonFrame = (c: Canvas, color: string): string =>
  [
    [12, 24, color],
    [20, 18, '#ffffff'],
  ]
    .map(([inset = 0, radius = 0, tone = '']) => {
      const d = opening(Number(inset), Number(radius));
      return (
        path(d, { stroke: color, width: 12, opacity: 0.75, filter: blur(c, 6) }) +
        path(d, { stroke: String(tone), width: 4 }) +
        path(d, { stroke: '#fff', width: 1.4, opacity: 0.9 })
      );
    })
    .join('') +
  around(16, 34)
    .map(({ point: [x, y] }) => circle(x, y, 1.6, '#fff'))
    .join('');

export const iceFrame = (c: Canvas): string => {
  const shard = (x: number, y: number, turn: number, length: number, w: number): string =>
    place(
      path(
        polygon([
          [-w, -14],
          [w, -14],
          [w * 0.3, length * 0.6],
          [0, length],
          [-w * 0.4, length * 0.5],
        ]),
        c.linear(['#ffffff', '#b8ecff', '#5ab8f0']),
      ) +
        line(`M${num(-w * 0.4)} -8L${num(-w * 0.1)} ${num(length * 0.6)}`, '#fff', 1.4, {
          opacity: 0.8,
        }),
      x,
      y,
      turn,
    );
  const shards = around(4, 15)
    .map(({ point: [x, y], turn }) =>
      shard(
        x,
        y,
        turn + c.between(-14, 14),
        turn === 0 ? c.between(26, 58) : c.between(14, 30),
        c.between(6, 10),
      ),
    )
    .join('');
  return group(shards, { filter: lit(c, 1.8, { depth: 5, shine: 0.9, rim: '#8af0ff' }) });
};

export const jadeFrame = (c: Canvas): string => {
  const stone = lit(c, 3, { depth: 6, shine: 0.7, rim: '#d8ffe8', drop: false });
  const fret = (x: number, y: number, turn: number): string =>
    place(
      path('M0 0H44V30H14V14H30', { stroke: c.linear(gold), width: 5 }) +
        path('M0 0V44', { stroke: c.linear(gold), width: 5 }),
      x,
      y,
      turn,
    );
  return (
    group(path(band(17, 12), c.linear(['#8af0b8', '#1f9a5e', '#0a5a38', '#3ac884'], 62)), {
      filter: stone,
    }) +
    grain(c, band(17, 12), '.03 .05', 0.35) +
    path(opening(17, 12), { stroke: c.linear(gold, 60), width: 3.4 }) +
    path(opening(8, 18), { stroke: '#063a24', width: 1.4, opacity: 0.7 }) +
    group(fret(8, 8, 0) + fret(292, 8, 90) + fret(292, 392, 180) + fret(8, 392, 270), {
      filter: lit(c, 1.6, { depth: 4, shine: 1, drop: true }),
    })
  );
};

export const ironFrame = (c: Canvas, tint: string): string => {
  const plate = lit(c, 2.6, { depth: 6, shine: 0.8, gloss: 18, rim: tint, drop: false });
  return (
    group(
      path(band(18, 14), c.linear(['#9aa0b0', '#3a3e4a', '#181a22', '#5a6070', '#20222c'], 58)),
      {
        filter: plate,
      },
    ) +
    grain(c, band(18, 14), '.05 .4', 0.5) +
    path(opening(18, 14), { stroke: tint, width: 2.4, opacity: 0.9 }) +
    path(opening(18, 14), { stroke: tint, width: 9, opacity: 0.5, filter: blur(c, 5) }) +
    around(9, 36)
      .map(({ point: [x, y] }) => circle(x, y, 4, c.radial(silver, 0.5, 0.5, 0.55, 0.35, 0.3)))
      .join('')
  );
};
