import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { abs, repeat } from '../geometry.ts';
import { lit } from '../light.ts';
import { circle, group, line, path, posed } from '../shapes.ts';
import { feather, type Plumage, wing } from './birds.ts';

interface HeadLook {
  readonly crown: readonly string[];
  readonly beak: readonly string[];
  readonly eye: string;
  readonly rim: string;
}

/** A bird of prey's head in profile, looking left, around (140, 120); the beak is open. */
const head = (c: Canvas, { crown, beak, eye, rim }: HeadLook): string =>
  group(
    path(
      'M112 92C124 70 160 64 182 84C204 104 206 140 214 178L200 170L204 196L188 180L186 206L170 186L160 204L152 180L138 190L140 164C126 160 114 150 110 136C104 120 106 102 112 92Z',
      c.linear(crown, 70),
    ),
    { filter: lit(c, 4, { depth: 8, shine: 0.4, rim }) },
  ) +
  repeat(7, (i) =>
    line(
      `M${150 + i * 8} ${104 + (i % 3) * 12}q${6 + i} 16 ${8 + i * 1.6} 40`,
      darker(crown.at(-1) ?? '#888', 0.2),
      1.4,
      { opacity: 0.35 },
    ),
  ) +
  group(
    path(
      'M124 100C96 96 68 106 58 130C54 142 56 154 62 164C66 152 74 144 86 142C98 140 112 140 122 138C130 126 132 110 124 100Z',
      c.linear(beak, 80),
    ) +
      path(
        'M118 142C104 144 90 148 84 158C94 168 112 166 124 156Z',
        c.linear([beak[1] ?? '#fa0', beak.at(-1) ?? '#840']),
      ),
    { filter: lit(c, 2.6, { depth: 6, shine: 0.9 }) },
  ) +
  path('M118 140C104 141 92 145 85 155C96 154 110 152 120 148Z', '#7a1424') +
  path('M98 116q8 -4 14 0', {
    stroke: darker(beak.at(-1) ?? '#840', 0.3),
    width: 3.4,
    cap: 'round',
  }) +
  path('M120 104C134 94 156 98 164 112C152 122 132 122 120 104Z', '#1c1008') +
  circle(144, 109, 9, c.radial([lighter(eye, 0.5), eye, darker(eye, 0.5)])) +
  circle(142, 109, 4.4, '#0a0604') +
  circle(140, 106, 2, '#fff') +
  path(
    'M112 100C128 84 158 88 174 106C156 98 134 98 118 106Z',
    c.linear([crown[0] ?? '#fff', darker(crown.at(-1) ?? '#888', 0.45)]),
  );

const talon = (c: Canvas, x: number, y: number, turn: number, thigh: readonly string[]): string =>
  group(
    path('M-20 -34C-30 -6 -16 22 -6 30L10 28C24 10 26 -14 18 -38Z', c.linear(thigh)) +
      [-26, -6, 16]
        .map(
          (dx, i) =>
            path(
              `M${dx * 0.3 - 6} 24C${dx - 10} 34 ${dx - 12} 48 ${dx - 6} 62L${dx + 4} 58C${dx + 4} 46 ${dx * 0.4 + 6} 36 ${dx * 0.3 + 7} 24Z`,
              c.linear(['#ffe08a', '#e09a1a', '#a8640a']),
            ) +
            path(
              `M${dx - 7} 58C${dx - 10} 70 ${dx - 4 + i} 80 ${dx + 4} 84C${dx + 2} 74 ${dx + 4} 66 ${dx + 5} 58Z`,
              c.linear(['#5a4a4a', '#140c0c']),
            ),
        )
        .join(''),
    { move: `translate(${x} ${y}) rotate(${turn})`, filter: lit(c, 2.2, { depth: 5 }) },
  );

/** An eagle that stoops to the lower left: wings wide and unlike, talons first, beak open. */
export const stoop = (c: Canvas, plumage: Plumage, look: HeadLook, halo: string): string => {
  const [pale, bright, deep, dark] = plumage;
  const layers: Plumage = [bright, deep, deep, dark];
  const feathers = lit(c, 1.8, { depth: 4, shine: 0.5, rim: look.rim });
  const tail = repeat(9, (i) =>
    feather(c, 196, 214, 26 + i * 9, 108 - abs(i - 4) * 7, 13, [dark, deep, pale], dark),
  );
  const flecks = repeat(20, (i) => {
    const [x, y] = [140 + (i % 5) * 13 + (Math.floor(i / 5) % 2) * 6, 176 + Math.floor(i / 5) * 14];
    return path(`M${x - 7} ${y}Q${x} ${y + 13} ${x + 7} ${y}Q${x} ${y + 4} ${x - 7} ${y}Z`, {
      fill: pale,
      opacity: 0.45,
    });
  });
  return (
    glow(c, 150, 150, 175, halo, 0.85, '#fff') +
    group(`<g transform="matrix(-1 0 0 1 322 0)">${wing(c, layers, 30, 138, 176)}</g>`, {
      filter: feathers,
    }) +
    group(tail, { filter: feathers }) +
    group(wing(c, layers, 18, 158, 172), { filter: feathers }) +
    group(
      path(
        'M138 150C120 180 126 224 156 244C186 252 214 236 220 208C222 184 210 160 196 148Z',
        c.linear([bright, deep, dark]),
      ),
      { filter: lit(c, 6, { depth: 11, rim: look.rim }) },
    ) +
    flecks +
    talon(c, 176, 238, 20, [deep, dark]) +
    talon(c, 134, 226, 34, [bright, deep]) +
    posed(head(c, look), { x: 160, y: 160, scale: 0.86, dx: -6 })
  );
};

/** A raven with raised wings, perched, calling to the left. */
export const raven = (c: Canvas, sheen: string, eye: string): string => {
  const plumage: Plumage = [sheen, '#2a3050', '#141830', '#05060e'];
  const feathers = lit(c, 1.8, { depth: 4, shine: 0.7, rim: sheen });
  const perch = (x: number): string =>
    line(`M${x} 240V262M${x} 262l-14 10M${x} 262l2 13M${x} 262l14 9`, '#3a3440', 6);
  return (
    group(`<g transform="matrix(-1 0 0 1 330 0)">${wing(c, plumage, 40, 150, 186)}</g>`, {
      filter: feathers,
    }) +
    group(
      repeat(6, (i) =>
        feather(c, 196, 226, 34 + i * 9, 92, 12, ['#05060e', '#141830', sheen], '#05060e'),
      ),
      { filter: feathers },
    ) +
    perch(150) +
    perch(178) +
    group(
      path(
        'M134 146C112 184 122 236 158 250C190 256 216 234 216 204C214 178 204 156 192 142Z',
        c.linear(['#39406a', '#1a1e38', '#07080f']),
      ),
      { filter: lit(c, 6, { depth: 11, shine: 0.5, rim: sheen }) },
    ) +
    group(wing(c, plumage, 26, 176, 182), {
      filter: feathers,
      move: 'translate(20 14) scale(.9)',
    }) +
    head(c, {
      crown: ['#5a648a', '#262c4a', '#0c0e1c'],
      beak: ['#8a8fa8', '#4a4e62', '#16181f'],
      eye,
      rim: sheen,
    })
  );
};
