import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { darker, gold, lighter, type Tone } from '../colour.ts';
import { floor, num, type Point, polar, repeat, smooth, times, tube } from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { circle, ellipse, group, line, mirrored, path, posed } from '../shapes.ts';
import { critter } from './critters.ts';
import { gaze } from './gaze.ts';

/** A giraffe that looks over the edge. */
export const giraffe = (c: Canvas): string => {
  const coat = lit(c, 7, { depth: 12, shine: 0.3, rim: '#fff0c0' });
  const neck = 'M96 420C108 330 112 260 122 190H186C196 260 214 330 236 420Z';
  const patches = repeat(16, (i) => {
    const [x, y] = [124 + (i % 3) * 27 + c.between(-5, 5), 226 + floor(i / 3) * 34 + (i % 3) * 9];
    return path(smooth(times(6, (k) => polar(x, y, c.between(9, 14), k * 60))), '#a8601c');
  });
  return (
    group(path(neck, c.linear(['#c8861a', '#ffd86a', '#e0a02a'], 0)), { filter: coat }) +
    group(patches, { clip: c.clip(neck), opacity: 0.85 }) +
    group(
      mirrored(
        path(
          'M112 92C104 66 104 44 108 30L122 30C126 50 130 70 132 88Z',
          c.linear(['#f2c04a', '#b8741a']),
        ) + circle(115, 28, 13, c.radial(['#8a4a20', '#3a1c0a'])),
      ),
      { filter: lit(c, 4, { depth: 8 }) },
    ) +
    posed(
      critter(c, {
        fur: '#ffcf5a',
        pale: '#fff0cc',
        mark: '#c8801c',
        ears: 'floppy',
        muzzle: 'wide',
        eyes: 'round',
        iris: '#5a2f0c',
        rim: '#fff0c0',
      }),
      { scale: 0.82, dy: -18 },
    ) +
    [
      [112, 92, 11],
      [190, 96, 12],
      [152, 84, 9],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        path(smooth(times(6, (k) => polar(x, y, c.between(r * 0.8, r * 1.2), k * 60))), {
          fill: '#b8701c',
          opacity: 0.8,
        }),
      )
      .join('')
  );
};

/** A ram in full gallop to the left, fleece of gold curls. */
export const leapingRam = (c: Canvas, face: Tone): string => {
  const wool = lit(c, 3.4, { depth: 8, shine: 0.8, gloss: 20, rim: '#fffbe0', drop: false });
  const curl = (x: number, y: number, r: number): string =>
    circle(x, y, r, c.radial(['#fffbe0', '#ffd24a', '#c07a08'], 0.5, 0.5, 0.58, 0.36, 0.3)) +
    path(
      `M${num(x + r * 0.55)} ${num(y)}a${num(r * 0.55)} ${num(r * 0.55)} 0 1 0 ${num(-r * 0.55)} ${num(r * 0.55)}a${num(r * 0.36)} ${num(r * 0.36)} 0 1 0 ${num(-r * 0.3)} ${num(-r * 0.42)}`,
      { stroke: '#9a5a06', width: r * 0.16, cap: 'round', opacity: 0.7 },
    );
  const leg = (points: readonly Point[]): string =>
    path(tube(points, (t) => 13 - 5 * t).d, c.linear([face[0], face[1], face[2]], 0)) +
    circle(points.at(-1)?.[0] ?? 0, points.at(-1)?.[1] ?? 0, 10, '#2a1a14');
  const legs = lit(c, 3, { depth: 7, shine: 0.4 });
  const cloud = times(30, (i) => {
    const a = i * 2.399;
    const k = Math.sqrt(i / 30);
    return [194 + Math.cos(a) * k * 82, 164 + Math.sin(a) * k * 54, 25 - k * 4] as const;
  });
  const horn = times(26, (i) => {
    const t = i / 25;
    return polar(112, 114, 46 * (1 - t * 0.78), -150 + t * 560);
  });
  return (
    group(
      leg([
        [150, 196],
        [112, 224],
        [70, 216],
      ]) +
        leg([
          [238, 200],
          [268, 232],
          [290, 274],
        ]),
      { filter: legs, opacity: 0.9 },
    ) +
    group(cloud.map(([x, y, r]) => curl(x, y, r)).join(''), {
      filter: lit(c, 10, { depth: 14, shine: 0.3, rim: '#fffbe0' }),
    }) +
    group(
      leg([
        [166, 206],
        [136, 244],
        [96, 252],
      ]) +
        leg([
          [222, 208],
          [236, 248],
          [268, 282],
        ]),
      { filter: legs },
    ) +
    group(
      path(
        'M128 84C100 74 78 92 66 118C54 136 38 146 36 160C36 174 52 178 68 174C92 176 122 166 136 144C146 122 142 94 128 84Z',
        c.linear(face, 100),
      ),
      { filter: lit(c, 6, { depth: 11, shine: 0.4, rim: '#fff3c0' }) },
    ) +
    path('M38 158C44 152 54 152 58 158', { stroke: '#2a1410', width: 4, cap: 'round' }) +
    path('M48 172C58 176 72 172 80 164', { stroke: '#3a1c14', width: 3, cap: 'round' }) +
    gaze(c, 86, 122, 12, '#d88a1a', -2) +
    path('M68 110C78 100 94 100 102 110C92 106 78 107 68 110Z', darker(face[2], 0.3)) +
    group(curl(120, 84, 17) + curl(104, 78, 14) + curl(136, 96, 15), { filter: wool }) +
    group(
      path(tube(horn, (t) => 17 - 14 * t).d, c.linear([gold[0], gold[1], gold[2], gold[4]], 60)),
      {
        filter: lit(c, 4, { depth: 9, shine: 1, rim: '#ff9a3a' }),
      },
    ) +
    repeat(9, (i) => {
      const [x, y] = polar(112, 114, 46 * (1 - ((i + 1) / 12) * 0.78), -150 + ((i + 1) / 12) * 560);
      return circle(x, y, 2.6, { fill: '#8a5206', opacity: 0.6 });
    })
  );
};

/** A stag that looks over its shoulder, antlers full of light. */
export const royalStag = (c: Canvas, [a, b, d]: Tone, light: string): string => {
  const antler =
    'M134 96C126 74 96 72 76 46C66 32 62 12 66 -10M92 64C84 40 90 14 102 -6M68 36C52 38 36 30 26 14M112 78C112 56 120 40 132 28';
  const fur = lit(c, 6, { depth: 11, shine: 0.4, rim: light });
  return (
    glow(c, 150, 110, 190, light, 0.75, '#fff') +
    mirrored(line(antler, light, 17, { opacity: 0.75, filter: blur(c, 7) })) +
    group(mirrored(line(antler, '#fffbe8', 9.5)), {
      filter: lit(c, 2.4, { depth: 6, shine: 1, rim: light }),
    }) +
    group(
      path('M92 400C96 300 104 236 128 190H172C196 236 204 300 208 400Z', c.linear([a, b, d])) +
        path('M126 214C112 260 108 300 110 400H190C192 300 188 260 174 214Z', {
          fill: c.linear(['#fffaf2', a]),
          opacity: 0.75,
          filter: blur(c, 5),
        }),
      { filter: lit(c, 3.4, { depth: 7, shine: 0.3, rim: light }) },
    ) +
    group(
      mirrored(
        path('M120 106C96 84 62 88 44 104C62 128 96 134 122 126Z', c.linear([b, d])) +
          path('M112 108C94 94 72 96 58 106C74 120 96 122 114 118Z', {
            fill: '#f0b8a8',
            opacity: 0.7,
          }),
      ),
      { filter: lit(c, 3.4, { depth: 7, rim: light }) },
    ) +
    group(
      path(
        'M150 82C122 80 106 100 108 124C108 146 122 162 128 182C130 202 132 226 150 226C168 226 170 202 172 182C178 162 192 146 192 124C194 100 178 80 150 82Z',
        c.radial([a, b, d], 0.5, 0.5, 0.66, 0.4, 0.3),
      ),
      { filter: fur },
    ) +
    path('M150 90C142 120 140 160 140 190H160C160 160 158 120 150 90Z', {
      fill: lighter(a, 0.4),
      opacity: 0.5,
    }) +
    group(ellipse(150, 204, 23, 20, c.radial([lighter(a, 0.5), a])), {
      filter: lit(c, 4, { depth: 7, drop: false }),
    }) +
    group(
      path(
        'M134 192C140 184 160 184 166 192C164 204 156 208 150 210C144 208 136 204 134 192Z',
        c.linear(['#4a3a48', '#140e18']),
      ),
      { filter: lit(c, 2, { depth: 5, shine: 1, drop: false }) },
    ) +
    path('M140 216Q150 222 160 216', { stroke: d, width: 2.6, cap: 'round' }) +
    mirrored(
      path('M112 134C114 118 134 116 140 132C136 146 118 148 112 134Z', '#120c14') +
        circle(127, 132, 8.6, c.radial([lighter(light, 0.4), light, '#0a4a4a'])) +
        circle(127, 132, 4.6, '#06080a') +
        circle(124, 128, 2.6, '#fff') +
        path('M106 122C116 106 136 110 144 124C132 116 118 116 106 122Z', darker(d, 0.2)),
    ) +
    [
      [66, -8],
      [102, -4],
      [26, 16],
      [234, -8],
      [198, -4],
      [274, 16],
    ]
      .map(([x = 0, y = 0]) => glow(c, x, y, 22, light, 1, '#fff'))
      .join('')
  );
};
