import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { buttonReset, focusRing, text } from '../internal/style.ts';

export const root = style({
  display: 'flex',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.tone.critical.soft,
  color: vars.color.tone.critical.fg,
  selectors: { '&:focus-visible': focusRing },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const icon = style({ flex: 'none', marginBlockStart: 2 });

export const body = style({ flex: 1, minInlineSize: 0 });

export const title = style([text(17, 'semibold'), { margin: 0 }]);

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  marginBlockStart: vars.space[4],
});

export const link = style([
  buttonReset,
  text(15),
  {
    display: 'block',
    inlineSize: '100%',
    minBlockSize: 44,
    paddingBlock: 11,
    borderRadius: vars.radius.thumbnail,
    overflowWrap: 'anywhere',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    selectors: { '&:focus-visible': focusRing },
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationThickness: 2 } } } },
  },
]);
