import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { darker, type Tone } from '../colour.ts';
import { along, floor, num, type Point, polar, repeat, smooth, times, tube } from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { ellipse, group, line, mirrored, path, posed } from '../shapes.ts';
import { gaze } from './gaze.ts';

/** A snake that rises from its coils and grins; `tail` is the end of its tail. */
export const serpent = (
  c: Canvas,
  [light, mid, dark]: Tone,
  belly: string,
  iris: string,
): string => {
  const skin = lit(c, 6, { depth: 11, shine: 0.6, gloss: 24, rim: light });
  const band = (spine: readonly Point[], width: (t: number) => number, step: number): string => {
    const body = tube(spine, width);
    return group(
      path(body.d, c.linear([light, mid, dark], 60)) +
        repeat(floor(1 / step), (i) => {
          const { point, angle } = along(spine, (i + 0.5) * step);
          const w = width((i + 0.5) * step);
          return ellipse(point[0], point[1] - w * 0.2, w * 0.26, w * 0.42, {
            fill: dark,
            opacity: 0.55,
            move: `rotate(${num(angle)} ${num(point[0])} ${num(point[1])})`,
          });
        }),
      { filter: skin },
    );
  };
  const ring = (
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    from: number,
    to: number,
  ): Point[] =>
    times(18, (i) => {
      const a = ((from + ((to - from) * i) / 17) * Math.PI) / 180;
      return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)] as const;
    });
  const neck = times(12, (i) => {
    const t = i / 11;
    return [214 - 96 * t + Math.sin(t * 5.2) * 24, 246 - 118 * t] as const;
  });
  return (
    ellipse(150, 284, 120, 18, { fill: '#000', opacity: 0.5, filter: blur(c, 7) }) +
    band(ring(150, 246, 106, 30, 150, 395), (t) => 9 + 20 * t, 0.06) +
    band(ring(150, 262, 100, 28, 20, 190), () => 25, 0.09) +
    band(neck, (t) => 29 - 3 * t, 0.11) +
    group(
      path(
        tube(
          neck.slice(1, 11).map(([x, y]) => [x - 9, y + 4] as const),
          () => 13,
        ).d,
        {
          fill: belly,
          opacity: 0.9,
        },
      ) +
        neck
          .slice(1, 10)
          .map(([x, y]) => line(`M${num(x - 20)} ${num(y + 3)}q11 7 22 0`, darker(belly, 0.4), 2))
          .join(''),
      {},
    ) +
    posed(
      group(
        path(
          'M120 38C76 38 54 66 58 98C62 128 88 146 122 146C158 146 182 126 184 96C186 64 164 38 120 38Z',
          c.radial([light, mid, dark], 0.5, 0.5, 0.66, 0.36, 0.3),
        ),
        { filter: lit(c, 8, { depth: 13, shine: 0.6, rim: light }) },
      ) +
        path(
          'M74 112C96 128 146 128 170 110C166 136 146 144 122 144C96 144 78 134 74 112Z',
          c.linear(['#5a0a1a', '#b01a34']),
        ) +
        path('M84 117L92 121L87 134ZM158 116L150 121L155 134Z', '#fffdf2') +
        group(
          path(
            'M116 132C114 152 108 164 96 172L106 172L104 184C114 178 122 164 126 134Z',
            '#ff4a6a',
          ),
          {
            filter: lit(c, 1.6, { depth: 3 }),
          },
        ) +
        mirrored(ellipse(110, 106, 3, 2.4, dark), 120) +
        gaze(c, 94, 74, 23, iris, -3) +
        gaze(c, 148, 72, 23, iris, -3) +
        mirrored(path('M70 58C82 44 102 46 114 60C100 54 84 54 70 58Z', dark), 121),
      { x: 120, y: 100, turn: -6, dx: 2 },
    )
  );
};

/** A lump of coal with burning hair and a grin. */
export const coalImp = (c: Canvas, x: number, y: number, r: number): string => {
  const rim = times(11, (i) => polar(x, y, r * c.between(0.9, 1.08), i * 32.7));
  const flame = (scale: number, color: string): string =>
    path(
      'M-62 6C-86 -50 -52 -62 -60 -110C-34 -92 -30 -76 -26 -62C-22 -96 -8 -118 4 -150C14 -116 26 -100 28 -66C36 -80 42 -94 56 -104C54 -66 84 -46 62 6Z',
      {
        fill: color,
        move: `translate(${num(x)} ${num(y - r * 0.3)}) scale(${num((scale * r) / 70)})`,
      },
    );
  return (
    glow(c, x, y, r * 2, '#ff6a1a', 0.9, '#ffe08a') +
    group(
      flame(1.16, '#ff3a0a') +
        flame(0.96, '#ff8a1a') +
        flame(0.72, '#ffd24a') +
        flame(0.44, '#fffbe0'),
      {
        filter: blur(c, 1.6),
      },
    ) +
    group(
      path(smooth(rim), c.radial(['#6a5048', '#33241f', '#120a0a'], 0.5, 0.5, 0.6, 0.36, 0.3)),
      {
        filter: lit(c, 5, { depth: 12, shine: 0.5, rim: '#ff8a1a' }),
      },
    ) +
    group(
      path(
        `M${x - r * 0.86} ${y + r * 0.16}l${r * 0.22} ${r * 0.12}l${r * 0.06} ${r * 0.24}M${x + r * 0.9} ${y - r * 0.06}l${-r * 0.2} ${r * 0.1}l${-r * 0.02} ${r * 0.26}l${r * 0.16} ${r * 0.16}M${x - r * 0.3} ${y + r * 0.92}l${r * 0.1} ${-r * 0.2}M${x + r * 0.3} ${y - r * 0.88}l${-r * 0.12} ${r * 0.22}l${r * 0.14} ${r * 0.12}M${x - r * 0.56} ${y - r * 0.7}l${r * 0.16} ${r * 0.2}`,
        { stroke: '#ffb02a', width: r * 0.06, cap: 'round' },
      ),
      { filter: blur(c, 0.6) },
    ) +
    gaze(c, x - r * 0.32, y - r * 0.08, r * 0.24, '#ff9a1a', 2) +
    gaze(c, x + r * 0.34, y - r * 0.1, r * 0.24, '#ff9a1a', -2) +
    path(
      `M${x - r * 0.66} ${y - r * 0.34}L${x - r * 0.1} ${y - r * 0.22}L${x - r * 0.14} ${y - r * 0.34}L${x - r * 0.6} ${y - r * 0.5}ZM${x + r * 0.68} ${y - r * 0.38}L${x + r * 0.12} ${y - r * 0.24}L${x + r * 0.16} ${y - r * 0.36}L${x + r * 0.6} ${y - r * 0.54}Z`,
      '#140806',
    ) +
    path(
      `M${x - r * 0.48} ${y + r * 0.26}Q${x} ${y + r * 0.5} ${x + r * 0.5} ${y + r * 0.22}Q${x + r * 0.36} ${y + r * 0.74} ${x} ${y + r * 0.74}Q${x - r * 0.36} ${y + r * 0.72} ${x - r * 0.48} ${y + r * 0.26}Z`,
      c.linear(['#ffe08a', '#ff6a0a', '#a81a04']),
    ) +
    path(
      `M${x - r * 0.36} ${y + r * 0.33}l${r * 0.1} ${r * 0.16}l${r * 0.12} ${-r * 0.1}M${x + r * 0.38} ${y + r * 0.3}l${-r * 0.1} ${r * 0.16}l${-r * 0.12} ${-r * 0.1}`,
      '#1c0c0a',
    )
  );
};
