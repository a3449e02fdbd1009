import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { abs, num, repeat } from '../geometry.ts';
import { lit } from '../light.ts';
import { circle, group, line, mirrored, path } from '../shapes.ts';

/** Four tones from the tips' light to the roots' dark. */
type Plumage = readonly [pale: string, bright: string, deep: string, dark: string];

const feather = (
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
const wing = (
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
  const scales = repeat(18, (i) => {
    const [x, y] = [138 + (i % 4) * 9 + (Math.floor(i / 4) % 2) * 4, 162 + Math.floor(i / 4) * 13];
    return line(`M${x - 5} ${y}Q${x} ${y + 7} ${x + 5} ${y}`, deep, 1.2, { opacity: 0.55 });
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
    scales +
    crest +
    head
  );
};

/** An eagle's stoop: wings thrown up, talons first. */
export const eagle = (c: Canvas, plumage: Plumage, rim: string, halo: string): string => {
  const [pale, bright, deep, dark] = plumage;
  const wings = group(mirrored(wing(c, [deep, deep, dark, dark], 44, 132, 186)), {
    filter: lit(c, 1.6, { depth: 3.4, shine: 0.5, rim }),
  });
  const tail = repeat(7, (i) =>
    feather(c, 150, 226, 90 + (i - 3) * 12, 92 - abs(i - 3) * 6, 12, [dark, deep, bright], dark),
  );
  const claw = (x: number, flip: number): string =>
    group(
      path('M-9 0C-12 22 -8 34 -4 42L8 42C12 30 12 18 10 0Z', c.linear([deep, dark])) +
        [-12, 0, 12]
          .map((dx) =>
            path(
              `M${dx * 0.4 - 4} 38C${dx - 5} 48 ${dx - 4} 58 ${dx} 70C${dx + 7} 62 ${dx + 7} 50 ${dx * 0.4 + 5} 38Z`,
              c.linear(['#ffe08a', '#e09a1a', '#2a1608']),
            ),
          )
          .join(''),
      { move: `translate(${x} 214) rotate(${flip * 16})` },
    );
  const body = group(
    path(
      'M150 250C118 232 112 190 128 152L172 152C188 190 182 232 150 250Z',
      c.linear([bright, deep, dark]),
    ),
    { filter: lit(c, 4, { depth: 8, rim }) },
  );
  const barbs = repeat(24, (i) => {
    const [x, y] = [128 + (i % 5) * 11 + (Math.floor(i / 5) % 2) * 5, 176 + Math.floor(i / 5) * 13];
    return path(`M${x - 6} ${y}Q${x} ${y + 12} ${x + 6} ${y}Q${x} ${y + 4} ${x - 6} ${y}Z`, {
      fill: pale,
      opacity: 0.4,
    });
  });
  const head =
    group(
      path(
        'M150 92C124 92 110 112 114 138C118 164 134 176 150 178C166 176 182 164 186 138C190 112 176 92 150 92Z',
        c.linear(['#fff', '#f4ead8', '#c8b494']),
      ),
      { filter: lit(c, 4, { depth: 7, shine: 0.4, rim }) },
    ) +
    repeat(9, (i) =>
      path(
        `M${118 + i * 8} ${150 + (i % 2) * 6}L${122 + i * 8} ${190 - abs(i - 4) * 2}L${127 + i * 8} ${152 + (i % 2) * 4}Z`,
        c.linear(['#fff', '#d8c6a4']),
      ),
    ) +
    group(
      path(
        'M136 134C140 122 160 122 164 134C166 152 160 172 150 184C140 172 134 152 136 134Z',
        c.linear(['#fff0a8', '#ffb81a', '#a85a04']),
      ),
      { filter: lit(c, 2.6, { depth: 6 }) },
    ) +
    mirrored(
      path('M114 128C124 120 138 124 142 134C132 140 120 138 114 128Z', '#241408') +
        circle(129, 131, 5.6, '#ffc21a') +
        circle(129.5, 131, 2.9, '#0a0604') +
        circle(127.6, 129, 1.3, '#fff') +
        path(
          'M110 122C122 110 138 116 146 132C134 124 122 122 110 122Z',
          c.linear([dark, '#140a04']),
        ),
    );
  return (
    glow(c, 150, 160, 175, halo, 0.9, '#fff') +
    group(tail, { filter: lit(c, 1.5) }) +
    wings +
    body +
    barbs +
    claw(124, 1) +
    claw(176, -1) +
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

/** An owl on a perch, eyes like lamps. */
export const owl = (
  c: Canvas,
  [pale, bright, deep, dark]: Plumage,
  eye: string,
  halo: string,
): string => {
  const chest = repeat(30, (i) => {
    const [x, y] = [108 + (i % 6) * 16 + (Math.floor(i / 6) % 2) * 8, 190 + Math.floor(i / 6) * 16];
    return path(
      `M${x - 9} ${y}Q${x} ${y + 18} ${x + 9} ${y}Q${x} ${y + 5} ${x - 9} ${y}Z`,
      c.linear([pale, deep]),
    );
  });
  const side = repeat(8, (i) =>
    feather(c, 84 - i * 1.5, 150 + i * 13, 70 - i * 1, 96 - i * 4, 15, [dark, deep, bright], dark),
  );
  return (
    glow(c, 150, 150, 175, halo, 0.85, '#fff') +
    group(
      path(
        'M150 66C96 66 68 108 70 176C72 236 104 282 150 284C196 282 228 236 230 176C232 108 204 66 150 66Z',
        c.linear([bright, deep, dark]),
      ),
      { filter: lit(c, 7, { depth: 12, shine: 0.4, rim: eye }) },
    ) +
    group(chest, { filter: lit(c, 1.2, { depth: 2, shine: 0.3, drop: false }) }) +
    group(mirrored(side), { filter: lit(c, 1.6, { depth: 3.4, rim: eye }) }) +
    group(
      mirrored(path('M150 108C120 66 88 60 62 42C66 74 74 98 92 116Z', c.linear([bright, dark]))),
      { filter: lit(c, 3, { depth: 6 }) },
    ) +
    mirrored(
      repeat(20, (i) => feather(c, 112, 132, i * 18, 47, 5, [deep, pale, bright], deep)) +
        circle(112, 132, 30, '#140a06') +
        circle(112, 132, 27, c.radial(['#fffbd0', eye, '#7a3a00'], 0.5, 0.5, 0.52, 0.45, 0.4)) +
        circle(114, 133, 14, '#050302') +
        circle(106, 124, 6, '#fff') +
        circle(120, 142, 2.6, { fill: '#fff', opacity: 0.7 }) +
        glow(c, 112, 132, 54, eye, 0.45),
    ) +
    group(
      path(
        'M150 132C160 136 164 148 150 176C136 148 140 136 150 132Z',
        c.linear(['#ffe9a0', '#d8860a', '#6a3202']),
      ),
      { filter: lit(c, 2.4, { depth: 5 }) },
    )
  );
};
