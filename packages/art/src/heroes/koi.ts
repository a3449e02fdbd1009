import type { Canvas } from '../canvas.ts';
import {
  along,
  arcPoints,
  cos,
  num,
  PI,
  type Point,
  repeat,
  sin,
  smooth,
  times,
  tube,
} from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { circle, ellipse, group, line, path } from '../shapes.ts';

interface KoiCoat {
  readonly base: string;
  readonly fin: string;
  readonly patch: string;
  readonly scale: string;
  readonly rim: string;
}

/** One koi seen from above, along a spine from its head. */
const koi = (c: Canvas, spine: readonly Point[], breadth: number, coat: KoiCoat): string => {
  const width = (u: number): number =>
    breadth * sin(Math.min(1, u * 1.04 + 0.1) * PI) ** 0.62 * (1 - u * 0.38) + breadth * 0.13;
  const body = tube(spine, width);
  const veil = (points: string, at: number, side: number): string => {
    const { point, angle } = along(spine, at);
    const rays = repeat(7, (i) =>
      line(
        `M0 ${num(breadth * 0.5)}Q${num(breadth * 0.5)} ${num(breadth * (0.8 + i * 0.06))} ${num(breadth * (0.7 + i * 0.12))} ${num(breadth * (1.7 - i * 0.13))}`,
        '#fff',
        0.8,
        { opacity: 0.5 },
      ),
    );
    return `<g transform="translate(${num(point[0])} ${num(point[1])}) rotate(${num(angle)}) scale(1 ${side})">${path(
      points,
      c.linear([
        [0, coat.fin, 0.95],
        [1, coat.base, 0.4],
      ]),
    )}${rays}</g>`;
  };
  const b = breadth;
  const pectoral = `M${num(-b * 0.4)} ${num(b * 0.55)}C${num(b * 0.2)} ${num(b * 1.5)} ${num(b * 0.9)} ${num(b * 2.1)} ${num(b * 1.6)} ${num(b * 1.8)}C${num(b * 1.4)} ${num(b * 1.1)} ${num(b)} ${num(b * 0.6)} ${num(b * 0.4)} ${num(b * 0.4)}Z`;
  const pelvic = `M${num(-b * 0.2)} ${num(b * 0.4)}C${num(b * 0.1)} ${num(b * 0.9)} ${num(b * 0.6)} ${num(b * 1.2)} ${num(b)} ${num(b)}C${num(b * 0.8)} ${num(b * 0.7)} ${num(b * 0.5)} ${num(b * 0.4)} ${num(b * 0.2)} ${num(b * 0.3)}Z`;
  const end = along(spine, 0.985);
  const lobe = (side: number): string =>
    path(
      `M-4 0C${num(b * 0.7)} ${num(side * b * 0.1)} ${num(b * 1.3)} ${num(side * b * 1.3)} ${num(b * 2.5)} ${num(side * b * 1.25)}C${num(b * 2.1)} ${num(side * b * 0.8)} ${num(b * 1.9)} ${num(side * b * 0.3)} ${num(b * 1.7)} 0Z`,
      c.linear(
        [
          [0, coat.fin, 1],
          [1, coat.base, 0.55],
        ],
        0,
      ),
    );
  const rays = repeat(9, (i) =>
    line(
      `M0 0Q${num(b * 1.1)} ${num((i - 4) * b * 0.1)} ${num(b * 2.1)} ${num((i - 4) * b * 0.26)}`,
      '#fff',
      0.8,
      { opacity: 0.45 },
    ),
  );
  const tail = `<g transform="translate(${num(end.point[0])} ${num(end.point[1])}) rotate(${num(end.angle)})">${lobe(1)}${lobe(-1)}${rays}</g>`;
  const scales = times(36, (row) => {
    const u = 0.16 + row * 0.0215;
    const { point, angle } = along(spine, u);
    const t = (angle * PI) / 180;
    return repeat(9, (k) => {
      const off = (width(u) * (k - 4 + (row % 2) * 0.5)) / 4.2;
      return circle(point[0] - sin(t) * off, point[1] + cos(t) * off, b * 0.16, {
        fill: 'none',
        stroke: coat.scale,
        width: 0.8,
        opacity: 0.4,
      });
    });
  }).join('');
  const patches = repeat(6, (i) => {
    const { point } = along(spine, 0.06 + i * 0.155);
    return path(
      smooth(
        times(8, (k) => {
          const r = b * c.between(0.5, 0.98);
          return [
            point[0] + r * cos((k * PI) / 4) * 1.2 + c.between(-0.3, 0.3) * b,
            point[1] + r * sin((k * PI) / 4),
          ] as const;
        }),
      ),
      { fill: coat.patch, opacity: 0.95 },
    );
  });
  const head = along(spine, 0.07);
  const face = [1, -1]
    .map(
      (side) =>
        circle(2, side * b * 0.55, b * 0.16, '#fff') +
        circle(1, side * b * 0.57, b * 0.11, '#0a0a12') +
        circle(-0.5, side * b * 0.57 - 1, b * 0.045, '#fff') +
        line(
          `M${num(-b * 0.4)} ${num(side * b * 0.2)}Q${num(-b * 0.75)} ${num(side * b * 0.5)} ${num(-b * 0.85)} ${num(side * b * 0.95)}`,
          coat.fin,
          1.8,
        ),
    )
    .join('');
  return (
    path(body.d, { fill: '#001a20', opacity: 0.45, filter: blur(c, 7), move: 'translate(8 16)' }) +
    tail +
    veil(pectoral, 0.24, 1) +
    veil(pectoral, 0.24, -1) +
    veil(pelvic, 0.6, 1) +
    veil(pelvic, 0.6, -1) +
    group(group(path(body.d, coat.base) + patches + scales, { clip: c.clip(body.d) }), {
      filter: lit(c, 6, { depth: 11, shine: 0.8, rim: coat.rim }),
    }) +
    `<g transform="translate(${num(head.point[0])} ${num(head.point[1])}) rotate(${num(head.angle)})">${face}</g>`
  );
};

/** Two koi that circle each other. */
export const koiPair = (c: Canvas, first: KoiCoat, second: KoiCoat): string =>
  koi(c, arcPoints(150, 138, 80, 190, 336, 16, 1.04), 40, second) +
  koi(c, arcPoints(150, 156, 84, 8, 156, 16, 1), 43, first);

/** Lily pads near the edges. */
export const lilyPads = (c: Canvas): string =>
  [
    [20, 40],
    [270, 60],
    [40, 290],
    [285, 270],
    [150, 330],
    [-5, 170],
  ]
    .map(([x = 0, y = 0]) => {
      const r = c.between(26, 46);
      const pad = `M0 0L${num(r)} ${num(-r * 0.18)}A${num(r)} ${num(r)} 0 1 1 ${num(r)} ${num(r * 0.18)}Z`;
      const veins = repeat(9, (k) =>
        line(
          `M0 0L${num(r * 0.94 * cos(0.4 + k * 0.68))} ${num(r * 0.94 * sin(0.4 + k * 0.68))}`,
          '#d8ffb0',
          1,
          { opacity: 0.3 },
        ),
      );
      return group(
        path(pad, { fill: '#02343a', opacity: 0.5, move: 'translate(3 6)', filter: blur(c, 3) }) +
          path(pad, c.radial(['#8ae87a', '#2a9a5a', '#0a5a44'])) +
          veins,
        {
          move: `translate(${x} ${y}) rotate(${Math.round(c.between(0, 360))})`,
        },
      );
    })
    .join('');

export const ripples = (centres: readonly Point[]): string =>
  centres
    .map(([x, y]) =>
      repeat(3, (i) =>
        ellipse(x, y, (i + 1) * 20, (i + 1) * 13, {
          fill: 'none',
          stroke: '#fff',
          width: 1.6,
          opacity: 0.42 / (i + 1),
        }),
      ),
    )
    .join('');
