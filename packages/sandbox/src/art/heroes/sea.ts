import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { darker, lighter, type Tone } from '../colour.ts';
import { cos, num, PI, type Point, repeat, sin, times, tube } from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { sphere } from '../objects/sphere.ts';
import { circle, ellipse, group, line, mirrored, path, place, rect } from '../shapes.ts';

export interface FishLook {
  readonly back: string;
  readonly flank: string;
  readonly belly: string;
  readonly fin: string;
  readonly eye: string;
  /** Height of the body against its length: 0.24 slender, 0.5 round. */
  readonly depth: number;
  readonly bill?: boolean;
  readonly sail?: boolean;
  readonly bands?: string;
  readonly spots?: string;
  readonly scales?: boolean;
  readonly teeth?: boolean;
  readonly rim?: string;
}

/** A fish in profile, nose left, about 240 long around (150, 160). Pose it to leap. */
export const fish = (c: Canvas, look: FishLook): string => {
  const { back, flank, belly, fin, eye, depth, rim = '#c8f8ff' } = look;
  const h = 240 * depth * 0.5;
  const y = 160;
  const body = `M36 ${y}C52 ${num(y - h * 1.06)} 124 ${num(y - h * 1.18)} 190 ${num(y - h * 0.62)}C216 ${num(y - h * 0.4)} 232 ${num(y - h * 0.2)} 246 ${num(y - h * 0.16)}L246 ${num(y + h * 0.16)}C226 ${num(y + h * 0.3)} 200 ${num(y + h * 0.6)} 168 ${num(y + h * 0.86)}C116 ${num(y + h * 1.2)} 54 ${num(y + h * 0.96)} 36 ${y}Z`;
  const fins = c.linear([lighter(fin, 0.3), fin, darker(fin, 0.4)]);
  const fx = lit(c, 6, { depth: 11, shine: 0.8, gloss: 26, rim });
  const finRays = (d: string): string => path(d, { stroke: '#fff', width: 1, opacity: 0.35 });
  const dorsal = look.sail
    ? `M84 ${num(y - h * 0.9)}C84 ${num(y - h * 2.6)} 120 ${num(y - h * 3.1)} 150 ${num(y - h * 2.7)}C180 ${num(y - h * 2.2)} 206 ${num(y - h * 1.4)} 216 ${num(y - h * 0.4)}Z`
    : `M110 ${num(y - h * 0.92)}C124 ${num(y - h * 1.75)} 158 ${num(y - h * 1.85)} 196 ${num(y - h * 1.4)}C196 ${num(y - h)} 204 ${num(y - h * 0.7)} 208 ${num(y - h * 0.4)}Z`;
  const tail = `M236 ${y}C256 ${num(y - 30)} 276 ${num(y - 66)} 304 ${num(y - 84)}C292 ${num(y - 36)} 288 ${num(y - 16)} 284 ${y}C288 ${num(y + 18)} 294 ${num(y + 42)} 304 ${num(y + 84)}C274 ${num(y + 66)} 256 ${num(y + 32)} 236 ${y}Z`;
  const bill = look.bill
    ? path(
        `M52 ${num(y - h * 0.3)}L-46 ${y - 2}L46 ${num(y + h * 0.16)}Z`,
        c.linear([lighter(back, 0.3), back]),
      )
    : '';
  const bands =
    look.bands === undefined
      ? ''
      : [
          [92, 20],
          [152, 24],
          [208, 15],
        ]
          .map(([x = 0, w = 0]) =>
            path(
              `M${x - w / 2} ${y - 120}C${x + w} ${y - 50} ${x + w} ${y + 50} ${x - w / 2} ${y + 120}H${x + w * 0.7}C${x + w * 2} ${y + 50} ${x + w * 2} ${y - 50} ${x + w * 0.7} ${y - 120}Z`,
              { fill: look.bands ?? '#fff', stroke: '#1c1014', width: 3 },
            ),
          )
          .join('');
  const spots =
    look.spots === undefined
      ? ''
      : repeat(26, () =>
          ellipse(
            c.between(80, 226),
            y + c.between(-h * 0.8, h * 0.5),
            c.between(3, 8),
            c.between(2.5, 6),
            { fill: look.spots ?? '#fff', opacity: 0.75 },
          ),
        );
  const scales = look.scales
    ? repeat(12, (col) =>
        repeat(11, (row) =>
          path(
            `M${78 + col * 13.5 + (row % 2) * 7} ${num(y - h + row * h * 0.19)}q8 ${num(h * 0.12)} 0 ${num(h * 0.24)}`,
            { stroke: darker(flank, 0.35), width: 1.3, opacity: 0.5 },
          ),
        ),
      )
    : '';
  const teeth = look.teeth
    ? path(
        `M34 ${y + 2}C56 ${y + 12} 82 ${y + 12} 100 ${y + 4}C92 ${y + 34} 60 ${y + 40} 42 ${y + 24}Z`,
        '#3a0612',
      ) +
      repeat(
        7,
        (i) =>
          path(`M${42 + i * 8} ${y + 6}L${46 + i * 8} ${y + 19}L${49 + i * 8} ${y + 7}Z`, '#fff') +
          path(
            `M${48 + i * 7} ${y + 31 - i}L${51 + i * 7} ${y + 20}L${54 + i * 7} ${y + 31 - i}Z`,
            '#fff',
          ),
      )
    : line(`M40 ${y + 8}C56 ${y + 18} 70 ${y + 18} 82 ${y + 12}`, darker(flank, 0.6), 3);
  return (
    group(
      path(tail, fins) +
        path(dorsal, fins) +
        path(
          `M150 ${num(y + h * 0.86)}C160 ${num(y + h * 1.4)} 186 ${num(y + h * 1.6)} 206 ${num(y + h * 1.5)}C200 ${num(y + h * 1.1)} 200 ${num(y + h * 0.7)} 206 ${num(y + h * 0.4)}Z`,
          fins,
        ),
      { filter: lit(c, 3, { depth: 6, shine: 0.5, rim }) },
    ) +
    repeat(8, (i) => finRays(`M246 ${y}L${300 - (i % 4) * 3} ${y - 70 + i * 20}`)) +
    repeat(7, (i) =>
      finRays(
        `M${118 + i * 13} ${num(y - h * 0.8)}L${126 + i * 13} ${num(y - h * (look.sail ? 2.6 - i * 0.26 : 1.6 - i * 0.06))}`,
      ),
    ) +
    group(
      bill +
        group(path(body, c.linear([back, flank, belly])) + bands + spots + scales, {
          clip: look.bill
            ? c.clip(`${body}M52 ${num(y - h * 0.3)}L-46 ${y - 2}L46 ${num(y + h * 0.16)}Z`)
            : c.clip(body),
        }),
      { filter: fx },
    ) +
    teeth +
    path(
      `M108 ${num(y - h * 0.72)}C122 ${num(y - h * 0.2)} 122 ${num(y + h * 0.3)} 106 ${num(y + h * 0.8)}`,
      { stroke: darker(flank, 0.5), width: 3, opacity: 0.6 },
    ) +
    group(
      path(
        `M118 ${y + 10}C146 ${y + 8} 168 ${y + 22} 176 ${y + 50}C150 ${y + 50} 126 ${y + 36} 118 ${y + 10}Z`,
        fins,
      ),
      { filter: lit(c, 3, { depth: 6, shine: 0.6, rim }) },
    ) +
    circle(78, y - h * 0.26, 17, '#fff') +
    circle(77, y - h * 0.26, 12, c.radial([lighter(eye, 0.4), eye, darker(eye, 0.5)])) +
    circle(75, y - h * 0.26, 6.4, '#080608') +
    circle(72, y - h * 0.26 - 5, 3.2, '#fff')
  );
};

/** A blown-up puffer, all spines and alarm. */
export const puffer = (c: Canvas, [light, mid, dark]: Tone, fin: string): string => {
  const spines = repeat(30, (i) => {
    const a = (i * 2 * PI) / 30;
    const [x, y] = [150 + 104 * cos(a), 160 + 98 * sin(a)];
    return path(
      `M${num(x - 8 * sin(a))} ${num(y + 8 * cos(a))}L${num(x + 30 * cos(a))} ${num(y + 30 * sin(a))}L${num(x + 8 * sin(a))} ${num(y - 8 * cos(a))}Z`,
      c.linear([light, mid]),
    );
  });
  const inner = repeat(20, () => {
    const [a, r] = [c.between(0, 2 * PI), c.between(40, 92)];
    return path('M-5 0L0 -17L5 0Z', {
      fill: dark,
      opacity: 0.6,
      move: `translate(${num(150 + r * cos(a))} ${num(160 + r * sin(a))}) rotate(${num((a * 180) / PI + 90)})`,
    });
  });
  return (
    group(
      path(
        'M242 150C276 118 298 116 306 122C298 146 298 176 306 200C290 204 268 196 242 172Z',
        c.linear([lighter(fin, 0.3), fin]),
      ) + path('M128 66C140 36 170 30 186 40C184 54 180 62 178 72Z', fin),
      { filter: lit(c, 3, { depth: 6 }) },
    ) +
    group(spines, { filter: lit(c, 1.6, { depth: 3 }) }) +
    group(circle(150, 160, 106, c.linear([mid, mid, light, '#fffdf0'])), {
      filter: lit(c, 10, { depth: 16, shine: 0.5, rim: '#fff' }),
    }) +
    repeat(18, () =>
      ellipse(c.between(70, 230), c.between(70, 130), c.between(5, 13), c.between(4, 9), {
        fill: dark,
        opacity: 0.5,
      }),
    ) +
    inner +
    mirrored(
      circle(106, 132, 32, '#fff') +
        circle(110, 134, 21, c.radial(['#9ff0ff', '#1a8ad8', '#04205a'])) +
        circle(111, 135, 11, '#060408') +
        circle(103, 126, 7, '#fff'),
    ) +
    ellipse(150, 186, 26, 20, { fill: c.linear(['#ff9a8a', '#e0503a']) }) +
    ellipse(150, 187, 15, 11, '#4a0a14') +
    mirrored(ellipse(74, 176, 17, 11, { fill: '#ff6a6a', opacity: 0.4, filter: blur(c, 4) })) +
    group(
      path('M40 180C14 176 2 196 6 218C26 220 44 210 52 196Z', fin) +
        path('M244 196C262 192 274 206 270 224C254 226 242 216 236 204Z', fin),
      { filter: lit(c, 3, { depth: 6 }) },
    )
  );
};

/** A crab that raises both claws. */
export const crab = (c: Canvas, [light, mid, dark]: Tone): string => {
  const shell = c.linear([light, mid, dark]);
  const fx = lit(c, 7, { depth: 12, shine: 0.8, gloss: 28, rim: '#ffe0b0' });
  const legs = repeat(3, (i) =>
    path(
      `M${96 - i * 4} ${206 + i * 12}C${50 - i * 4} ${186 + i * 18} ${26} ${206 + i * 22} ${14 + i * 8} ${250 + i * 16}C${34} ${228 + i * 20} ${60} ${218 + i * 16} ${100} ${224 + i * 10}Z`,
      shell,
    ),
  );
  const claw =
    path('M92 176C60 176 34 152 34 118C38 120 42 122 46 122C52 142 70 154 92 158Z', shell) +
    path(
      'M46 126C14 116 -2 84 10 44C18 22 40 8 60 14C48 32 46 46 50 60C58 44 72 38 88 46C100 80 82 120 46 126Z',
      shell,
    );
  return (
    group(mirrored(legs), { filter: lit(c, 3.4, { depth: 7 }) }) +
    group(mirrored(claw), { filter: fx }) +
    group(
      path(
        'M150 128C92 128 62 166 66 200C72 244 112 262 150 262C188 262 228 244 234 200C238 166 208 128 150 128Z',
        c.radial([light, mid, dark], 0.5, 0.35, 0.7),
      ),
      { filter: fx },
    ) +
    repeat(14, () =>
      circle(c.between(90, 210), c.between(146, 186), c.between(2, 6), {
        fill: light,
        opacity: 0.5,
      }),
    ) +
    mirrored(
      line('M122 140V108', mid, 9) +
        circle(120, 98, 21, '#fff') +
        circle(124, 100, 13, '#1a1016') +
        circle(119, 94, 5, '#fff'),
    ) +
    path(
      'M112 204C130 214 170 214 188 204C184 236 168 246 150 246C132 246 116 236 112 204Z',
      c.linear(['#4a0a14', '#a01a24']),
    ) +
    path('M118 208C136 214 164 214 182 208L180 217C164 222 136 222 120 217Z', '#fff') +
    ellipse(150, 240, 17, 8, '#ff7a8a')
  );
};

/** A lobster or prawn curled around (150, 160), seen from the side. */
export const crustacean = (c: Canvas, [light, mid, dark]: Tone, claws: boolean): string => {
  const spine: Point[] = times(20, (i) => {
    const a = ((-150 + i * 13.5) * PI) / 180;
    const r = 92 - i * 1.6;
    return [156 + r * cos(a), 162 + r * sin(a)];
  });
  const width = (t: number): number => (t < 0.3 ? 24 + t * 60 : 42 * (1 - (t - 0.3) * 0.9));
  const body = tube(spine, width);
  const rings = repeat(8, (i) => {
    const k = 6 + Math.round(i * 1.6);
    const [a, b] = [body.left[k] ?? [0, 0], body.right[k] ?? [0, 0]];
    return path(
      `M${num(a[0])} ${num(a[1])}Q${num((a[0] + b[0]) / 2 + 10)} ${num((a[1] + b[1]) / 2 + 12)} ${num(b[0])} ${num(b[1])}`,
      { stroke: dark, width: 4, opacity: 0.65 },
    );
  });
  const legs = repeat(6, (i) => {
    const [x, y] = body.left[5 + i * 2] ?? [0, 0];
    return line(
      `M${num(x)} ${num(y)}q${-14 + i * 3} ${18 - i * 2} ${-6 - i * 2} ${30 - i * 4}`,
      mid,
      5,
    );
  });
  const [hx, hy] = spine[0] ?? [60, 100];
  const [tx, ty] = spine[19] ?? [100, 240];
  const fanTail = repeat(5, (i) =>
    ellipse(0, -34, 13, 30, {
      fill: c.linear([light, dark]),
      move: `translate(${num(tx)} ${num(ty)}) rotate(${-140 + i * 30})`,
    }),
  );
  const claw = `<g transform="translate(${num(hx + 4)} ${num(hy + 30)})">${path('M0 0C-30 10 -50 40 -46 70C-40 66 -30 64 -24 64C-26 44 -8 26 12 18Z', c.linear([light, mid]))}${path('M-46 68C-66 90 -66 124 -44 146C-44 130 -40 118 -30 112C-30 122 -26 130 -16 134C-6 106 -14 78 -24 64Z', c.linear([light, mid, dark]))}</g>`;
  return (
    group(fanTail, { filter: lit(c, 3, { depth: 6, shine: 0.6 }) }) +
    group(legs, { filter: lit(c, 2, { depth: 4 }) }) +
    line(
      `M${num(hx)} ${num(hy)}C${num(hx + 20)} ${num(hy - 80)} ${num(hx + 120)} ${num(hy - 90)} ${num(hx + 190)} ${num(hy - 40)}M${num(hx - 4)} ${num(hy)}C${num(hx - 40)} ${num(hy - 50)} ${num(hx - 10)} ${num(hy - 90)} ${num(hx + 60)} ${num(hy - 96)}`,
      mid,
      4,
    ) +
    group(path(body.d, c.linear([light, mid, dark], 60)), {
      filter: lit(c, 7, { depth: 13, shine: 0.9, gloss: 28, rim: '#ffe0b0' }),
    }) +
    rings +
    group(
      path(
        `M${num(hx - 14)} ${num(hy + 14)}L${num(hx - 40)} ${num(hy - 24)}L${num(hx + 20)} ${num(hy - 14)}Z`,
        c.linear([light, mid]),
      ),
      { filter: lit(c, 3, { depth: 6 }) },
    ) +
    (claws
      ? group(
          claw +
            `<g transform="translate(60 -20) rotate(-24 ${num(hx)} ${num(hy)}) scale(.9)">${claw}</g>`,
          { filter: lit(c, 5, { depth: 10, shine: 0.8, rim: '#ffe0b0' }) },
        )
      : '') +
    circle(hx + 14, hy + 6, 14, '#fff') +
    circle(hx + 12, hy + 7, 8.4, '#120a10') +
    circle(hx + 9, hy + 3, 3.4, '#fff')
  );
};

/** A sea turtle from above, swimming to the upper left. */
export const turtle = (c: Canvas, [light, mid, dark]: Tone, skin: string): string => {
  const fx = lit(c, 6, { depth: 11, shine: 0.5, rim: '#d8fff0' });
  const flipper = c.linear([lighter(skin, 0.35), skin, darker(skin, 0.45)]);
  const spots = (n: number, x0: number, x1: number, y0: number, y1: number): string =>
    repeat(n, () =>
      circle(c.between(x0, x1), c.between(y0, y1), c.between(3, 6), {
        fill: darker(skin, 0.4),
        opacity: 0.55,
      }),
    );
  const hex = [
    [150, 152, 34],
    [104, 132, 27],
    [196, 132, 27],
    [104, 184, 27],
    [196, 184, 27],
    [150, 98, 25],
    [150, 210, 26],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      path(
        times(
          6,
          (i) =>
            `${i ? 'L' : 'M'}${num(x + r * cos((i * PI) / 3))} ${num(y + r * sin((i * PI) / 3))}`,
        )
          .join('')
          .concat('Z'),
        {
          fill: c.radial([light, mid, dark], 0.5, 0.5, 0.6, 0.36, 0.3),
          stroke: darker(dark, 0.4),
          width: 3,
        },
      ),
    )
    .join('');
  return (
    group(
      mirrored(
        path(
          'M80 110C30 90 -16 112 -30 164C-22 176 -12 176 -4 166C22 140 58 144 84 152Z',
          flipper,
        ) + path('M90 214C62 226 50 252 60 276C84 272 106 254 112 236Z', flipper),
      ) + path('M150 24C126 24 114 44 120 72C126 88 174 88 180 72C186 44 174 24 150 24Z', flipper),
      { filter: fx },
    ) +
    mirrored(spots(8, 0, 70, 116, 152)) +
    group(ellipse(150, 156, 92, 96, c.radial([mid, dark])), {
      filter: lit(c, 9, { depth: 15, shine: 0.6, rim: '#d8fff0' }),
    }) +
    group(hex, { filter: lit(c, 3, { depth: 6, shine: 0.7, drop: false }) }) +
    mirrored(
      circle(133, 48, 10, '#fff') + circle(132, 46, 6, '#0a0a0e') + circle(130, 43, 2.4, '#fff'),
    ) +
    path('M138 68Q150 76 162 68', { stroke: darker(skin, 0.6), width: 3 })
  );
};

/** A whale that breaches with a plume. */
export const whale = (c: Canvas, [light, mid, dark]: Tone): string =>
  repeat(7, (i) =>
    line(
      `M168 74C${168 + (i - 3) * 8} ${34} ${168 + (i - 3) * 22} ${10} ${168 + (i - 3) * 30} ${30 + Math.abs(i - 3) * 6}`,
      '#e8fbff',
      6,
      { opacity: 0.8 },
    ),
  ) +
  group(
    path(
      'M250 206C282 176 304 140 300 96C278 104 264 118 258 134C240 120 220 118 200 126C216 154 224 180 226 206Z',
      c.linear([light, mid]),
    ),
    { filter: lit(c, 5, { depth: 10, shine: 0.6, rim: '#c8f4ff' }) },
  ) +
  group(
    path(
      'M12 190C16 120 84 76 152 76C218 78 252 130 256 204C244 256 186 282 122 280C60 278 10 246 12 190Z',
      c.linear([light, mid, dark]),
    ),
    { filter: lit(c, 10, { depth: 16, shine: 0.5, rim: '#c8f4ff' }) },
  ) +
  path(
    'M14 200C50 216 110 220 166 208C160 256 140 276 110 280C56 276 12 246 14 200Z',
    c.linear(['#f4fbff', '#b8d8e8']),
  ) +
  repeat(8, (i) =>
    line(
      `M${34 + i * 16} ${214 + (i % 2) * 2}C${38 + i * 15} ${240} ${48 + i * 12} ${262} ${64 + i * 8} 274`,
      '#8ab0c8',
      2.4,
      { opacity: 0.8 },
    ),
  ) +
  circle(92, 178, 13, '#fff') +
  circle(90, 179, 9, '#0a1420') +
  circle(86, 175, 3.6, '#fff') +
  path('M74 162C84 154 100 154 110 164', { stroke: dark, width: 5, cap: 'round' }) +
  group(path('M150 222C190 214 216 236 216 272C184 276 158 256 150 222Z', c.linear([mid, dark])), {
    filter: lit(c, 5, { depth: 9, rim: '#c8f4ff' }),
  });

/** A manta that banks overhead. */
export const manta = (c: Canvas, [light, mid, dark]: Tone, spot: string): string =>
  line('M150 236C152 290 180 300 206 330', mid, 6) +
  group(
    path(
      'M150 78C132 70 122 62 118 44C108 52 106 70 112 84C70 84 20 110 -24 178C36 168 84 186 116 222C128 236 140 242 150 246C160 242 172 236 184 222C216 186 264 168 324 178C280 110 230 84 188 84C194 70 192 52 182 44C178 62 168 70 150 78Z',
      c.linear([light, mid, dark]),
    ),
    { filter: lit(c, 7, { depth: 12, shine: 0.7, rim: '#c8f4ff' }) },
  ) +
  repeat(30, () =>
    ellipse(c.between(60, 240), c.between(100, 190), c.between(2, 6), c.between(2, 5), {
      fill: spot,
      opacity: c.between(0.4, 0.9),
    }),
  ) +
  mirrored(
    circle(112, 92, 7, '#0a0a14') +
      circle(110, 90, 2.6, '#fff') +
      path('M150 112C130 118 108 112 92 126', { stroke: dark, width: 3, opacity: 0.5 }),
  );

/** A seahorse with a curled tail. */
export const seahorse = (c: Canvas, [light, mid, dark]: Tone, fin: string): string => {
  const spine: Point[] = times(40, (i) => {
    const t = i / 39;
    if (t < 0.5) return [128 + 40 * sin(t * PI * 1.3), 86 + t * 220];
    const a = ((t - 0.5) / 0.5) * 7.6;
    const r = 44 * (1 - (t - 0.5) * 1.7);
    return [146 - 6 + r * cos(a - 0.3) - 20, 208 + 36 + r * sin(a - 0.3)];
  });
  const body = tube(spine, (t) =>
    t < 0.18 ? 20 + t * 80 : t < 0.5 ? 36 - (t - 0.18) * 50 : 20 * (1 - (t - 0.5) * 1.8) + 2,
  );
  const ridges = repeat(16, (i) => {
    const [a, b] = [body.left[4 + i * 2] ?? [0, 0], body.right[4 + i * 2] ?? [0, 0]];
    return path(`M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`, {
      stroke: dark,
      width: 3,
      opacity: 0.45,
    });
  });
  return (
    group(
      path(
        'M172 140C210 128 236 150 240 190C218 196 190 190 168 178Z',
        c.linear([lighter(fin, 0.4), fin]),
      ),
      { filter: lit(c, 3, { depth: 6 }) },
    ) +
    repeat(6, (i) =>
      line(`M174 ${148 + i * 5}L${230 - i * 3} ${158 + i * 6}`, '#fff', 1.6, { opacity: 0.5 }),
    ) +
    group(path(body.d, c.linear([light, mid, dark], 20)), {
      filter: lit(c, 6, { depth: 11, shine: 0.8, gloss: 28, rim: '#fff0c8' }),
    }) +
    ridges +
    group(
      path(
        'M120 110C92 106 74 92 68 70C62 66 48 74 30 90C24 96 28 106 38 104C58 102 72 108 84 118C96 126 112 128 124 124Z',
        c.linear([light, mid]),
      ) +
        path(
          'M100 66C104 38 128 30 152 44C170 56 172 92 152 112C128 124 104 104 100 66Z',
          c.radial([light, mid, dark], 0.5, 0.4, 0.65),
        ),
      { filter: lit(c, 5, { depth: 10, shine: 0.8, rim: '#fff0c8' }) },
    ) +
    group(
      repeat(5, (i) =>
        path(
          `M${112 + i * 11} ${46 - (i % 2) * 3}L${116 + i * 12} ${18 + Math.abs(i - 2) * 4}L${122 + i * 11} ${46}Z`,
          c.linear([lighter(fin, 0.4), fin]),
        ),
      ),
      { filter: lit(c, 2) },
    ) +
    circle(122, 74, 14, '#fff') +
    circle(119, 75, 9, '#120a10') +
    circle(115, 71, 3.8, '#fff')
  );
};

/** An octopus: dome, curling arms, suckers. `angry` for krakens. */
export const octopus = (
  c: Canvas,
  [light, mid, dark]: Tone,
  sucker: string,
  eye: string,
  rim: string,
  angry: boolean,
): string => {
  const arm = (
    x0: number,
    y0: number,
    angle: number,
    length: number,
    w: number,
    curl: number,
    flip: 1 | -1,
  ): string => {
    let [x, y, a] = [x0, y0, angle];
    const points: Point[] = [[x, y]];
    for (let i = 0; i < 34; i += 1) {
      a += flip * (0.02 + curl * (i / 34) ** 2.2);
      const step = (length / 34) * (1 - (i / 34) * 0.55);
      x += cos(a) * step;
      y += sin(a) * step;
      points.push([x, y]);
    }
    const t = tube(points, (u) => w * (1 - u) ** 0.8 + 1.5);
    const edge = flip > 0 ? t.left : t.right;
    const cups = repeat(29, (i) => {
      const [p, e] = [points[i + 2] ?? [0, 0], edge[i + 2] ?? [0, 0]];
      const r = w * (1 - i / 34) ** 0.8 * 0.3 + 0.6;
      const [sx, sy] = [p[0] + (e[0] - p[0]) * 0.58, p[1] + (e[1] - p[1]) * 0.58];
      return circle(sx, sy, r, sucker) + circle(sx, sy, r * 0.5, dark);
    });
    return (
      group(path(t.d, c.linear([light, mid, dark])), {
        filter: lit(c, 5, { depth: 10, shine: 0.7, rim }),
      }) + cups
    );
  };
  const lids = angry
    ? path('M84 176C100 154 132 158 148 184C128 170 102 168 84 176Z', dark)
    : path('M88 164C100 150 128 150 140 164C124 158 104 158 88 164Z', dark);
  const oneEye = angry
    ? path('M92 184C100 160 134 164 142 190C130 204 104 206 92 184Z', '#08040c') +
      path(
        'M96 185C104 167 130 170 137 190C126 200 106 200 96 185Z',
        c.radial(['#fffbd0', eye, darker(eye, 0.6)]),
      ) +
      rect(108, 183, 18, 6.5, '#050208', 3) +
      circle(110, 179, 3, '#fff')
    : circle(116, 182, 25, '#fff') +
      circle(119, 184, 17, c.radial([lighter(eye, 0.4), eye, darker(eye, 0.6)])) +
      circle(119, 184, 8.5, '#080408') +
      circle(112, 176, 6, '#fff');
  return (
    arm(110, 330, -2.15, 420, 19, 0.36, 1) +
    arm(190, 330, -1.0, 420, 19, 0.36, -1) +
    arm(100, 300, -2.75, 260, 16, 0.5, 1) +
    arm(200, 300, -0.4, 260, 16, 0.5, -1) +
    group(
      path(
        'M150 40C96 40 68 92 74 142C78 174 100 192 96 228L86 330H214L204 228C200 192 222 174 226 142C232 92 204 40 150 40Z',
        c.radial(
          [
            [0, light],
            [0.6, mid],
            [1, dark],
          ],
          0.5,
          0.3,
          0.7,
        ),
      ),
      { filter: lit(c, 9, { depth: 15, shine: 0.5, rim }) },
    ) +
    repeat(26, () =>
      circle(c.between(92, 208), c.between(64, 140), c.between(1.5, 8), {
        fill: dark,
        opacity: 0.32,
      }),
    ) +
    mirrored(oneEye + glow(c, 117, 186, 34, eye, 0.3) + lids) +
    (angry
      ? path('M126 222C138 214 162 214 174 222C166 232 134 232 126 222Z', darker(dark, 0.5))
      : path('M128 216C140 228 160 228 172 216C168 240 132 240 128 216Z', '#5a0a1c')) +
    arm(96, 372, -2.5, 300, 24, 0.46, 1) +
    arm(204, 372, -0.64, 300, 24, 0.46, -1) +
    arm(130, 370, -2.0, 190, 20, 0.6, -1) +
    arm(170, 370, -1.14, 190, 20, 0.6, 1)
  );
};

/** An open clam with its pearl. */
export const clam = (c: Canvas, [light, mid, dark]: Tone, pearl: string): string => {
  const fanOf = (y0: number, up: boolean): string =>
    group(
      repeat(9, (i) => {
        const a = ((up ? -160 : 20) + i * 17.5) * (PI / 180);
        const [x, y] = [150 + 132 * cos(a), y0 + (up ? 150 : 96) * sin(a)];
        return path(
          `M150 ${y0}L${num(x - 22 * sin(a))} ${num(y + 18 * cos(a))}Q${num(x + 16 * cos(a))} ${num(y + 16 * sin(a))} ${num(x + 22 * sin(a))} ${num(y - 18 * cos(a))}Z`,
          {
            fill: c.linear(up ? [mid, light, mid] : [light, mid, dark], 0),
            stroke: dark,
            width: 1.6,
          },
        );
      }),
      { filter: lit(c, 5, { depth: 10, shine: 0.7, rim: '#fff0f8' }) },
    );
  return (
    fanOf(206, true) +
    ellipse(150, 206, 112, 30, c.linear([darker(dark, 0.3), '#ff9ab0'])) +
    glow(c, 150, 180, 110, pearl, 1, '#fff') +
    sphere(c, 150, 178, 44, ['#ffffff', pearl, '#b88aa8']) +
    fanOf(214, false)
  );
};

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
