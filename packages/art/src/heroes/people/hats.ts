import { glow } from '../../atmosphere.ts';
import type { Canvas } from '../../canvas.ts';
import { darker, gold, lighter, silver } from '../../colour.ts';
import { num, repeat, star } from '../../geometry.ts';
import { lit } from '../../light.ts';
import { gem } from '../../objects/gem.ts';
import { circle, ellipse, group, line, mirrored, path, rect } from '../../shapes.ts';

export type Hat =
  | 'none'
  | 'fedora'
  | 'tricorn'
  | 'wizard'
  | 'tiara'
  | 'crown'
  | 'kabuto'
  | 'viking'
  | 'cowboy'
  | 'turban'
  | 'aviator'
  | 'tophat'
  | 'flower'
  | 'jester'
  | 'bubble'
  | 'diver'
  | 'laurel'
  | 'headset'
  | 'snakes'
  | 'cap';

/** The hat of a head, in a colour and a trim. */
export const hat = (c: Canvas, kind: Hat, color: string, trim: string, rim: string): string => {
  const felt = lit(c, 5, { depth: 9, shine: 0.3, gloss: 34, rim });
  const metal = lit(c, 3.4, { depth: 7, shine: 1, gloss: 20, rim });
  const tones = c.linear([lighter(color, 0.3), color, darker(color, 0.5)]);
  const trims = c.linear([lighter(trim, 0.35), trim, darker(trim, 0.4)]);
  switch (kind) {
    case 'none':
      return '';
    case 'fedora':
      return group(
        group(
          path('M106 76C104 34 124 14 142 24C150 28 152 28 160 22C182 12 198 38 196 78Z', tones),
          { filter: felt },
        ) +
          path('M105 62C126 76 174 76 197 62L197 80H105Z', trims) +
          group(
            path(
              'M60 84C84 66 120 74 150 74C180 74 216 62 244 78C234 98 196 104 150 102C106 104 68 102 60 84Z',
              tones,
            ),
            { filter: felt },
          ),
        { move: 'rotate(-5 150 80)' },
      );
    case 'cowboy':
      return group(
        group(
          path('M104 74C100 26 122 8 140 22C148 28 152 28 160 22C180 8 202 26 196 74Z', tones),
          { filter: felt },
        ) +
          path('M103 60C126 72 174 72 197 60L197 76H103Z', trims) +
          circle(150, 69, 6, c.radial(gold)) +
          group(
            path(
              'M36 62C44 92 96 104 150 100C204 104 256 92 264 62C240 84 196 74 150 72C104 74 60 84 36 62Z',
              tones,
            ),
            { filter: felt },
          ),
        { move: 'rotate(5 150 80)' },
      );
    case 'tricorn':
      return (
        group(
          path(
            'M60 78C84 20 116 12 150 30C184 12 216 20 240 78C214 66 184 84 150 86C116 84 86 66 60 78Z',
            tones,
          ),
          { filter: felt },
        ) +
        path('M60 78C86 66 116 84 150 86C184 84 214 66 240 78', { stroke: trims, width: 6 }) +
        path('M60 78C84 20 116 12 150 30C184 12 216 20 240 78', { stroke: trims, width: 3 }) +
        group(
          circle(150, 54, 13, '#f4efe4') +
            circle(145, 52, 3.4, '#1a1010') +
            circle(155, 52, 3.4, '#1a1010') +
            rect(144, 62, 12, 8, '#f4efe4', 2) +
            line('M134 72L166 60M134 60L166 72', '#f4efe4', 3),
          {},
        ) +
        path('M214 50C240 20 262 22 276 34C262 36 252 50 240 66Z', c.linear(['#fff', trim]))
      );
    case 'wizard':
      return (
        group(
          path(
            'M96 84C112 52 118 6 148 -22C166 -36 190 -32 202 -14C186 -18 178 -6 182 12C188 40 194 62 204 84Z',
            tones,
          ),
          { filter: felt },
        ) +
        [
          [140, 16, 9],
          [166, 44, 7],
          [128, 56, 6],
          [158, -6, 5],
        ]
          .map(([x = 0, y = 0, r = 0]) => path(star(x, y, r, r * 0.4, 5), trim))
          .join('') +
        path('M98 78C126 92 174 92 203 78L205 92C174 104 126 104 95 92Z', trims) +
        group(
          path(
            'M46 96C70 78 100 86 150 88C200 86 230 78 254 96C232 114 194 108 150 106C106 108 68 114 46 96Z',
            tones,
          ),
          { filter: felt },
        )
      );
    case 'tiara':
      return (
        group(
          path(
            'M104 84C114 62 130 58 150 34C170 58 186 62 196 84C170 72 130 72 104 84Z',
            c.linear(gold),
          ),
          { filter: metal },
        ) +
        gem(c, 150, 60, 14, 330) +
        mirrored(gem(c, 122, 72, 7, 200))
      );
    case 'crown':
      return (
        group(
          path(
            'M100 82L92 28L122 54L150 14L178 54L208 28L200 82C170 70 130 70 100 82Z',
            c.linear(gold),
          ) +
            path(
              'M98 80C130 68 170 68 202 80L202 94C170 82 130 82 98 94Z',
              c.linear([gold[1], gold[0], gold[2]]),
            ),
          { filter: metal },
        ) +
        gem(c, 150, 56, 14, 350) +
        mirrored(circle(92, 26, 6, c.radial(gold)) + circle(120, 82, 4.4, '#3ab0ff')) +
        circle(150, 12, 7, c.radial(gold))
      );
    case 'kabuto':
      return (
        group(
          path(
            'M80 116C76 60 104 24 150 22C196 24 224 60 220 116C206 104 196 98 190 84C164 74 136 74 110 84C104 98 94 104 80 116Z',
            tones,
          ),
          { filter: metal },
        ) +
        mirrored(
          repeat(3, (i) =>
            path(
              `M${84 - i * 7} ${112 + i * 16}C${94 - i * 4} ${126 + i * 14} ${96 - i * 4} ${142 + i * 14} ${94 - i * 4} ${150 + i * 12}L${74 - i * 8} ${140 + i * 14}Z`,
              c.linear([trim, darker(trim, 0.5)]),
            ),
          ),
        ) +
        group(
          path(
            'M150 62C128 44 96 26 84 -18C104 10 130 22 150 40C170 22 196 10 216 -18C204 26 172 44 150 62Z',
            c.linear(gold),
          ),
          { filter: metal },
        ) +
        group(circle(150, 56, 13, c.radial([lighter(trim, 0.4), trim, darker(trim, 0.4)])), {
          filter: metal,
        }) +
        path('M108 86C132 74 168 74 192 86L194 96C168 84 132 84 106 96Z', c.linear(gold))
      );
    case 'viking':
      return (
        group(
          mirrored(
            path(
              'M102 72C74 72 50 50 46 12C62 34 84 44 108 48Z',
              c.linear(['#fffaf0', '#e8d4b0', '#8a6a42'], 40),
            ),
          ),
          { filter: felt },
        ) +
        group(
          path(
            'M98 96C94 48 118 26 150 24C182 26 206 48 202 96C172 82 128 82 98 96Z',
            c.linear(silver),
          ),
          { filter: metal },
        ) +
        group(
          path('M96 96C128 80 172 80 204 96L204 110C172 94 128 94 96 110Z', c.linear(gold)) +
            path('M143 28H157L160 128C156 136 144 136 140 128Z', c.linear(gold)),
          { filter: metal },
        ) +
        repeat(7, (i) =>
          circle(104 + i * 15.4, 100 - Math.sin((i / 6) * Math.PI) * 10, 3, '#7a4a08'),
        )
      );
    case 'turban':
      return (
        group(
          path('M92 96C84 52 112 18 150 18C188 18 216 52 208 96C176 70 124 70 92 96Z', tones) +
            repeat(4, (i) =>
              path(
                `M${94 + i * 8} ${92 - i * 12}C${124 + i * 4} ${56 - i * 8} ${172 + i * 3} ${48 - i * 7} ${208 - i * 4} ${82 - i * 12}`,
                { stroke: darker(color, 0.3), width: 3, opacity: 0.6 },
              ),
            ),
          { filter: felt },
        ) +
        path('M150 66C140 40 146 8 166 -10C170 14 166 44 156 66Z', c.linear(['#fff', trim])) +
        gem(c, 150, 66, 14, 350)
      );
    case 'aviator':
      return (
        group(
          path(
            'M94 140C86 64 112 34 150 34C188 34 214 64 206 140L194 136C196 110 190 96 184 88C164 80 136 80 116 88C110 96 104 110 106 136Z',
            tones,
          ),
          { filter: felt },
        ) +
        group(
          mirrored(
            ellipse(126, 66, 23, 17, {
              fill: c.linear(['#bff0ff', '#3aa0e0', '#0a2a5a'], 60),
              stroke: trims,
              width: 5,
            }),
          ) + rect(146, 60, 8, 10, trims),
          { filter: metal },
        ) +
        mirrored(path('M112 60Q120 52 130 56', { stroke: '#fff', width: 3, opacity: 0.8 }))
      );
    case 'tophat':
      return group(
        group(
          path(
            'M106 78C110 50 106 10 102 -24C130 -34 170 -34 198 -24C194 10 190 50 194 78Z',
            tones,
          ),
          { filter: felt },
        ) +
          path('M105 52C130 62 170 62 195 52L195 72C170 82 130 82 105 72Z', trims) +
          group(
            path(
              'M64 80C90 66 120 78 150 78C180 78 210 66 236 80C226 100 190 98 150 96C110 98 74 100 64 80Z',
              tones,
            ),
            { filter: felt },
          ),
        { move: 'rotate(6 150 80)' },
      );
    case 'flower':
      return group(
        repeat(7, (i) =>
          ellipse(104, 56, 8, 15, {
            fill: c.linear(['#fff', color]),
            move: `translate(0 12) rotate(${num((i * 360) / 7)} 104 68)`,
          }),
        ) + circle(104, 68, 8, c.radial(['#fff3a0', trim])),
        { filter: lit(c, 2, { depth: 4, shine: 0.5 }) },
      );
    case 'jester':
      return (
        group(
          path(
            'M98 92C70 84 44 96 34 128C30 84 56 46 98 44C112 30 132 34 150 62C168 34 188 30 202 44C244 46 270 84 266 128C256 96 230 84 202 92C176 74 124 74 98 92Z',
            tones,
          ) +
            path(
              'M150 62C168 34 188 30 202 44C244 46 270 84 266 128C256 96 230 84 202 92C186 80 168 76 150 76Z',
              trims,
            ),
          { filter: felt },
        ) +
        group(circle(34, 132, 11, c.radial(gold)) + circle(266, 132, 11, c.radial(gold)), {
          filter: metal,
        }) +
        path('M98 84C128 70 172 70 202 84L204 100C172 86 128 86 96 100Z', c.linear(gold))
      );
    case 'bubble':
      return (
        circle(
          150,
          124,
          92,
          c.radial([
            [0, '#fff', 0.02],
            [0.8, '#9fe0ff', 0.12],
            [1, '#dff6ff', 0.75],
          ]),
        ) +
        circle(150, 124, 91, {
          fill: 'none',
          stroke: c.linear(['#fff', '#8ab4d8', '#dfefff']),
          width: 4,
        }) +
        path('M84 92C96 62 122 44 146 42C118 56 100 76 92 104Z', { fill: '#fff', opacity: 0.75 }) +
        ellipse(214, 160, 7, 18, { fill: '#fff', opacity: 0.5, move: 'rotate(24 214 160)' }) +
        line('M214 62L232 28', '#dfe6f2', 4) +
        circle(234, 24, 7, '#ff4a5a') +
        glow(c, 234, 24, 20, '#ff4a5a', 0.8)
      );
    case 'diver':
      return (
        group(
          path(
            'M98 106C98 88 202 88 202 106V140C202 156 176 160 166 148C160 140 140 140 134 148C124 160 98 156 98 140Z',
            {
              fill: c.linear([
                [0, '#d8f6ff', 0.55],
                [1, '#3ab0e0', 0.35],
              ]),
              stroke: tones,
              width: 8,
            },
          ),
          { filter: metal },
        ) +
        path('M108 108C122 102 140 102 150 104L128 144C112 146 108 132 108 108Z', {
          fill: '#fff',
          opacity: 0.35,
        }) +
        line('M206 120C232 96 230 50 226 14', color, 10) +
        rect(216, -4, 20, 26, trims, 6)
      );
    case 'laurel':
      return mirrored(
        repeat(7, (i) =>
          group(
            path(
              'M0 0C8 -12 22 -14 30 -8C24 4 10 6 0 0Z',
              c.linear(['#e8ffb0', '#5ab83a', '#1f6a1c'], 0),
            ),
            { move: `translate(${102 + i * 6} ${112 - i * 9}) rotate(${-86 + i * 12})` },
          ),
        ),
      );
    case 'headset':
      return (
        line('M98 122C94 60 120 34 150 34C180 34 206 60 202 122', color, 9) +
        line('M98 122C94 60 120 34 150 34C180 34 206 60 202 122', lighter(color, 0.5), 2) +
        group(mirrored(rect(84, 108, 22, 40, trims, 10)), { filter: metal }) +
        line('M96 146C98 172 118 180 136 178', color, 4) +
        circle(138, 178, 5, color)
      );
    case 'snakes':
      return group(
        repeat(9, (i) => {
          const t = ((i - 4) * 24 * Math.PI) / 180;
          const [x, y] = [150 + Math.sin(t) * 54, 92 - Math.cos(t) * 40];
          const [ex, ey] = [150 + Math.sin(t) * 116 + (i % 2 ? 10 : -10), 96 - Math.cos(t) * 98];
          const s = `M${num(x)} ${num(y)}C${num(x + Math.sin(t) * 40 + 22)} ${num(y - 20)} ${num(ex - 26)} ${num(ey + 24)} ${num(ex)} ${num(ey)}`;
          return (
            line(s, darker(color, 0.3), 17) +
            line(s, color, 13) +
            line(s, lighter(color, 0.45), 4, { dash: '3 7' }) +
            ellipse(ex, ey, 13, 9.5, {
              fill: c.radial([lighter(color, 0.5), color, darker(color, 0.4)]),
              move: `rotate(${num((t * 180) / Math.PI - 90)} ${num(ex)} ${num(ey)})`,
            }) +
            circle(ex - 3, ey - 3, 2.2, trim) +
            circle(ex + 4, ey - 2, 2.2, trim)
          );
        }),
        { filter: lit(c, 3, { depth: 6, shine: 0.6, rim }) },
      );
    case 'cap':
      return (
        group(path('M98 96C94 50 120 32 150 32C180 32 206 50 202 96C172 82 128 82 98 96Z', tones), {
          filter: felt,
        }) +
        group(
          path('M98 96C120 78 176 78 220 92C236 98 242 106 236 110C200 96 140 92 98 104Z', trims),
          { filter: felt },
        ) +
        path(star(150, 60, 13, 5.5, 5), '#fff')
      );
  }
};
