import { glow } from '../../atmosphere.ts';
import type { Canvas } from '../../canvas.ts';
import { darker, lighter, mix, type Tone } from '../../colour.ts';
import { blur, lit } from '../../light.ts';
import { circle, ellipse, group, line, path } from '../../shapes.ts';

export type Build = 'woman' | 'man';
export type Mouth = 'smile' | 'grin' | 'calm' | 'fierce';
export type Beard = 'none' | 'stubble' | 'short' | 'long' | 'moustache' | 'goatee';

interface FaceLook {
  readonly build: Build;
  readonly skin: Tone;
  readonly eyes: string;
  readonly hair: string;
  readonly lips?: string;
  readonly mouth?: Mouth;
  readonly beard?: Beard;
  /** Direction of the face, -10 (left) to 10 (right). */
  readonly gaze?: number;
  readonly shadow?: string;
}

/** Skin from porcelain to deep brown: lit, middle and shaded. */
export const skins = {
  fair: ['#ffe9d8', '#f6c6a4', '#b8705a'],
  warm: ['#ffe0c0', '#eeb287', '#a5603f'],
  tan: ['#f8cfa2', '#d9975f', '#8a4c2c'],
  brown: ['#dca878', '#a86a3e', '#5a301a'],
  deep: ['#b98258', '#7a4a2a', '#3a1e10'],
  pale: ['#f4f2ff', '#cfc8e0', '#6a5a86'],
  green: ['#d8ffc0', '#7ac86a', '#2a6a34'],
} as const satisfies Readonly<Record<string, Tone>>;

const outlines: Readonly<Record<Build, string>> = {
  woman:
    'M150 60C112 60 103 92 105 122C107 150 126 176 150 184C174 176 193 150 195 122C197 92 188 60 150 60Z',
  man: 'M150 60C110 60 102 92 104 120C105 142 109 158 119 170C130 182 141 187 150 187C159 187 170 182 181 170C191 158 195 142 196 120C198 92 190 60 150 60Z',
};

const eyeShape = 'M-14 2.500C-8 -8.500 7 -10 14 -1.500C8 7.500 -6 8.500 -14 2.500Z';

const eye = (c: Canvas, x: number, look: FaceLook, side: 1 | -1): string => {
  const woman = look.build === 'woman';
  const fierce = look.mouth === 'fierce';
  const gaze = (look.gaze ?? 0) * 0.25 * side;
  const brow = woman
    ? 'M-17 -13C-9 -22 6 -22 17 -14C6 -18 -7 -17 -17 -13Z'
    : 'M-19 -10C-11 -22 7 -21 19 -12C7 -15 -7 -14 -19 -10Z';
  const ball =
    path(eyeShape, c.linear(['#d8d0da', '#ffffff', '#f4f0f4'])) +
    group(
      circle(
        gaze,
        -1,
        woman ? 7.6 : 6.8,
        c.radial([look.eyes, look.eyes, darker(look.eyes, 0.65)]),
      ) +
        circle(gaze, -1, woman ? 3.6 : 3.2, '#08060a') +
        path('M-10 3C-4 8 4 8 10 3Z', { fill: lighter(look.eyes, 0.5), opacity: 0.35 }),
      { clip: c.clip(eyeShape) },
    ) +
    circle(gaze - 2.6 * side, -4, 2.4, '#fff') +
    circle(gaze + 2.4 * side, 1.8, 1.1, { fill: '#fff', opacity: 0.8 });
  const lid = woman
    ? path(
        'M-15 4C-9 -11 8 -13 15 -3C18 -6 20 -8 22 -11C21 -3 18 1 14 1.500C7 -7 -7 -6.500 -15 4Z',
        '#1c0d10',
      )
    : path('M-15 3C-9 -10 8 -11.500 15 -1C7 -7 -7 -6 -15 3Z', '#1c0d10');
  const shade = path('M-16 -3C-8 -15 9 -16 17 -6C9 -10 -7 -10 -16 -3Z', {
    fill: woman ? mix(look.skin[2], look.lips ?? '#c84a5a', 0.35) : look.skin[2],
    opacity: woman ? 0.5 : 0.4,
  });
  const tilt = fierce ? 14 : 0;
  return `<g transform="translate(${x} 126) scale(${side} 1)">${shade}${ball}${lid}${line('M-11 6C-4 10.500 5 10 12 4', look.skin[2], 1.2, { opacity: 0.6 })}${path(brow, { fill: look.hair, move: `rotate(${-tilt}) translate(0 ${fierce ? 3 : 0})` })}</g>`;
};

const mouths: Readonly<Record<Mouth, (c: Canvas, lips: string) => string>> = {
  smile: (c, lips) =>
    path(
      'M132 159C140 162 160 162 168 159C164 171 157 175 150 175C143 175 136 171 132 159Z',
      '#5a0f1c',
    ) +
    path(
      'M135 160.500C142 163 158 163 165 160.500C162 166 157 167.500 150 167.500C143 167.500 138 166 135 160.500Z',
      '#fff',
    ) +
    path(
      'M130 158.500C138 156 146 155.500 150 158C154 155.500 162 156 170 158.500C160 162.500 140 162.500 130 158.500Z',
      lips,
    ) +
    path(
      'M135 167C143 173.500 157 173.500 165 167C162 176 156 179.500 150 179.500C144 179.500 138 176 135 167Z',
      c.linear([lighter(lips, 0.25), lips]),
    ),
  grin: (c, lips) =>
    path(
      'M128 157C138 161 162 161 172 157C168 174 160 179 150 179C140 179 132 174 128 157Z',
      c.linear(['#3a0810', '#7a1424']),
    ) +
    path(
      'M131 159C140 163 160 163 169 159C166 167 160 169 150 169C140 169 134 167 131 159Z',
      '#fff',
    ) +
    line('M150 161V169M142 161V168.500M158 161V168.500', '#d8d0d0', 0.7) +
    line('M127 156C138 161 162 161 173 156', darker(lips, 0.3), 2.2),
  calm: (c, lips) =>
    path(
      'M134 163C142 159 147 158.500 150 160.500C153 158.500 158 159 166 163C158 166 142 166 134 163Z',
      lips,
    ) +
    path(
      'M136 164C144 167 156 167 164 164C160 173 155 175 150 175C145 175 140 173 136 164Z',
      c.linear([lighter(lips, 0.28), lips]),
    ) +
    line('M133 163C143 166.500 157 166.500 167 163', darker(lips, 0.5), 1.4),
  fierce: (_c, lips) =>
    path(
      'M130 165C138 157 162 157 170 165C168 176 160 178 150 178C140 178 132 176 130 165Z',
      '#3a0810',
    ) +
    path('M134 163.500C142 160 158 160 166 163.500L164 168H136Z', '#fff') +
    path('M137 174H163L160 177H140Z', '#f0e8e4') +
    line('M130 165C138 156 162 156 170 165', darker(lips, 0.3), 2.2),
};

const beards: Readonly<Record<Exclude<Beard, 'none' | 'stubble'>, string>> = {
  short:
    'M104 128C106 156 116 180 132 189C142 194 158 194 168 189C184 180 194 156 196 128C192 144 184 152 172 153C162 149 138 149 128 153C116 152 108 144 104 128Z',
  long: 'M103 128C102 168 112 196 124 224C134 246 142 258 150 268C158 258 166 246 176 224C188 196 198 168 197 128C192 146 184 152 172 152C162 147 138 147 128 152C116 152 108 146 103 128Z',
  moustache:
    'M150 154C142 149 130 150 122 158C118 162 112 163 107 160C112 170 126 172 138 166C143 163 147 160 150 158C153 160 157 163 162 166C174 172 188 170 193 160C188 163 182 162 178 158C170 150 158 149 150 154Z',
  goatee: 'M136 176C140 172 160 172 164 176C164 190 158 202 150 206C142 202 136 190 136 176Z',
};

/** A head: skin, eyes, nose, mouth, beard. Hair and hats are drawn separately, before and after it. */
export const face = (c: Canvas, look: FaceLook): string => {
  const [light, mid, dark] = look.skin;
  const {
    mouth = 'smile',
    beard = 'none',
    gaze = 0,
    lips = look.build === 'woman' ? '#d8324e' : mix(mid, '#a83a3a', 0.55),
  } = look;
  const outline = outlines[look.build];
  const ear = (side: 1 | -1): string =>
    path(
      `M${150 - side * 45} 118C${150 - side * 58} 112 ${150 - side * 58} 142 ${150 - side * 43} 146Z`,
      c.linear([mid, dark]),
    );
  const skin = group(
    ear(1) +
      ear(-1) +
      path(
        outline,
        c.radial(
          [
            [0, light],
            [0.55, mid],
            [1, dark],
          ],
          0.5,
          0.46,
          0.68,
          0.38 + gaze * 0.008,
          0.36,
        ),
      ),
    {
      filter: lit(c, 7, { depth: 9, shine: 0.16, gloss: 12, shade: 0.32, drop: false }),
    },
  );
  const modelling = group(
    glow(c, 121 + gaze, 150, 20, '#f0506a', 0.32) +
      glow(c, 179 + gaze, 150, 20, '#f0506a', 0.32) +
      path('M196 90C176 110 176 160 158 190L210 190V90Z', {
        fill: dark,
        opacity: 0.22,
        filter: blur(c, 7),
      }) +
      path('M104 74C120 62 180 62 196 74L196 100C170 84 130 84 104 100Z', {
        fill: look.shadow ?? dark,
        opacity: 0.4,
        filter: blur(c, 5),
      }),
    { clip: c.clip(outline) },
  );
  const nose =
    path(
      'M146 120C144 134 139 144 140 150C143 155 157 155 160 150C160 145 156 136 154 122C152 132 149 140 146 120Z',
      { fill: dark, opacity: 0.22, filter: blur(c, 1.6) },
    ) +
    line(
      'M141 150.500C145 154.500 148 153.500 150 154.500C152 153.500 155 154.500 159 150.500',
      dark,
      1.8,
      { opacity: 0.8 },
    ) +
    line('M149 122C148.500 132 148.500 140 149 146', '#fff', 4, {
      opacity: 0.32,
      filter: blur(c, 1.4),
    });
  const stubble =
    beard === 'stubble'
      ? path(beards.short, { fill: look.hair, opacity: 0.28, filter: blur(c, 2) })
      : '';
  const grown =
    beard === 'none' || beard === 'stubble'
      ? ''
      : group(
          path(
            beards[beard],
            c.linear([lighter(look.hair, 0.18), look.hair, darker(look.hair, 0.4)]),
          ),
          { filter: lit(c, 3, { depth: 6, shine: 0.3, drop: beard === 'long' }) },
        );
  const moustacheOver =
    beard === 'long' || beard === 'short'
      ? path(beards.moustache, { fill: look.hair, move: 'translate(30 31.600) scale(.8)' })
      : '';
  return (
    skin +
    modelling +
    group(stubble + grown, {}) +
    group(eye(c, 128, look, -1) + eye(c, 172, look, 1) + mouths[mouth](c, lips) + moustacheOver, {
      move: `translate(${gaze} 0)`,
    }) +
    group(nose, { move: `translate(${gaze * 1.3} 0)` }) +
    (look.build === 'woman' ? ellipse(150 + gaze, 170, 5, 1.6, { fill: '#fff', opacity: 0.5 }) : '')
  );
};
