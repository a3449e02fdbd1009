import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing, text } from '../../components/style.ts';

export const root = style([
  text(15, 'medium'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minBlockSize: 44,
    borderRadius: vars.radius.thumbnail,
    color: vars.color.fg.link,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: { '&:focus-visible': focusRing },
  },
]);

// Its stroke, not its box, meets the gutter.
export const chevron = style({ marginInlineEnd: -5 });
