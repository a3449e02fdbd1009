import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { bare, focusRing, oneLine, spoken, text } from '../internal/style.ts';

export const root = style({
  backgroundColor: vars.color.bg.surface,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  paddingLeft: 'env(safe-area-inset-left, 0px)',
  paddingRight: 'env(safe-area-inset-right, 0px)',
});

export const list = style({
  display: 'flex',
  maxInlineSize: 560,
  marginInline: 'auto',
  listStyle: 'none',
});

export const place = style({ flex: '1 1 0', minInlineSize: 0 });

export const item = style([
  bare,
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 3,
    inlineSize: '100%',
    minBlockSize: 56,
    paddingBlock: 6,
    paddingInline: 2,
    color: vars.color.fg.muted,
    transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: -4, borderRadius: vars.radius.control },
      '&[aria-current]': { color: vars.color.fg.link },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-current]': { color: 'Highlight' } } },
    },
  },
]);

export const icon = style({
  position: 'relative',
  display: 'inline-flex',
});

export const label = style([text(12, 'medium'), oneLine, { maxInlineSize: '100%' }]);

export const dot = style({
  position: 'absolute',
  insetBlockStart: -3,
  insetInlineEnd: -4,
  inlineSize: 10,
  blockSize: 10,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.critical.solid,
  boxShadow: `0 0 0 2px ${vars.color.bg.surface}`,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
});

export const unread = style(spoken);
