import type { Canvas } from '../canvas.ts';
import type { Recipe } from '../cover.ts';
import type { Face } from '../fonts.ts';
import { burst } from '../grounds/light.ts';
import type { Ink, InkName } from '../inks.ts';
import type { Lettering, Line, Warp } from '../lettering.ts';

/**
 * Parses a title from its lines, `'BIG|Small'`. The first line is the largest; a line may end in `~`
 * and its maximum share of the width, as in `'HONEY|Hive~.5'`.
 */
export const titled = (
  text: string,
  face: Face,
  ink: InkName | Ink,
  warp: Warp = 'none',
  amount = 10,
  more: Partial<Lettering> = {},
): Lettering => {
  const lines = text.split('|').map((part, index, all): Line => {
    const [words = '', share] = part.split('~');
    const height = all.length === 1 ? 62 : index === 0 ? 50 : 40;
    return {
      text: words,
      height,
      width: share === undefined ? (index === 0 ? 1 : 0.86) : Number(share),
    };
  });
  return { lines, face, ink, warp, amount, gap: 8, ...more };
};

interface RecipeOptions {
  readonly frame?: boolean;
  /** Top of the dark area, and its opacity. */
  readonly footTop?: number;
  readonly footStrength?: number;
  readonly front?: Recipe['front'];
}

/** Short form of a recipe: picture, colour of the dark area, title. */
export const recipe = (
  draw: Recipe['draw'],
  foot: string,
  title: Lettering,
  options: RecipeOptions = {},
): Recipe => ({
  draw,
  title,
  foot: [foot, options.footStrength ?? 0.93, options.footTop ?? 256],
  ...(options.frame === undefined ? {} : { frame: options.frame }),
  ...(options.front === undefined ? {} : { front: options.front }),
});

/** A burst from colours in one string, bright to dark. */
export const beams = (c: Canvas, colors: string, beam = '#fff', strength = 0.36, y = 150): string =>
  burst(c, colors.split(' '), { beam, strength, y });
