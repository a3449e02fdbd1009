import type { Canvas } from '../../canvas.ts';
import { darker, lighter } from '../../colour.ts';
import { num, repeat } from '../../geometry.ts';
import { lit } from '../../light.ts';
import { circle, ellipse, group, line, path } from '../../shapes.ts';

export type HairStyle =
  | 'long'
  | 'waves'
  | 'bun'
  | 'bob'
  | 'braids'
  | 'short'
  | 'quiff'
  | 'curls'
  | 'spikes'
  | 'topknot'
  | 'none';

interface Hair {
  readonly back: string;
  readonly front: string;
}

const strands = (paths: readonly string[], color: string): string =>
  paths.map((d) => line(d, color, 1.8, { opacity: 0.5 })).join('');

/** Hair behind the shoulders and in front of the brow, in one colour. */
export const hair = (c: Canvas, style: HairStyle, color: string, rim = '#ffe0b0'): Hair => {
  const tones = c.linear([lighter(color, 0.28), color, darker(color, 0.5)]);
  const sheen = lighter(color, 0.5);
  const fx = lit(c, 4, { depth: 7, shine: 0.5, gloss: 38, rim, drop: false });
  const soft = (content: string): string => group(content, { filter: fx });
  const parted = soft(
    path(
      'M150 46C114 44 96 80 98 136C106 114 114 94 142 80C158 72 166 66 170 62C188 78 196 106 202 136C206 86 190 46 150 46Z',
      tones,
    ),
  );
  const partedSheen = strands(
    [
      'M148 56C122 62 108 84 103 116',
      'M156 56C138 66 118 80 108 104',
      'M174 62C190 76 197 96 200 118',
    ],
    sheen,
  );
  switch (style) {
    case 'long':
      return {
        back:
          soft(
            path(
              'M150 40C94 40 82 92 88 142C92 190 76 226 84 276C108 290 126 250 122 200H178C174 250 192 290 216 276C224 226 208 190 212 142C218 92 206 40 150 40Z',
              tones,
            ),
          ) + strands(['M96 150C100 196 88 230 92 270', 'M206 150C200 196 212 230 208 270'], sheen),
        front: parted + partedSheen,
      };
    case 'waves':
      return {
        back:
          soft(
            path(
              'M150 38C88 36 74 96 84 136C66 160 88 180 76 206C62 232 84 250 78 284C112 296 128 256 122 204H178C172 256 188 296 222 284C216 250 238 232 224 206C212 180 234 160 216 136C226 96 212 36 150 38Z',
              tones,
            ),
          ) +
          strands(
            [
              'M90 140C74 168 96 186 84 212C72 238 90 254 88 280',
              'M210 140C226 168 204 186 216 212C228 238 210 254 212 280',
              'M100 180C92 210 104 230 98 262',
            ],
            sheen,
          ),
        front: parted + partedSheen,
      };
    case 'bun':
      return {
        back:
          soft(
            circle(150, 40, 29, tones) +
              path(
                'M150 44C100 44 92 92 96 134C98 152 104 160 108 164L192 164C196 160 202 152 204 134C208 92 200 44 150 44Z',
                tones,
              ),
          ) + strands(['M128 36C138 24 160 22 172 34', 'M130 46C142 34 160 34 170 46'], sheen),
        front:
          soft(
            path(
              'M150 50C116 50 100 78 100 130C106 108 120 88 150 80C180 88 194 108 200 130C200 78 184 50 150 50Z',
              tones,
            ),
          ) +
          strands(
            [
              'M150 56C128 60 110 80 105 110',
              'M150 56C172 60 190 80 195 110',
              'M150 58C140 64 126 76 118 92',
            ],
            sheen,
          ),
      };
    case 'bob':
      return {
        back: soft(
          path(
            'M150 40C92 40 82 96 88 150C88 176 92 192 104 198H196C208 192 212 176 212 150C218 96 208 40 150 40Z',
            tones,
          ),
        ),
        front:
          soft(
            path(
              'M150 44C104 44 90 84 92 176C106 184 110 150 108 112C126 98 174 98 192 112C190 150 194 184 208 176C210 84 196 44 150 44Z',
              tones,
            ),
          ) +
          strands(
            [
              'M120 58C104 78 100 120 101 168',
              'M180 58C196 78 200 120 199 168',
              'M130 98C132 76 142 60 152 52',
              'M170 98C168 76 162 60 156 52',
            ],
            sheen,
          ),
      };
    case 'braids': {
      const braid = (x: number, flip: number): string =>
        repeat(6, (i) =>
          ellipse(x + flip * i * 2.4, 176 + i * 20, 15 - i * 1.1, 14, {
            fill: tones,
            move: `rotate(${flip * (i % 2 ? 22 : -22)} ${num(x + flip * i * 2.4)} ${176 + i * 20})`,
          }),
        ) + circle(x + flip * 14, 292, 7, '#e0a020');
      return {
        back: soft(
          path('M150 42C96 42 86 94 92 146L104 190H196L208 146C214 94 204 42 150 42Z', tones),
        ),
        front: parted + partedSheen + soft(braid(98, -1) + braid(202, 1)),
      };
    }
    case 'short':
      return {
        back: '',
        front:
          soft(
            path(
              'M101 122C94 76 108 46 152 44C196 44 208 80 199 122C196 108 192 98 186 90C166 94 134 92 116 82C108 94 104 108 101 122Z',
              tones,
            ),
          ) +
          strands(
            [
              'M118 80C128 66 144 56 166 54',
              'M140 88C150 72 166 62 184 66',
              'M170 90C178 82 186 80 192 84',
            ],
            sheen,
          ),
      };
    case 'quiff':
      return {
        back: '',
        front:
          soft(
            path(
              'M101 120C94 86 102 58 122 46C146 26 190 30 204 50C196 50 194 54 198 58C206 76 204 100 199 122C196 106 190 94 182 88C168 92 136 90 120 80C110 92 104 106 101 120Z',
              tones,
            ),
          ) +
          strands(
            [
              'M118 78C124 58 146 42 178 42',
              'M130 84C136 66 158 50 190 52',
              'M150 88C156 72 174 60 196 62',
            ],
            sheen,
          ),
      };
    case 'curls':
      return {
        back: soft(
          repeat(16, (i) =>
            circle(
              150 + 62 * Math.cos((i / 15) * Math.PI + Math.PI),
              118 + 70 * Math.sin((i / 15) * Math.PI + Math.PI),
              21,
              tones,
            ),
          ) + repeat(4, (i) => circle(i < 2 ? 92 : 208, 130 + (i % 2) * 30, 21, tones)),
        ),
        front:
          soft(
            repeat(7, (i) =>
              circle(108 + i * 14, 72 - Math.sin((i / 6) * Math.PI) * 18, 17, tones),
            ),
          ) +
          repeat(9, (i) =>
            line(
              `M${104 + i * 11} ${66 - Math.sin((i / 8) * Math.PI) * 18}q6 -8 12 0`,
              sheen,
              1.6,
              { opacity: 0.5 },
            ),
          ),
      };
    case 'spikes':
      return {
        back: soft(
          path(
            'M96 130L70 112L92 96L66 70L98 68L92 34L122 48L138 12L158 42L188 16L190 48L224 40L210 72L236 84L210 100L230 124L204 130Z',
            tones,
          ),
        ),
        front: soft(
          path(
            'M100 122L92 84L110 62L104 40L132 46L150 26L164 46L190 38L190 62L208 84L200 122L190 92L178 112L166 86L150 108L136 84L122 110L112 90Z',
            tones,
          ),
        ),
      };
    case 'topknot':
      return {
        back:
          soft(path('M138 44C126 20 140 2 152 2C166 2 176 22 162 44Z', tones)) +
          line('M136 42H164', '#c8102e', 6),
        front:
          soft(
            path(
              'M101 118C98 72 116 44 150 44C184 44 202 72 199 118C194 98 182 84 150 80C118 84 106 98 101 118Z',
              tones,
            ),
          ) + strands(['M150 48C128 52 110 74 106 102', 'M150 48C172 52 190 74 194 102'], sheen),
      };
    case 'none':
      return { back: '', front: '' };
  }
};
