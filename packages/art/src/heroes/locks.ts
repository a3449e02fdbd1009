import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { gold, silver } from '../colour.ts';
import { cos, PI, polygon, repeat, sin, times } from '../geometry.ts';
import { blur, lit, polished } from '../light.ts';
import { circle, group, line, path, place, rect } from '../shapes.ts';

/** A vault's round door, wheel and bolts, ajar on gold light. */
export const vault = (c: Canvas): string => {
  const bolts = repeat(12, (i) =>
    group(rect(-9, -136, 18, 26, c.linear(silver, 0), 4), { move: `rotate(${i * 30})` }),
  );
  const spokes = repeat(3, (i) =>
    group(
      rect(-6, -62, 12, 124, c.linear(gold, 0), 6) +
        circle(0, -62, 11, c.radial(gold)) +
        circle(0, 62, 11, c.radial(gold)),
      { move: `rotate(${i * 60 + 12})` },
    ),
  );
  return (
    glow(c, 150, 160, 190, '#ffd24a', 1, '#fff') +
    group(
      group(bolts, { filter: polished(c, 2) }) +
        group(
          circle(0, 0, 122, c.linear([silver[0], silver[1], silver[2], silver[3], silver[4]], 60)),
          { filter: lit(c, 6, { depth: 12, shine: 1, rim: '#ffd24a' }) },
        ) +
        circle(0, 0, 100, c.linear(['#5a667c', '#aab6ca', '#3a4458'], 240)) +
        circle(0, 0, 100, { fill: 'none', stroke: c.linear(gold, 60), width: 6 }) +
        repeat(24, (i) =>
          circle(88 * cos((i * PI) / 12), 88 * sin((i * PI) / 12), 4, c.radial(silver)),
        ) +
        group(circle(0, 0, 66, c.linear(silver, 50)), { filter: polished(c, 4) }) +
        repeat(36, (i) =>
          line(`M0 -62V${i % 3 ? -57 : -52}`, '#20283a', 1.6, { move: `rotate(${i * 10})` }),
        ) +
        group(
          spokes +
            circle(
              0,
              0,
              22,
              c.radial(['#fffbe0', '#ffcf4a', '#8a4a05'], 0.5, 0.5, 0.55, 0.35, 0.3),
            ),
          { filter: polished(c, 3.4) },
        ),
      { move: 'translate(150 156) scale(.94 1)' },
    ) +
    path('M48 92A122 122 0 0 1 168 36', {
      stroke: '#fff',
      width: 8,
      opacity: 0.5,
      filter: blur(c, 2),
      cap: 'round',
    })
  );
};

/** A toothed wheel. */
export const gear = (
  c: Canvas,
  x: number,
  y: number,
  r: number,
  teeth: number,
  tones: readonly string[],
  turn = 0,
): string => {
  const outline = polygon(
    times(teeth * 4, (i) => {
      const a = ((i + 0.5) * 2 * PI) / (teeth * 4);
      const q = i % 4 < 2 ? r : r * 0.84;
      return [q * cos(a), q * sin(a)] as const;
    }),
  );
  return place(
    group(path(outline, c.linear(tones, 60)), { filter: polished(c, 3) }) +
      circle(0, 0, r * 0.66, c.linear([tones[2] ?? '#960', tones[4] ?? '#530'], 60)) +
      group(
        repeat(5, (i) =>
          rect(-r * 0.08, -r * 0.68, r * 0.16, r * 0.68, {
            fill: c.linear(tones, 0),
            move: `rotate(${i * 72})`,
          }),
        ) +
          circle(
            0,
            0,
            r * 0.26,
            c.radial([tones[0] ?? '#fff', tones[1] ?? '#fd5', tones[2] ?? '#960']),
          ),
        { filter: polished(c, 2) },
      ) +
      circle(0, 0, r * 0.1, '#140a04'),
    x,
    y,
    turn,
  );
};

/** A padlock; closed, in a metal. */
export const padlock = (
  c: Canvas,
  x: number,
  y: number,
  scale: number,
  turn: number,
  tones: readonly string[],
): string =>
  place(
    group(
      path('M-38 -6V-46C-38 -104 38 -104 38 -46V-6', { stroke: c.linear(silver, 0), width: 18 }),
      { filter: polished(c, 3) },
    ) +
      group(rect(-66, -14, 132, 106, c.linear(tones, 60), 20), { filter: polished(c, 6) }) +
      circle(0, 28, 15, '#1c0e04') +
      path('M-7 34H7L11 66H-11Z', '#1c0e04'),
    x,
    y,
    turn,
    scale,
  );

/** An ornate key. */
export const key = (
  c: Canvas,
  x: number,
  y: number,
  scale: number,
  turn: number,
  tones: readonly string[] = gold,
): string =>
  place(
    group(
      path('M-9 -20H9V112H-9ZM9 62H40V80H28V94H9ZM9 96H36V112H9Z', c.linear(tones, 0)) +
        path(
          'M0 -92C34 -92 52 -70 46 -46C40 -26 22 -18 0 -18C-22 -18 -40 -26 -46 -46C-52 -70 -34 -92 0 -92ZM0 -74C-20 -74 -30 -62 -28 -52C-24 -40 -12 -36 0 -36C12 -36 24 -40 28 -52C30 -62 20 -74 0 -74Z',
          c.linear(tones),
        ),
      { filter: polished(c, 3.4) },
    ),
    x,
    y,
    turn,
    scale,
  );
