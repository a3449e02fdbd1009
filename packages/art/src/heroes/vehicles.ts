import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { darker, gold, lighter, silver } from '../colour.ts';
import { glyphs } from '../fonts.ts';
import { num, repeat } from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { circle, ellipse, group, line, mirrored, path, rect } from '../shapes.ts';

export const wheel = (
  c: Canvas,
  x: number,
  y: number,
  r: number,
  rim: readonly string[] = silver,
): string =>
  group(circle(x, y, r, c.radial(['#3a3e48', '#1a1c22', '#08080a'])), {
    filter: lit(c, r * 0.1, { depth: r * 0.2, shine: 0.4 }),
  }) +
  circle(x, y, r * 0.6, c.linear(rim, 60)) +
  repeat(6, (i) =>
    line(`M${num(x)} ${num(y - r * 0.5)}V${num(y)}`, '#2a303c', r * 0.08, {
      move: `rotate(${i * 60} ${num(x)} ${num(y)})`,
    }),
  ) +
  circle(x, y, r * 0.18, c.radial(rim));

/** A jeepney head on, all chrome and colour. */
export const jeepney = (c: Canvas, body: string, accent: string): string => {
  const paint = c.linear([lighter(body, 0.35), body, darker(body, 0.45)]);
  const chrome = c.linear(silver);
  const fx = lit(c, 5, { depth: 10, shine: 0.9, rim: '#fff3c0' });
  return (
    ellipse(150, 300, 130, 18, { fill: '#000', opacity: 0.5, filter: blur(c, 7) }) +
    wheel(c, 62, 282, 30) +
    wheel(c, 238, 282, 30) +
    group(path('M70 34C92 20 208 20 230 34L242 130H58Z', paint), { filter: fx }) +
    rect(78, 46, 144, 34, { fill: c.linear(['#fff3a0', accent]) }, 6) +
    path(glyphs('bungee', 'JACKPOT', 24, 150, 63), '#a80a24') +
    group(
      path(
        'M78 88H144V132H70ZM156 88H222L230 132H156Z',
        c.linear(['#dff6ff', '#6ab0d8', '#1c4a6a'], 60),
      ),
      { filter: lit(c, 2, { depth: 4, shine: 1 }) },
    ) +
    path('M84 92L118 92L96 130H76Z', { fill: '#fff', opacity: 0.4 }) +
    group(
      path('M44 132H256C270 148 276 180 274 212L262 262H38L26 212C24 180 30 148 44 132Z', paint),
      { filter: fx },
    ) +
    group(
      path('M106 140H194L206 236H94Z', chrome) +
        repeat(7, (i) => rect(110 + i * 12, 152, 6, 78, '#20283a', 3)),
      { filter: lit(c, 3, { depth: 7, shine: 1 }) },
    ) +
    mirrored(
      group(circle(66, 196, 27, chrome), { filter: lit(c, 3, { depth: 6, shine: 1 }) }) +
        circle(66, 196, 20, c.radial(['#ffffff', '#fff3b0', '#e0b04a'])) +
        glow(c, 66, 196, 56, '#fff3b0', 0.8, '#fff') +
        circle(52, 152, 9, '#ff8a1a') +
        path('M30 222C50 232 78 232 96 224', { stroke: accent, width: 5, cap: 'round' }),
    ) +
    group(path('M26 240H274C282 250 282 266 274 274H26C18 266 18 250 26 240Z', chrome), {
      filter: lit(c, 4, { depth: 8, shine: 1 }),
    }) +
    group(path('M118 132C122 106 136 100 150 96C164 100 178 106 182 132Z', chrome), {
      filter: lit(c, 3, { depth: 6, shine: 1 }),
    }) +
    path('M132 128L150 104L168 128Z', accent) +
    mirrored(line('M58 130L40 108', '#dfe7f2', 4) + rect(28, 92, 20, 24, { fill: chrome }, 4)) +
    repeat(9, (i) =>
      circle(
        86 + i * 16,
        28 - Math.sin((i / 8) * Math.PI) * 7,
        6,
        ['#ff4a4a', '#ffd24a', '#3ae07a', '#3ab0ff'][i % 4] ?? '#fff',
      ),
    )
  );
};

/** A small kart seen from the front, driver leaning. */
export const kart = (c: Canvas, body: string, trim: string, driver: string): string => {
  const paint = c.linear([lighter(body, 0.4), body, darker(body, 0.5)]);
  const fx = lit(c, 6, { depth: 11, shine: 0.9, rim: '#fff' });
  return (
    ellipse(150, 288, 130, 18, { fill: '#000', opacity: 0.5, filter: blur(c, 7) }) +
    wheel(c, 46, 248, 42, gold) +
    wheel(c, 254, 248, 42, gold) +
    group(
      path(
        'M96 220C92 150 112 120 150 120C188 120 208 150 204 220Z',
        c.linear([lighter(driver, 0.3), driver, darker(driver, 0.5)]),
      ),
      { filter: fx },
    ) +
    group(
      mirrored(
        path(
          'M110 152C78 162 70 192 92 214L112 206C104 192 108 180 124 174Z',
          c.linear([lighter(driver, 0.3), driver, darker(driver, 0.5)]),
        ) + circle(104, 210, 15, c.radial([lighter(trim, 0.5), trim, darker(trim, 0.5)])),
      ),
      { filter: fx },
    ) +
    group(
      circle(
        150,
        96,
        60,
        c.radial([lighter(trim, 0.5), trim, darker(trim, 0.5)], 0.5, 0.5, 0.56, 0.36, 0.3),
      ),
      { filter: fx },
    ) +
    path(
      'M98 92C108 64 192 64 202 92C204 118 190 128 150 128C110 128 96 118 98 92Z',
      c.linear(['#1c2438', '#05070c']),
    ) +
    path('M106 92C114 74 150 70 172 76C150 84 124 100 116 118C108 112 104 104 106 92Z', {
      fill: '#8ae0ff',
      opacity: 0.6,
    }) +
    path('M142 36H158L156 66H144Z', '#fff') +
    group(
      path(
        'M58 236C60 206 92 190 150 190C208 190 240 206 242 236C246 266 214 286 150 286C86 286 54 266 58 236Z',
        paint,
      ),
      { filter: fx },
    ) +
    path('M104 208C120 200 180 200 196 208L190 236H110Z', trim) +
    path(
      'M150 206L158 222L176 224L163 236L166 252L150 244L134 252L137 236L124 224L142 222Z',
      '#fff',
    ) +
    mirrored(
      circle(84, 240, 15, c.radial(['#fff', '#fff3b0', '#e0b04a'])) +
        glow(c, 84, 240, 40, '#fff3b0', 0.7),
    ) +
    group(path('M44 268H256V284C220 296 80 296 44 284Z', c.linear(silver)), {
      filter: lit(c, 3, { depth: 6, shine: 1 }),
    })
  );
};

/** A cartoon tank from the side. */
export const tank = (c: Canvas, body: string, trim: string): string => {
  const paint = c.linear([lighter(body, 0.35), body, darker(body, 0.5)]);
  const fx = lit(c, 6, { depth: 11, shine: 0.5, rim: '#fff3c0' });
  return (
    group(
      path('M120 116L-10 84L-16 108L116 148Z', c.linear([silver[1], body, darker(body, 0.5)])) +
        path('M-24 74L2 80L-4 118L-30 110Z', paint),
      { filter: fx },
    ) +
    group(path('M96 154C96 96 128 76 174 76C222 76 246 106 248 154Z', paint), {
      filter: lit(c, 9, { depth: 15, shine: 0.6, rim: '#fff3c0' }),
    }) +
    group(rect(150, 54, 56, 26, paint, 12), { filter: fx }) +
    path(
      'M178 100L187 118L207 121L192 135L196 155L178 145L160 155L164 135L149 121L169 118Z',
      trim,
    ) +
    group(path('M22 158H284L298 196H8Z', paint), { filter: fx }) +
    group(rect(-6, 192, 312, 84, c.linear(['#4a4e58', '#1c1e24']), 42), { filter: fx }) +
    repeat(
      5,
      (i) =>
        group(circle(40 + i * 55, 234, 27, c.linear([lighter(body, 0.2), darker(body, 0.4)], 60)), {
          filter: lit(c, 3, { depth: 6 }),
        }) + circle(40 + i * 55, 234, 10, c.radial(silver)),
    ) +
    repeat(
      15,
      (i) =>
        rect(4 + i * 20, 188, 13, 10, '#14161c', 2) + rect(4 + i * 20, 270, 13, 10, '#14161c', 2),
    ) +
    line('M236 76L250 10', '#20242c', 4) +
    path('M250 10L286 18L250 34Z', trim)
  );
};
