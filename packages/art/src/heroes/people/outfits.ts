import type { Canvas } from '../../canvas.ts';
import { darker, gold, lighter, silver, type Tone } from '../../colour.ts';
import { num, repeat, star } from '../../geometry.ts';
import { lit } from '../../light.ts';
import { gem } from '../../objects/gem.ts';
import { circle, ellipse, group, line, mirrored, path, rect } from '../../shapes.ts';

export type Outfit =
  | 'waistcoat'
  | 'gown'
  | 'tuxedo'
  | 'explorer'
  | 'coat'
  | 'robe'
  | 'kimono'
  | 'armour'
  | 'jersey'
  | 'spacesuit'
  | 'toga';

const shoulders =
  'M36 350C36 280 58 242 100 230C124 223 134 214 134 200H166C166 214 176 223 200 230C242 242 264 280 264 350Z';

const neck = (c: Canvas, [light, mid, dark]: Tone, build: 'woman' | 'man'): string => {
  const w = build === 'woman' ? 17 : 23;
  return (
    path(
      `M${150 - w} 160V204C${150 - w} 216 ${150 - w - 16} 222 ${150 - w - 40} 230L150 262L${150 + w + 40} 230C${150 + w + 16} 222 ${150 + w} 216 ${150 + w} 204V160Z`,
      c.linear([dark, mid, light, mid, dark], 0),
    ) +
    path(
      `M${150 - w} 178C${150 - w / 2} 196 ${150 + w / 2} 196 ${150 + w} 178V192C${150 + w / 2} 208 ${150 - w / 2} 208 ${150 - w} 192Z`,
      { fill: dark, opacity: 0.5 },
    )
  );
};

/** The body below the head, in one main colour and one trim. */
export const outfit = (
  c: Canvas,
  kind: Outfit,
  color: string,
  trim: string,
  skin: Tone,
  build: 'woman' | 'man',
  rim: string,
): string => {
  const cloth = lit(c, 6, { depth: 10, shine: 0.22, gloss: 34, rim, drop: false });
  const metalFx = lit(c, 4, { depth: 8, shine: 1, gloss: 20, rim, drop: false });
  const tones = c.linear([lighter(color, 0.22), color, darker(color, 0.45)]);
  const trimTones = c.linear([lighter(trim, 0.35), trim, darker(trim, 0.4)]);
  const body = (fill: string): string => group(path(shoulders, fill), { filter: cloth });
  const throat = neck(c, skin, build);
  switch (kind) {
    case 'waistcoat':
      return (
        body(c.linear(['#ffffff', '#e8e6ee', '#a8a4b8'])) +
        throat +
        group(
          path(
            'M112 226L150 300L188 226L214 236C210 280 212 320 216 350H84C88 320 90 280 86 236Z',
            tones,
          ),
          { filter: cloth },
        ) +
        path(
          'M150 262L124 222L112 230L132 268ZM150 262L176 222L188 230L168 268Z',
          c.linear(['#fff', '#d4d0de']),
        ) +
        path('M134 262L150 300L166 262L150 250Z', '#f4f2f8') +
        group(
          path(
            'M150 238L120 226C116 238 116 246 120 256ZM150 238L180 226C184 238 184 246 180 256Z',
            trimTones,
          ) + rect(143, 231, 14, 14, trim, 4),
          { filter: lit(c, 2, { depth: 4, drop: true }) },
        ) +
        repeat(3, (i) => circle(150, 306 + i * 16, 3, c.radial(gold))) +
        rect(186, 276, 26, 9, { fill: c.linear(gold), move: 'rotate(-6 198 280)' }, 2)
      );
    case 'tuxedo':
      return (
        body(tones) +
        throat +
        path('M118 226L150 330L182 226L150 262Z', c.linear(['#fff', '#d8d4e0'])) +
        group(
          mirrored(
            path(
              'M112 224L92 240L100 268L118 262L146 350H150V330Z',
              c.linear([lighter(color, 0.4), darker(color, 0.2)], 60),
            ),
          ),
          { filter: cloth },
        ) +
        group(
          path(
            'M150 240L122 228C118 240 118 248 122 258ZM150 240L178 228C182 240 182 248 178 258Z',
            trimTones,
          ) + rect(143, 233, 14, 14, trim, 4),
          { filter: lit(c, 2, { depth: 4 }) },
        ) +
        path('M196 276L204 264L212 276L204 284Z', trim)
      );
    case 'gown':
      return (
        group(
          path(
            shoulders,
            c.radial(
              [
                [0, skin[0]],
                [0.6, skin[1]],
                [1, skin[2]],
              ],
              0.45,
              0.3,
              0.8,
            ),
          ),
          { filter: cloth },
        ) +
        throat +
        line('M112 238C126 248 138 250 146 248M188 238C174 248 162 250 154 248', skin[2], 1.6, {
          opacity: 0.5,
        }) +
        group(
          path(
            'M40 350C40 306 50 280 66 268C90 286 118 280 150 302C182 280 210 286 234 268C250 280 260 306 260 350Z',
            tones,
          ),
          { filter: cloth },
        ) +
        path('M66 268C90 286 118 280 150 302C182 280 210 286 234 268', {
          stroke: trimTones,
          width: 4,
        }) +
        repeat(9, (i) => {
          const k = i - 4;
          return circle(
            150 + k * 9.5,
            262 - k * k * 1.7,
            4.4,
            c.radial(['#fff', lighter(trim, 0.4), darker(trim, 0.3)], 0.5, 0.5, 0.55, 0.35, 0.3),
          );
        }) +
        gem(c, 150, 274, 11, 350)
      );
    case 'explorer':
      return (
        body(tones) +
        throat +
        path(
          'M150 262L120 220L100 232L116 274L138 282ZM150 262L180 220L200 232L184 274L162 282Z',
          c.linear([lighter(color, 0.35), color]),
        ) +
        group(
          path(
            'M118 214C130 232 170 232 182 214L186 228C174 250 160 262 150 270C140 262 126 250 114 228Z',
            trimTones,
          ),
          { filter: lit(c, 3, { depth: 5, drop: true }) },
        ) +
        line('M84 240L196 350', darker('#7a4a1e', 0.1), 13) +
        line('M84 240L196 350', '#c88a4a', 2, { dash: '5 6' }) +
        rect(
          206,
          282,
          34,
          30,
          { fill: darker(color, 0.18), stroke: darker(color, 0.4), width: 1.4 },
          4,
        )
      );
    case 'coat':
      return (
        body(tones) +
        throat +
        path('M122 228L150 340L178 228L150 262Z', c.linear(['#fffaf0', '#d8ccb8'])) +
        line('M140 262L160 274M160 262L140 274M142 280L158 292M158 280L142 292', '#6a4a2a', 2) +
        group(
          mirrored(
            path(
              'M116 222L84 238L96 300L128 350H150V336Z',
              c.linear([lighter(color, 0.25), darker(color, 0.3)], 50),
            ),
          ),
          { filter: cloth },
        ) +
        mirrored(
          path('M116 222L84 238L96 300L128 350', { stroke: trimTones, width: 4.5 }) +
            repeat(3, (i) => circle(112 + i * 8, 268 + i * 26, 5, c.radial(gold))),
        ) +
        group(
          mirrored(
            repeat(5, (i) => line(`M${54 + i * 9} ${266 - i * 5}l-5 18`, trim, 4)) +
              ellipse(72, 252, 32, 10, { fill: trimTones, move: 'rotate(-26 72 252)' }),
          ),
          { filter: metalFx },
        )
      );
    case 'robe':
      return (
        body(tones) +
        throat +
        group(
          path(
            'M104 214C120 236 180 236 196 214L216 236C190 270 168 292 150 350C132 292 110 270 84 236Z',
            c.linear([lighter(color, 0.3), color]),
          ),
          { filter: cloth },
        ) +
        path(
          'M104 214C120 236 180 236 196 214L216 236C190 270 168 292 150 350C132 292 110 270 84 236Z',
          { stroke: trimTones, width: 4 },
        ) +
        repeat(7, (i) =>
          path(star(62 + i * 30, 300 + (i % 2) * 22, 6, 2.4, 5), { fill: trim, opacity: 0.8 }),
        ) +
        gem(c, 150, 262, 14, 270)
      );
    case 'kimono':
      return (
        body(tones) +
        throat +
        path('M134 204L176 350H150L112 226Z', '#fff8f0') +
        group(
          path('M120 216L186 350H150L92 236Z', c.linear([lighter(trim, 0.2), darker(trim, 0.2)])) +
            path('M180 216L108 350H142L208 236Z', trimTones),
          { filter: cloth },
        ) +
        rect(60, 326, 180, 30, c.linear(gold)) +
        [
          [70, 290],
          [226, 280],
          [96, 318],
          [206, 312],
          [56, 322],
        ]
          .map(
            ([x = 0, y = 0]) =>
              repeat(5, (i) =>
                ellipse(x, y - 7, 4, 7, {
                  fill: '#fff',
                  opacity: 0.75,
                  move: `rotate(${i * 72} ${x} ${y})`,
                }),
              ) + circle(x, y, 2.6, '#ffd24a'),
          )
          .join('')
      );
    case 'armour':
      return (
        body(c.linear([lighter(color, 0.2), color, darker(color, 0.6)])) +
        throat +
        group(
          path(
            'M104 222C124 240 176 240 196 222L212 240C206 280 180 310 150 330C120 310 94 280 88 240Z',
            c.linear([silver[0], lighter(color, 0.3), color, darker(color, 0.4)]),
          ),
          { filter: metalFx },
        ) +
        group(
          mirrored(
            path(
              'M100 226C64 222 34 250 30 292C54 300 84 290 98 266Z',
              c.linear([silver[0], color, darker(color, 0.5)]),
            ) + path('M32 288C52 300 80 292 96 272L98 286C80 306 54 312 30 302Z', trimTones),
          ),
          { filter: metalFx },
        ) +
        path(
          'M104 222C124 240 176 240 196 222L212 240C206 280 180 310 150 330C120 310 94 280 88 240Z',
          { stroke: trimTones, width: 4 },
        ) +
        path(star(150, 276, 20, 8, 8), trimTones) +
        path('M150 256V328', { stroke: darker(color, 0.5), width: 1.6, opacity: 0.5 })
      );
    case 'jersey':
      return (
        body(tones) +
        throat +
        path('M116 222C130 256 170 256 184 222L194 228C176 272 124 272 106 228Z', trim) +
        mirrored(path('M62 262L88 350H72L48 290Z', trim)) +
        path('M138 290H162L150 346H138L148 304H138Z', { fill: trim, opacity: 0.95 })
      );
    case 'spacesuit':
      return (
        body(c.linear(['#ffffff', '#dfe6f2', '#8a94aa'])) +
        group(ellipse(150, 226, 76, 26, c.linear(silver)) + ellipse(150, 222, 62, 18, '#1a2234'), {
          filter: metalFx,
        }) +
        throat +
        group(rect(112, 274, 76, 52, c.linear([lighter(color, 0.3), color]), 10), {
          filter: metalFx,
        }) +
        circle(130, 292, 7, '#ff4a5a') +
        circle(150, 292, 7, '#ffd24a') +
        circle(170, 292, 7, '#3ae08a') +
        rect(124, 308, 52, 8, { fill: '#0a1424' }, 4) +
        mirrored(path('M52 266C70 252 84 246 96 244L100 258C84 262 72 270 62 282Z', trim))
      );
    case 'toga':
      return (
        group(
          path(
            shoulders,
            c.radial(
              [
                [0, skin[0]],
                [0.6, skin[1]],
                [1, skin[2]],
              ],
              0.45,
              0.3,
              0.8,
            ),
          ),
          { filter: cloth },
        ) +
        throat +
        group(
          path(
            'M216 236C190 268 150 290 40 320L36 350H264C264 290 244 246 216 236Z',
            c.linear(['#ffffff', lighter(color, 0.6), color]),
          ),
          { filter: cloth },
        ) +
        repeat(5, (i) =>
          line(
            `M${214 - i * 3} ${244 + i * 6}C${186 - i * 4} ${284 + i * 10} ${130 - i * 6} ${306 + i * 9} ${50} ${num(330 + i * 6)}`,
            darker(color, 0.3),
            1.8,
            { opacity: 0.5 },
          ),
        ) +
        group(circle(212, 244, 13, c.radial(gold)), { filter: metalFx })
      );
  }
};
