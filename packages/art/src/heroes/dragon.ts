import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { darker, gold, lighter, type Tone } from '../colour.ts';
import { abs, cos, max, min, num, PI, type Point, repeat, sin, times, tube } from '../geometry.ts';
import { lit } from '../light.ts';
import { sphere } from '../objects/sphere.ts';
import { circle, ellipse, group, line, path } from '../shapes.ts';

interface DragonLook {
  readonly scale: Tone;
  readonly mane: readonly [string, string];
  readonly rim: string;
  readonly eye: string;
}

/** A dragon's head, jaws open to the left, horns and mane swept back. */
export const dragonHead = (c: Canvas, { scale: [a, b, d], mane, rim, eye }: DragonLook): string => {
  const locks = repeat(11, (i) => {
    const turn = -64 + i * 15;
    return path(
      `M0 -13C40 -26 84 -18 ${124 - abs(i - 4) * 6} ${i % 2 ? -4 : 8}C84 10 40 16 0 13Z`,
      {
        fill: c.linear([mane[0], mane[1]], 0),
        move: `translate(206 ${128 + i * 8}) rotate(${turn})`,
      },
    );
  });
  const horn = 'M178 78C196 44 232 26 276 26C250 44 232 64 214 98Z';
  const teeth =
    repeat(7, (i) =>
      path(
        `M${48 + i * 15} ${166 - i * 2}L${60 + i * 15} ${165 - i * 2}L${50 + i * 15} ${186 + (i % 2 ? 4 : 12)}Z`,
        c.linear(['#fff', '#e0d4b8']),
      ),
    ) +
    repeat(6, (i) =>
      path(
        `M${58 + i * 15} ${226 + i * 1}L${70 + i * 15} ${226}L${60 + i * 15} ${204 - (i % 2 ? 0 : 6)}Z`,
        c.linear(['#fff', '#e0d4b8']),
      ),
    );
  const scales = repeat(40, (i) => {
    const [col, row] = [i % 8, Math.floor(i / 8)];
    return path(`M${148 + col * 12 + (row % 2) * 6} ${92 + row * 15}q6 12 12 0`, {
      stroke: d,
      width: 1.6,
      opacity: 0.6,
    });
  });
  const skin = lit(c, 6, { depth: 12, shine: 0.7, gloss: 26, rim });
  return (
    group(locks, { filter: lit(c, 2.4, { depth: 5, shine: 0.5, rim }) }) +
    group(
      path(horn, c.linear(gold)) +
        path('M150 74C160 40 184 16 222 4C204 26 194 50 186 88Z', c.linear(gold)),
      { filter: lit(c, 4, { depth: 9, shine: 1 }) },
    ) +
    group(
      path('M216 150C240 210 244 300 226 480L360 480C346 280 306 190 250 130Z', c.linear([b, d])),
      { filter: skin },
    ) +
    path(
      'M40 168C90 148 150 160 190 176C176 214 120 234 62 228Z',
      c.linear(['#6a0a1a', '#2a0208']),
    ) +
    path(
      'M72 214C100 186 148 190 176 196C152 220 108 228 72 222Z',
      c.linear(['#ff8a9a', '#b81a34']),
    ) +
    group(
      path(
        'M78 232C60 236 50 226 52 216C90 228 150 222 186 190C206 196 214 216 206 240C188 268 120 270 78 232Z',
        c.linear([b, d]),
      ),
      { filter: skin },
    ) +
    group(
      path(
        'M34 152C30 138 40 126 58 128C66 116 80 118 88 128C104 122 116 110 128 98C142 80 166 70 190 76C226 84 248 112 248 150C246 180 226 196 204 194C194 178 172 168 148 166C112 164 72 176 44 172C36 168 34 160 34 152Z',
        c.linear([a, b, d]),
      ),
      { filter: skin },
    ) +
    scales +
    teeth +
    ellipse(56, 143, 9, 6, { fill: '#1a0206', move: 'rotate(-24 56 143)' }) +
    group(
      path(
        'M124 112C138 92 162 90 180 104C164 108 148 116 134 126Z',
        c.linear([lighter(a, 0.3), b]),
      ),
      { filter: lit(c, 3, { depth: 6 }) },
    ) +
    path('M134 124C144 112 162 108 176 114C172 130 150 136 134 124Z', '#1a0408') +
    path(
      'M140 122C148 113 162 111 172 116C168 127 152 131 140 122Z',
      c.radial(['#fffbe0', eye, darker(eye, 0.6)]),
    ) +
    ellipse(157, 119, 3.4, 8, '#0a0204') +
    circle(152, 115, 2.4, '#fff') +
    glow(c, 157, 119, 34, eye, 0.5) +
    line('M60 128C30 110 6 84 -4 44M52 150C24 150 4 168 -12 194', mane[0], 4.5)
  );
};

/** A serpent's coil around a pearl, for behind the head. */
export const coil = (
  c: Canvas,
  [a, b, d]: Tone,
  spike: readonly [string, string],
  rim: string,
  pearl: string,
): string => {
  const spine = times(46, (i): Point => {
    const t = i / 45;
    const angle = ((-620 + t * 470) * PI) / 180;
    const r = 40 + t * 88;
    return [150 + r * cos(angle) * 1.04, 176 + r * sin(angle)];
  }).reverse();
  const width = (u: number): number =>
    22 * (1 - u) ** 0.6 * (0.86 + 0.3 * sin(min(1, u * 2.2) * PI)) + 1.5;
  const body = tube(spine, width);
  const spikes = repeat(42, (i) => {
    const [p, e] = [spine[i + 2] ?? [0, 0], body.left[i + 2] ?? [0, 0]];
    const [dx, dy] = [e[0] - p[0], e[1] - p[1]];
    return path(
      `M${num(p[0] + dx * 0.7 - dy * 0.35)} ${num(p[1] + dy * 0.7 + dx * 0.35)}L${num(p[0] + dx * 1.65)} ${num(p[1] + dy * 1.65)}L${num(p[0] + dx * 0.7 + dy * 0.35)} ${num(p[1] + dy * 0.7 - dx * 0.35)}Z`,
      c.linear(spike),
    );
  });
  const scales = repeat(44, (i) => {
    const [l, r] = [body.left[i + 1] ?? [0, 0], body.right[i + 1] ?? [0, 0]];
    return repeat(5, (k) => {
      const q = (k + 0.5 * (i % 2)) / 5;
      return circle(
        r[0] + (l[0] - r[0]) * q,
        r[1] + (l[1] - r[1]) * q,
        max(1, width(i / 45) * 0.3),
        { fill: 'none', stroke: d, width: 1, opacity: 0.55 },
      );
    });
  });
  return (
    group(spikes, { filter: lit(c, 1.5, { depth: 3 }) }) +
    group(group(path(body.d, c.linear([a, b])) + scales, { clip: c.clip(body.d) }), {
      filter: lit(c, 5, { depth: 10, shine: 0.8, rim }),
    }) +
    glow(c, 150, 176, 64, pearl, 0.95, '#fff') +
    sphere(c, 150, 176, 22, ['#fff', pearl, darker(pearl, 0.5)])
  );
};
