import type { Canvas } from '../canvas.ts';
import { hsl } from '../colour.ts';
import { max, min, num, type Point, polygon } from '../geometry.ts';
import { path, place } from '../shapes.ts';

type Facet = readonly [lightness: number, ...points: Point[]];

const table = -0.42;
const girdle = -0.08;

/** Facets of a brilliant seen from the side, in a fixed order of lightness. */
const brilliant: readonly Facet[] = [
  [90, [-0.52, table], [0.52, table], [0.2, table]],
  [58, [-1, girdle], [-0.52, table], [-0.62, girdle]],
  [88, [-0.62, girdle], [-0.52, table], [-0.2, table]],
  [70, [-0.62, girdle], [-0.2, table], [-0.22, girdle]],
  [95, [-0.22, girdle], [-0.2, table], [0, table], [0, girdle]],
  [80, [0.22, girdle], [0.2, table], [0, table], [0, girdle]],
  [54, [0.22, girdle], [0.2, table], [0.62, girdle]],
  [74, [0.62, girdle], [0.2, table], [0.52, table]],
  [42, [0.62, girdle], [0.52, table], [1, girdle]],
  [46, [-1, girdle], [-0.62, girdle], [-0.5, 0.32]],
  [68, [-0.62, girdle], [-0.22, girdle], [-0.18, 0.36], [-0.5, 0.32]],
  [84, [-0.22, girdle], [0.22, girdle], [0.18, 0.36], [-0.18, 0.36]],
  [40, [0.22, girdle], [0.62, girdle], [0.5, 0.32], [0.18, 0.36]],
  [28, [0.62, girdle], [1, girdle], [0.5, 0.32]],
  [56, [-0.5, 0.32], [-0.18, 0.36], [0, 0.95]],
  [34, [-0.18, 0.36], [0.18, 0.36], [0, 0.95]],
  [20, [0.18, 0.36], [0.5, 0.32], [0, 0.95]],
];

/** A step-cut stone seen from above. */
const emeraldCut: readonly Facet[] = [
  [88, [-0.42, -0.9], [0.42, -0.9], [0.3, -0.62], [-0.3, -0.62]],
  [70, [0.42, -0.9], [0.72, -0.62], [0.5, -0.42], [0.3, -0.62]],
  [42, [0.72, -0.62], [0.72, 0.62], [0.5, 0.42], [0.5, -0.42]],
  [26, [0.72, 0.62], [0.42, 0.9], [0.3, 0.62], [0.5, 0.42]],
  [34, [0.42, 0.9], [-0.42, 0.9], [-0.3, 0.62], [0.3, 0.62]],
  [48, [-0.42, 0.9], [-0.72, 0.62], [-0.5, 0.42], [-0.3, 0.62]],
  [64, [-0.72, 0.62], [-0.72, -0.62], [-0.5, -0.42], [-0.5, 0.42]],
  [94, [-0.72, -0.62], [-0.42, -0.9], [-0.3, -0.62], [-0.5, -0.42]],
  [
    66,
    [-0.3, -0.62],
    [0.3, -0.62],
    [0.5, -0.42],
    [0.5, 0.42],
    [0.3, 0.62],
    [-0.3, 0.62],
    [-0.5, 0.42],
    [-0.5, -0.42],
  ],
  [82, [-0.3, -0.62], [0.3, -0.62], [-0.5, 0.3], [-0.5, -0.42]],
];

type Cut = 'brilliant' | 'emerald';

const cuts: Readonly<Record<Cut, readonly Facet[]>> = { brilliant, emerald: emeraldCut };

/** A cut stone; the seed jitters the hue of its facets a little. */
export const gem = (
  c: Canvas,
  x: number,
  y: number,
  size: number,
  hue: number,
  turn = 0,
  cut: Cut = 'brilliant',
  saturation = 92,
): string => {
  const facets = cuts[cut].map(([lightness, ...points]) => {
    const d = polygon(points.map(([px, py]) => [px * size, py * size] as const));
    const fill = c.linear(
      [
        hsl(hue + c.between(-8, 8), saturation, min(96, lightness + 10)),
        hsl(hue + c.between(-4, 12), saturation, max(14, lightness - 16)),
      ],
      Math.round(c.between(20, 150)),
    );
    return path(d, { fill, stroke: hsl(hue, 60, 92, 0.55), width: size * 0.008 });
  });
  const shine =
    cut === 'brilliant'
      ? [
          [
            [-0.62, girdle],
            [-0.46, girdle],
            [-0.4, 0.15],
          ],
          [
            [0.22, girdle],
            [0.38, girdle],
            [0.3, 0.2],
          ],
          [
            [-0.1, girdle],
            [0.06, girdle],
            [0, 0.3],
          ],
        ]
      : [
          [
            [-0.3, -0.62],
            [0.02, -0.62],
            [-0.5, 0.04],
            [-0.5, -0.42],
          ],
        ];
  const flashes = shine
    .map((points) =>
      path(polygon(points.map(([px = 0, py = 0]) => [px * size, py * size] as const)), {
        fill: '#fff',
        opacity: 0.5,
      }),
    )
    .join('');
  return place(facets.join('') + flashes, Number(num(x)), Number(num(y)), turn);
};
