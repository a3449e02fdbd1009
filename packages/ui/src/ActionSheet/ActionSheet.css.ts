import { media, toneVars, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { buttonReset, focusRing, text } from '../internal/style.ts';

export const list = style({ display: 'grid', marginInline: `calc(-1 * ${vars.space[12]})` });

export const item = style([
  buttonReset,
  text(17),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    inlineSize: '100%',
    minBlockSize: 56,
    paddingInline: vars.space[12],
    paddingBlock: vars.space[8],
    borderRadius: vars.radius.control,
    color: toneVars.fg,
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: -2 },
      '&:disabled': { cursor: 'default', color: vars.color.fg.subtle },
      '&:active:not(:disabled)': { backgroundColor: toneVars.soft },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled)': { backgroundColor: toneVars.soft } },
      },
    },
  },
]);

export const icon = style({ display: 'inline-flex', flexShrink: 0, color: vars.color.fg.muted });
export const iconToned = style({ display: 'inline-flex', flexShrink: 0 });
export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'break-word' });
export const hint = style([text(15), { flexShrink: 0, color: vars.color.fg.muted }]);
