import type { Canvas } from '../canvas.ts';
import { darker, lighter, type Tone } from '../colour.ts';
import { cos, num, PI, repeat, sin } from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { circle, ellipse, group, line, mirrored, path } from '../shapes.ts';

interface FishLook {
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
