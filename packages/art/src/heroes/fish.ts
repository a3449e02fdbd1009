import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import type { Tone } from '../colour.ts';
import { abs, cos, num, PI, repeat, sin, smooth, times, tube } from '../geometry.ts';
import { lit } from '../light.ts';
import { sphere } from '../objects/sphere.ts';
import { circle, ellipse, group, line, mirrored, path } from '../shapes.ts';

/** A deep-sea angler that snaps at its own lure. */
export const angler = (
  c: Canvas,
  [a, b, d]: Tone,
  rim: string,
  lure: string,
  eye: string,
): string => {
  const skin = lit(c, 7, { depth: 12, shine: 0.45, rim });
  const spots = repeat(40, () =>
    circle(c.between(130, 262), c.between(96, 250), c.between(1, 3.4), {
      fill: c.pick([rim, d, lure]),
      opacity: c.between(0.2, 0.55),
    }),
  );
  const upper = repeat(9, (i) => {
    const x = 40 + i * 13;
    const y = 174 - sin((i / 9) * PI) * 6 + i * 0.9;
    return path(
      `M${x - 6} ${num(y)}L${x + 7} ${num(y)}L${num(x + c.between(-2, 4))} ${num(y + c.between(24, 46))}Z`,
      c.linear(['#e8fff6', '#8fc8b8']),
    );
  });
  const lower = repeat(8, (i) => {
    const x = 50 + i * 12;
    const y = [226, 240, 248, 254, 256, 255, 252, 244][i] ?? 250;
    return path(
      `M${x - 6} ${y}L${x + 7} ${y}L${num(x + c.between(-3, 3))} ${num(y - c.between(20, 40))}Z`,
      c.linear(['#f6fffb', '#9fd0c2']),
    );
  });
  return (
    line('M196 92C206 46 176 22 128 34', '#2a4a52', 5.5) +
    glow(c, 124, 40, 125, lure, 0.85, '#fff') +
    sphere(c, 124, 40, 16, ['#fff', lure, '#0a6a5a']) +
    group(
      path('M262 150C300 110 304 86 300 74C280 100 262 108 246 116Z', b) +
        path('M262 190C298 226 304 252 302 270C280 246 262 236 244 226Z', b) +
        path('M200 78C222 46 240 50 254 56C242 74 240 90 240 104Z', b) +
        path(
          'M34 176C40 108 110 72 172 76C232 82 276 124 276 174C276 232 224 278 160 278C96 280 30 248 34 176Z',
          c.radial(
            [
              [0, a],
              [0.5, b],
              [1, d],
            ],
            0.5,
            0.5,
            0.62,
            0.3,
            0.2,
          ),
        ),
      { filter: skin },
    ) +
    spots +
    path(
      'M30 178C60 162 120 166 160 184C168 208 154 246 128 256C84 264 36 238 30 178Z',
      c.radial(['#7a0a2a', '#25030f', '#0a0106']),
    ) +
    upper +
    lower +
    group(
      path(
        'M26 184C26 234 76 272 132 264C152 260 164 244 166 226C160 254 120 258 92 250C60 240 34 220 26 184Z',
        b,
      ),
      { filter: lit(c, 4, { depth: 7, shine: 0.5, rim }) },
    ) +
    circle(152, 130, 30, '#06181a') +
    circle(152, 130, 26, c.radial(['#fffbe0', eye, '#7a1a00'], 0.5, 0.5, 0.55, 0.4, 0.4)) +
    ellipse(147, 130, 8, 16, '#050508') +
    circle(141, 119, 5.5, '#fff') +
    path('M118 116C134 94 170 94 186 120C168 106 142 107 118 116Z', d) +
    group(path('M196 196C226 188 250 206 246 238C224 242 202 224 196 196Z', a), { filter: skin })
  );
};

/** A shark that breaks the surface, jaws first; drawn upright, meant to be tilted. */
export const shark = (c: Canvas, [a, b, d]: Tone, rim = '#6fe8ff'): string => {
  const teeth = (
    count: number,
    step: number,
    flip: number,
    cy: number,
    rx: number,
    ry: number,
    length: number,
  ): string =>
    repeat(count, (i) => {
      const t = PI * (flip < 0 ? 1 : 0) + ((i + 0.5) * PI) / count;
      const [x, y] = [150 + rx * cos(t), cy + ry * sin(t)];
      const w = 6 * abs(sin(t)) + 2;
      return path(
        `M${num(x - w)} ${num(y - flip)}L${num(x + w)} ${num(y - flip)}L${num(x + (150 - x) * 0.22)} ${num(y - flip * length + step)}Z`,
        { fill: c.linear(['#fff', '#d3e2e8']), stroke: '#5a1020', width: 0.4 },
      );
    });
  return (
    group(
      path('M150 12C166 32 174 50 178 76L126 76C132 48 138 30 150 12Z', b) +
        mirrored(path('M84 210C46 210 18 236 2 268C38 262 66 262 96 262Z', b)) +
        path(
          'M150 48C104 52 74 104 68 172C64 234 88 290 150 300C212 290 236 234 232 172C226 104 196 52 150 48Z',
          c.linear([a, b, d]),
        ),
      { filter: lit(c, 7, { depth: 13, shine: 0.5, rim }) },
    ) +
    path(
      'M86 196C88 252 110 292 150 298C190 292 212 252 214 196C196 168 104 168 86 196Z',
      c.linear(['#eef8fb', '#a8c4d0']),
    ) +
    path(
      'M150 162C106 162 88 196 96 234C102 266 124 286 150 286C176 286 198 266 204 234C212 196 194 162 150 162Z',
      c.radial(['#20020a', '#7a0a22', '#c2304a'], 0.5, 0.42, 0.6),
    ) +
    teeth(13, 0, -1, 216, 53, 48, 22) +
    teeth(13, 0, -1, 220, 44, 38, 17) +
    teeth(12, 0, 1, 232, 48, 50, 18) +
    path(
      'M116 264C130 238 170 238 184 264C172 280 128 280 116 264Z',
      c.linear(['#ff7a8a', '#a01a32']),
    ) +
    mirrored(
      ellipse(96, 138, 11, 9, { fill: '#02060a', move: 'rotate(24 96 138)' }) +
        circle(93, 134, 3, '#fff') +
        path('M80 124C92 118 106 124 112 138C100 132 90 130 80 124Z', d) +
        ellipse(132, 124, 3.5, 2.2, '#02060a') +
        repeat(3, (i) =>
          line(`M${75 + i * 6} ${186 + i * 2}Q${72 + i * 6} 204 ${78 + i * 6} 220`, d, 2.6),
        ),
    ) +
    path('M112 74Q108 96 116 112M196 92L186 120M204 96L196 118', {
      stroke: d,
      width: 2,
      opacity: 0.6,
    })
  );
};

/** A jellyfish with frilled arms. */
export const jelly = (
  c: Canvas,
  x: number,
  y: number,
  r: number,
  [light, mid, inner]: Tone,
  opacity = 1,
): string => {
  const threads = repeat(11, (i) => {
    const x0 = x + (i - 5) * r * 0.16;
    const l = r * c.between(1.6, 3);
    const phase = c.between(0, 6);
    const points = times(
      12,
      (k) => [x0 + sin(k * 0.8 + phase) * r * 0.12 * (k / 6), y + r * 0.3 + (l * k) / 11] as const,
    );
    return line(
      smooth(points, false),
      c.linear([
        [0, light, 0.95],
        [1, mid, 0],
      ]),
      r * 0.035,
    );
  });
  const arms = repeat(4, (i) => {
    const x0 = x + (i - 1.5) * r * 0.26;
    const l = r * c.between(1.2, 1.9);
    const points = times(
      10,
      (k) => [x0 + sin(k * 1.1 + i) * r * 0.1, y + r * 0.3 + (l * k) / 9] as const,
    );
    return path(
      tube(points, (u) => r * 0.12 * (1 - u) * (1 + 0.35 * sin(u * 22))).d,
      c.linear([
        [0, '#fff', 0.85],
        [0.5, light, 0.6],
        [1, mid, 0.1],
      ]),
    );
  });
  let bell = `M${num(x - r)} ${num(y + r * 0.32)}C${num(x - r * 1.1)} ${num(y - r * 0.5)} ${num(x - r * 0.6)} ${num(y - r)} ${num(x)} ${num(y - r)}C${num(x + r * 0.6)} ${num(y - r)} ${num(x + r * 1.1)} ${num(y - r * 0.5)} ${num(x + r)} ${num(y + r * 0.32)}`;
  for (let i = 0; i < 8; i += 1) {
    const next = x + r - ((i + 1) * r) / 4;
    bell += `Q${num(next + r / 8)} ${num(y + r * 0.5)} ${num(next)} ${num(y + r * 0.3)}`;
  }
  bell += 'Z';
  const ribs = repeat(7, (i) =>
    line(
      `M${num(x)} ${num(y - r * 0.94)}Q${num(x + (i - 3) * r * 0.34)} ${num(y - r * 0.5)} ${num(x + (i - 3) * r * 0.28)} ${num(y + r * 0.3)}`,
      '#fff',
      1,
      { opacity: 0.4 },
    ),
  );
  return group(
    glow(c, x, y, r * 2.2, mid, 0.55) +
      threads +
      arms +
      group(
        path(
          bell,
          c.linear([
            [0, '#fff', 0.92],
            [0.35, light, 0.85],
            [1, mid, 0.75],
          ]),
        ),
        {
          filter: lit(c, r * 0.12, {
            depth: r * 0.16,
            shine: 0.9,
            gloss: 18,
            rim: light,
            drop: false,
          }),
        },
      ) +
      path(bell, {
        fill: c.linear([
          [0, '#fff', 0.7],
          [1, inner, 0.6],
        ]),
        move: `translate(${num(x * 0.38)} ${num(y * 0.38)}) scale(.62)`,
      }) +
      ribs +
      ellipse(x - r * 0.35, y - r * 0.6, r * 0.24, r * 0.12, {
        fill: '#fff',
        opacity: 0.9,
        move: `rotate(-34 ${num(x - r * 0.35)} ${num(y - r * 0.6)})`,
      }),
    { opacity },
  );
};
