import type { Canvas } from '../canvas.ts';
import { darker, gold, lighter, type Tone } from '../colour.ts';
import { repeat } from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { sphere } from '../objects/sphere.ts';
import { circle, ellipse, group, line, path, place, rect } from '../shapes.ts';

/** A ship under full sail, or its ghost. */
export const galleon = (
  c: Canvas,
  wood: Tone,
  sail: readonly [string, string],
  flag: string,
): string => {
  const cloth = (x: number, y: number, w: number, h: number): string =>
    path(
      `M${x - w} ${y}C${x - w * 0.6} ${y + 4} ${x + w * 0.6} ${y + 4} ${x + w} ${y}C${x + w * 1.34} ${y + h * 0.5} ${x + w * 1.2} ${y + h * 0.9} ${x + w * 0.9} ${y + h}C${x + w * 0.4} ${y + h * 0.86} ${x - w * 0.5} ${y + h * 0.86} ${x - w} ${y + h}C${x - w * 0.8} ${y + h * 0.6} ${x - w * 0.86} ${y + h * 0.3} ${x - w} ${y}Z`,
      c.linear(sail),
    );
  const mast = (x: number, y: number): string => line(`M${x} ${y}V236`, wood[2], 6);
  return (
    mast(92, 50) +
    mast(158, 14) +
    mast(220, 60) +
    group(
      cloth(92, 62, 34, 50) +
        cloth(92, 122, 42, 72) +
        cloth(158, 28, 36, 56) +
        cloth(158, 94, 48, 88) +
        cloth(220, 74, 28, 44) +
        cloth(220, 128, 36, 62),
      { filter: lit(c, 5, { depth: 10, shine: 0.3, rim: '#fff3d0' }) },
    ) +
    path('M158 14L196 4L190 16L200 28L158 26Z', flag) +
    group(
      path(
        'M24 206C44 226 76 232 110 232H206C236 230 262 214 284 180L292 196C288 244 262 288 222 300H84C48 288 26 250 24 206Z',
        c.linear([wood[0], wood[1], wood[2]]),
      ),
      { filter: lit(c, 6, { depth: 11, shine: 0.4, rim: '#ffe0a0' }) },
    ) +
    line('M28 216C70 244 210 250 290 198M40 248C90 266 210 268 276 236', '#ffd24a', 4) +
    repeat(6, (i) =>
      place(
        rect(-8, -7, 16, 15, { fill: '#1c0c04', stroke: '#ffd24a', width: 2 }, 3),
        78 + i * 30,
        254 + (i > 3 ? -3 : 0),
      ),
    )
  );
};

/** A round submarine with a lamp. */
export const submarine = (c: Canvas, body: string, trim: string): string => {
  const paint = c.linear([lighter(body, 0.4), body, darker(body, 0.45)]);
  const port = (x: number, r: number): string =>
    group(circle(x, 166, r, c.linear(gold, 60)), { filter: lit(c, 3, { depth: 6, shine: 1 }) }) +
    circle(
      x,
      166,
      r * 0.72,
      c.radial(['#dffaff', '#3ab0e8', '#04305a'], 0.5, 0.5, 0.6, 0.36, 0.3),
    ) +
    path(
      `M${x - r * 0.45} ${166 - r * 0.1}Q${x - r * 0.3} ${166 - r * 0.5} ${x + r * 0.1} ${166 - r * 0.5}`,
      { stroke: '#fff', width: 4, cap: 'round' },
    );
  return (
    group(
      path(
        'M26 160L-60 100V240Z',
        c.linear(
          [
            [0, '#fffbd0', 0],
            [1, '#fffbd0', 0.75],
          ],
          0,
        ),
      ),
      { filter: blur(c, 5) },
    ) +
    group(
      path(
        'M262 166C280 150 292 130 298 118L306 214C292 204 280 190 262 178Z',
        c.linear([trim, darker(trim, 0.4)]),
      ),
      { filter: lit(c, 3, { depth: 6 }) },
    ) +
    ellipse(300, 168, 7, 44, { fill: '#dfe7f2', opacity: 0.75 }) +
    group(
      path('M116 96V56C116 44 190 44 190 56V96Z', paint) +
        path('M168 46V8H140V-2H182V46Z', c.linear([trim, darker(trim, 0.4)])),
      { filter: lit(c, 5, { depth: 9, shine: 0.6 }) },
    ) +
    group(
      path(
        'M20 166C20 116 76 84 150 84C222 84 272 116 272 170C272 222 222 250 150 250C76 250 20 218 20 166Z',
        paint,
      ),
      { filter: lit(c, 10, { depth: 16, shine: 0.8, gloss: 26, rim: '#c8f8ff' }) },
    ) +
    path('M24 186C70 214 226 216 270 186C264 228 214 250 150 250C82 250 32 226 24 186Z', {
      fill: trim,
      opacity: 0.85,
    }) +
    port(86, 36) +
    port(164, 27) +
    port(224, 21) +
    repeat(12, (i) =>
      circle(48 + i * 19, 112 - Math.sin((i / 11) * Math.PI) * 17, 3, {
        fill: '#fff3c0',
        opacity: 0.8,
      }),
    ) +
    sphere(c, 28, 166, 15, ['#fff', '#fff3b0', '#c88a1a'])
  );
};
