import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { spoken as spokenStyle, text } from '../internal/style.ts';

// Scroll anchoring holds what is read where it is; what comes is put below it.
export const root = style({ minInlineSize: 0, position: 'relative' });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const spoken = style(spokenStyle);

export const foot = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[12],
  selectors: {
    '&:not(:empty)': { paddingBlock: vars.space[16] },
    // What is on its way has the shape of the list, and its width.
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
