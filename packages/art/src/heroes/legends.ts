import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { darker, gold, lighter, type Tone } from '../colour.ts';
import { abs, cos, num, PI, repeat, sin, star } from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { gem } from '../objects/gem.ts';
import { sphere } from '../objects/sphere.ts';
import { circle, ellipse, group, line, mirrored, path, rect } from '../shapes.ts';

/** A volcano in eruption. */
export const volcano = (c: Canvas): string => {
  const sparks = repeat(46, () => {
    const [angle, length] = [(c.between(-150, -30) * PI) / 180, c.between(50, 200)];
    const [x, y] = [150 + length * cos(angle), 140 + length * sin(angle) * 0.9];
    return line(
      `M${num(150 + (x - 150) * 0.72)} ${num(140 + (y - 140) * 0.72)}L${num(x)} ${num(y)}`,
      c.pick(['#ffd24a', '#ff7a1a', '#fff3b0']),
      c.between(1, 4.4),
      { opacity: 0.95 },
    );
  });
  const rocks = repeat(7, (i) =>
    group(path('M-12 -4L-4 -13L9 -10L13 2L4 12L-9 9Z', c.linear(['#8a5a4a', '#2a120c'])), {
      move: `translate(${num(150 + 118 * cos(((-152 + i * 21) * PI) / 180))} ${num(134 + 110 * sin(((-152 + i * 21) * PI) / 180))}) rotate(${i * 47}) scale(${num(0.7 + (i % 3) * 0.3)})`,
      filter: lit(c, 2, { depth: 4, rim: '#ff7a1a' }),
    }),
  );
  const lava = (d: string, w: number): string =>
    line(d, '#ff3a00', w + 7, { opacity: 0.9, filter: blur(c, 3) }) +
    line(d, '#ff9a1a', w) +
    line(d, '#fff3b0', w * 0.4);
  return (
    glow(c, 150, 110, 190, '#ff5a1a', 0.9, '#fff3b0') +
    group(
      repeat(5, (i) =>
        ellipse(
          110 + i * 20,
          60 - abs(i - 2) * -14,
          52 - abs(i - 2) * 6,
          34,
          c.radial([
            [0, '#5a2a24', 0.9],
            [1, '#1c0a0c', 0.1],
          ]),
        ),
      ),
      { filter: blur(c, 5) },
    ) +
    sparks +
    rocks +
    group(
      path(
        'M112 138L60 220L6 340H294L236 216L190 138C176 150 126 150 112 138Z',
        c.linear(['#6a3a30', '#34181a', '#14080a']),
      ),
      { filter: lit(c, 5, { depth: 12, shine: 0.3, rim: '#ff7a2a' }) },
    ) +
    repeat(9, (i) =>
      line(`M${124 + i * 7} 156L${40 + i * 28} 330`, '#1c0a0a', 3, { opacity: 0.4 }),
    ) +
    ellipse(151, 139, 40, 10, c.radial(['#fffbe0', '#ffb01a', '#e0340a'])) +
    lava('M140 144C132 190 146 210 118 250C104 280 112 300 100 340', 10) +
    lava('M160 144C168 184 158 206 178 236C196 266 190 290 206 340', 9) +
    lava('M176 142C190 170 196 186 214 208', 5)
  );
};

/** A brass lamp with its smoke. */
export const lamp = (c: Canvas, smokeColor: string, jewel: number): string =>
  group(
    path(
      'M262 96C300 60 250 30 262 -10C230 20 236 44 214 58C190 74 214 92 246 110Z',
      c.linear([
        [0, smokeColor, 0.15],
        [1, smokeColor, 0.95],
      ]),
    ) +
      path(
        'M256 104C276 70 232 52 226 10C200 50 216 74 240 106Z',
        c.linear([
          [0, '#fff', 0.1],
          [1, '#fff', 0.8],
        ]),
      ),
    { filter: blur(c, 4) },
  ) +
  glow(c, 256, 108, 60, smokeColor, 0.9, '#fff') +
  group(
    path(
      'M62 150C20 138 6 176 26 200C40 216 60 214 74 204L70 190C56 198 42 194 40 180C40 166 54 162 66 168Z',
      c.linear(gold),
    ) +
      path(
        'M54 168C84 144 196 140 214 168C234 158 246 130 262 108C274 120 268 150 250 178C232 210 196 236 150 238C100 236 60 204 54 168Z',
        c.linear(gold, 70),
      ) +
      path('M96 150C106 116 190 116 200 150Z', c.linear(gold)) +
      path('M140 122C140 104 160 104 160 122Z', c.linear(gold)) +
      path('M116 234C120 252 110 264 96 274H204C190 264 180 252 184 234Z', c.linear(gold)),
    { filter: lit(c, 5, { depth: 11, shine: 1, gloss: 20, rim: '#ff9a3a' }) },
  ) +
  circle(150, 100, 9, c.radial(gold)) +
  path('M72 176C110 196 190 196 226 170', { stroke: '#8a4a08', width: 3, opacity: 0.7 }) +
  gem(c, 150, 196, 22, jewel) +
  mirrored(gem(c, 108, 192, 11, jewel + 150));

/** A winged scarab holding the sun. */
export const scarab = (c: Canvas, [a, b, d]: Tone): string => {
  const wing = repeat(3, (row) =>
    repeat(8, (i) => {
      const length = 136 - row * 34 - i * 4;
      return path(
        `M0 -7C${length * 0.4} -13 ${length * 0.9} -9 ${length} 0C${length * 0.9} 9 ${length * 0.4} 9 0 7Z`,
        {
          fill: c.linear(
            row === 0
              ? ['#0a3a8a', '#1c8ad8']
              : row === 1
                ? ['#c8321a', '#ffb04a']
                : ['#e0a01a', '#fff3b0'],
            0,
          ),
          stroke: '#5a2a04',
          width: 0.8,
          move: `translate(166 168) rotate(${-58 + i * 11 + row * 4})`,
        },
      );
    }),
  );
  const leg = 'M186 196C216 204 224 226 218 250L208 246C212 226 200 216 180 214Z';
  return (
    glow(c, 150, 70, 100, '#ffb81a', 0.95, '#fff3c0') +
    sphere(c, 150, 64, 42, ['#fff8d0', '#ffb01a', '#a83a04']) +
    group(mirrored(wing), { filter: lit(c, 1.8, { depth: 4, shine: 0.6, rim: '#ffe08a' }) }) +
    group(
      mirrored(
        path(leg, c.linear(gold)) +
          path('M178 142C200 130 206 108 198 92L190 98C194 114 186 124 168 130Z', c.linear(gold)),
      ),
      { filter: lit(c, 2.4, { depth: 6, shine: 1 }) },
    ) +
    group(
      path(
        'M150 120C112 120 98 162 102 204C106 246 130 274 150 276C170 274 194 246 198 204C202 162 188 120 150 120Z',
        c.linear([a, b, d]),
      ),
      { filter: lit(c, 8, { depth: 15, shine: 1, gloss: 28, rim: '#ffe08a' }) },
    ) +
    line('M150 162V272M104 170C130 158 170 158 196 170', '#ffd24a', 4) +
    mirrored(line('M112 196C118 230 130 252 144 264', '#ffe9a0', 2.4, { opacity: 0.8 })) +
    group(path('M118 134C118 108 182 108 182 134C176 150 124 150 118 134Z', c.linear(gold)), {
      filter: lit(c, 3, { depth: 7, shine: 1 }),
    }) +
    mirrored(circle(132, 126, 6, '#1c0a04')) +
    gem(c, 150, 206, 18, 350)
  );
};

/** A carved calendar stone in gold or rock. */
export const sunStone = (c: Canvas, metal: readonly string[], jewel: number): string => {
  const ring = (r: number, n: number, w: number): string =>
    repeat(n, (i) =>
      group(rect(-w / 2, -r - 9, w, 18, { fill: c.linear(metal) }, 3), {
        move: `rotate(${num((i * 360) / n)})`,
      }),
    );
  return (
    glow(c, 150, 158, 175, metal[1] ?? '#fd5', 0.8, '#fff') +
    group(
      group(
        path(star(0, 0, 148, 122, 16), c.linear(metal, 60)) +
          circle(0, 0, 124, c.linear(metal, 240)),
        { filter: lit(c, 4, { depth: 9, shine: 0.9, rim: '#ff9a3a' }) },
      ) +
        group(ring(108, 26, 15), { filter: lit(c, 1.8, { depth: 4, drop: false }) }) +
        circle(0, 0, 94, { fill: '#3a1a08', opacity: 0.85 }) +
        group(
          repeat(8, (i) =>
            path('M-15 -50L0 -92L15 -50Z', { fill: c.linear(metal), move: `rotate(${i * 45})` }),
          ) +
            repeat(8, (i) =>
              group(circle(0, -72, 8, c.linear(metal)), { move: `rotate(${i * 45 + 22.5})` }),
            ),
          { filter: lit(c, 2, { depth: 5, shine: 0.9, drop: false }) },
        ) +
        group(circle(0, 0, 52, c.linear(metal, 60)), {
          filter: lit(c, 4, { depth: 9, shine: 1 }),
        }) +
        path(
          'M-30 -12C-24 -24 -10 -24 -6 -12C-12 -4 -24 -4 -30 -12ZM30 -12C24 -24 10 -24 6 -12C12 -4 24 -4 30 -12Z',
          '#2a0f04',
        ) +
        path('M-6 -6L0 8L6 -6ZM-20 18C-10 12 10 12 20 18C16 32 -16 32 -20 18Z', '#2a0f04') +
        path('M-8 22H8L4 44C2 48 -2 48 -4 44Z', '#d8321a'),
      { move: 'translate(150 158) rotate(8)' },
    ) +
    [
      [150, 20],
      [284, 166],
      [150, 296],
      [16, 150],
    ]
      .map(([x = 0, y = 0]) => gem(c, x, y, 14, jewel))
      .join('')
  );
};

/** A carved wooden ancestor mask with raffia. */
export const woodMask = (c: Canvas, [a, b, d]: Tone, paint: string, eye: string): string => {
  const raffia = repeat(40, (i) =>
    line(
      `M${72 + i * 4} ${66 + abs(i - 20) * 1.2}Q${40 + i * 5.6 + c.between(-8, 8)} ${30} ${20 + i * 6.6 + c.between(-8, 8)} ${-6 + c.between(-10, 14) + abs(i - 20)}`,
      c.pick(['#e8b85a', '#c8862a', '#f4d88a']),
      3,
    ),
  );
  return (
    glow(c, 150, 160, 170, eye, 0.6) +
    raffia +
    group(
      mirrored(
        path('M80 120C50 116 42 150 52 180L76 186Z', c.linear([b, d])) +
          circle(52, 196, 13, c.radial(gold)),
      ),
      { filter: lit(c, 3, { depth: 7 }) },
    ) +
    group(
      path(
        'M150 48C98 48 70 92 74 150C76 206 104 262 150 288C196 262 224 206 226 150C230 92 202 48 150 48Z',
        c.linear([a, b, d], 70),
      ),
      { filter: lit(c, 8, { depth: 15, shine: 0.4, rim: eye }) },
    ) +
    repeat(14, (i) =>
      line(
        `M${86 + i * 10} ${90 + abs(i - 7) * 3}Q${88 + i * 9.6} 170 ${104 + i * 7} ${250 - abs(i - 7) * 5}`,
        d,
        1.4,
        { opacity: 0.4 },
      ),
    ) +
    mirrored(
      path('M88 136C98 112 128 116 140 140C126 132 104 130 88 136Z', paint) +
        path('M90 152C104 136 130 140 138 158C122 166 102 164 90 152Z', '#140804') +
        ellipse(114, 153, 12, 7, c.radial(['#fff', eye, darker(eye, 0.6)])) +
        glow(c, 114, 153, 30, eye, 0.7) +
        repeat(3, (i) =>
          line(`M${84 + i * 3} ${182 + i * 14}L${116 + i * 3} ${190 + i * 12}`, paint, 5),
        ),
    ) +
    group(
      path('M136 132C144 128 156 128 164 132L172 196C164 208 136 208 128 196Z', c.linear([a, b])),
      { filter: lit(c, 4, { depth: 9, shine: 0.4 }) },
    ) +
    path('M112 226C130 214 170 214 188 226C180 252 120 252 112 226Z', '#140804') +
    repeat(7, (i) =>
      path(`M${118 + i * 10} ${222 - (i === 0 || i === 6 ? -2 : 2)}h8l-4 13Z`, '#fff6e0'),
    ) +
    path(star(150, 90, 22, 9, 8), paint) +
    circle(150, 90, 8, eye)
  );
};

/** A standing stone with a glowing rune. */
export const runeStone = (c: Canvas, [a, b, d]: Tone, light: string): string =>
  glow(c, 150, 160, 170, light, 0.7) +
  group(
    path('M86 316L74 130L104 52L168 30L218 74L230 190L214 316Z', c.linear([a, b, d], 60)) +
      path('M168 30L218 74L230 190L214 316L190 316L196 120Z', { fill: d, opacity: 0.6 }),
    { filter: lit(c, 5, { depth: 11, shine: 0.3, rim: light }) },
  ) +
  repeat(12, () =>
    line(
      `M${num(c.between(90, 200))} ${num(c.between(80, 290))}l${num(c.between(-14, 14))} ${num(c.between(10, 28))}`,
      d,
      2,
      { opacity: 0.5 },
    ),
  ) +
  ['M150 84V262', 'M150 92L194 132L150 172', 'M150 172L196 236', 'M118 120L150 146']
    .map(
      (rune) =>
        line(rune, light, 16, { opacity: 0.7, filter: blur(c, 6) }) +
        line(rune, '#fff', 7) +
        line(rune, light, 3),
    )
    .join('');

/** An eye in a pyramid, rays all around. */
export const seeingEye = (c: Canvas, metal: readonly string[], iris: string): string =>
  glow(c, 150, 150, 180, iris, 0.8, '#fff') +
  group(path('M150 16L286 268H14Z', c.linear(metal, 70)), {
    filter: lit(c, 6, { depth: 12, shine: 0.9, rim: '#ffb04a' }),
  }) +
  path('M150 52L254 250H46Z', c.linear(['#2a1460', '#0c0430'])) +
  repeat(24, (i) =>
    path('M-3 0L0 -34L3 0Z', {
      fill: metal[1] ?? '#fd5',
      move: `translate(150 186) rotate(${i * 15}) translate(0 -54)`,
      opacity: 0.8,
    }),
  ) +
  group(
    path(
      'M70 186C100 142 200 142 230 186C200 230 100 230 70 186Z',
      c.linear(['#ffffff', '#d8d0e8']),
    ),
    { filter: lit(c, 5, { depth: 9, shine: 0.7 }) },
  ) +
  circle(150, 186, 37, c.radial([lighter(iris, 0.5), iris, darker(iris, 0.7)])) +
  repeat(26, (i) =>
    line(
      `M${num(150 + 17 * cos((i * 2 * PI) / 26))} ${num(186 + 17 * sin((i * 2 * PI) / 26))}L${num(150 + 34 * cos((i * 2 * PI) / 26))} ${num(186 + 34 * sin((i * 2 * PI) / 26))}`,
      lighter(iris, 0.6),
      1.4,
      { opacity: 0.6 },
    ),
  ) +
  circle(150, 186, 17, '#05030c') +
  circle(138, 172, 9, '#fff') +
  path('M66 184C100 134 200 134 234 184', { stroke: c.linear(metal), width: 8, cap: 'round' });
