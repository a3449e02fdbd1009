import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { gold, type Tone } from '../colour.ts';
import { repeat } from '../geometry.ts';
import { lit } from '../light.ts';
import { gem } from '../objects/gem.ts';
import { circle, ellipse, group, line, mirrored, path } from '../shapes.ts';

interface BeastLook {
  readonly coat: Tone;
  readonly glow: string;
  readonly rim: string;
  readonly eye: string;
}

/** A cat's eye with a slit, glowing a little; drawn for the left side. */
const catEye = (c: Canvas, x: number, y: number, eye: string, dark = '#1c0904'): string =>
  path(
    `M${x - 23} ${y - 2}C${x - 11} ${y - 18} ${x + 11} ${y - 14} ${x + 17} ${y + 8}C${x + 5} ${y + 16} ${x - 13} ${y + 12} ${x - 23} ${y - 2}Z`,
    dark,
  ) +
  path(
    `M${x - 17} ${y - 2}C${x - 9} ${y - 11} ${x + 7} ${y - 9} ${x + 13} ${y + 6}C${x + 3} ${y + 11} ${x - 11} ${y + 8} ${x - 17} ${y - 2}Z`,
    c.radial(['#fffbd0', eye, '#12401a']),
  ) +
  ellipse(x, y, 3.6, 7.5, '#041006') +
  circle(x - 3, y - 4, 2.2, '#fff') +
  glow(c, x, y, 24, eye, 0.4);

/** A roaring tiger's head, front on; pose it for tilt. White coats make a white tiger. */
export const tiger = (c: Canvas, { coat: [a, b, d], glow: halo, rim, eye }: BeastLook): string => {
  const fur = lit(c, 4, { depth: 8, shine: 0.45, rim });
  const stripe = (shape: string): string => path(shape, '#1c0904');
  return (
    glow(c, 150, 160, 170, halo, 0.8) +
    mirrored(
      group(
        path('M92 108C70 92 64 66 74 50C96 52 116 68 124 86Z', c.linear([b, d])) +
          path('M93 98C80 86 77 72 81 62C94 66 106 76 112 88Z', '#2a0d06'),
        { filter: fur },
      ),
    ) +
    group(
      path(
        'M150 62C112 62 86 88 78 124C66 136 52 154 40 176C54 176 60 184 56 200C70 202 74 212 72 226C94 236 112 268 150 272C188 268 206 236 228 226C226 212 230 202 244 200C240 184 246 176 260 176C248 154 234 136 222 124C214 88 188 62 150 62Z',
        c.radial(
          [
            [0, a],
            [0.55, b],
            [1, d],
          ],
          0.5,
          0.36,
          0.62,
        ),
      ),
      { filter: fur },
    ) +
    mirrored(
      path('M58 182C76 178 92 186 100 200C96 212 88 222 76 226C74 210 68 200 58 198Z', {
        fill: '#fff6e4',
        opacity: 0.95,
      }) + path('M104 122C116 110 136 114 141 130C130 132 116 132 104 122Z', '#fff6e4'),
    ) +
    group(
      path(
        'M150 184C126 176 104 188 104 212C104 234 126 242 150 242C174 242 196 234 196 212C196 188 174 176 150 184Z',
        c.linear(['#fffaf0', '#efdcc0']),
      ),
      { filter: lit(c, 4, { depth: 7, shine: 0.4 }) },
    ) +
    path(
      'M118 224C130 220 142 226 150 222C158 226 170 220 182 224C184 256 168 270 150 270C132 270 116 256 118 224Z',
      c.linear(['#2a0306', '#8a1020']),
    ) +
    mirrored(
      path('M122 224L136 225L130 250Z', '#fffdf2') + path('M128 266L137 266L133 252Z', '#fffdf2'),
    ) +
    path('M132 262C140 248 160 248 168 262C162 270 138 270 132 262Z', '#f0566a') +
    path(
      'M132 178C138 170 162 170 168 178C166 194 156 199 150 203C144 199 134 194 132 178Z',
      c.linear(['#ff9aa0', '#a8323e']),
    ) +
    line('M150 203V222', '#3a0d0a', 2.4) +
    mirrored(
      [
        'M147 64C139 82 139 100 148 118C146 98 148 82 150 64Z',
        'M132 68C124 84 127 98 136 110C132 96 134 82 141 66Z',
        'M112 78C108 92 112 102 122 110C118 98 119 88 122 74Z',
        'M82 120C96 118 104 124 110 132C100 130 90 130 79 131Z',
        'M66 144C84 140 96 146 102 154C90 152 78 153 61 152Z',
        'M50 164C72 160 88 168 96 176C82 174 68 174 45 172Z',
        'M94 246C96 232 92 222 84 216C96 218 104 226 106 254Z',
      ]
        .map(stripe)
        .join(''),
    ) +
    mirrored(catEye(c, 123, 152, eye)) +
    mirrored(
      repeat(3, (i) =>
        line(`M116 ${206 + i * 8}Q82 ${200 + i * 12} 50 ${206 + i * 18}`, '#fff', 1.1, {
          opacity: 0.85,
        }),
      ),
    )
  );
};

/** A lion with a wind-blown mane. */
export const lion = (
  c: Canvas,
  { coat: [a, b, d], glow: halo, rim, eye }: BeastLook,
  mane: Tone,
): string => {
  const lock = (angle: number, length: number, w: number, tones: readonly string[]): string =>
    path(
      `M0 ${-w}C${length * 0.5} ${-w * 1.6} ${length * 0.9} ${-w * 0.4} ${length} ${w * 0.5}C${length * 0.7} ${w * 0.8} ${length * 0.4} ${w * 1.3} 0 ${w}Z`,
      {
        fill: c.linear(tones, 0),
        move: `translate(150 160) rotate(${angle})`,
      },
    );
  const ring = (
    count: number,
    length: number,
    w: number,
    tones: readonly string[],
    shift: number,
  ): string =>
    group(
      repeat(count, (i) => lock(shift + (i * 360) / count, length + c.between(-10, 12), w, tones)),
      { filter: lit(c, 2, { depth: 4, shine: 0.35, rim }) },
    );
  return (
    glow(c, 150, 160, 175, halo, 0.85) +
    ring(22, 138, 15, [mane[1], mane[2]], 4) +
    ring(20, 120, 15, [mane[1], mane[0], mane[2]], 12) +
    ring(18, 98, 14, [mane[2], mane[1], mane[0]], 0) +
    mirrored(
      group(path('M100 108C86 100 82 84 90 74C106 76 118 88 122 98Z', c.linear([b, d])), {
        filter: lit(c, 3),
      }),
    ) +
    group(
      path(
        'M150 88C116 88 98 108 96 136C94 156 104 170 108 190C112 222 128 246 150 248C172 246 188 222 192 190C196 170 206 156 204 136C202 108 184 88 150 88Z',
        c.radial(
          [
            [0, a],
            [0.6, b],
            [1, d],
          ],
          0.5,
          0.4,
          0.62,
        ),
      ),
      { filter: lit(c, 5, { depth: 9, shine: 0.4, rim }) },
    ) +
    path('M138 116C134 140 136 164 130 184H170C164 164 166 140 162 116C156 110 144 110 138 116Z', {
      fill: a,
      opacity: 0.7,
    }) +
    group(
      path(
        'M150 184C132 178 116 188 116 206C116 224 132 232 150 232C168 232 184 224 184 206C184 188 168 178 150 184Z',
        c.linear(['#fffaf0', '#ecd2a8']),
      ),
      { filter: lit(c, 4, { depth: 6, shine: 0.35 }) },
    ) +
    path(
      'M130 222C138 218 146 222 150 219C154 222 162 218 170 222C170 244 162 252 150 252C138 252 130 244 130 222Z',
      c.linear(['#2a0306', '#8a1020']),
    ) +
    mirrored(path('M134 222L143 223L139 239Z', '#fffdf2')) +
    path('M140 246C145 238 155 238 160 246C156 251 144 251 140 246Z', '#f0566a') +
    path(
      'M132 182C138 173 162 173 168 182C166 195 156 200 150 204C144 200 134 195 132 182Z',
      c.linear(['#a86a5a', '#4a1a16']),
    ) +
    line('M150 203V220', '#3a0d0a', 2.4) +
    mirrored(
      catEye(c, 124, 150, eye) +
        path('M102 138C112 124 132 128 142 142C128 136 114 136 102 138Z', d),
    ) +
    mirrored(repeat(3, (i) => circle(130 - i * 7, 204 + (i % 2) * 7, 1.5, '#5a2c14')))
  );
};

/** A water buffalo with a jewelled brow, head lowered. */
export const bull = (
  c: Canvas,
  { coat: [a, b, d], glow: halo, rim, eye }: BeastLook,
  gemHue = 150,
): string => {
  const metal = c.linear(gold);
  return (
    glow(c, 150, 150, 165, halo, 0.9, '#fff') +
    group(
      mirrored(
        path(
          'M118 128C80 132 42 112 28 62C24 46 30 32 38 22C44 60 74 90 126 94Z',
          c.linear(['#fff7cf', '#ffcf4a', '#b06a08', '#6a3502'], 60),
        ),
      ),
      { filter: lit(c, 5, { depth: 11, shine: 1, gloss: 20, rim }) },
    ) +
    mirrored(
      repeat(4, (i) =>
        line(
          `M${54 + i * 16} ${78 + i * 7}Q${47 + i * 17} ${96 + i * 6} ${60 + i * 17} ${114 + i * 4}`,
          '#7a3f05',
          2,
          { opacity: 0.55 },
        ),
      ),
    ) +
    group(
      mirrored(path('M104 136C84 130 62 138 52 158C74 168 96 162 108 152Z', c.linear([b, d]))) +
        path(
          'M150 82C118 82 102 102 102 132C102 166 116 196 118 224C120 254 132 268 150 268C168 268 180 254 182 224C184 196 198 166 198 132C198 102 182 82 150 82Z',
          c.linear([a, b, d]),
        ),
      { filter: lit(c, 4.5, { depth: 9, shine: 0.6, rim }) },
    ) +
    group(
      path(
        'M150 210C126 210 116 226 120 246C124 264 138 272 150 272C162 272 176 264 180 246C184 226 174 210 150 210Z',
        c.linear([b, '#0c0a12']),
      ),
      { filter: lit(c, 4, { depth: 8, shine: 0.6 }) },
    ) +
    mirrored(
      ellipse(136, 240, 8, 5.5, { fill: '#000', move: 'rotate(-24 136 240)' }) +
        path('M108 148C116 137 132 141 136 155C127 162 115 159 108 148Z', '#000') +
        path(
          'M112 149C118 142 129 145 132 154C125 158 117 156 112 149Z',
          c.radial(['#fff', eye, '#7a1a00']),
        ) +
        circle(122, 150, 2.8, '#1a0000') +
        glow(c, 122, 150, 22, eye, 0.6) +
        path('M104 144C114 130 132 134 140 150C128 142 114 142 104 144Z', d),
    ) +
    group(circle(150, 264, 18, { fill: 'none', stroke: metal, width: 6.5 }), {
      filter: lit(c, 1.6, { depth: 4 }),
    }) +
    group(path('M110 118C126 102 174 102 190 118L150 188Z', metal), {
      filter: lit(c, 2.5, { depth: 6 }),
    }) +
    gem(c, 150, 134, 21, gemHue)
  );
};

/** A wolf that howls at the upper right, in profile. */
export const wolf = (c: Canvas, { coat: [a, b, d], glow: halo, rim, eye }: BeastLook): string => {
  const tuft = (
    x: number,
    y: number,
    length: number,
    turn: number,
    tones: readonly string[],
  ): string =>
    path(
      `M0 0C${length * 0.25} -15 ${length * 0.7} -13 ${length} 0C${length * 0.7} 7 ${length * 0.25} 13 0 0Z`,
      { fill: c.linear(tones, 0), move: `translate(${x} ${y}) rotate(${turn})` },
    );
  const row = (
    count: number,
    x: number,
    y: number,
    step: number,
    drop: number,
    length: number,
    tones: readonly string[],
  ): string =>
    repeat(count, (i) =>
      tuft(x + i * step, y + i * drop, length - Math.abs(i - count / 2) * 5, 122 - i * 8, tones),
    );
  const ruff = lit(c, 2, { depth: 4, shine: 0.35, gloss: 30, rim });
  return (
    glow(c, 160, 130, 165, halo, 0.8, '#fff') +
    group(
      path(
        'M22 350C14 270 44 200 92 156C104 138 118 124 136 116L178 122C182 152 190 180 202 206C216 250 224 300 226 350Z',
        c.linear([a, b, d], 70),
      ),
      { filter: lit(c, 6, { depth: 11, shine: 0.3, gloss: 30, rim }) },
    ) +
    group(row(8, 62, 262, 21, -4, 96, [b, d]), { filter: ruff }) +
    group(row(8, 66, 220, 18, -5, 88, [a, b, d]), { filter: ruff }) +
    group(row(7, 78, 182, 16, -5, 76, [a, b]), { filter: ruff }) +
    path('M196 100L238 88L176 128Z', '#3a0a18') +
    group(
      path(
        'M172 114C192 120 214 112 236 90C244 98 242 112 232 122C212 142 188 148 164 142Z',
        c.linear([b, d]),
      ),
      { filter: lit(c, 3, { depth: 6, shine: 0.3, rim }) },
    ) +
    group(
      path(
        'M84 170C78 136 92 106 118 94L98 44L152 76C168 68 182 54 200 40C216 26 234 18 246 22C256 26 254 38 246 46L216 80C208 90 204 96 200 104C192 122 180 134 168 140C148 164 112 180 84 170Z',
        c.linear([a, b, d], 60),
      ),
      { filter: lit(c, 5, { depth: 10, shine: 0.35, gloss: 30, rim }) },
    ) +
    path('M204 94L209 107L213 91ZM190 106L195 118L200 104Z', '#fff') +
    path('M214 108L216 97L222 105ZM198 118L201 108L206 116Z', '#fff') +
    path('M232 26C244 16 256 20 254 32C250 40 240 38 232 26Z', '#141018') +
    circle(242, 26, 2.4, '#fff') +
    path('M98 44L140 72L116 92Z', { fill: '#2a1830', opacity: 0.75 }) +
    path('M150 98C156 86 170 82 182 86C178 98 164 106 150 98Z', '#14101a') +
    path('M156 96C161 89 171 86 178 88C174 96 165 100 156 96Z', eye) +
    circle(168, 92, 2.6, '#0a0608') +
    glow(c, 168, 92, 26, eye, 0.7) +
    path('M186 74C200 62 214 50 228 40', { stroke: a, width: 4, opacity: 0.6, cap: 'round' })
  );
};
