import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { num, PI, repeat, sin } from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { circle, ellipse, group, line, path, rect } from '../shapes.ts';

/** A rocket in the colours of a paint, nose towards `turn`. */
export const rocket = (
  c: Canvas,
  x: number,
  y: number,
  turn: number,
  scale: number,
  [paint, shade]: readonly [string, string],
  fire = ['#ff4a00', '#ffb020', '#fff6c0'],
): string => {
  const flame = (k: number, color: string): string =>
    path(
      `M${-24 * k} 96C${-34 * k} 150 ${-12 * k} 178 0 ${100 + 150 * k}C${12 * k} 178 ${34 * k} 150 ${24 * k} 96Z`,
      c.linear([
        [0, color, 1],
        [0.6, color, 0.8],
        [1, color, 0],
      ]),
    );
  const hull =
    'M0 -112C30 -84 42 -40 40 6C39 46 30 76 22 96H-22C-30 76 -39 46 -40 6C-42 -40 -30 -84 0 -112Z';
  const fin = path('M24 36C56 50 68 84 62 122C50 106 36 98 22 94Z', c.linear([paint, shade], 0));
  return group(
    group(flame(1.25, fire[0] ?? '#f40'), { filter: blur(c, 7) }) +
      group(flame(0.9, fire[1] ?? '#fb2') + flame(0.55, fire[2] ?? '#fff'), {
        filter: blur(c, 3),
      }) +
      group(
        fin +
          group(fin, { move: 'scale(-1 1)' }) +
          path(
            'M-18 92H18L24 106H-24Z',
            c.linear(['#3a4354', '#cdd6e2', '#fff', '#8a96a8', '#2a3140'], 0),
          ),
        { filter: lit(c, 3, { depth: 7, shine: 0.9, rim: '#7fd0ff' }) },
      ) +
      group(path(hull, c.linear(['#7f8ba0', '#f4f8ff', '#ffffff', '#d4dceb', '#5f6b80'], 0)), {
        filter: lit(c, 4, { depth: 7, shine: 0.7, rim: '#9fe0ff' }),
      }) +
      group(
        path('M-50 -120H50V-56Q0 -44 -50 -56Z', c.linear([shade, paint, paint, shade], 0)) +
          path('M-50 50Q0 62 50 50V66Q0 78 -50 66Z', c.linear([shade, paint, shade], 0)) +
          line('M-26 -100Q-34 -20 -26 90', '#fff', 8, { opacity: 0.7, filter: blur(c, 2) }) +
          repeat(12, (i) =>
            circle(-24 + (i % 3) * 24, 30 + Math.floor(i / 3) * 0.1, 1.4, {
              fill: '#5f6b80',
              opacity: 0.7,
            }),
          ),
        { clip: c.clip(hull) },
      ) +
      group(circle(0, -8, 23, c.linear(['#fff', '#8a96a8', '#3a4354'], 60)), {
        filter: lit(c, 2, { depth: 5, shine: 1 }),
      }) +
      circle(0, -8, 17, c.radial(['#bff4ff', '#1a8ad8', '#04204a'], 0.5, 0.5, 0.6, 0.35, 0.3)) +
      line('M-11 -14Q-4 -24 8 -20', '#fff', 3.5, { opacity: 0.9 }) +
      rect(-4, 44, 8, 58, c.linear([paint, shade], 0), 4),
    { move: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` },
  );
};

/** A hot-air balloon with its basket and burner. */
export const airBalloon = (
  c: Canvas,
  x: number,
  y: number,
  r: number,
  colors: readonly string[],
  opacity = 1,
  blurred = 0,
): string => {
  const gores = repeat(9, (i) => {
    const [a, b] = [sin(((-1 + (2 * i) / 9) * PI) / 2), sin(((-1 + (2 * (i + 1)) / 9) * PI) / 2)];
    const px = (k: number, w: number): string => num(x + k * r * w);
    return path(
      `M${px(a, 0.16)} ${num(y + r * 1.32)}C${px(a, 0.5)} ${num(y + r)} ${px(a, 1.02)} ${num(y + r * 0.55)} ${px(a, 1)} ${num(y)}C${px(a, 1)} ${num(y - r * 0.56)} ${px(a, 0.6)} ${num(y - r)} ${num(x)} ${num(y - r)}C${px(b, 0.6)} ${num(y - r)} ${px(b, 1)} ${num(y - r * 0.56)} ${px(b, 1)} ${num(y)}C${px(b, 1.02)} ${num(y + r * 0.55)} ${px(b, 0.5)} ${num(y + r)} ${px(b, 0.16)} ${num(y + r * 1.32)}Z`,
      colors[i % colors.length] ?? '#fff',
    );
  });
  const art =
    line(
      `M${num(x - r * 0.15)} ${num(y + r * 1.3)}L${num(x - r * 0.12)} ${num(y + r * 1.62)}M${num(x + r * 0.15)} ${num(y + r * 1.3)}L${num(x + r * 0.12)} ${num(y + r * 1.62)}`,
      '#4a2a12',
      1.5,
    ) +
    group(gores, {
      filter: lit(c, r * 0.14, { depth: r * 0.2, shine: 0.55, gloss: 16, rim: '#ffd9a0' }),
    }) +
    circle(
      x,
      y,
      r,
      c.radial(
        [
          [0, '#fff', 0.55],
          [0.45, '#fff', 0],
          [0.8, '#20040a', 0],
          [1, '#20040a', 0.4],
        ],
        0.5,
        0.5,
        0.55,
        0.32,
        0.25,
      ),
    ) +
    glow(c, x, y + r * 1.36, r * 0.3, '#ffd24a', 1, '#fff') +
    group(
      path(
        `M${num(x - r * 0.17)} ${num(y + r * 1.58)}H${num(x + r * 0.17)}L${num(x + r * 0.13)} ${num(y + r * 1.86)}H${num(x - r * 0.13)}Z`,
        c.linear(['#d89a5a', '#7a4316']),
      ),
      { filter: lit(c, 1.5, { depth: 4 }) },
    );
  return group(art, { opacity, ...(blurred ? { filter: blur(c, blurred) } : {}) });
};

/** A propeller plane that climbs to the right. */
export const plane = (
  c: Canvas,
  x: number,
  y: number,
  turn: number,
  scale: number,
  [paint, shade]: readonly [string, string],
  trim: string,
): string => {
  const skin = lit(c, 4, { depth: 8, shine: 0.8, rim: '#ffe9b0' });
  return group(
    group(
      path('M-30 6C-60 14 -96 34 -120 58L-96 60C-60 46 -20 34 10 26Z', c.linear([paint, shade])),
      { filter: skin },
    ) +
      group(
        path('M-128 -26L-150 -66L-128 -68L-98 -26Z', c.linear([trim, shade])) +
          path('M-120 -6L-168 2L-160 12L-104 8Z', c.linear([paint, shade])),
        { filter: skin },
      ) +
      group(
        path(
          'M118 -6C116 -30 88 -42 44 -44C-20 -46 -84 -32 -136 -20C-144 -16 -144 -6 -136 -2C-84 12 -10 32 50 32C94 30 118 18 118 -6Z',
          c.linear([paint, paint, shade]),
        ),
        { filter: lit(c, 6, { depth: 11, shine: 0.8, rim: '#ffe9b0' }) },
      ) +
      path('M110 -22C60 -12 -40 -8 -138 -12C-60 2 40 8 116 4Z', { fill: trim, opacity: 0.95 }) +
      group(path('M-10 -42C0 -66 34 -70 52 -44Z', c.linear(['#eafcff', '#4ab0e8', '#0a3a6a'])), {
        filter: lit(c, 2.4, { depth: 5, shine: 1 }),
      }) +
      group(
        circle(14, -56, 11, '#ffd9b0') +
          path('M2 -58C2 -70 26 -72 26 -58L24 -54H4Z', '#6a3a1a') +
          rect(8, -58, 20, 7, { fill: '#20140c' }, 3) +
          path('M4 -48C-10 -48 -26 -54 -40 -46C-30 -42 -12 -40 4 -42Z', '#e0242e'),
        {},
      ) +
      group(
        path('M20 8C46 26 66 62 70 92L46 92C24 68 -6 40 -28 22Z', c.linear([paint, shade])) +
          path('M52 72L70 92L46 92L34 78Z', trim),
        { filter: skin },
      ) +
      group(
        path(
          'M112 -26C126 -24 134 -14 134 -4C134 8 126 18 112 20Z',
          c.linear(['#fff', '#8a96a8', '#2a3140']),
        ),
        { filter: lit(c, 2.5, { depth: 6, shine: 1 }) },
      ) +
      ellipse(134, -4, 9, 78, { fill: '#fff', opacity: 0.28, filter: blur(c, 2) }) +
      ellipse(134, -4, 4, 74, { fill: '#dfe8f4', opacity: 0.5 }) +
      circle(-20, 6, 13, '#fff') +
      circle(-20, 6, 9, '#1c63d6') +
      circle(-20, 6, 4.5, trim),
    { move: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` },
  );
};

/** A paper kite with a long ribbon tail. */
export const kite = (
  c: Canvas,
  x: number,
  y: number,
  turn: number,
  scale: number,
  [a, b, d, e]: readonly [string, string, string, string],
): string => {
  const bows = repeat(6, (i) => {
    const [bx, by] = [-12 + sin(i * 1.3) * 26, 142 + i * 26];
    return path(
      `M${num(bx)} ${by}L${num(bx - 15)} ${by - 9}L${num(bx - 13)} ${by + 9}ZM${num(bx)} ${by}L${num(bx + 15)} ${by - 9}L${num(bx + 13)} ${by + 9}Z`,
      [a, b, d, e][i % 4] ?? a,
    );
  });
  return group(
    line('M0 118C-40 150 40 176 -4 206C-44 232 30 262 -8 300', '#fff', 2.4, { opacity: 0.9 }) +
      bows +
      group(
        path('M0 -120L86 -20L0 118Z', c.linear([b, d])) +
          path('M0 -120L-86 -20L0 118Z', c.linear([a, b])) +
          path('M-86 -20L86 -20L0 118Z', { fill: c.linear([d, e]), opacity: 0.9 }) +
          path('M-86 -20L0 -20L0 118Z', { fill: c.linear([e, a]), opacity: 0.8 }),
        {
          filter: lit(c, 3, { depth: 6, shine: 0.5, rim: '#fff' }),
        },
      ) +
      line('M0 -120V118M-86 -20H86', '#5a2a10', 3) +
      circle(0, -20, 26, { fill: '#fff6d8' }) +
      repeat(8, (i) =>
        path('M-5 -26L0 -46L5 -26Z', {
          fill: '#fff6d8',
          move: `translate(0 -20) rotate(${i * 45})`,
        }),
      ) +
      path('M0 -60L46 -22L0 -30Z', { fill: '#fff', opacity: 0.22 }),
    { move: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` },
  );
};
