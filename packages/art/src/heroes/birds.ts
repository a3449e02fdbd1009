import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { abs, num, repeat } from '../geometry.ts';
import { lit } from '../light.ts';
import { circle, group, line, path } from '../shapes.ts';

/** Four tones from the tips' light to the roots' dark. */
export type Plumage = readonly [pale: string, bright: string, deep: string, dark: string];

export const feather = (
  c: Canvas,
  x: number,
  y: number,
  turn: number,
  length: number,
  w: number,
  tones: readonly string[],
  edge: string,
): string => {
  const d = `M0 0C${num(length * 0.35)} ${num(-w * 1.4)} ${num(length * 0.8)} ${num(-w)} ${num(length)} ${num(-w * 0.1)}C${num(length * 0.82)} ${num(w * 0.8)} ${num(length * 0.4)} ${num(w)} 0 0Z`;
  return group(
    path(d, { fill: c.linear(tones, 0), stroke: edge, width: 0.7 }) +
      line(`M4 0L${num(length * 0.9)} ${num(-w * 0.1)}`, '#fff', 0.8, { opacity: 0.5 }),
    { move: `translate(${num(x)} ${num(y)}) rotate(${num(turn)})` },
  );
};

/** One wing of three rows of feathers, drawn to the left; `lift` raises the tips. */
export const wing = (
  c: Canvas,
  [pale, bright, deep, dark]: Plumage,
  lift: number,
  x = 140,
  y = 176,
): string => {
  const rows: readonly (readonly string[])[] = [
    [dark, deep, bright],
    [deep, bright, pale],
    [bright, pale, '#fffbe8'],
  ];
  return rows
    .map((tones, row) =>
      repeat(11, (i) => {
        const turn = -168 + lift + i * (11.5 - row) + row * 6;
        const length = (156 - i * 6) * (1 - row * 0.24);
        return feather(c, x, y - row * 3, turn, length, length * 0.11 + 3, tones, dark);
      }),
    )
    .join('');
};

interface PhoenixLook {
  readonly plumage: Plumage;
  readonly rim: string;
  readonly glow: string;
  readonly jewel?: string;
}

/** A phoenix that soars towards the upper right, wings unlike, tail swept behind. */
export const phoenix = (
  c: Canvas,
  { plumage, rim, glow: halo, jewel = '#38e0ff' }: PhoenixLook,
): string => {
  const [pale, bright, deep, dark] = plumage;
  const wings = group(
    wing(c, plumage, 16) +
      group(wing(c, plumage, 2), { move: 'matrix(-1 0 0 1 300 0) rotate(10 140 176)' }),
    {
      filter: lit(c, 1.6, { depth: 3, shine: 0.6, rim }),
    },
  );
  const tail = repeat(7, (i) => {
    const turn = 118 + (i - 3) * 13;
    const length = 168 - abs(i - 3) * 15;
    return group(
      path(
        `M0 0C${num(length * 0.3)} -14 ${num(length * 0.7)} 10 ${num(length)} -2C${num(length * 0.75)} 20 ${num(length * 0.35)} 8 0 0Z`,
        c.linear([bright, deep, dark], 0),
      ) +
        circle(length * 0.87, 3, 5.5, jewel) +
        circle(length * 0.87, 3, 2.2, '#fff'),
      { move: `translate(146 214) rotate(${num(turn)})` },
    );
  });
  const crest = repeat(5, (i) => {
    const k = i - 2;
    return path(
      `M172 96C${170 + k * 7} 80 ${166 + k * 14} 70 ${158 + k * 15} ${52 + abs(k) * 7}C${160 + k * 10} 74 ${166 + k * 4} 84 172 96Z`,
      c.linear(['#fff7cf', pale, deep]),
    );
  });
  const body = group(
    path(
      'M146 236C116 216 118 176 138 150C140 130 148 112 164 96C176 88 192 92 196 106C196 120 180 130 170 152C180 180 172 216 146 236Z',
      c.linear(['#fff3b8', pale, bright, deep], 70),
    ),
    { filter: lit(c, 3.4, { depth: 7, rim }) },
  );
  const breast = repeat(24, (i) => {
    const [row, k] = [Math.floor(i / 4), i % 4];
    const t = row / 5;
    const x = 172 - t * 30 + (k - 1.5) * (13 - t * 2);
    return feather(
      c,
      x,
      122 + t * 82,
      104 + (k - 1.5) * 14 - t * 8,
      34 - t * 6,
      8,
      [deep, bright, pale],
      deep,
    );
  });
  const head =
    path(
      'M192 98C206 98 216 104 222 114C210 112 200 114 190 112Z',
      c.linear(['#ffe28a', '#c2640a', '#7a2a00']),
    ) +
    path('M174 104C179 99 186 101 188 107C183 110 178 109 174 104Z', '#2a0500') +
    circle(182, 104.5, 2, '#fff');
  return (
    glow(c, 150, 165, 175, halo, 0.9, '#fff6d0') +
    group(tail, { filter: lit(c, 1.5, { depth: 3 }) }) +
    wings +
    body +
    group(breast, { filter: lit(c, 1.2, { depth: 2.4, shine: 0.4, drop: false }) }) +
    crest +
    head
  );
};

/** A parrot that leans forward on its branch. */
export const parrot = (
  c: Canvas,
  chest: string,
  back: string,
  tip: string,
  halo: string,
): string => {
  const tail = repeat(4, (i) =>
    feather(c, 170, 232, 62 + i * 9, 128 - i * 8, 13, [back, tip, '#0a2a6a'], '#04142e'),
  );
  const plume = repeat(9, (i) =>
    feather(
      c,
      186 - i * 3,
      148 + i * 8,
      78 + i * 3,
      104 - i * 5,
      15,
      i % 3 === 0 ? [tip, '#1a5ad8'] : i % 3 === 1 ? [back, '#ffd24a'] : [back, tip],
      '#0a1a3a',
    ),
  );
  return (
    glow(c, 150, 150, 170, halo, 0.9, '#fff') +
    group(tail, { filter: lit(c, 1.6, { depth: 3 }) }) +
    group(
      path(
        'M-20 262C60 244 200 262 320 238L320 258C210 280 80 268 -20 284Z',
        c.linear(['#a86a34', '#4a2408']),
      ),
      { filter: lit(c, 4, { depth: 7, shine: 0.3 }) },
    ) +
    group(
      path(
        'M120 84C90 100 78 140 88 186C96 224 124 258 160 262C200 262 212 214 204 168C198 122 176 84 120 84Z',
        c.linear([chest, back], 60),
      ),
      { filter: lit(c, 7, { depth: 12, shine: 0.45, rim: '#fff3b0' }) },
    ) +
    group(plume, { filter: lit(c, 1.7, { depth: 3.4, shine: 0.5 }) }) +
    group(
      path(
        'M128 52C98 52 76 72 74 102C72 130 92 150 122 150C156 150 176 130 174 98C172 70 154 52 128 52Z',
        c.radial([chest, back], 0.4, 0.35, 0.7),
      ),
      { filter: lit(c, 6, { depth: 10, shine: 0.5 }) },
    ) +
    path('M82 96C86 78 106 72 122 84C132 96 128 118 112 124C98 128 82 118 82 96Z', '#fff8ee') +
    repeat(3, (i) =>
      line(`M90 ${108 + i * 5}Q104 ${114 + i * 4} 120 ${106 + i * 4}`, '#c8323a', 1.4, {
        opacity: 0.5,
      }),
    ) +
    circle(106, 94, 10, c.radial(['#fff3a0', '#ffb81a'])) +
    circle(105, 94, 5.4, '#0a0604') +
    circle(102.6, 91, 2, '#fff') +
    group(
      path(
        'M84 84C62 84 46 100 46 124C46 136 52 148 60 154C66 142 80 128 90 124Z',
        c.linear(['#4a4450', '#16121c']),
      ) + path('M66 140C74 134 84 128 90 126C88 142 80 150 70 152Z', '#2a242e'),
      { filter: lit(c, 3.6, { depth: 8, shine: 1 }) },
    ) +
    repeat(4, (i) =>
      path(
        `M${128 + i * 9} 54C${136 + i * 12} 34 ${150 + i * 13} ${22 + i * 6} ${170 + i * 9} ${24 + i * 10}C${156 + i * 10} ${38 + i * 7} ${146 + i * 8} 50 ${136 + i * 9} 60Z`,
        c.linear(['#ffd24a', chest], 0),
      ),
    ) +
    group(
      [118, 148]
        .map((x) =>
          path(
            `M${x} 248C${x - 6} 262 ${x - 4} 274 ${x + 4} 278C${x + 14} 274 ${x + 14} 260 ${x + 12} 248Z`,
            c.linear(['#8a7a84', '#3a3038']),
          ),
        )
        .join(''),
      { filter: lit(c, 2) },
    )
  );
};
