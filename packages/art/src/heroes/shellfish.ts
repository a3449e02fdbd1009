import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { darker, lighter, type Tone } from '../colour.ts';
import { cos, num, PI, type Point, repeat, sin, times, tube } from '../geometry.ts';
import { lit } from '../light.ts';
import { sphere } from '../objects/sphere.ts';
import { circle, ellipse, group, line, mirrored, path } from '../shapes.ts';
import { gaze } from './gaze.ts';

/** A crab that raises both claws. */
export const crab = (c: Canvas, [light, mid, dark]: Tone): string => {
  const shell = c.linear([light, mid, dark]);
  const fx = lit(c, 7, { depth: 12, shine: 0.8, gloss: 28, rim: '#ffe0b0' });
  const legs = repeat(3, (i) =>
    path(
      `M${96 - i * 4} ${206 + i * 12}C${50 - i * 4} ${186 + i * 18} ${26} ${206 + i * 22} ${14 + i * 8} ${250 + i * 16}C${34} ${228 + i * 20} ${60} ${218 + i * 16} ${100} ${224 + i * 10}Z`,
      shell,
    ),
  );
  const claw =
    path('M92 176C60 176 34 152 34 118C38 120 42 122 46 122C52 142 70 154 92 158Z', shell) +
    path(
      'M46 126C14 116 -2 84 10 44C18 22 40 8 60 14C48 32 46 46 50 60C58 44 72 38 88 46C100 80 82 120 46 126Z',
      shell,
    );
  return (
    group(mirrored(legs), { filter: lit(c, 3.4, { depth: 7 }) }) +
    group(mirrored(claw), { filter: fx }) +
    group(
      path(
        'M150 128C92 128 62 166 66 200C72 244 112 262 150 262C188 262 228 244 234 200C238 166 208 128 150 128Z',
        c.radial([light, mid, dark], 0.5, 0.35, 0.7),
      ),
      { filter: fx },
    ) +
    repeat(14, () =>
      circle(c.between(90, 210), c.between(146, 186), c.between(2, 6), {
        fill: light,
        opacity: 0.5,
      }),
    ) +
    mirrored(
      line('M122 140V108', mid, 9) +
        circle(120, 98, 21, '#fff') +
        circle(124, 100, 13, '#1a1016') +
        circle(119, 94, 5, '#fff'),
    ) +
    path(
      'M112 204C130 214 170 214 188 204C184 236 168 246 150 246C132 246 116 236 112 204Z',
      c.linear(['#4a0a14', '#a01a24']),
    ) +
    path('M118 208C136 214 164 214 182 208L180 217C164 222 136 222 120 217Z', '#fff') +
    ellipse(150, 240, 17, 8, '#ff7a8a')
  );
};

/** A prawn curled around (150, 160), seen from the side. */
export const prawn = (c: Canvas, [light, mid, dark]: Tone): string => {
  const spine: Point[] = times(20, (i) => {
    const a = ((-150 + i * 13.5) * PI) / 180;
    const r = 92 - i * 1.6;
    return [156 + r * cos(a), 162 + r * sin(a)];
  });
  const width = (t: number): number => (t < 0.3 ? 24 + t * 60 : 42 * (1 - (t - 0.3) * 0.9));
  const body = tube(spine, width);
  const rings = repeat(8, (i) => {
    const k = 6 + Math.round(i * 1.6);
    const [a, b] = [body.left[k] ?? [0, 0], body.right[k] ?? [0, 0]];
    return path(
      `M${num(a[0])} ${num(a[1])}Q${num((a[0] + b[0]) / 2 + 10)} ${num((a[1] + b[1]) / 2 + 12)} ${num(b[0])} ${num(b[1])}`,
      { stroke: dark, width: 4, opacity: 0.65 },
    );
  });
  const legs = repeat(6, (i) => {
    const [x, y] = body.left[5 + i * 2] ?? [0, 0];
    return line(
      `M${num(x)} ${num(y)}q${-14 + i * 3} ${18 - i * 2} ${-6 - i * 2} ${30 - i * 4}`,
      mid,
      5,
    );
  });
  const [hx, hy] = spine[0] ?? [60, 100];
  const [tx, ty] = spine[19] ?? [100, 240];
  const fanTail = repeat(5, (i) =>
    ellipse(0, -34, 13, 30, {
      fill: c.linear([light, dark]),
      move: `translate(${num(tx)} ${num(ty)}) rotate(${-140 + i * 30})`,
    }),
  );
  return (
    group(fanTail, { filter: lit(c, 3, { depth: 6, shine: 0.6 }) }) +
    group(legs, { filter: lit(c, 2, { depth: 4 }) }) +
    line(
      `M${num(hx)} ${num(hy)}C${num(hx + 20)} ${num(hy - 80)} ${num(hx + 120)} ${num(hy - 90)} ${num(hx + 190)} ${num(hy - 40)}M${num(hx - 4)} ${num(hy)}C${num(hx - 40)} ${num(hy - 50)} ${num(hx - 10)} ${num(hy - 90)} ${num(hx + 60)} ${num(hy - 96)}`,
      mid,
      4,
    ) +
    group(path(body.d, c.linear([light, mid, dark], 60)), {
      filter: lit(c, 7, { depth: 13, shine: 0.9, gloss: 28, rim: '#ffe0b0' }),
    }) +
    rings +
    group(
      path(
        `M${num(hx - 14)} ${num(hy + 14)}L${num(hx - 40)} ${num(hy - 24)}L${num(hx + 20)} ${num(hy - 14)}Z`,
        c.linear([light, mid]),
      ),
      { filter: lit(c, 3, { depth: 6 }) },
    ) +
    circle(hx + 14, hy + 6, 14, '#fff') +
    circle(hx + 12, hy + 7, 8.4, '#120a10') +
    circle(hx + 9, hy + 3, 3.4, '#fff')
  );
};

/** An open clam with its pearl. */
export const clam = (c: Canvas, [light, mid, dark]: Tone, pearl: string): string => {
  const drawFan = (y0: number, up: boolean): string =>
    group(
      repeat(9, (i) => {
        const a = ((up ? -160 : 20) + i * 17.5) * (PI / 180);
        const [x, y] = [150 + 132 * cos(a), y0 + (up ? 150 : 96) * sin(a)];
        return path(
          `M150 ${y0}L${num(x - 22 * sin(a))} ${num(y + 18 * cos(a))}Q${num(x + 16 * cos(a))} ${num(y + 16 * sin(a))} ${num(x + 22 * sin(a))} ${num(y - 18 * cos(a))}Z`,
          {
            fill: c.linear(up ? [mid, light, mid] : [light, mid, dark], 0),
            stroke: dark,
            width: 1.6,
          },
        );
      }),
      { filter: lit(c, 5, { depth: 10, shine: 0.7, rim: '#fff0f8' }) },
    );
  return (
    drawFan(206, true) +
    ellipse(150, 206, 112, 30, c.linear([darker(dark, 0.3), '#ff9ab0'])) +
    glow(c, 150, 180, 110, pearl, 1, '#fff') +
    sphere(c, 150, 178, 44, ['#ffffff', pearl, '#b88aa8']) +
    drawFan(214, false)
  );
};

/** A starfish with a face-free, jewelled skin. */
export const starfish = (
  c: Canvas,
  x: number,
  y: number,
  r: number,
  turn: number,
  [a, b, d]: Tone,
): string => {
  const arms = times(10, (i) => {
    const t = (i * PI) / 5 - PI / 2;
    const q = i % 2 ? r * 0.46 : r;
    return [q * cos(t), q * sin(t)] as const;
  });
  let outline = '';
  arms.forEach(([px, py], i) => {
    const next = arms[(i + 1) % 10] ?? [0, 0];
    outline += `${i ? '' : `M${num(px)} ${num(py)}`}Q${num((px + next[0]) * 0.46)} ${num((py + next[1]) * 0.46)} ${num(next[0])} ${num(next[1])}`;
  });
  const studs = repeat(5, (i) =>
    repeat(6, (k) =>
      circle(
        r * (0.16 + k * 0.13) * cos(((i * 72 - 90) * PI) / 180),
        r * (0.16 + k * 0.13) * sin(((i * 72 - 90) * PI) / 180),
        r * (0.062 - k * 0.006),
        c.radial(['#fff', lighter(a, 0.4)]),
      ),
    ),
  );
  return group(
    group(
      path(`${outline}Z`, { fill: c.radial([a, b, d]), stroke: b, width: r * 0.14, cap: 'round' }),
      { filter: lit(c, r * 0.07, { depth: r * 0.14, shine: 0.7, rim: '#fff3d0' }) },
    ) + studs,
    { move: `translate(${x} ${y}) rotate(${turn})` },
  );
};

/** A lobster in a tailcoat, claws up. */
export const lobster = (c: Canvas, [light, mid, dark]: Tone): string => {
  const shell = lit(c, 6, { depth: 12, shine: 0.8, gloss: 22, rim: '#ffd0a0' });
  const tones = c.radial([light, mid, dark], 0.5, 0.5, 0.66, 0.36, 0.3);
  const claw = (x: number, y: number, turn: number, scale: number): string =>
    group(
      path(
        'M-16 60C-26 30 -40 0 -34 -36C-28 -62 -6 -74 4 -76C-2 -58 0 -44 6 -34C14 -46 22 -58 22 -72C42 -54 48 -22 34 14C26 34 18 48 14 60Z',
        tones,
      ) + repeat(4, (i) => circle(2 + i * 1.5, -28 + i * 8, 3.4, light)),
      { move: `translate(${x} ${y}) rotate(${turn}) scale(${scale})`, filter: shell },
    );
  const arm = (points: readonly Point[]): string => path(tube(points, (t) => 15 - 3 * t).d, tones);
  return (
    line('M128 96C110 50 74 30 30 34M172 96C196 54 236 40 282 58', mid, 4) +
    group(
      repeat(3, (i) =>
        path(
          tube(
            [
              [112, 226 + i * 16],
              [80, 232 + i * 18],
              [62, 262 + i * 16],
            ],
            (t) => 7 - 4 * t,
          ).d,
          tones,
        ),
      ) +
        repeat(3, (i) =>
          path(
            tube(
              [
                [188, 226 + i * 16],
                [220, 232 + i * 18],
                [238, 262 + i * 16],
              ],
              (t) => 7 - 4 * t,
            ).d,
            tones,
          ),
        ),
      { filter: lit(c, 3, { depth: 6 }) },
    ) +
    group(
      arm([
        [108, 206],
        [70, 206],
        [54, 158],
      ]) +
        arm([
          [192, 206],
          [226, 212],
          [240, 184],
        ]),
      { filter: shell },
    ) +
    claw(52, 116, -14, 0.98) +
    claw(246, 142, 18, 0.84) +
    group(
      path(
        'M150 92C104 92 92 136 96 178C92 226 104 300 150 330C196 300 208 226 204 178C208 136 196 92 150 92Z',
        tones,
      ),
      { filter: lit(c, 9, { depth: 15, shine: 0.8, rim: '#ffd0a0' }) },
    ) +
    repeat(4, (i) =>
      path(`M${102 + i * 4} ${228 + i * 22}Q150 ${250 + i * 20} ${198 - i * 4} ${228 + i * 22}`, {
        stroke: dark,
        width: 3,
        opacity: 0.6,
      }),
    ) +
    path(
      'M112 174C126 190 174 190 188 174C184 204 170 212 150 212C130 212 116 204 112 174Z',
      c.linear(['#4a0610', '#a01428']),
    ) +
    path(
      'M117 180C130 190 170 190 183 180C180 188 172 192 150 192C128 192 120 188 117 180Z',
      '#fff',
    ) +
    group(line('M126 112V96M174 112V96', mid, 13), { filter: lit(c, 4) }) +
    gaze(c, 122, 118, 26, '#1a6ae0', 3) +
    gaze(c, 178, 118, 26, '#1a6ae0', -1) +
    mirrored(path('M94 104C104 86 130 84 146 100C130 96 108 96 94 104Z', darker(dark, 0.2))) +
    group(
      path(
        'M150 232L108 212C102 226 102 246 108 258ZM150 232L192 212C198 226 198 246 192 258Z',
        c.linear(['#3a4a8a', '#0c1440']),
      ) + circle(150, 234, 11, c.radial(['#ffe08a', '#d8860a'])),
      { filter: lit(c, 3, { depth: 7, shine: 0.7 }) },
    )
  );
};
