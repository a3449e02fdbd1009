import { glow } from '../../atmosphere.ts';
import type { Canvas } from '../../canvas.ts';
import type { Tone } from '../../colour.ts';
import { dropShadow } from '../../light.ts';
import { group, posed } from '../../shapes.ts';
import { type Beard, type Build, face, type Mouth } from './face.ts';
import { type HairStyle, hair } from './hair.ts';
import { type Hat, hat } from './hats.ts';
import { type Outfit, outfit } from './outfits.ts';

export interface FigureLook {
  readonly build: Build;
  readonly skin: Tone;
  readonly eyes?: string;
  readonly hair?: string;
  readonly style?: HairStyle;
  readonly lips?: string;
  readonly mouth?: Mouth;
  readonly beard?: Beard;
  readonly gaze?: number;
  readonly outfit: Outfit;
  readonly cloth: string;
  readonly trim: string;
  readonly hat?: Hat;
  readonly hatColor?: string;
  readonly hatTrim?: string;
  readonly rim?: string;
  readonly glow?: string;
  /** Tilt of the head, degrees. */
  readonly nod?: number;
}

/** How far the head sits below its drawing, for a neck of natural length. */
const headDrop = 13;

/** A person from the chest up, head at about (150, 120). Pose the whole for action. */
export const figure = (c: Canvas, look: FigureLook): string => {
  const {
    build,
    skin,
    eyes = '#6a3a1a',
    hair: hairColor = '#2a1610',
    style = build === 'woman' ? 'long' : 'short',
  } = look;
  const {
    gaze = 0,
    rim = '#ffd9a0',
    glow: halo,
    nod = 0,
    hat: headgear = 'none',
    hatColor = look.cloth,
    hatTrim = look.trim,
  } = look;
  const locks = hair(c, style, hairColor, rim);
  const head = face(c, {
    build,
    skin,
    eyes,
    hair: hairColor,
    gaze,
    ...(look.lips === undefined ? {} : { lips: look.lips }),
    ...(look.mouth === undefined ? {} : { mouth: look.mouth }),
    ...(look.beard === undefined ? {} : { beard: look.beard }),
  });
  const turn = (content: string): string =>
    posed(content, { x: 150, y: 190, turn: nod, dy: headDrop });
  const under = headgear === 'snakes' ? hat(c, headgear, hatColor, hatTrim, rim) : '';
  const over = headgear === 'snakes' ? '' : hat(c, headgear, hatColor, hatTrim, rim);
  return (
    (halo === undefined ? '' : glow(c, 150, 150, 180, halo, 0.9, '#fff')) +
    group(
      turn(under + locks.back) +
        outfit(c, look.outfit, look.cloth, look.trim, skin, build, rim) +
        turn(head + locks.front + over),
      { filter: dropShadow(c, 6, 7, 0.5) },
    )
  );
};
