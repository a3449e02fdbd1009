import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { darker, gold, lighter, type Tone } from '../colour.ts';
import { cos, num, PI, repeat, sin, times } from '../geometry.ts';
import { lit } from '../light.ts';
import { circle, ellipse, group, line, mirrored, path } from '../shapes.ts';

/** A crowing rooster in profile, tail in full colour. */
export const rooster = (c: Canvas, [a, b, d]: Tone, tail: readonly string[]): string => {
  const plume = repeat(9, (i) => {
    const color = tail[i % tail.length] ?? '#0a5a5a';
    return path(
      `M200 210C${238 + i * 3} ${180 - i * 14} ${250 + i * 4} ${110 - i * 8} ${234 + i * 8} ${60 + i * 13}C${276 + i * 2} ${90 + i * 12} ${284} ${190 + i * 6} 212 240Z`,
      c.linear([lighter(color, 0.35), color, darker(color, 0.5)], 20),
    );
  });
  const hackle = repeat(16, (i) =>
    path(
      `M${96 + i * 4.4} ${122 + (i % 3) * 6}C${86 + i * 6} 160 ${84 + i * 7.4} 190 ${92 + i * 7.6} ${222 + (i % 2) * 10}C${104 + i * 7} 190 ${108 + i * 5} 160 ${106 + i * 4.4} 124Z`,
      c.linear(['#fff3a0', '#ffb01a', '#d8500a']),
    ),
  );
  return (
    group(plume, { filter: lit(c, 2.4, { depth: 5, shine: 0.7, rim: '#8affd8' }) }) +
    group(
      path(
        'M90 200C80 250 120 290 170 286C214 282 236 240 226 196C190 176 120 160 90 200Z',
        c.linear([a, b, d]),
      ),
      { filter: lit(c, 8, { depth: 14, shine: 0.4, rim: '#ffe08a' }) },
    ) +
    group(
      repeat(7, (i) =>
        path(
          `M130 ${206 + i * 8}C170 ${196 + i * 8} 206 ${210 + i * 6} ${232 - i * 4} ${236 + i * 5}C196 ${244 + i * 5} 156 ${240 + i * 6} 130 ${206 + i * 8}Z`,
          c.linear([i % 2 ? '#1a8a8a' : b, d], 0),
        ),
      ),
      { filter: lit(c, 2, { depth: 4, shine: 0.5 }) },
    ) +
    group(hackle, { filter: lit(c, 1.8, { depth: 4, shine: 0.5, rim: '#fff0b0' }) }) +
    group(
      path(
        'M100 150C76 128 74 88 98 70C124 54 154 72 156 104C158 128 146 146 134 156Z',
        c.radial([lighter(a, 0.2), b, d], 0.4, 0.35, 0.8),
      ),
      { filter: lit(c, 5, { depth: 9, shine: 0.4 }) },
    ) +
    group(
      path(
        'M92 76C78 58 84 40 98 46C94 24 112 16 120 34C126 10 148 14 144 38C160 26 174 40 162 60C172 66 168 84 152 82Z',
        c.linear(['#ff7a6a', '#e0142a', '#8a0014']),
      ) +
        path(
          'M84 138C66 146 62 176 76 186C92 182 98 158 98 146Z',
          c.linear(['#ff6a5a', '#b80a20']),
        ),
      { filter: lit(c, 4, { depth: 8, shine: 0.7 }) },
    ) +
    group(
      path('M88 94C62 88 42 96 34 106C50 110 66 112 82 112Z', c.linear(['#ffe08a', '#e0900a'])) +
        path(
          'M86 116C66 118 52 124 46 132C62 134 78 130 92 126Z',
          c.linear(['#f0b03a', '#a85a04']),
        ),
      { filter: lit(c, 2.4, { depth: 6, shine: 0.8 }) },
    ) +
    circle(110, 94, 12, '#fff3c0') +
    circle(109, 94, 8.4, c.radial(['#ffd24a', '#d8500a'])) +
    circle(108, 94, 4.4, '#0a0604') +
    circle(105, 91, 2.2, '#fff')
  );
};

/** A plump bee in flight. */
export const bee = (c: Canvas, x: number, y: number, scale: number, turn: number): string =>
  group(
    group(
      path(
        'M20 -40C20 -110 84 -124 104 -84C112 -52 70 -26 30 -28ZM-4 -44C-34 -104 16 -136 44 -106C60 -80 40 -46 12 -34Z',
        {
          fill: c.linear([
            [0, '#ffffff', 0.9],
            [1, '#9fe0ff', 0.55],
          ]),
          stroke: '#fff',
          width: 2,
        },
      ),
      { filter: lit(c, 3, { depth: 5, shine: 0.8, drop: false }) },
    ) +
      path('M112 20L140 26L114 38Z', '#2a1a10') +
      group(ellipse(48, 22, 74, 54, c.linear(['#fff08a', '#ffc21a', '#d8860a'])), {
        filter: lit(c, 9, { depth: 15, shine: 0.5, rim: '#fff3c0', drop: false }),
      }) +
      group(
        [16, 58, 98]
          .map((bx) =>
            path(
              `M${bx} -40C${bx + 20} -14 ${bx + 20} 50 ${bx} 84H${bx + 20}C${bx + 40} 50 ${bx + 40} -14 ${bx + 20} -40Z`,
              { fill: '#2a1a14', opacity: 0.92 },
            ),
          )
          .join(''),
        { clip: c.clip('M-26 22A74 54 0 1 1 122 22A74 54 0 1 1 -26 22Z') },
      ) +
      group(
        circle(-36, 4, 46, c.radial(['#fff6b0', '#ffc83a', '#d88a0a'], 0.5, 0.5, 0.58, 0.38, 0.32)),
        { filter: lit(c, 7, { depth: 12, shine: 0.5 }) },
      ) +
      line('M-52 -36C-60 -60 -76 -70 -90 -66M-28 -40C-28 -64 -38 -78 -52 -82', '#2a1a14', 5) +
      circle(-92, -66, 7, '#2a1a14') +
      circle(-54, -84, 7, '#2a1a14') +
      circle(-56, -2, 15, '#1c1014') +
      circle(-18, -2, 15, '#1c1014') +
      circle(-61, -8, 5.4, '#fff') +
      circle(-23, -8, 5.4, '#fff') +
      path('M-52 22C-44 34 -30 34 -22 22C-26 42 -48 42 -52 22Z', '#6a1a14') +
      ellipse(-70, 18, 9, 6, { fill: '#ff7a5a', opacity: 0.6 }) +
      ellipse(-4, 18, 9, 6, { fill: '#ff7a5a', opacity: 0.6 }),
    { move: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` },
  );

/** Honeycomb cells with dripping honey from above. */
export const honeycomb = (c: Canvas): string =>
  repeat(42, (i) => {
    const [col, row] = [i % 6, Math.floor(i / 6)];
    const [x, y] = [col * 60 + (row % 2) * 30 - 10, row * 52 - 6];
    return path(
      `${times(6, (k) => `${k ? 'L' : 'M'}${num(x + 32 * cos(((k + 0.5) * PI) / 3))} ${num(y + 32 * sin(((k + 0.5) * PI) / 3))}`).join('')}Z`,
      { fill: c.linear(['#ffd24a', '#f2980a']), stroke: '#fff0b0', width: 3, opacity: 0.5 },
    );
  }) +
  group(
    path(
      'M-10 -10H310V36C296 40 292 70 282 70C270 70 274 40 258 40C240 40 246 104 232 104C218 104 222 46 204 46C190 46 190 62 180 62C168 62 170 40 152 40C132 40 136 88 122 88C106 88 112 42 94 42C74 42 82 122 66 122C50 122 56 44 40 44C24 44 24 76 12 76C0 76 -2 44 -10 40Z',
      c.linear(['#fff3a0', '#ffb81a', '#e07a04']),
    ),
    { filter: lit(c, 5, { depth: 10, shine: 1, gloss: 30, shade: 0.4, rim: '#fff' }) },
  );

/** The head of a festival lion: brows, beard of tassels, mirror on the brow. */
export const festivalLion = (c: Canvas, main: string, trim: string, accent: string): string => {
  const tassel = (x: number, y: number, n: number, length: number, color: string): string =>
    repeat(n, (i) =>
      line(
        `M${x + i * 6} ${y}q${num(c.between(-6, 6))} ${length * 0.6} ${num(c.between(-4, 4))} ${length}`,
        i % 2 ? color : '#fff8e0',
        4,
      ),
    );
  const fx = lit(c, 6, { depth: 11, shine: 0.5, rim: trim });
  const eye =
    ellipse(104, 146, 38, 36, '#fff8e8') +
    repeat(16, (i) =>
      path('M-5 -36L0 -54L5 -36Z', {
        fill: i % 2 ? trim : '#fff',
        move: `translate(104 146) rotate(${num(i * 22.5)})`,
      }),
    ) +
    circle(106, 148, 23, c.radial(['#fff3a0', accent, darker(accent, 0.6)])) +
    circle(107, 149, 13, '#0a0608') +
    circle(98, 138, 8, '#fff');
  return (
    glow(c, 150, 150, 180, trim, 0.7, '#fff') +
    group(
      mirrored(
        path(
          'M72 96C36 70 8 84 2 116C26 128 52 124 76 116Z',
          c.linear([lighter(main, 0.3), main, darker(main, 0.4)]),
        ) + tassel(4, 112, 8, 30, trim),
      ),
      { filter: fx },
    ) +
    group(
      path(
        'M150 44C84 44 46 92 48 150C50 206 92 236 150 238C208 236 250 206 252 150C254 92 216 44 150 44Z',
        c.linear([lighter(main, 0.3), main, darker(main, 0.5)]),
      ),
      { filter: lit(c, 9, { depth: 15, shine: 0.5, rim: trim }) },
    ) +
    repeat(13, (i) => circle(72 + i * 13, 84 - sin((i / 12) * PI) * 30, 9, i % 2 ? '#fff' : trim)) +
    mirrored(group(eye, { filter: lit(c, 2.4, { depth: 5, shine: 0.4 }) })) +
    group(
      path(
        'M112 190C112 166 188 166 188 190C196 210 172 218 150 216C128 218 104 210 112 190Z',
        c.linear([lighter(accent, 0.3), accent, darker(accent, 0.4)]),
      ),
      { filter: fx },
    ) +
    mirrored(ellipse(132, 194, 8, 6, '#1a0608')) +
    path(
      'M64 214C110 242 190 242 236 214C240 262 196 290 150 290C104 290 60 262 64 214Z',
      c.linear(['#3a0410', '#8a0a1c']),
    ) +
    repeat(9, (i) => path(`M${78 + i * 16} ${224 + sin((i / 8) * PI) * 8}h13l-6 17Z`, '#fffdf0')) +
    path('M104 266C120 244 180 244 196 266C184 286 116 286 104 266Z', '#ff6a7a') +
    tassel(70, 282, 28, 34, trim) +
    group(
      circle(150, 74, 19, c.linear(gold)) +
        circle(150, 74, 13, c.radial(['#fff', '#bfe8ff', '#4a8ab8'])),
      { filter: lit(c, 3, { depth: 6, shine: 1 }) },
    ) +
    group(path('M138 50C136 22 146 4 150 -8C154 4 164 22 162 50Z', c.linear(gold)), {
      filter: lit(c, 3, { depth: 7, shine: 1 }),
    })
  );
};
