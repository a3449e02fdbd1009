import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { repeat } from '../geometry.ts';
import { lit } from '../light.ts';
import { circle, ellipse, group, line, mirrored, path } from '../shapes.ts';

type Ears = 'round' | 'tall' | 'pointed' | 'side' | 'floppy' | 'huge' | 'none';

type Muzzle = 'snout' | 'pig' | 'beak' | 'frog' | 'trunk' | 'wide';

type EyeKind = 'round' | 'huge' | 'sly' | 'happy';

export interface CritterLook {
  readonly fur: string;
  /** Cheeks, muzzle and belly. */
  readonly pale: string;
  /** Ears' insides and markings. */
  readonly mark: string;
  readonly ears: Ears;
  readonly muzzle: Muzzle;
  readonly eyes: EyeKind;
  readonly iris: string;
  readonly rim?: string;
  /** Patches around the eyes, a bandit's mask, or a blaze on the brow. */
  readonly pattern?: 'patches' | 'mask' | 'blaze' | 'none';
  readonly open?: boolean;
  /** Paws that rise from below. */
  readonly paws?: boolean;
}

export const ear = (c: Canvas, look: CritterLook): string => {
  const tones = c.linear([lighter(look.fur, 0.25), look.fur, darker(look.fur, 0.45)]);
  const inner = c.linear([lighter(look.mark, 0.2), look.mark]);
  switch (look.ears) {
    case 'round':
      return circle(88, 84, 34, tones) + circle(88, 86, 20, inner);
    case 'tall':
      return (
        path('M104 100C74 60 70 0 86 -22C108 -18 132 40 134 90Z', tones) +
        path('M108 88C88 54 84 14 90 -6C104 6 118 48 122 84Z', inner)
      );
    case 'pointed':
      return (
        path('M72 132C60 84 66 42 78 26C104 40 128 66 140 92Z', tones) +
        path('M84 110C76 82 78 58 84 46C100 58 114 74 120 90Z', inner)
      );
    case 'side':
      return ellipse(66, 142, 30, 34, tones) + ellipse(66, 142, 18, 22, inner);
    case 'floppy':
      return (
        path('M94 84C60 74 34 100 36 150C40 184 66 182 76 152C82 128 92 110 104 98Z', tones) +
        path('M84 96C62 96 48 116 48 148C54 164 64 160 68 144C72 124 78 108 88 100Z', {
          fill: inner,
          opacity: 0.7,
        })
      );
    case 'huge':
      return (
        path('M104 110C70 44 12 50 2 108C-6 170 40 220 92 196Z', tones) +
        path('M98 120C72 74 32 78 22 116C16 160 50 190 90 178Z', inner)
      );
    case 'none':
      return '';
  }
};

export const eyes = (c: Canvas, look: CritterLook): string => {
  const r = look.eyes === 'huge' ? 36 : 19;
  const x = look.eyes === 'huge' ? 110 : 114;
  const y = 148;
  switch (look.eyes) {
    case 'happy':
      return mirrored(line('M96 152C102 136 124 136 130 152', '#1c0e10', 6.5));
    case 'sly':
      return mirrored(
        path(`M92 138C104 130 126 136 136 156C120 164 100 158 92 138Z`, '#180c10') +
          path(
            'M97 141C107 135 122 140 130 154C118 159 104 155 97 141Z',
            c.radial(['#fffbe0', look.iris, darker(look.iris, 0.6)]),
          ) +
          ellipse(115, 147, 4, 7.4, '#0a0608') +
          circle(111, 143, 2.6, '#fff'),
      );
    default: {
      const one = (flip: 1 | -1): string => {
        const cx = 150 - flip * (150 - x);
        return (
          circle(cx, y, r + 3.5, { fill: darker(look.fur, 0.72) }) +
          circle(
            cx,
            y,
            r,
            look.eyes === 'huge'
              ? c.radial(['#fffbe0', look.iris, darker(look.iris, 0.55)], 0.5, 0.5, 0.52, 0.45, 0.4)
              : c.radial(
                  [lighter(look.iris, 0.3), look.iris, darker(look.iris, 0.72)],
                  0.5,
                  0.5,
                  0.55,
                  0.5,
                  0.7,
                ),
          ) +
          circle(cx + 1.5, y + 1, r * (look.eyes === 'huge' ? 0.42 : 0.6), '#0a0608') +
          circle(cx - r * 0.32, y - r * 0.36, r * 0.3, '#fff') +
          circle(cx + r * 0.36, y + r * 0.38, r * 0.14, { fill: '#fff', opacity: 0.85 })
        );
      };
      return (
        one(1) +
        one(-1) +
        (look.eyes === 'huge'
          ? glow(c, 110, 148, 54, look.iris, 0.4) + glow(c, 190, 148, 54, look.iris, 0.4)
          : '')
      );
    }
  }
};

const mouth = (c: Canvas, open: boolean, y = 208): string =>
  open
    ? path(
        `M124 ${y - 2}C134 ${y + 4} 144 ${y + 4} 150 ${y}C156 ${y + 4} 166 ${y + 4} 176 ${y - 2}C176 ${y + 26} 166 ${y + 38} 150 ${y + 38}C134 ${y + 38} 124 ${y + 26} 124 ${y - 2}Z`,
        c.linear(['#5a0a1a', '#a01a30']),
      ) +
      path(
        `M134 ${y + 26}C140 ${y + 16} 160 ${y + 16} 166 ${y + 26}C162 ${y + 38} 138 ${y + 38} 134 ${y + 26}Z`,
        '#ff7a8a',
      )
    : line(
        `M122 ${y}C130 ${y + 12} 144 ${y + 11} 150 ${y}C156 ${y + 11} 170 ${y + 12} 178 ${y}`,
        '#3a1a18',
        4,
      );

export const muzzle = (c: Canvas, look: CritterLook): string => {
  const pale = c.linear([lighter(look.pale, 0.4), look.pale, darker(look.pale, 0.18)]);
  const soft = lit(c, 5, { depth: 8, shine: 0.3, gloss: 26, drop: false });
  const open = look.open ?? true;
  switch (look.muzzle) {
    case 'snout':
      return (
        group(
          path(
            'M150 172C122 166 104 182 104 204C104 226 126 236 150 236C174 236 196 226 196 204C196 182 178 166 150 172Z',
            pale,
          ),
          { filter: soft },
        ) +
        mouth(c, open, 204) +
        group(
          path(
            'M132 176C138 168 162 168 168 176C168 188 158 196 150 200C142 196 132 188 132 176Z',
            c.linear([lighter(look.mark, 0.1), darker(look.mark, 0.65)]),
          ),
          { filter: lit(c, 2, { depth: 4, drop: false }) },
        ) +
        ellipse(144, 177, 6, 3, { fill: '#fff', opacity: 0.7 })
      );
    case 'wide':
      return (
        group(
          path(
            'M150 166C112 158 88 180 90 206C92 234 122 246 150 246C178 246 208 234 210 206C212 180 188 158 150 166Z',
            pale,
          ),
          { filter: soft },
        ) +
        mouth(c, open, 206) +
        mirrored(
          ellipse(141, 184, 5, 6.5, { fill: darker(look.mark, 0.6), move: 'rotate(18 141 184)' }),
        )
      );
    case 'pig':
      return (
        mouth(c, open, 214) +
        group(
          ellipse(
            150,
            190,
            38,
            28,
            c.linear([lighter(look.mark, 0.35), look.mark, darker(look.mark, 0.2)]),
          ),
          { filter: lit(c, 5, { depth: 9, shine: 0.5, drop: true }) },
        ) +
        mirrored(ellipse(138, 190, 7, 11, darker(look.mark, 0.55)))
      );
    case 'beak':
      return (
        group(
          path(
            'M150 168C172 168 190 182 192 190C178 196 164 200 150 200C136 200 122 196 108 190C110 182 128 168 150 168Z',
            c.linear(['#ffe08a', '#ff9a1a', '#c85a04']),
          ) +
            (open
              ? path(
                  'M118 196C130 204 170 204 182 196C174 224 162 232 150 232C138 232 126 224 118 196Z',
                  c.linear(['#e0700a', '#8a3402']),
                )
              : ''),
          { filter: lit(c, 3.4, { depth: 7, shine: 0.9 }) },
        ) +
        (open
          ? path(
              'M130 204C140 209 160 209 170 204C164 220 158 224 150 224C142 224 136 220 130 204Z',
              '#8a1a24',
            )
          : '')
      );
    case 'frog':
      return (
        path(
          'M70 190C100 216 200 216 230 190C222 240 186 256 150 256C114 256 78 240 70 190Z',
          open ? c.linear(['#4a0a1a', '#a01a30']) : look.fur,
        ) +
        (open ? path('M110 236C124 218 176 218 190 236C176 252 124 252 110 236Z', '#ff7a8a') : '') +
        line('M66 186C100 214 200 214 234 186', darker(look.fur, 0.65), 5) +
        mirrored(circle(140, 176, 3.4, darker(look.fur, 0.6)))
      );
    case 'trunk':
      return (
        group(
          path(
            'M128 160C124 196 128 236 150 262C166 280 196 276 204 252C208 240 196 232 190 242C184 254 170 250 168 232C164 206 174 186 172 160Z',
            c.linear([lighter(look.fur, 0.25), look.fur, darker(look.fur, 0.35)], 0),
          ),
          { filter: lit(c, 6, { depth: 11, shine: 0.35 }) },
        ) +
        repeat(6, (i) =>
          line(
            `M${130 + i * 2.5} ${184 + i * 12}Q${150 + i} ${192 + i * 12} ${168 + i * 0.5} ${182 + i * 12}`,
            darker(look.fur, 0.5),
            1.6,
            { opacity: 0.5 },
          ),
        ) +
        group(
          mirrored(
            path(
              'M116 204C98 222 84 236 66 236C76 248 104 244 124 220Z',
              c.linear(['#fffaf0', '#e0cda8']),
            ),
          ),
          { filter: lit(c, 3, { depth: 6 }) },
        )
      );
  }
};
