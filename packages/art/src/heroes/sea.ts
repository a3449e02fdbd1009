import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { darker, lighter, type Tone } from '../colour.ts';
import { cos, num, PI, type Point, repeat, sin, times, tube } from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { circle, ellipse, group, line, mirrored, path, rect } from '../shapes.ts';
import { gaze } from './gaze.ts';

/** A sea turtle from above, swimming to the upper left. */
export const turtle = (c: Canvas, [light, mid, dark]: Tone, skin: string): string => {
  const fx = lit(c, 6, { depth: 11, shine: 0.5, rim: '#d8fff0' });
  const flipper = c.linear([lighter(skin, 0.35), skin, darker(skin, 0.45)]);
  const spots = (n: number, x0: number, x1: number, y0: number, y1: number): string =>
    repeat(n, () =>
      circle(c.between(x0, x1), c.between(y0, y1), c.between(3, 6), {
        fill: darker(skin, 0.4),
        opacity: 0.55,
      }),
    );
  const hex = [
    [150, 152, 34],
    [104, 132, 27],
    [196, 132, 27],
    [104, 184, 27],
    [196, 184, 27],
    [150, 98, 25],
    [150, 210, 26],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      path(
        times(
          6,
          (i) =>
            `${i ? 'L' : 'M'}${num(x + r * cos((i * PI) / 3))} ${num(y + r * sin((i * PI) / 3))}`,
        )
          .join('')
          .concat('Z'),
        {
          fill: c.radial([light, mid, dark], 0.5, 0.5, 0.6, 0.36, 0.3),
          stroke: darker(dark, 0.4),
          width: 3,
        },
      ),
    )
    .join('');
  return (
    group(
      mirrored(
        path(
          'M80 110C30 90 -16 112 -30 164C-22 176 -12 176 -4 166C22 140 58 144 84 152Z',
          flipper,
        ) + path('M90 214C62 226 50 252 60 276C84 272 106 254 112 236Z', flipper),
      ) + path('M150 24C126 24 114 44 120 72C126 88 174 88 180 72C186 44 174 24 150 24Z', flipper),
      { filter: fx },
    ) +
    mirrored(spots(8, 0, 70, 116, 152)) +
    group(ellipse(150, 156, 92, 96, c.radial([mid, dark])), {
      filter: lit(c, 9, { depth: 15, shine: 0.6, rim: '#d8fff0' }),
    }) +
    group(hex, { filter: lit(c, 3, { depth: 6, shine: 0.7, drop: false }) }) +
    mirrored(
      circle(133, 48, 10, '#fff') + circle(132, 46, 6, '#0a0a0e') + circle(130, 43, 2.4, '#fff'),
    ) +
    path('M138 68Q150 76 162 68', { stroke: darker(skin, 0.6), width: 3 })
  );
};

/** A whale that breaches with a plume. */
export const whale = (c: Canvas, [light, mid, dark]: Tone): string =>
  repeat(7, (i) =>
    line(
      `M168 74C${168 + (i - 3) * 8} ${34} ${168 + (i - 3) * 22} ${10} ${168 + (i - 3) * 30} ${30 + Math.abs(i - 3) * 6}`,
      '#e8fbff',
      6,
      { opacity: 0.8 },
    ),
  ) +
  group(
    path(
      'M250 206C282 176 304 140 300 96C278 104 264 118 258 134C240 120 220 118 200 126C216 154 224 180 226 206Z',
      c.linear([light, mid]),
    ),
    { filter: lit(c, 5, { depth: 10, shine: 0.6, rim: '#c8f4ff' }) },
  ) +
  group(
    path(
      'M12 190C16 120 84 76 152 76C218 78 252 130 256 204C244 256 186 282 122 280C60 278 10 246 12 190Z',
      c.linear([light, mid, dark]),
    ),
    { filter: lit(c, 10, { depth: 16, shine: 0.5, rim: '#c8f4ff' }) },
  ) +
  path(
    'M14 200C50 216 110 220 166 208C160 256 140 276 110 280C56 276 12 246 14 200Z',
    c.linear(['#f4fbff', '#b8d8e8']),
  ) +
  repeat(8, (i) =>
    line(
      `M${34 + i * 16} ${214 + (i % 2) * 2}C${38 + i * 15} ${240} ${48 + i * 12} ${262} ${64 + i * 8} 274`,
      '#8ab0c8',
      2.4,
      { opacity: 0.8 },
    ),
  ) +
  circle(92, 178, 13, '#fff') +
  circle(90, 179, 9, '#0a1420') +
  circle(86, 175, 3.6, '#fff') +
  path('M74 162C84 154 100 154 110 164', { stroke: dark, width: 5, cap: 'round' }) +
  group(path('M150 222C190 214 216 236 216 272C184 276 158 256 150 222Z', c.linear([mid, dark])), {
    filter: lit(c, 5, { depth: 9, rim: '#c8f4ff' }),
  });

/** A manta that banks overhead. */
export const manta = (c: Canvas, [light, mid, dark]: Tone, spot: string): string =>
  line('M150 236C152 290 180 300 206 330', mid, 6) +
  group(
    path(
      'M150 78C132 70 122 62 118 44C108 52 106 70 112 84C70 84 20 110 -24 178C36 168 84 186 116 222C128 236 140 242 150 246C160 242 172 236 184 222C216 186 264 168 324 178C280 110 230 84 188 84C194 70 192 52 182 44C178 62 168 70 150 78Z',
      c.linear([light, mid, dark]),
    ),
    { filter: lit(c, 7, { depth: 12, shine: 0.7, rim: '#c8f4ff' }) },
  ) +
  repeat(30, () =>
    ellipse(c.between(60, 240), c.between(100, 190), c.between(2, 6), c.between(2, 5), {
      fill: spot,
      opacity: c.between(0.4, 0.9),
    }),
  ) +
  mirrored(
    circle(112, 92, 7, '#0a0a14') +
      circle(110, 90, 2.6, '#fff') +
      path('M150 112C130 118 108 112 92 126', { stroke: dark, width: 3, opacity: 0.5 }),
  );

/** A seahorse with a curled tail. */
export const seahorse = (c: Canvas, [light, mid, dark]: Tone, fin: string): string => {
  const spine: Point[] = times(40, (i) => {
    const t = i / 39;
    if (t < 0.5) return [128 + 40 * sin(t * PI * 1.3), 86 + t * 220];
    const a = ((t - 0.5) / 0.5) * 7.6;
    const r = 44 * (1 - (t - 0.5) * 1.7);
    return [146 - 6 + r * cos(a - 0.3) - 20, 208 + 36 + r * sin(a - 0.3)];
  });
  const body = tube(spine, (t) =>
    t < 0.18 ? 20 + t * 80 : t < 0.5 ? 36 - (t - 0.18) * 50 : 20 * (1 - (t - 0.5) * 1.8) + 2,
  );
  const ridges = repeat(16, (i) => {
    const [a, b] = [body.left[4 + i * 2] ?? [0, 0], body.right[4 + i * 2] ?? [0, 0]];
    return path(`M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`, {
      stroke: dark,
      width: 3,
      opacity: 0.45,
    });
  });
  return (
    group(
      path(
        'M172 140C210 128 236 150 240 190C218 196 190 190 168 178Z',
        c.linear([lighter(fin, 0.4), fin]),
      ),
      { filter: lit(c, 3, { depth: 6 }) },
    ) +
    repeat(6, (i) =>
      line(`M174 ${148 + i * 5}L${230 - i * 3} ${158 + i * 6}`, '#fff', 1.6, { opacity: 0.5 }),
    ) +
    group(path(body.d, c.linear([light, mid, dark], 20)), {
      filter: lit(c, 6, { depth: 11, shine: 0.8, gloss: 28, rim: '#fff0c8' }),
    }) +
    ridges +
    group(
      path(
        'M120 110C92 106 74 92 68 70C62 66 48 74 30 90C24 96 28 106 38 104C58 102 72 108 84 118C96 126 112 128 124 124Z',
        c.linear([light, mid]),
      ) +
        path(
          'M100 66C104 38 128 30 152 44C170 56 172 92 152 112C128 124 104 104 100 66Z',
          c.radial([light, mid, dark], 0.5, 0.4, 0.65),
        ),
      { filter: lit(c, 5, { depth: 10, shine: 0.8, rim: '#fff0c8' }) },
    ) +
    group(
      repeat(5, (i) =>
        path(
          `M${112 + i * 11} ${46 - (i % 2) * 3}L${116 + i * 12} ${18 + Math.abs(i - 2) * 4}L${122 + i * 11} ${46}Z`,
          c.linear([lighter(fin, 0.4), fin]),
        ),
      ),
      { filter: lit(c, 2) },
    ) +
    circle(122, 74, 14, '#fff') +
    circle(119, 75, 9, '#120a10') +
    circle(115, 71, 3.8, '#fff')
  );
};

/** An octopus: dome, curling arms, suckers. `angry` for krakens. */
export const octopus = (
  c: Canvas,
  [light, mid, dark]: Tone,
  sucker: string,
  eye: string,
  rim: string,
  angry: boolean,
): string => {
  const arm = (
    x0: number,
    y0: number,
    angle: number,
    length: number,
    w: number,
    curl: number,
    flip: 1 | -1,
  ): string => {
    let [x, y, a] = [x0, y0, angle];
    const points: Point[] = [[x, y]];
    for (let i = 0; i < 34; i += 1) {
      a += flip * (0.02 + curl * (i / 34) ** 2.2);
      const step = (length / 34) * (1 - (i / 34) * 0.55);
      x += cos(a) * step;
      y += sin(a) * step;
      points.push([x, y]);
    }
    const t = tube(points, (u) => w * (1 - u) ** 0.8 + 1.5);
    const edge = flip > 0 ? t.left : t.right;
    const cups = repeat(29, (i) => {
      const [p, e] = [points[i + 2] ?? [0, 0], edge[i + 2] ?? [0, 0]];
      const r = w * (1 - i / 34) ** 0.8 * 0.3 + 0.6;
      const [sx, sy] = [p[0] + (e[0] - p[0]) * 0.58, p[1] + (e[1] - p[1]) * 0.58];
      return circle(sx, sy, r, sucker) + circle(sx, sy, r * 0.5, dark);
    });
    return (
      group(path(t.d, c.linear([light, mid, dark])), {
        filter: lit(c, 5, { depth: 10, shine: 0.7, rim }),
      }) + cups
    );
  };
  const lids = angry
    ? path('M84 176C100 154 132 158 148 184C128 170 102 168 84 176Z', dark)
    : path('M88 164C100 150 128 150 140 164C124 158 104 158 88 164Z', dark);
  const oneEye = angry
    ? path('M92 184C100 160 134 164 142 190C130 204 104 206 92 184Z', '#08040c') +
      path(
        'M96 185C104 167 130 170 137 190C126 200 106 200 96 185Z',
        c.radial(['#fffbd0', eye, darker(eye, 0.6)]),
      ) +
      rect(108, 183, 18, 6.5, '#050208', 3) +
      circle(110, 179, 3, '#fff')
    : circle(116, 182, 25, '#fff') +
      circle(119, 184, 17, c.radial([lighter(eye, 0.4), eye, darker(eye, 0.6)])) +
      circle(119, 184, 8.5, '#080408') +
      circle(112, 176, 6, '#fff');
  return (
    arm(110, 330, -2.15, 420, 19, 0.36, 1) +
    arm(190, 330, -1.0, 420, 19, 0.36, -1) +
    arm(100, 300, -2.75, 260, 16, 0.5, 1) +
    arm(200, 300, -0.4, 260, 16, 0.5, -1) +
    group(
      path(
        'M150 40C96 40 68 92 74 142C78 174 100 192 96 228L86 330H214L204 228C200 192 222 174 226 142C232 92 204 40 150 40Z',
        c.radial(
          [
            [0, light],
            [0.6, mid],
            [1, dark],
          ],
          0.5,
          0.3,
          0.7,
        ),
      ),
      { filter: lit(c, 9, { depth: 15, shine: 0.5, rim }) },
    ) +
    repeat(26, () =>
      circle(c.between(92, 208), c.between(64, 140), c.between(1.5, 8), {
        fill: dark,
        opacity: 0.32,
      }),
    ) +
    mirrored(oneEye + glow(c, 117, 186, 34, eye, 0.3) + lids) +
    (angry
      ? path('M126 222C138 214 162 214 174 222C166 232 134 232 126 222Z', darker(dark, 0.5))
      : path('M128 216C140 228 160 228 172 216C168 240 132 240 128 216Z', '#5a0a1c')) +
    arm(96, 372, -2.5, 300, 24, 0.46, 1) +
    arm(204, 372, -0.64, 300, 24, 0.46, -1) +
    arm(130, 370, -2.0, 190, 20, 0.6, -1) +
    arm(170, 370, -1.14, 190, 20, 0.6, 1)
  );
};

/** A dolphin in mid-leap, nose to the upper left. */
export const dolphin = (c: Canvas, [light, mid, dark]: Tone, belly: string): string => {
  const spine = times(16, (i) => {
    const t = i / 15;
    return [84 + 150 * t + 26 * t * t, 126 - 118 * t * (1 - t) * 0.9 + 150 * t * t * 0.95] as const;
  });
  const skin = lit(c, 7, { depth: 12, shine: 0.6, gloss: 26, rim: '#bff8ff' });
  return (
    group(
      path(
        'M252 262C262 242 288 236 300 246C288 252 282 262 284 272C292 284 288 300 276 308C270 292 258 280 246 280Z',
        c.linear([mid, dark]),
      ),
      { filter: skin },
    ) +
    group(path('M178 92C186 66 208 52 232 54C220 74 222 96 226 118Z', c.linear([mid, dark])), {
      filter: skin,
    }) +
    group(
      path(
        tube(spine, (t) => 7 + 43 * Math.sin(Math.min(1, t * 0.86 + 0.2) * Math.PI) ** 0.8).d,
        c.linear([light, mid, dark], 100),
      ),
      {
        filter: skin,
      },
    ) +
    group(
      path(
        tube(
          spine.slice(1, 14).map(([x, y]) => [x - 10, y + 24] as const),
          (t) => 3 + 17 * Math.sin(t * Math.PI),
        ).d,
        belly,
      ),
      { opacity: 0.92, filter: blur(c, 1.4) },
    ) +
    group(
      path(
        'M104 108C84 104 58 112 44 128C40 136 46 142 56 142C76 146 96 146 112 140Z',
        c.linear([light, mid, dark]),
      ),
      { filter: lit(c, 5, { depth: 9, shine: 0.5, rim: '#bff8ff' }) },
    ) +
    path('M46 134C66 142 92 140 112 130C118 128 122 124 124 120', {
      stroke: darker(dark, 0.4),
      width: 2.6,
      cap: 'round',
    }) +
    group(
      path('M148 158C140 190 150 214 172 226C180 206 184 184 182 162Z', c.linear([mid, dark])),
      { filter: skin },
    ) +
    gaze(c, 122, 108, 12, '#2a1a3a', -2) +
    path('M108 98Q122 88 136 98', { stroke: dark, width: 3, cap: 'round' })
  );
};
