import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { darker, hsl, lighter, silver } from '../colour.ts';
import { cos, num, PI, repeat, sin, star } from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { sphere } from '../objects/sphere.ts';
import { circle, ellipse, group, line, mirrored, path, place, rect } from '../shapes.ts';

/** A claw over a heap of toys; `toys` is drawn inside the glass. */
export const clawMachine = (c: Canvas, frame: string, toys: string): string => {
  const paint = c.linear([lighter(frame, 0.4), frame, darker(frame, 0.45)], 0);
  const finger = 'M-8 0C-44 20 -50 60 -28 88L-18 82C-30 60 -24 36 4 20Z';
  return (
    group(rect(22, 18, 256, 290, paint, 24), {
      filter: lit(c, 6, { depth: 11, shine: 0.7, rim: '#fff' }),
    }) +
    group(
      rect(42, 46, 216, 226, c.linear(['#2a0a5a', '#6a1ab8', '#ff6ac8']), 12) +
        repeat(12, (i) => glow(c, 54 + i * 18, 56, 16, '#fff', 0.6)) +
        toys,
      {
        clip: c.clip(
          'M54 46H246Q258 46 258 58V260Q258 272 246 272H54Q42 272 42 260V58Q42 46 54 46Z',
        ),
      },
    ) +
    line('M150 46V104', '#dfe7f2', 7) +
    group(
      rect(130, 98, 40, 26, c.linear(silver, 0), 6) +
        place(path(finger, c.linear(silver, 20)), 146, 122) +
        group(path(finger, c.linear(silver, 20)), { move: 'translate(154 122) scale(-1 1)' }),
      { filter: lit(c, 3, { depth: 7, shine: 1 }) },
    ) +
    path('M48 52H120L70 266H48Z', { fill: '#fff', opacity: 0.16 }) +
    repeat(14, (i) => circle(40 + i * 17, 32, 5, i % 2 ? '#fff3a0' : '#ff6ac8'))
  );
};

/** A plush star or bear for the claw. */
export const plush = (c: Canvas, x: number, y: number, r: number, color: string): string =>
  place(
    group(
      circle(-r * 0.7, -r * 0.7, r * 0.4, color) +
        circle(r * 0.7, -r * 0.7, r * 0.4, color) +
        circle(0, 0, r, c.radial([lighter(color, 0.4), color, darker(color, 0.35)])),
      { filter: lit(c, r * 0.16, { depth: r * 0.28, shine: 0.3 }) },
    ) +
      ellipse(0, r * 0.3, r * 0.42, r * 0.32, lighter(color, 0.6)) +
      circle(-r * 0.36, -r * 0.12, r * 0.13, '#1c1014') +
      circle(r * 0.36, -r * 0.12, r * 0.13, '#1c1014') +
      ellipse(0, r * 0.2, r * 0.12, r * 0.09, '#1c1014'),
    x,
    y,
    c.between(-24, 24),
  );

/** An arcade stick with its buttons, on a slanted panel. */
export const joystick = (c: Canvas, ball: string, panel: readonly string[]): string =>
  group(path('M26 236L66 166H250L286 236L286 300H14V236Z', c.linear(panel)), {
    filter: lit(c, 6, { depth: 11, shine: 0.6, rim: '#8af4ff' }),
  }) +
  path('M26 236H286V300H14Z', { fill: '#000', opacity: 0.28 }) +
  group(ellipse(112, 202, 44, 18, c.linear(['#2a2e3a', '#0c0e14'])), {
    filter: lit(c, 3, { depth: 6 }),
  }) +
  group(path('M103 200L112 90H130L124 200Q112 208 103 200Z', c.linear(silver, 0)), {
    filter: lit(c, 3, { depth: 6, shine: 1 }),
  }) +
  glow(c, 120, 76, 90, ball, 0.7) +
  sphere(c, 120, 72, 47, ['#fff', ball, darker(ball, 0.65)], lighter(ball, 0.5)) +
  [
    [190, 192, 48],
    [236, 196, 145],
    [206, 224, 195],
    [254, 226, 320],
  ]
    .map(
      ([x = 0, y = 0, h = 0]) =>
        ellipse(x, y + 5, 21, 11, '#0c0e14') +
        group(ellipse(x, y, 20, 11, c.linear([hsl(h, 100, 78), hsl(h, 95, 52), hsl(h, 95, 34)])), {
          filter: lit(c, 3, { depth: 7, shine: 1 }),
        }),
    )
    .join('');

/** A friendly fighting robot. */
export const robot = (c: Canvas, body: string, trim: string, eye: string): string => {
  const paint = c.linear([lighter(body, 0.45), body, darker(body, 0.5)]);
  const trims = c.linear([lighter(trim, 0.4), trim, darker(trim, 0.5)]);
  const fx = lit(c, 5, { depth: 11, shine: 0.9, rim: eye });
  return (
    group(
      mirrored(
        path('M76 196C36 190 4 214 6 262L44 276C44 244 60 228 84 230Z', paint) +
          circle(24, 282, 33, trims),
      ),
      { filter: fx },
    ) +
    group(path('M74 190H226L244 330H56Z', paint), { filter: fx }) +
    group(rect(112, 220, 76, 52, c.linear(['#20283a', '#0a0e18']), 10), {
      filter: lit(c, 2, { depth: 4 }),
    }) +
    path('M118 246H134L142 228L152 262L160 240L166 246H182', {
      stroke: eye,
      width: 4,
      cap: 'round',
    }) +
    line('M112 48L92 8M188 48L208 8', '#8a96a8', 6) +
    glow(c, 92, 6, 26, eye, 1, '#fff') +
    glow(c, 208, 6, 26, eye, 1, '#fff') +
    circle(92, 6, 8, eye) +
    circle(208, 6, 8, eye) +
    group(rect(60, 44, 180, 142, paint, 36), {
      filter: lit(c, 8, { depth: 14, shine: 0.9, gloss: 26, rim: eye }),
    }) +
    group(mirrored(rect(38, 92, 26, 52, trims, 8)), { filter: fx }) +
    rect(
      78,
      70,
      144,
      72,
      { fill: c.linear(['#10182a', '#05070c']), stroke: darker(body, 0.5), width: 4 },
      26,
    ) +
    mirrored(
      circle(114, 106, 21, c.radial(['#fff', eye, darker(eye, 0.6)])) +
        glow(c, 114, 106, 44, eye, 0.7) +
        circle(107, 99, 6, '#fff'),
    ) +
    path('M108 158H192V172H108Z', '#10182a') +
    repeat(7, (i) => rect(112 + i * 11, 160, 7, 10, trim, 2)) +
    path('M60 78L96 44H70Q60 54 60 64Z', { fill: '#fff', opacity: 0.3 })
  );
};

/** A ghost that giggles. */
export const ghost = (c: Canvas, x: number, y: number, scale: number, tint: string): string =>
  place(
    glow(c, 0, 0, 130, tint, 0.6) +
      group(
        path(
          'M0 -110C-66 -110 -92 -54 -90 20C-90 60 -96 92 -100 110C-80 120 -66 96 -52 104C-36 114 -30 128 -12 112C0 102 8 102 20 114C36 128 44 110 56 104C70 98 82 120 100 108C94 84 90 56 90 20C92 -54 66 -110 0 -110Z',
          c.linear([
            [0, '#ffffff', 1],
            [0.6, lighter(tint, 0.6), 0.95],
            [1, tint, 0.7],
          ]),
        ),
        { filter: lit(c, 9, { depth: 13, shine: 0.4, shade: 0.35, rim: tint }) },
      ) +
      [-34, 34]
        .map(
          (ex) =>
            ellipse(ex, -22, 17, 24, '#1a1030') +
            circle(ex - 5, -32, 6.4, '#fff') +
            circle(ex + 5, -12, 3, '#fff'),
        )
        .join('') +
      path('M-30 22C-12 32 12 32 30 22C28 52 16 66 0 66C-16 66 -28 52 -30 22Z', '#3a0a2a') +
      ellipse(0, 54, 15, 9, '#ff6a8a') +
      ellipse(-60, 10, 13, 8, { fill: '#ff7aa0', opacity: 0.6 }) +
      ellipse(60, 10, 13, 8, { fill: '#ff7aa0', opacity: 0.6 }),
    x,
    y,
    0,
    scale,
  );

/** A saucer with its beam. */
export const saucer = (c: Canvas, hull: string, light: string): string =>
  group(
    path(
      'M96 150L20 330H280L204 150Z',
      c.linear([
        [0, light, 0.85],
        [1, light, 0],
      ]),
    ),
    { filter: blur(c, 5), blend: 'screen' },
  ) +
  group(
    path('M92 108C92 60 120 36 150 36C180 36 208 60 208 108Z', {
      fill: c.linear([
        [0, '#eafff8', 0.9],
        [1, light, 0.55],
      ]),
    }),
    { filter: lit(c, 4, { depth: 8, shine: 1 }) },
  ) +
  group(
    path(
      'M150 60C130 60 122 78 126 92C130 104 140 110 150 110C160 110 170 104 174 92C178 78 170 60 150 60Z',
      c.linear(['#c8ff8a', '#3aa83a']),
    ),
    { filter: lit(c, 3, { depth: 6 }) },
  ) +
  mirrored(
    ellipse(139, 84, 7, 10, { fill: '#0a1408', move: 'rotate(-16 139 84)' }) +
      circle(136, 80, 2.4, '#fff'),
  ) +
  group(
    path(
      'M10 132C30 100 90 92 150 92C210 92 270 100 290 132C270 168 210 178 150 178C90 178 30 168 10 132Z',
      c.linear([lighter(hull, 0.5), hull, darker(hull, 0.55)]),
    ),
    { filter: lit(c, 6, { depth: 12, shine: 1, gloss: 24, rim: light }) },
  ) +
  repeat(
    9,
    (i) =>
      circle(38 + i * 28, 144 + sin((i / 8) * PI) * 12, 8, i % 2 ? '#ffd24a' : light) +
      glow(c, 38 + i * 28, 144 + sin((i / 8) * PI) * 12, 20, i % 2 ? '#ffd24a' : light, 0.7),
  );

/** A furry monster, all mouth. */
export const monster = (c: Canvas, fur: string, belly: string): string => {
  const tufts = repeat(34, (i) => {
    const a = (i * 2 * PI) / 34;
    return path('M-14 6L0 -26L14 6Z', {
      fill: fur,
      move: `translate(${num(150 + 108 * cos(a))} ${num(172 + 104 * sin(a))}) rotate(${num((a * 180) / PI + 90)})`,
    });
  });
  return (
    group(
      mirrored(
        path('M96 78C84 40 62 24 40 22C48 46 56 74 78 96Z', c.linear(['#fff3d0', '#e0a85a'])),
      ),
      { filter: lit(c, 3, { depth: 7 }) },
    ) +
    group(
      tufts +
        ellipse(
          150,
          172,
          112,
          108,
          c.radial([lighter(fur, 0.35), fur, darker(fur, 0.45)], 0.5, 0.4, 0.62),
        ),
      { filter: lit(c, 7, { depth: 12, shine: 0.3, rim: lighter(fur, 0.6) }) },
    ) +
    circle(150, 112, 43, '#fff') +
    circle(152, 114, 28, c.radial(['#fff3a0', '#ff9a1a', '#a82a04'])) +
    circle(153, 115, 15, '#0a0608') +
    circle(142, 102, 9, '#fff') +
    path(
      'M62 176C100 196 200 196 238 176C240 246 204 272 150 272C96 272 60 246 62 176Z',
      c.linear(['#3a0414', '#9a1430']),
    ) +
    repeat(8, (i) =>
      path(`M${72 + i * 20} ${183 + sin((i / 7) * PI) * 9}h18l-9 ${i % 2 ? 17 : 24}Z`, '#fffdf0'),
    ) +
    repeat(6, (i) => path(`M${88 + i * 21} ${258 - abs6(i)}h17l-8 -18Z`, '#fffdf0')) +
    ellipse(150, 252, 46, 18, belly)
  );
};

const abs6 = (i: number): number => (i === 0 || i === 5 ? 12 : i === 1 || i === 4 ? 2 : -3);

/** A tower of stone with lit windows, reaching for a star. */
export const tower = (c: Canvas, stone: readonly [string, string, string], light: string): string =>
  glow(c, 150, 26, 110, light, 1, '#fff') +
  path(star(150, 24, 30, 12, 5), c.linear(['#fffbe0', light])) +
  [
    [96, 320, 250, 74],
    [84, 252, 184, 60],
    [72, 188, 126, 50],
    [58, 132, 78, 40],
  ]
    .map(
      ([w = 0, y = 0, top = 0]) =>
        group(
          path(
            `M${150 - w} ${y}L${150 - w * 0.86} ${top}H${150 + w * 0.86}L${150 + w} ${y}Z`,
            c.linear([stone[2], stone[0], stone[1], stone[2]], 0),
          ) +
            repeat(7, (i) =>
              rect(150 - w * 0.9 + i * w * 0.28, top - 12, w * 0.17, 16, stone[1], 2),
            ),
          { filter: lit(c, 4, { depth: 9, shine: 0.3, rim: light }) },
        ) +
        repeat(
          3,
          (i) =>
            path(
              `M${150 + (i - 1) * w * 0.5 - 8} ${y - 12}V${y - 34}a8 9 0 0 1 16 0V${y - 12}Z`,
              light,
            ) + glow(c, 150 + (i - 1) * w * 0.5, y - 26, 24, light, 0.7),
        ),
    )
    .join('');

/** An egg; `mark` turns it into a golden or a painted one. */
export const egg = (
  c: Canvas,
  x: number,
  y: number,
  scale: number,
  turn: number,
  tones: readonly string[],
  band?: string,
): string => {
  const d =
    'M0 -92C46 -92 70 -20 70 22C70 64 40 88 0 88C-40 88 -70 64 -70 22C-70 -20 -46 -92 0 -92Z';
  return place(
    group(
      group(
        path(d, c.radial([...tones], 0.5, 0.5, 0.62, 0.38, 0.34)) +
          (band === undefined
            ? ''
            : path(
                'M-80 -14L-54 8L-28 -14L0 8L28 -14L54 8L80 -14V22L54 44L28 22L0 44L-28 22L-54 44L-80 22Z',
                band,
              )),
        { clip: c.clip(d) },
      ),
      { filter: lit(c, 10, { depth: 16, shine: 0.7, gloss: 24, rim: '#fff' }) },
    ) + ellipse(-24, -38, 12, 22, { fill: '#fff', opacity: 0.7, move: 'rotate(24 -24 -38)' }),
    x,
    y,
    turn,
    scale,
  );
};
