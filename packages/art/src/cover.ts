import { foot } from './atmosphere.ts';
import { Canvas } from './canvas.ts';
import { type Lettering, letter } from './lettering.ts';
import { hashToSeed } from './random.ts';
import { group, rect } from './shapes.ts';

/** Recipe of one cover: its picture, the dark area behind the title, and the title. */
export interface Recipe {
  readonly draw: (c: Canvas) => readonly string[];
  readonly title: Lettering;
  /** Colour of the dark area, its opacity (0 to 1) and its top. */
  readonly foot: readonly [color: string, opacity?: number, top?: number];
  /** Shapes in front of the lettering. */
  readonly front?: (c: Canvas) => readonly string[];
  /** Live tables share a thin gold frame, which identifies the category without a label. */
  readonly frame?: boolean;
}

export type Recipes = Readonly<Record<string, Recipe>>;

/** More saturation and a slight S-curve, so that flat vectors look like game art. */
const grade = (c: Canvas): string =>
  c.define('grade', (id) => {
    const curve = (name: string, table: string): string =>
      `<feFunc${name} type="table" tableValues="${table}"/>`;
    return `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="1.2"/><feComponentTransfer>${curve('R', '0 .2 .5 .8 1')}${curve('G', '0 .2 .495 .8 1')}${curve('B', '.01 .21 .5 .79 1')}</feComponentTransfer></filter>`;
  });

/**
 * A cover as SVG, 300 x 400, without fonts, text or embedded pictures. Deterministic: the same recipe
 * gives the same bytes.
 */
export const drawCover = (slug: string, recipe: Recipe): string => {
  const c = new Canvas(hashToSeed(slug), 'p');
  const art = [
    ...recipe.draw(c),
    foot(c, ...recipe.foot),
    letter(c, recipe.title),
    ...(recipe.front?.(c) ?? []),
  ].join('');
  const sheen = rect(
    0,
    0,
    300,
    400,
    c.linear(
      [
        [0, '#fff', 0.16],
        [0.22, '#fff', 0],
        [1, '#fff', 0],
      ],
      70,
    ),
  );
  const frame = recipe.frame
    ? rect(
        5.5,
        5.5,
        289,
        389,
        {
          fill: 'none',
          stroke: c.linear(['#fff3b8', '#b3761a', '#ffe08a', '#8a5208', '#ffe9a0'], 60),
          width: 2.2,
        },
        26,
      )
    : '';
  return c.svg(group(art, { filter: grade(c) }) + frame + sheen);
};

/** Space around the tile in which a hero may extend, in units of the cover. */
const heroMargin = 60;

/** The hero of a cover alone, without ground and title, as SVG. */
export const drawHero = (slug: string, recipe: Recipe): string => {
  const c = new Canvas(hashToSeed(slug), 'p', 300, 400, false);
  recipe.draw(c);
  if (c.heroes === '') throw new RangeError(`The recipe of ${slug} marks no hero.`);
  const region = (fill: string): string =>
    rect(-heroMargin, -heroMargin, c.width + heroMargin * 2, c.height + heroMargin * 2, fill);
  // A neck that continues below the tile fades out.
  const fade = c.linear([
    [0, '#fff'],
    [0.79, '#fff'],
    [0.88, '#000'],
  ]);
  const mask = c.define('fade', (id) => `<mask id="${id}">${region(fade)}</mask>`);
  // The invisible region widens the filter's, which would cut shadows at the hero's outline.
  const art = group(region('none') + c.heroes, { filter: grade(c) });
  return c.svg(`<g mask="${mask}">${art}</g>`, heroMargin);
};
