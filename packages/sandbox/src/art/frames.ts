import type { Canvas } from './canvas.ts';
import { darker, gold, lighter, silver } from './colour.ts';
import { num, type Point, polar, polygon, repeat, smooth, star, times } from './geometry.ts';
import { blur, lit, noise } from './light.ts';
import { gem } from './objects/gem.ts';
import { sphere } from './objects/sphere.ts';
import { circle, ellipse, group, line, path, place, rect } from './shapes.ts';

/** What the frame of a slot is made of. Heroes and lettering reach over it, so it gives depth. */
export type Material =
  | 'gold'
  | 'wood'
  | 'stone'
  | 'bamboo'
  | 'rope'
  | 'candy'
  | 'neon'
  | 'ice'
  | 'jade'
  | 'iron'
  | 'drapes'
  | 'petals';

/** A rounded opening, drawn against the clock so that it cuts a hole into what surrounds it. */
const opening = (inset: number, radius: number): string => {
  const [l, t, r, b] = [inset, inset, 300 - inset, 400 - inset];
  const arc = `A${radius} ${radius} 0 0 0`;
  return `M${l + radius} ${t}${arc} ${l} ${t + radius}V${b - radius}${arc} ${l + radius} ${b}H${r - radius}${arc} ${r} ${b - radius}V${t + radius}${arc} ${r - radius} ${t}Z`;
};

const band = (inset: number, radius: number): string =>
  `M-20 -20H320V420H-20Z${opening(inset, radius)}`;

/** The shade that a frame throws on what lies behind it. */
const cast = (c: Canvas, inset: number, radius: number): string =>
  path(band(inset, radius), {
    fill: '#000',
    opacity: 0.75,
    filter: blur(c, 9),
    move: 'translate(3 7)',
  });

/** Grain laid over a shape: dark and light flecks stretched along `frequency`. */
const grain = (c: Canvas, d: string, frequency: string, strength: number): string =>
  group(
    rect(-20, -20, 340, 440, {
      filter: noise(
        c,
        frequency,
        4,
        Math.floor(c.between(1, 99)),
        '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3.4 0 0 0 -1.5',
      ),
    }),
    { clip: c.clip(d), opacity: strength, blend: 'multiply' },
  );

const corners: readonly Point[] = [
  [22, 22],
  [278, 22],
  [278, 378],
  [22, 378],
];

/** Even places along the four sides, as position and direction. */
const around = (inset: number, gap: number): { point: Point; turn: number }[] => {
  const [w, h] = [300 - inset * 2, 400 - inset * 2];
  const [across, down] = [Math.round(w / gap), Math.round(h / gap)];
  return [
    ...times(across, (i) => ({ point: [inset + (i * w) / across, inset] as Point, turn: 0 })),
    ...times(down, (i) => ({ point: [300 - inset, inset + (i * h) / down] as Point, turn: 90 })),
    ...times(across, (i) => ({
      point: [300 - inset - (i * w) / across, 400 - inset] as Point,
      turn: 180,
    })),
    ...times(down, (i) => ({ point: [inset, 400 - inset - (i * h) / down] as Point, turn: 270 })),
  ];
};

const goldFrame = (c: Canvas, jewel: number): string => {
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

const woodFrame = (c: Canvas): string => {
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

const stoneFrame = (c: Canvas, tint: string): string => {
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

const stalk = (c: Canvas, length: number): string =>
  rect(-9, 0, 18, length, c.linear(['#2f6a1c', '#b6de5a', '#7cb83a', '#285a18'], 0), 7) +
  repeat(
    Math.ceil(length / 66),
    (i) =>
      rect(-10.5, 20 + i * 66, 21, 7, c.linear(['#1c4a10', '#e0f29a', '#2a5a14'], 0), 3) +
      line(`M-5 ${31 + i * 66}V${72 + i * 66}`, '#f4ffc8', 2, { opacity: 0.5 }),
  );

const bambooFrame = (c: Canvas): string => {
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

const ropeFrame = (c: Canvas): string => {
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

const candyFrame = (c: Canvas, stripe: string): string => {
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

const neonFrame = (c: Canvas, color: string): string =>
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

const iceFrame = (c: Canvas): string => {
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

const jadeFrame = (c: Canvas): string => {
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

const ironFrame = (c: Canvas, tint: string): string => {
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

const drapes = (c: Canvas, cloth: string): string => {
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

const petalFrame = (c: Canvas, tint: string): string => {
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

/** A frame in one material; `tint` colours what can take another colour. */
export const frame = (c: Canvas, material: Material, tint = '#c8142e', jewel = 350): string => {
  switch (material) {
    case 'gold':
      return cast(c, 16, 24) + goldFrame(c, jewel);
    case 'wood':
      return cast(c, 20, 4) + woodFrame(c);
    case 'stone':
      return cast(c, 22, 8) + stoneFrame(c, tint);
    case 'bamboo':
      return cast(c, 16, 4) + bambooFrame(c);
    case 'rope':
      return cast(c, 14, 26) + ropeFrame(c);
    case 'candy':
      return candyFrame(c, tint);
    case 'neon':
      return neonFrame(c, tint);
    case 'ice':
      return iceFrame(c);
    case 'jade':
      return cast(c, 18, 12) + jadeFrame(c);
    case 'iron':
      return cast(c, 19, 14) + ironFrame(c, tint);
    case 'drapes':
      return drapes(c, tint);
    case 'petals':
      return petalFrame(c, tint);
  }
};
