import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { floating } from '../internal/overlay.css.ts';
import { text } from '../internal/style.ts';

export const content = style([
  floating,
  {
    zIndex: vars.z.dialog,
    inlineSize: 'var(--radix-popover-trigger-width)',
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: 'min(320px, var(--radix-popover-content-available-height))',
    borderRadius: vars.radius.control,
  },
]);

// Scrolls by the keys of the field, so it is not a tab stop.
export const list = style({
  minBlockSize: 0,
  margin: 0,
  overflowY: 'auto',
  padding: vars.space[4],
  listStyle: 'none',
});

export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const status = style([
  text(15),
  {
    margin: 0,
    color: vars.color.fg.muted,
    selectors: { '&:not(:empty)': { padding: vars.space[16], paddingBlockStart: vars.space[8] } },
  },
]);
