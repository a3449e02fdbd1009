import { type Drawing, type Paint, type Point, polygon, ring } from './paint.ts';

interface Cut {
  /** Outline of the stone, clockwise from the top. */
  readonly outline: readonly Point[];
  /** Size of the flat table on top, as a share of the outline. */
  readonly table: number;
}

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** Brightness of a facet that faces away from the middle in this direction. */
function facing([x, y]: Point): number {
  const length = Math.hypot(x, y) || 1;
  // Key light from the upper left, and the glow that comes back up through the stone.
  const key = (-x * 0.55 - y * 0.83) / length;
  return key > 0
    ? 0.52 + key * 0.4
    : 0.5 + key * 0.34 + Math.max(0, (x * 0.3 + y) / length) ** 6 * 0.2;
}

/** A stone with a crown of triangular and kite facets around its table. */
function gem(paint: Paint, cut: Cut, hue: number, saturation: number, rim: string): string {
  const middle: Point = [100, 100];
  const { outline } = cut;
  const colour = (light: number, turn = 0): string =>
    `hsl(${hue + turn} ${saturation}% ${Math.round(Math.max(12, Math.min(93, light * 100)))}%)`;
  const facet = (points: readonly Point[], light: number, index: number): string => {
    const wobble = ((index * 37) % 11) / 100 - 0.05;
    const fill = paint.linear(
      [colour(light + 0.1 + wobble, -6), colour(light - 0.13 + wobble, 8)],
      40 + ((index * 53) % 100),
    );
    return `<path d="${polygon(points)}" fill="${fill}" stroke="#fff" stroke-opacity=".35" stroke-width=".9" stroke-linejoin="round"/>`;
  };
  const at = (index: number): Point => outline[(index + outline.length) % outline.length] ?? middle;
  let facets = '';
  outline.forEach((corner, index) => {
    const next = at(index + 1);
    const edge = between(corner, next, 0.5);
    const girdle = between(middle, edge, (1 + cut.table) / 2 + 0.04);
    const [inner, innerNext] = [
      between(middle, corner, cut.table),
      between(middle, next, cut.table),
    ];
    const out: Point = [edge[0] - 100, edge[1] - 100];
    const corners: Point = [corner[0] - 100, corner[1] - 100];
    facets += facet([corner, edge, girdle], facing(corners) - 0.16, index * 4);
    facets += facet([edge, next, girdle], facing(out) - 0.24, index * 4 + 1);
    facets += facet([corner, girdle, inner], facing(corners) - 0.08, index * 4 + 2);
    facets += facet([girdle, next, innerNext], facing(out) - 0.06, index * 4 + 3);
    facets += facet([girdle, innerNext, inner], facing(out) + 0.02, index * 4 + 5);
  });
  const table = outline.map((corner) => between(middle, corner, cut.table));
  const top = paint.linear([colour(0.86, -10), colour(0.58, -4), colour(0.38, 6)], 62);
  const spark = table.slice(0, Math.ceil(table.length / 2) + 1);
  return (
    paint.lit(
      `<path d="${polygon(outline)}" fill="${colour(0.3)}" stroke="${colour(0.24)}" stroke-width="3" stroke-linejoin="round"/>${facets}<path d="${polygon(table)}" fill="${top}" stroke="#fff" stroke-opacity=".6" stroke-width="1.2"/>`,
      2.2,
      rim,
      0.34,
    ) +
    `<path d="${polygon(spark)}" fill="#fff" opacity=".2"/>` +
    paint.glint(64, 60, 20) +
    paint.glint(142, 138, 9)
  );
}

const hexagon: Cut = { outline: ring(100, 100, 84, 6, -90), table: 0.56 };
const square: Cut = {
  outline: [
    [62, 26],
    [138, 26],
    [174, 62],
    [174, 138],
    [138, 174],
    [62, 174],
    [26, 138],
    [26, 62],
  ],
  table: 0.58,
};
const round: Cut = { outline: ring(100, 100, 82, 10, -90), table: 0.55 };
const drop: Cut = {
  outline: [
    [100, 12],
    [126, 50],
    [158, 92],
    [164, 132],
    [138, 168],
    [100, 182],
    [62, 168],
    [36, 132],
    [42, 92],
    [74, 50],
  ],
  table: 0.5,
};
const marquise: Cut = {
  outline: [
    [100, 12],
    [132, 44],
    [150, 82],
    [150, 118],
    [132, 156],
    [100, 188],
    [68, 156],
    [50, 118],
    [50, 82],
    [68, 44],
  ],
  table: 0.54,
};
const heart: Cut = {
  outline: [
    [100, 52],
    [122, 28],
    [154, 26],
    [178, 52],
    [176, 92],
    [146, 136],
    [100, 180],
    [54, 136],
    [24, 92],
    [22, 52],
    [46, 26],
    [78, 28],
  ],
  table: 0.58,
};
const trillion: Cut = {
  outline: [
    [100, 24],
    [124, 30],
    [178, 120],
    [180, 144],
    [164, 160],
    [100, 168],
    [36, 160],
    [20, 144],
    [22, 120],
    [76, 30],
  ],
  table: 0.52,
};

/** The great diamond: seen from the side, with its deep pavilion. */
const diamond: Drawing = (paint) => {
  const facets: [readonly Point[], number][] = [
    [
      [
        [10, 78],
        [52, 36],
        [58, 78],
      ],
      0.66,
    ],
    [
      [
        [52, 36],
        [78, 36],
        [58, 78],
      ],
      0.92,
    ],
    [
      [
        [78, 36],
        [100, 78],
        [58, 78],
      ],
      0.76,
    ],
    [
      [
        [78, 36],
        [122, 36],
        [100, 78],
      ],
      0.97,
    ],
    [
      [
        [122, 36],
        [142, 78],
        [100, 78],
      ],
      0.82,
    ],
    [
      [
        [122, 36],
        [148, 36],
        [142, 78],
      ],
      0.62,
    ],
    [
      [
        [148, 36],
        [190, 78],
        [142, 78],
      ],
      0.48,
    ],
    [
      [
        [10, 78],
        [58, 78],
        [100, 182],
      ],
      0.55,
    ],
    [
      [
        [58, 78],
        [82, 78],
        [100, 182],
      ],
      0.84,
    ],
    [
      [
        [82, 78],
        [118, 78],
        [100, 182],
      ],
      0.68,
    ],
    [
      [
        [118, 78],
        [142, 78],
        [100, 182],
      ],
      0.44,
    ],
    [
      [
        [142, 78],
        [190, 78],
        [100, 182],
      ],
      0.32,
    ],
  ];
  const body = facets
    .map(([points, light], index) => {
      const fill = paint.linear(
        [`hsl(${196 + index} 96% ${light * 100}%)`, `hsl(${212 - index} 92% ${light * 74}%)`],
        30 + index * 29,
      );
      return `<path d="${polygon(points)}" fill="${fill}" stroke="#fff" stroke-opacity=".65" stroke-width="1.2" stroke-linejoin="round"/>`;
    })
    .join('');
  const glow = paint.radial(
    [
      [0, '#8ff0ff', 0.7],
      [1, '#2aa8ff', 0],
    ],
    0.5,
    0.5,
    0.5,
  );
  return `<circle cx="100" cy="98" r="98" fill="${glow}"/>${paint.lit(body, 2.4, '#ff9df2', 0.28)}<path d="M30 72L56 44L74 44L46 74Z" fill="#fff" opacity=".6"/>${paint.glint(60, 50, 26)}${paint.glint(150, 96, 13)}${paint.glint(104, 150, 9)}`;
};

const stone =
  (cut: Cut, hue: number, saturation: number, rim: string): Drawing =>
  (paint) =>
    gem(paint, cut, hue, saturation, rim);

export const gems: Readonly<Record<string, Drawing>> = {
  diamond,
  'gem-red': stone(square, 352, 88, '#ffb070'),
  'gem-violet': stone(hexagon, 280, 80, '#7fd4ff'),
  'gem-green': stone(marquise, 148, 78, '#e9ff7a'),
  'gem-blue': stone(drop, 216, 90, '#7dfff0'),
  'gem-yellow': stone(round, 42, 96, '#ff8f5a'),
  'gem-pink': stone(heart, 326, 86, '#9fb4ff'),
  'gem-cyan': stone(trillion, 184, 82, '#b9a0ff'),
};
