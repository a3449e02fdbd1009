import type { Canvas } from '../canvas.ts';
import { darker, gold, lighter } from '../colour.ts';
import { num, polar, repeat } from '../geometry.ts';
import { lit } from '../light.ts';
import { sphere } from '../objects/sphere.ts';
import { circle, ellipse, group, line, path, place, rect } from '../shapes.ts';
import { around, corners, grain, opening } from './shape.ts';

export const woodFrame = (c: Canvas): string => {
  const boards = [
    'M-20 -20H320V22Q150 17 -20 23Z',
    'M-20 376Q150 382 320 377V420H-20Z',
    'M-20 -20H20Q25 200 21 420H-20Z',
    'M280 -20H320V420H279Q274 200 280 -20Z',
  ];
  const timber = lit(c, 2.6, { depth: 6, shine: 0.35, rim: '#ffc88a', drop: false });
  const nail = (x: number, y: number): string =>
    circle(x, y, 6.5, c.radial(['#f0e4d0', '#8a7a6a', '#2a2018'], 0.5, 0.5, 0.55, 0.35, 0.3));
  return (
    boards
      .map(
        (d, i) =>
          group(path(d, c.linear(['#d89a5a', '#9a5a28', '#5e3214'], i < 2 ? 90 : 0)), {
            filter: timber,
          }) + grain(c, d, i < 2 ? '.012 .26' : '.26 .012', 0.6),
      )
      .join('') + corners.map(([x, y]) => nail(x < 150 ? 12 : 288, y < 200 ? 12 : 388)).join('')
  );
};

const stalk = (c: Canvas, length: number): string =>
  rect(-9, 0, 18, length, c.linear(['#2f6a1c', '#b6de5a', '#7cb83a', '#285a18'], 0), 7) +
  repeat(
    Math.ceil(length / 66),
    (i) =>
      rect(-10.5, 20 + i * 66, 21, 7, c.linear(['#1c4a10', '#e0f29a', '#2a5a14'], 0), 3) +
      line(`M-5 ${31 + i * 66}V${72 + i * 66}`, '#f4ffc8', 2, { opacity: 0.5 }),
  );

export const bambooFrame = (c: Canvas): string => {
  const cane = lit(c, 2.4, { depth: 6, shine: 0.6, drop: true });
  const lash = (x: number, y: number): string =>
    repeat(4, (i) =>
      line(`M${x - 15} ${y - 9 + i * 6}L${x + 15} ${y - 15 + i * 6}`, '#c89a5a', 5),
    ) +
    repeat(4, (i) =>
      line(`M${x - 15} ${y - 15 + i * 6}L${x + 15} ${y - 9 + i * 6}`, '#f0d098', 2.4),
    );
  return (
    group(
      place(stalk(c, 420), 11, -14) +
        place(stalk(c, 420), 289, -24) +
        place(stalk(c, 330), -16, 12, -90) +
        place(stalk(c, 330), -10, 390, -90),
      { filter: cane },
    ) + corners.map(([x, y]) => lash(x < 150 ? 11 : 289, y < 200 ? 12 : 390)).join('')
  );
};

export const ropeFrame = (c: Canvas): string => {
  const strand = opening(10, 26);
  return (
    path(strand, { stroke: '#3a2008', width: 19 }) +
    group(
      path(strand, { stroke: '#c8955a', width: 15 }) +
        path(strand, { stroke: '#f4d8a4', width: 15, dash: '5 9' }) +
        path(strand, { stroke: '#7a4a20', width: 15, dash: '1.4 12.6' }),
      { filter: lit(c, 3.4, { depth: 9, shine: 0.3, drop: false }) },
    ) +
    [corners[0], corners[1]]
      .map(([x, y] = [0, 0]) =>
        group(
          circle(x, y, 17, '#c8955a') +
            path(
              `M${x - 14} ${y - 6}Q${x} ${y + 8} ${x + 15} ${y - 4}M${x - 10} ${y + 10}Q${x + 2} ${y - 12} ${x + 10} ${y + 12}`,
              {
                stroke: '#7a4a20',
                width: 4,
                cap: 'round',
              },
            ),
          { filter: lit(c, 4, { depth: 9, shine: 0.3 }) },
        ),
      )
      .join('')
  );
};

export const candyFrame = (c: Canvas, stripe: string): string => {
  const cane = opening(10, 28);
  return (
    group(
      path(cane, { stroke: '#fff8fa', width: 17 }) +
        path(cane, { stroke: stripe, width: 17, dash: '14 18' }) +
        path(cane, { stroke: lighter(stripe, 0.35), width: 17, dash: '3 29' }),
      { filter: lit(c, 3.6, { depth: 9, shine: 1, gloss: 30, rim: '#fff', drop: true }) },
    ) +
    path(opening(6.5, 30), { stroke: '#fff', width: 2, opacity: 0.7 }) +
    corners
      .map(([x, y], i) =>
        sphere(c, x - (x < 150 ? 4 : -4), y - (y < 200 ? 4 : -4), 17, candyBall(i)),
      )
      .join('')
  );
};

const candyBall = (i: number): readonly [string, string, string] =>
  (
    [
      ['#ffe0f0', '#ff5aa0', '#a80a5a'],
      ['#fff8c8', '#ffc81a', '#c86a04'],
      ['#d8ffe8', '#2ad88a', '#067a4a'],
      ['#d8f0ff', '#3aa0ff', '#0a3aa8'],
    ] as const
  )[i % 4] ?? ['#fff', '#fff', '#ccc'];

export const drapes = (c: Canvas, cloth: string): string => {
  const tones = [lighter(cloth, 0.25), cloth, darker(cloth, 0.55)];
  const velvet = lit(c, 6, { depth: 12, shine: 0.35, gloss: 26, drop: true });
  const side = (flip: 1 | -1): string =>
    `<g transform="translate(${flip === 1 ? 0 : 300} 0) scale(${flip} 1)">${group(
      repeat(4, (i) =>
        path(
          `M${-12 + i * 16} -10C${6 + i * 22} 90 ${-4 + i * 13} 170 ${2 + i * 5} 232L${-14 + i * 4} 236C${-18 + i * 8} 150 ${-16 + i * 12} 80 ${-26 + i * 12} -10Z`,
          c.linear([darker(cloth, 0.5), lighter(cloth, 0.22), cloth, darker(cloth, 0.6)], 0),
        ),
      ) + path('M-14 226C-2 260 16 330 6 420H-30V226Z', c.linear(tones, 0)),
      { filter: velvet },
    )}${group(path('M-14 222Q6 234 26 220L27 236Q6 250 -14 238Z', c.linear(gold)), { filter: lit(c, 2, { depth: 5, shine: 1 }) })}</g>`;
  const swag = (x: number, w: number): string =>
    path(
      `M${x} -16H${x + w}C${x + w - 6} 40 ${x + w * 0.72} 58 ${x + w / 2} 58C${x + w * 0.28} 58 ${x + 6} 40 ${x} -16Z`,
      c.linear(tones),
    ) +
    repeat(3, (i) =>
      path(`M${x + 4} ${-6 + i * 8}Q${x + w / 2} ${52 + i * 6 - 26} ${x + w - 4} ${-6 + i * 8}`, {
        stroke: darker(cloth, 0.5),
        width: 2.4,
        opacity: 0.5,
      }),
    );
  const fringe = (x: number, w: number): string =>
    path(
      `M${x + 2} 4C${x + 10} 44 ${x + w * 0.3} 61 ${x + w / 2} 61C${x + w * 0.7} 61 ${x + w - 10} 44 ${x + w - 2} 4`,
      {
        stroke: c.linear(gold),
        width: 5,
      },
    ) +
    path(
      `M${x + 2} 9C${x + 10} 49 ${x + w * 0.3} 66 ${x + w / 2} 66C${x + w * 0.7} 66 ${x + w - 10} 49 ${x + w - 2} 9`,
      {
        stroke: '#ffd75a',
        width: 7,
        dash: '1.6 2.4',
      },
    );
  const places = [-24, 88, 200];
  return (
    side(1) +
    side(-1) +
    group(places.map((x) => swag(x, 124)).join(''), { filter: velvet }) +
    places.map((x) => fringe(x, 124)).join('')
  );
};

export const petalFrame = (c: Canvas, tint: string): string => {
  const bloom = (x: number, y: number, r: number, tone: string): string =>
    repeat(5, (i) => {
      const [px, py] = polar(x, y, r * 0.5, i * 72 + r);
      return ellipse(px, py, r * 0.52, r * 0.42, {
        fill: c.radial(['#fff', lighter(tone, 0.3), tone]),
        move: `rotate(${i * 72 + r} ${num(px)} ${num(py)})`,
      });
    }) + circle(x, y, r * 0.24, c.radial(['#fff8c0', '#ffc21a', '#c86a04']));
  const leaf = (x: number, y: number, turn: number): string =>
    place(
      path('M0 0C10 -14 30 -14 42 0C30 10 10 12 0 0Z', c.linear(['#8ae07a', '#1c7a3a'], 0)),
      x,
      y,
      turn,
    );
  const spots = around(6, 31);
  return group(
    spots.map(({ point: [x, y], turn }) => leaf(x, y, turn + c.between(20, 160))).join('') +
      spots
        .map(({ point: [x, y] }) =>
          bloom(
            x + c.between(-5, 5),
            y + c.between(-5, 5),
            c.between(13, 23),
            c.pick([tint, lighter(tint, 0.4), '#fff4f0']),
          ),
        )
        .join(''),
    { filter: lit(c, 2, { depth: 4.4, shine: 0.35 }) },
  );
};
