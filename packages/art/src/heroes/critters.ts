import type { Canvas } from '../canvas.ts';
import { darker, lighter, mix } from '../colour.ts';
import { repeat } from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { circle, ellipse, group, line, mirrored, path } from '../shapes.ts';
import { type CritterLook, ear, eyes, muzzle } from './critter-features.ts';

/** A big friendly animal face at about (150, 160); the lobby's round heroes. */
export const critter = (c: Canvas, look: CritterLook): string => {
  const { fur, pale, mark, rim = '#fff3d0', pattern = 'none' } = look;
  const coat = lit(c, 8, { depth: 13, shine: 0.28, gloss: 26, shade: 0.5, rim });
  const tones = c.radial(
    [
      [0, lighter(fur, 0.32)],
      [0.5, fur],
      [1, darker(fur, 0.45)],
    ],
    0.5,
    0.42,
    0.62,
    0.4,
    0.3,
  );
  const head =
    look.muzzle === 'frog'
      ? 'M150 84C96 76 58 122 56 178C56 232 104 264 150 264C196 264 244 232 244 178C242 122 204 76 150 84Z'
      : 'M150 72C100 72 64 108 62 160C52 176 50 196 60 204C72 240 110 260 150 260C190 260 228 240 240 204C250 196 248 176 238 160C236 108 200 72 150 72Z';
  const decor = {
    patches: mirrored(ellipse(110, 150, 34, 29, { fill: mark, move: 'rotate(-38 110 150)' })),
    mask: path(
      'M62 150C84 122 216 122 238 150C236 178 210 182 186 172C170 166 130 166 114 172C90 182 64 178 62 150Z',
      { fill: mark, opacity: 0.95 },
    ),
    blaze:
      path('M150 74C138 92 134 130 140 176L160 176C166 130 162 92 150 74Z', pale) +
      mirrored(
        path('M58 190C80 178 108 192 116 214C112 236 96 244 84 242C66 232 58 212 58 190Z', pale),
      ),
    none: mirrored(
      ellipse(92, 198, 24, 18, {
        fill: mix(pale, '#ff5a6a', 0.35),
        opacity: 0.45,
        filter: blur(c, 6),
      }),
    ),
  }[pattern];
  const paws = look.paws
    ? group(
        mirrored(
          path(
            'M54 330C40 290 50 258 78 254C108 254 118 282 112 330Z',
            c.linear([lighter(fur, 0.2), fur, darker(fur, 0.4)]),
          ) + repeat(3, (i) => ellipse(66 + i * 15, 266 - (i % 2) * 5, 7, 9, lighter(fur, 0.35))),
        ),
        { filter: lit(c, 5, { depth: 9, shine: 0.25, rim }) },
      )
    : '';
  return (
    group(mirrored(ear(c, look)), { filter: coat }) +
    group(path(head, tones), { filter: coat }) +
    group(decor, { clip: c.clip(head) }) +
    (look.muzzle === 'frog'
      ? group(mirrored(circle(104, 108, 34, tones)), { filter: coat }) +
        group(eyes(c, look), { move: 'translate(0 -44)' })
      : eyes(c, look)) +
    muzzle(c, look) +
    (look.muzzle === 'snout' && pattern !== 'mask'
      ? mirrored(
          repeat(3, (i) =>
            line(`M116 ${198 + i * 9}Q84 ${192 + i * 12} 56 ${198 + i * 17}`, '#fff', 1.2, {
              opacity: 0.7,
            }),
          ),
        )
      : '') +
    paws
  );
};

/** Ready-made animals; spread and change for another. */
export const critters = {
  panda: {
    fur: '#f4f2f0',
    pale: '#ffffff',
    mark: '#26222c',
    ears: 'round',
    muzzle: 'snout',
    eyes: 'round',
    iris: '#6a4a2a',
    pattern: 'patches',
    paws: true,
  },
  bear: {
    fur: '#8a5a34',
    pale: '#f0d4a8',
    mark: '#5a3418',
    ears: 'round',
    muzzle: 'snout',
    eyes: 'round',
    iris: '#3a1e0c',
  },
  rabbit: {
    fur: '#f8f4ff',
    pale: '#ffffff',
    mark: '#ff9ac0',
    ears: 'tall',
    muzzle: 'snout',
    eyes: 'round',
    iris: '#b8245a',
  },
  fox: {
    fur: '#f5822a',
    pale: '#fff4e4',
    mark: '#4a1c0c',
    ears: 'pointed',
    muzzle: 'snout',
    eyes: 'sly',
    iris: '#ffc21a',
    pattern: 'blaze',
  },
  cat: {
    fur: '#fff6ea',
    pale: '#ffffff',
    mark: '#ff8a8a',
    ears: 'pointed',
    muzzle: 'snout',
    eyes: 'happy',
    iris: '#ffc21a',
    paws: true,
  },
  monkey: {
    fur: '#8a4a22',
    pale: '#ffd9a8',
    mark: '#ffc890',
    ears: 'side',
    muzzle: 'wide',
    eyes: 'round',
    iris: '#5a2a10',
  },
  tarsier: {
    fur: '#a8845a',
    pale: '#f0dcb8',
    mark: '#d8a078',
    ears: 'side',
    muzzle: 'wide',
    eyes: 'huge',
    iris: '#ffb01a',
    open: false,
  },
  pig: {
    fur: '#ff9ab4',
    pale: '#ffd0dc',
    mark: '#ff7a9a',
    ears: 'floppy',
    muzzle: 'pig',
    eyes: 'round',
    iris: '#3a1a24',
  },
  toad: {
    fur: '#4aa84a',
    pale: '#d8f0a8',
    mark: '#2a7a34',
    ears: 'none',
    muzzle: 'frog',
    eyes: 'huge',
    iris: '#ffc21a',
  },
  elephant: {
    fur: '#8a94b0',
    pale: '#c8d0e4',
    mark: '#e0a8b8',
    ears: 'huge',
    muzzle: 'trunk',
    eyes: 'round',
    iris: '#5a3418',
  },
  gopher: {
    fur: '#b8793a',
    pale: '#f8e0b8',
    mark: '#6a3a18',
    ears: 'round',
    muzzle: 'snout',
    eyes: 'round',
    iris: '#3a1e0c',
    paws: true,
  },
  chick: {
    fur: '#ffd83a',
    pale: '#fff3a0',
    mark: '#ff9a1a',
    ears: 'none',
    muzzle: 'beak',
    eyes: 'round',
    iris: '#3a1e0c',
  },
  lynx: {
    fur: '#d8a86a',
    pale: '#fff4e0',
    mark: '#5a3418',
    ears: 'pointed',
    muzzle: 'snout',
    eyes: 'sly',
    iris: '#5ae06a',
  },
} as const satisfies Readonly<Record<string, CritterLook>>;
