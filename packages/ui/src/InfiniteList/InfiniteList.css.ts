import { media, vars } from '@parlor/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { text, visuallyHidden as visuallyHiddenStyle } from '../internal/style.ts';

// Scroll anchoring keeps the reading position; new content is added below it.
export const root = style({ minInlineSize: 0, position: 'relative' });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

const divided = style({});
globalStyle(`${divided} > :not(:first-child)`, {
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

export const variant = styleVariants({
  plain: {},
  divided: [divided],
  card: [
    divided,
    {
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.bg.surface,
      boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
      overflow: 'hidden',
      '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
    },
  ],
});

export const visuallyHidden = style(visuallyHiddenStyle);

export const foot = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[12],
  selectors: {
    '&:not(:empty)': { paddingBlock: vars.space[16] },
    // The skeleton has the shape and width of the list.
    '&[data-state="loading"]': { justifyItems: 'stretch' },
  },
});

export const line = style([
  text(13),
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    color: vars.color.fg.muted,
    textAlign: 'center',
  },
]);
