import type { Canvas } from '../canvas.ts';
import { blur } from '../light.ts';
import { path } from '../shapes.ts';
import { goldFrame, iceFrame, ironFrame, jadeFrame, neonFrame, stoneFrame } from './hard.ts';
import { band } from './shape.ts';
import { bambooFrame, candyFrame, drapes, petalFrame, ropeFrame, woodFrame } from './soft.ts';

/** Material of a slot's frame. Heroes and lettering overlap the frame, which adds depth. */
export type Material =
  | 'gold'
  | 'wood'
  | 'stone'
  | 'bamboo'
  | 'rope'
  | 'candy'
  | 'neon'
  | 'ice'
  | 'jade'
  | 'iron'
  | 'drapes'
  | 'petals';

/** The shadow that a frame casts on the picture behind it. */
const cast = (c: Canvas, inset: number, radius: number): string =>
  path(band(inset, radius), {
    fill: '#000',
    opacity: 0.75,
    filter: blur(c, 9),
    move: 'translate(3 7)',
  });

/** A frame in one material; `tint` sets the variable colour. */
export const frame = (c: Canvas, material: Material, tint = '#c8142e', jewel = 350): string => {
  switch (material) {
    case 'gold':
      return cast(c, 16, 24) + goldFrame(c, jewel);
    case 'wood':
      return cast(c, 20, 4) + woodFrame(c);
    case 'stone':
      return cast(c, 22, 8) + stoneFrame(c, tint);
    case 'bamboo':
      return cast(c, 16, 4) + bambooFrame(c);
    case 'rope':
      return cast(c, 14, 26) + ropeFrame(c);
    case 'candy':
      return candyFrame(c, tint);
    case 'neon':
      return neonFrame(c, tint);
    case 'ice':
      return iceFrame(c);
    case 'jade':
      return cast(c, 18, 12) + jadeFrame(c);
    case 'iron':
      return cast(c, 19, 14) + ironFrame(c, tint);
    case 'drapes':
      return drapes(c, tint);
    case 'petals':
      return petalFrame(c, tint);
  }
};
