import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { focusRing, text } from '../../components/style.ts';

export const trigger = style([
  text(15, 'medium'),
  {
    appearance: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    flex: 'none',
    minBlockSize: 44,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.thumbnail,
    background: 'none',
    color: vars.color.fg.link,
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    selectors: { '&:focus-visible': focusRing },
  },
]);

// Its stroke, not its box, meets the gutter.
export const chevron = style({ marginInlineEnd: -5 });
