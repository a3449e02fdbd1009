import { media, toneClass, toneVars, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { text } from '../internal/style.ts';

export const root = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[12],
    minInlineSize: 0,
    padding: vars.space[16],
    borderRadius: vars.radius.card,
    backgroundColor: toneVars.soft,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: { tone: toneClass },
});

/** As high as the first line of text. */
export const icon = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  blockSize: vars.text[15].line,
  color: toneVars.fg,
});

export const content = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = style([text(15, 'semibold'), { margin: 0, color: toneVars.fg }]);

export const message = style([text(15), { color: vars.color.fg.default }]);

/** A link takes the color of the tone, which has contrast with the background. */
export const action = style([text(15, 'medium'), { color: toneVars.fg }]);

/** Its icon, not its target, aligns with the padding and the first line. */
export const close = style({ marginBlock: -11, marginInlineEnd: -12 });
