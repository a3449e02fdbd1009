import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../internal/style.ts';

// The other button has the longer label: "Show 2,418 games" must fit one line.
export const reset = style({ selectors: { '&&': { flex: '0 1 auto' } } });

export const count = style([
  text(12, 'semibold'),
  {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: '1.667em',
    paddingInline: vars.space[4],
    marginInlineStart: vars.space[8],
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.tone.brand.solid,
    color: vars.color.tone.brand.onSolid,
    fontVariantNumeric: 'tabular-nums',
  },
]);
