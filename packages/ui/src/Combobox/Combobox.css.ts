import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { floating } from '../internal/overlay.css.ts';
import { text } from '../internal/style.ts';

export const content = style([
  floating,
  {
    zIndex: vars.z.dialog,
    inlineSize: 'var(--radix-popover-trigger-width)',
    maxBlockSize: 'min(320px, var(--radix-popover-content-available-height))',
    overflowY: 'auto',
    padding: vars.space[4],
    borderRadius: vars.radius.control,
  },
]);

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const status = style([
  text(15),
  {
    margin: 0,
    color: vars.color.fg.muted,
    selectors: { '&:not(:empty)': { padding: vars.space[12] } },
  },
]);
