import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { text } from '../internal/style.ts';

export const root = style({ display: 'block', inlineSize: '100%' });

export const input = style({
  selectors: {
    // The kit renders its own clear button, with a target and a name.
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&::-webkit-search-decoration': { display: 'none' },
  },
});

export const hint = style([
  text(13),
  {
    minInlineSize: 24,
    marginInlineEnd: vars.space[8],
    paddingInline: vars.space[4],
    textAlign: 'center',
    borderRadius: 6,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    color: vars.color.fg.muted,
  },
]);
