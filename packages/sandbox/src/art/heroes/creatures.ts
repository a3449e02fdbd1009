import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { darker, gold, lighter, type Tone } from '../colour.ts';
import { along, floor, num, type Point, polar, repeat, smooth, times, tube } from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { circle, ellipse, group, line, mirrored, path, posed } from '../shapes.ts';
import { critter } from './critters.ts';

/** Big bright eyes for creatures that are drawn by hand. */
export const gaze = (c: Canvas, x: number, y: number, r: number, iris: string, look = 0): string =>
  circle(x, y, r, c.radial(['#fff', '#fff', '#c8c8d8'])) +
  circle(
    x + look,
    y + r * 0.12,
    r * 0.66,
    c.radial([lighter(iris, 0.4), iris, darker(iris, 0.6)]),
  ) +
  circle(x + look, y + r * 0.12, r * 0.38, '#08060a') +
  circle(x + look - r * 0.24, y - r * 0.2, r * 0.22, '#fff') +
  circle(x + look + r * 0.26, y + r * 0.36, r * 0.1, { fill: '#fff', opacity: 0.8 });

/** A snake that rises from its coils and grins; `tail` tells where it ends. */
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

/** A dolphin in mid-leap, nose to the upper left. */
export const dolphin = (c: Canvas, [light, mid, dark]: Tone, belly: string): string => {
  const spine = times(16, (i) => {
    const t = i / 15;
    return [84 + 150 * t + 26 * t * t, 126 - 118 * t * (1 - t) * 0.9 + 150 * t * t * 0.95] as const;
  });
  const skin = lit(c, 7, { depth: 12, shine: 0.6, gloss: 26, rim: '#bff8ff' });
  return (
    group(
      path(
        'M252 262C262 242 288 236 300 246C288 252 282 262 284 272C292 284 288 300 276 308C270 292 258 280 246 280Z',
        c.linear([mid, dark]),
      ),
      { filter: skin },
    ) +
    group(path('M178 92C186 66 208 52 232 54C220 74 222 96 226 118Z', c.linear([mid, dark])), {
      filter: skin,
    }) +
    group(
      path(
        tube(spine, (t) => 7 + 43 * Math.sin(Math.min(1, t * 0.86 + 0.2) * Math.PI) ** 0.8).d,
        c.linear([light, mid, dark], 100),
      ),
      {
        filter: skin,
      },
    ) +
    group(
      path(
        tube(
          spine.slice(1, 14).map(([x, y]) => [x - 10, y + 24] as const),
          (t) => 3 + 17 * Math.sin(t * Math.PI),
        ).d,
        belly,
      ),
      { opacity: 0.92, filter: blur(c, 1.4) },
    ) +
    group(
      path(
        'M104 108C84 104 58 112 44 128C40 136 46 142 56 142C76 146 96 146 112 140Z',
        c.linear([light, mid, dark]),
      ),
      { filter: lit(c, 5, { depth: 9, shine: 0.5, rim: '#bff8ff' }) },
    ) +
    path('M46 134C66 142 92 140 112 130C118 128 122 124 124 120', {
      stroke: darker(dark, 0.4),
      width: 2.6,
      cap: 'round',
    }) +
    group(
      path('M148 158C140 190 150 214 172 226C180 206 184 184 182 162Z', c.linear([mid, dark])),
      { filter: skin },
    ) +
    gaze(c, 122, 108, 12, '#2a1a3a', -2) +
    path('M108 98Q122 88 136 98', { stroke: dark, width: 3, cap: 'round' })
  );
};

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

/** A lobster in evening dress, claws up. */
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
