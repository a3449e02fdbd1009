import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { gold, type Tone } from '../colour.ts';
import { abs, cos, num, PI, repeat, sin, star } from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { gem } from '../objects/gem.ts';
import { circle, ellipse, group, line, mirrored, path, rect } from '../shapes.ts';

/** A golden funeral mask under a striped cloth. */
export const pharaoh = (
  c: Canvas,
  stripe: readonly [string, string] = ['#0b2a78', '#1c63d6'],
  rim = '#ff8a2a',
): string => {
  const cloth =
    'M150 40C94 40 68 84 64 140C60 192 44 238 36 304L264 304C256 238 240 192 236 140C232 84 206 40 150 40Z';
  const bands = repeat(26, (i) => {
    const y = 40 + i * 11.5;
    return line(
      `M20 ${num(y + i * 2.2)}Q150 ${num(y - 28)} 280 ${num(y + i * 2.2)}`,
      c.linear([stripe[0], stripe[1], stripe[0]], 0),
      5.6,
    );
  });
  const hood = group(
    group(
      path(cloth, c.linear(['#7a3f05', '#ffd75a', '#fff3b8', '#ffd75a', '#7a3f05'], 0)) + bands,
      { clip: c.clip(cloth) },
    ),
    { filter: lit(c, 5, { depth: 9, shine: 0.7, rim }) },
  );
  const face = group(
    path(
      'M150 92C112 92 100 122 101 158C102 204 124 246 150 250C176 246 198 204 199 158C200 122 188 92 150 92Z',
      c.linear(['#ffe9a0', '#f6bd3c', '#d48a12']),
    ),
    { filter: lit(c, 6, { depth: 12, shine: 0.75, gloss: 18, rim }) },
  );
  const eye =
    path('M108 156C118 143 136 143 143 158C136 166 118 167 108 156Z', '#fff8e0') +
    path('M97 158C112 136 138 136 146 159C136 150 120 148 108 156L86 161Z', '#0a1440') +
    circle(126, 156, 7.6, c.radial(['#8af0ff', '#0a66c8', '#03143a'])) +
    circle(126, 156, 3, '#000') +
    circle(123.5, 153, 2, '#fff') +
    path('M104 138C116 123 134 125 144 138C132 131 116 131 104 138Z', '#0f2f86') +
    path('M112 166C116 180 112 186 106 190C112 190 120 184 120 170Z', '#0a1440');
  const asp = group(
    path(
      'M150 96C140 88 138 70 142 58C134 50 136 34 150 28C164 34 166 50 158 58C162 70 160 88 150 96Z',
      c.linear(['#fff3b8', '#f0b030', '#a05c06']),
    ),
    { filter: lit(c, 2.5, { depth: 6, rim }) },
  );
  return (
    glow(c, 150, 150, 170, '#ffc14d', 0.8, '#fff3c0') +
    hood +
    face +
    path(
      'M101 128C112 96 130 88 150 88C170 88 188 96 199 128L199 116C190 80 172 72 150 72C128 72 110 80 101 116Z',
      c.linear(['#fff3b8', '#e0a020', '#8a4a05']),
    ) +
    mirrored(eye) +
    path('M144 160C142 184 136 196 142 202C147 206 153 206 158 202C164 196 158 184 156 160Z', {
      fill: c.linear(['#f6bd3c', '#a86408']),
      opacity: 0.7,
    }) +
    path(
      'M131 220C142 213 146 216 150 218C154 216 158 213 169 220C160 231 140 231 131 220Z',
      c.linear(['#b86410', '#6a2f02']),
    ) +
    line('M131 220Q150 223 169 220', '#4a1d00', 1) +
    group(
      path('M138 248L162 248L157 306L143 306Z', c.linear([stripe[1], stripe[0]])) +
        repeat(6, (i) => rect(138, 252 + i * 10, 24, 4, '#ffd75a')),
      { filter: lit(c, 3, { depth: 6 }) },
    ) +
    asp +
    gem(c, 150, 64, 11, 350)
  );
};

/** A lotus in five rows of petals. */
export const lotus = (
  c: Canvas,
  [pale, mid, deep]: Tone,
  halo: string,
  rim = '#ffd0f0',
): string => {
  const petal = (turn: number, l: number, w: number, tones: readonly string[]): string =>
    group(
      path(
        `M0 0C${num(-w)} ${num(-l * 0.3)} ${num(-w * 0.8)} ${num(-l * 0.75)} 0 ${num(-l)}C${num(w * 0.8)} ${num(-l * 0.75)} ${num(w)} ${num(-l * 0.3)} 0 0Z`,
        c.linear(tones),
      ) +
        line(
          `M0 -4C${num(-w * 0.2)} ${num(-l * 0.4)} ${num(-w * 0.1)} ${num(-l * 0.7)} 0 ${num(-l * 0.94)}`,
          '#fff',
          1,
          { opacity: 0.45 },
        ),
      { move: `translate(150 252) rotate(${num(turn)})` },
    );
  const rows: readonly (readonly [number, number, number, number, readonly string[]])[] = [
    [9, 80, 132, 31, [pale, mid, deep]],
    [8, 67, 146, 35, ['#fff', pale, mid]],
    [7, 49, 130, 31, [pale, mid, deep]],
    [5, 31, 110, 29, ['#fff', pale, mid]],
    [3, 13, 86, 25, ['#fff', '#fff', pale]],
  ];
  return (
    glow(c, 150, 190, 150, halo, 0.9, '#fff') +
    rows
      .map(([count, spread, l, w, tones]) =>
        group(
          repeat(count, (i) => {
            const k = i - (count - 1) / 2;
            return petal((k * spread * 2) / count, l * (1 - (abs(k) / count) * 0.35), w, tones);
          }),
          { filter: lit(c, 2.4, { depth: 4, shine: 0.5, rim }) },
        ),
      )
      .join('') +
    glow(c, 150, 205, 36, '#ffe9a0', 1, '#fff') +
    repeat(14, () => {
      const [x, y] = [150 + c.between(-22, 22), c.between(170, 200)];
      return (
        line(`M150 225Q${num(x)} 205 ${num(x)} ${num(y)}`, '#ffd24a', 1.2) +
        circle(x, y, 2.4, '#fff3b0')
      );
    })
  );
};

/** A painted skull under flowers. */
export const calavera = (
  c: Canvas,
  eye: string,
  rim: string,
  [pink, orange, teal]: readonly [string, string, string],
): string => {
  const flower = (x: number, y: number, r: number, petals: number, a: string, b: string): string =>
    group(
      repeat(petals, (i) =>
        ellipse(0, -r * 0.62, r * 0.36, r * 0.48, {
          fill: c.linear([a, b]),
          move: `rotate(${num((i * 360) / petals)})`,
        }),
      ) +
        repeat(petals, (i) =>
          ellipse(0, -r * 0.32, r * 0.24, r * 0.3, {
            fill: c.linear(['#fff', a]),
            move: `rotate(${num(((i + 0.5) * 360) / petals)})`,
          }),
        ) +
        circle(0, 0, r * 0.2, '#ffd24a'),
      { move: `translate(${x} ${y})`, filter: lit(c, 1.5, { depth: 3, shine: 0.5 }) },
    );
  const socket =
    path(
      'M88 152C86 128 112 118 128 130C142 142 138 172 120 180C102 184 90 172 88 152Z',
      '#14020f',
    ) +
    repeat(11, (i) =>
      circle(113 + 29 * cos((i * 2 * PI) / 11), 153 + 29 * sin((i * 2 * PI) / 11), 6.5, pink),
    ) +
    circle(113, 153, 25, '#18030f') +
    glow(c, 113, 153, 22, eye, 0.95, '#fff') +
    line('M84 198Q96 206 96 222', orange, 3) +
    line('M118 84C104 84 94 92 90 104', pink, 4) +
    line('M128 96C116 94 108 100 104 110', orange, 4) +
    repeat(4, (i) => circle(80 + i * 3, 122 - i * 11, 3, teal));
  return (
    glow(c, 150, 150, 165, '#ffe08a', 0.8, '#fff') +
    group(
      path(
        'M150 52C96 52 66 92 68 140C69 164 78 178 90 188C92 206 98 214 108 220L112 252C126 264 174 264 188 252L192 220C202 214 208 206 210 188C222 178 231 164 232 140C234 92 204 52 150 52Z',
        c.radial(
          [
            [0, '#fffdf4'],
            [0.6, '#f4e6cf'],
            [1, '#b9966e'],
          ],
          0.5,
          0.35,
          0.65,
        ),
      ),
      { filter: lit(c, 6, { depth: 12, shine: 0.5, rim }) },
    ) +
    mirrored(socket) +
    path(
      'M150 172C142 182 138 192 142 196C146 199 149 194 150 190C151 194 154 199 158 196C162 192 158 182 150 172Z',
      '#1a0410',
    ) +
    repeat(7, (i) =>
      rect(
        118 + i * 9.3,
        216,
        8,
        30 - abs(i - 3) * 2,
        { fill: c.linear(['#fff', '#e2cba6']), stroke: '#5a3a22', width: 0.8 },
        3.5,
      ),
    ) +
    line('M112 231H188', '#5a3a22', 1.2) +
    flower(150, 84, 26, 8, pink, orange) +
    flower(92, 66, 34, 9, orange, pink) +
    flower(208, 66, 34, 9, teal, orange) +
    flower(58, 104, 24, 8, teal, pink) +
    flower(242, 104, 24, 8, pink, teal) +
    flower(150, 42, 30, 9, teal, '#ff6a00')
  );
};

/** A columned temple at the top of its steps, seen from below; bolts strike it. */
export const temple = (
  c: Canvas,
  [pale, mid, deep]: Tone,
  halo: string,
  rim: string,
  bolt: string,
): string => {
  const stone = lit(c, 3, { depth: 7, shine: 0.5, rim });
  const column = (x: number, w: number): string =>
    group(
      rect(x - w / 2, 120, w, 170, c.linear([deep, pale, '#fff', mid, deep], 0)) +
        repeat(4, (i) =>
          rect(x - w / 2 + 3 + (i * w) / 4.5, 126, 2, 158, { fill: deep, opacity: 0.5 }),
        ) +
        path(
          `M${x - w * 0.8} 108H${x + w * 0.8}L${x + w * 0.55} 124H${x - w * 0.55}Z`,
          c.linear(gold),
        ) +
        rect(x - w * 0.75, 284, w * 1.5, 12, c.linear(gold)),
      { filter: stone },
    );
  const strike = (x: number, y: number, k: number): string => {
    let d = `M${x} ${y}`;
    let at = x;
    for (let i = 1; i < 9; i += 1) {
      at += c.between(-15, 15) * k;
      d += `L${num(at)} ${num(y + i * 18 * k)}`;
    }
    return line(d, bolt, 7, { opacity: 0.6, filter: blur(c, 4) }) + line(d, '#fff', 2.2);
  };
  return (
    glow(c, 150, 190, 150, halo, 1, '#fff') +
    path('M104 300V180C104 120 196 120 196 180V300Z', {
      fill: c.linear(['#fff', halo, rim]),
      filter: blur(c, 3),
    }) +
    column(52, 34) +
    column(98, 30) +
    column(202, 30) +
    column(248, 34) +
    group(path('M150 30L286 96V112H14V96Z', c.linear([pale, mid, deep])), {
      filter: lit(c, 3.5, { depth: 8, shine: 0.7, rim }),
    }) +
    path('M150 46L244 92H56Z', c.linear(['#5a3410', '#2a1406'])) +
    group(
      path(star(150, 76, 17, 8, 8), c.linear(gold)) +
        path('M150 30L286 96V100H14V96Z', { stroke: c.linear(gold), width: 3 }) +
        line('M14 112H286', '#f0b93c', 5),
      { filter: lit(c, 2, { depth: 5, shine: 1 }) },
    ) +
    repeat(3, (i) =>
      rect(18 - i * 12, 296 + i * 12, 264 + i * 24, 12, c.linear([pale, mid, deep])),
    ) +
    strike(36, 0, 1) +
    strike(262, -10, 1.1) +
    strike(205, 0, 0.4)
  );
};
