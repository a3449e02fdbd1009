import type { Canvas } from './canvas.ts';
import { hsl, rgb } from './colour.ts';
import { cos, floor, num, PI, polygon, radians, repeat, sin, star } from './geometry.ts';
import { blur, noise } from './light.ts';
import { circle, ellipse, group, line, path, place, rect } from './shapes.ts';

/** A soft glow. A wide one is a halo, which only a picture with a ground has. */
export const glow = (
  c: Canvas,
  x: number,
  y: number,
  r: number,
  color: string,
  opacity = 1,
  core = color,
): string => {
  const isHalo = r > 60;
  if (isHalo && !c.hasGround) return '';
  return circle(x, y, r, {
    fill: c.radial([
      [0, core, opacity],
      [0.22, color, opacity * 0.7],
      [0.55, color, opacity * 0.2],
      [1, color, 0],
    ]),
    ...(isHalo ? { blend: 'screen' as const, opacity: 0.85 } : {}),
  });
};

/** Beams from a point, fading with distance. */
export const rays = (
  c: Canvas,
  x: number,
  y: number,
  count: number,
  color: string,
  opacity = 0.35,
  reach = 440,
): string => {
  const turn = c.between(0, 360);
  const beams = repeat(count, (i) => {
    const angle = radians(turn + (i * 360) / count);
    const half = (PI / count) * c.between(0.35, 0.62);
    const end = (a: number) => [x + reach * cos(a), y + reach * sin(a)] as const;
    return path(polygon([[x, y], end(angle - half), end(angle + half)]), {
      fill: color,
      opacity: c.between(0.45, 1),
    });
  });
  const fade = c.radial(
    [
      [0, '#fff'],
      [0.5, '#888'],
      [1, '#000'],
    ],
    x / c.width,
    y / c.height,
    0.75,
  );
  const mask = c.define(
    `fade ${x} ${y}`,
    (id) => `<mask id="${id}">${rect(0, 0, c.width, c.height, fade)}</mask>`,
  );
  return `<g mask="${mask}" opacity="${num(opacity)}">${group(beams, { filter: blur(c, 1.6) })}</g>`;
};

/** Clouds of noise in one colour; `density` and `cut` set their coverage. */
export const smoke = (
  c: Canvas,
  color: string,
  density = 1,
  frequency = '.012 .018',
  cut = 0.45,
): string => {
  const channels = rgb(color).map((value) => `0 0 0 0 ${num(value / 255)}`);
  const alpha = `${num(2.6 * density)} 0 0 0 ${num(-cut * 2.6 * density)}`;
  const seed = floor(c.between(1, 99));
  return rect(0, 0, c.width, c.height, {
    filter: noise(c, frequency, 4, seed, `${channels.join(' ')} ${alpha}`),
  });
};

/** A four-pointed glint. */
export const glint = (
  c: Canvas,
  x: number,
  y: number,
  size: number,
  color = '#fff',
  turn = 0,
): string =>
  place(
    circle(
      0,
      0,
      size * 0.7,
      c.radial([
        [0, color, 0.8],
        [1, color, 0],
      ]),
    ) + path(star(0, 0, size, size * 0.09, 4), color),
    x,
    y,
    turn,
  );

/** x of a small particle that does not cover the hero: mostly the outer thirds. */
const outerX = (c: Canvas): number =>
  c.random() < 0.5 ? c.between(4, c.width / 3) : c.between((c.width * 2) / 3, c.width - 4);

export const glints = (
  c: Canvas,
  count: number,
  color = '#fff',
  top = 10,
  bottom = 270,
  small = 4,
  large = 12,
): string =>
  repeat(count, () =>
    glint(c, outerX(c), c.between(top, bottom), c.between(small, large), color, c.between(-8, 8)),
  );

export const embers = (
  c: Canvas,
  count: number,
  colors: readonly string[],
  top = 0,
  bottom = 400,
): string =>
  group(
    repeat(count, () =>
      circle(outerX(c) + c.between(-30, 30), c.between(top, bottom), c.between(0.6, 2.6), {
        fill: c.pick(colors),
        opacity: c.between(0.4, 1),
      }),
    ),
    { filter: blur(c, 0.5) },
  );

/** Short streaks that fly away from a point and suggest motion. */
export const streaks = (
  c: Canvas,
  x: number,
  y: number,
  count: number,
  colors: readonly string[],
  near = 70,
  far = 200,
): string =>
  repeat(count, () => {
    const angle = c.between(0, 2 * PI);
    const from = c.between(near, far);
    const to = from + c.between(8, 38);
    const d = `M${num(x + from * cos(angle))} ${num(y + from * sin(angle))}L${num(x + to * cos(angle))} ${num(y + to * sin(angle))}`;
    return line(d, c.pick(colors), c.between(0.8, 2.8), { opacity: c.between(0.35, 0.95) });
  });

export const bokeh = (
  c: Canvas,
  count: number,
  colors: readonly string[],
  opacity = 0.3,
  small = 6,
  large = 26,
): string =>
  group(
    repeat(count, () =>
      circle(c.between(-10, c.width + 10), c.between(0, c.height), c.between(small, large), {
        fill: c.pick(colors),
        opacity: c.between(0.3, 1) * opacity,
      }),
    ),
    { filter: blur(c, 1.8) },
  );

export const confetti = (c: Canvas, count = 46, hues = [345, 45, 185, 25, 140]): string =>
  repeat(count, () =>
    place(
      rect(0, 0, c.between(3, 8), c.between(2, 4), hsl(c.pick(hues), 100, 65)),
      outerX(c),
      c.between(0, 310),
      c.between(-70, 70),
    ),
  );

export const rain = (c: Canvas, count = 60, color = '#e8fff8'): string =>
  repeat(count, () => {
    const length = c.between(10, 34);
    const d = `M${num(c.between(-20, 320))} ${num(c.between(-20, 330))}l${num(-length * 0.25)} ${num(length)}`;
    return line(d, color, 1.1, { opacity: c.between(0.12, 0.5) });
  });

export const snow = (c: Canvas, count = 70): string =>
  group(
    repeat(count, () =>
      circle(c.between(0, 300), c.between(0, 380), c.between(0.8, 3.4), {
        fill: '#fff',
        opacity: c.between(0.35, 0.95),
      }),
    ),
    { filter: blur(c, 0.6) },
  );

export const bubbles = (c: Canvas, count: number, top = 0, bottom = 340, large = 9): string =>
  repeat(count, () => {
    const r = c.between(1.5, large);
    return place(
      circle(
        0,
        0,
        r,
        c.radial([
          [0, '#fff', 0],
          [0.7, '#fff', 0.08],
          [1, '#fff', 0.6],
        ]),
      ) + circle(-r * 0.35, -r * 0.4, r * 0.22, { fill: '#fff', opacity: 0.9 }),
      outerX(c) + c.between(-26, 26),
      c.between(top, bottom),
    );
  });

export const clouds = (
  c: Canvas,
  color = '#fff',
  opacity = 0.85,
  top = 30,
  bottom = 310,
): string => {
  const puffs = repeat(6, (k) => {
    const x = k % 2 ? c.between(200, 310) : c.between(-10, 100);
    const y = c.between(top, bottom);
    const parts = repeat(7, (i) => {
      const lift = (c.between(0, 16) * (3 - Math.abs(i - 3))) / 2;
      return ellipse(x + (i - 3) * 17, y - lift, c.between(18, 30), c.between(12, 22), {});
    });
    return group(parts, { fill: color, opacity: c.between(0.55, 1) });
  });
  return group(group(puffs, { filter: blur(c, 3.2) }), { opacity });
};

/** Petals or leaves carried by the wind. */
export const petals = (c: Canvas, count: number, colors: readonly string[], size = 9): string =>
  repeat(count, () => {
    const s = c.between(size * 0.5, size);
    const d = `M0 0C${num(s * 0.3)} ${num(-s * 0.7)} ${num(s)} ${num(-s * 0.6)} ${num(s * 1.4)} 0C${num(s)} ${num(s * 0.5)} ${num(s * 0.3)} ${num(s * 0.5)} 0 0Z`;
    const leaf = path(d, {
      fill: c.linear([c.pick(colors), '#fff'], 20),
      opacity: c.between(0.7, 1),
    });
    return place(leaf, outerX(c) + c.between(-20, 20), c.between(0, 330), c.between(0, 360));
  });

/** The dark area behind the lettering. */
export const foot = (c: Canvas, color: string, opacity = 0.9, top = 230): string =>
  rect(
    0,
    top,
    c.width,
    c.height - top,
    c.linear([
      [0, color, 0],
      [0.55, color, opacity * 0.7],
      [1, color, opacity],
    ]),
  );
