import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { buttonReset, focusRing, oneLine, text, visuallyHidden } from '../internal/style.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  backgroundColor: vars.color.bg.page,
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 68,
  paddingInline: vars.space[24],
  flexShrink: 0,
});

export const scroll = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space[12],
  paddingBlockEnd: vars.space[16],
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.border.default} transparent`,
});

export const group = style({
  selectors: { '& + &': { marginBlockStart: vars.space[16] } },
});

export const heading = style([
  text(12, 'medium'),
  {
    paddingInline: vars.space[12],
    paddingBlock: vars.space[4],
    color: vars.color.fg.muted,
  },
]);

export const list = style({ display: 'grid', listStyle: 'none' });

export const item = style([
  buttonReset,
  text(15),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: 44,
    paddingInline: vars.space[12],
    paddingBlock: vars.space[8],
    borderRadius: vars.radius.control,
    color: vars.color.fg.default,
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: -2 },
      '&[aria-current]': {
        backgroundColor: vars.color.tone.brand.soft,
        color: vars.color.tone.brand.fg,
        fontWeight: vars.weight.semibold,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-current])': { backgroundColor: vars.color.bg.sunken } },
      },
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { outline: '2px solid Highlight' } },
      },
    },
  },
]);

export const icon = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.fg.muted,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
});

export const label = style([oneLine, { flex: 1, minInlineSize: 0 }]);

export const count = style([
  text(13),
  {
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.fg.muted,
    selectors: { '[aria-current] > &': { color: 'inherit' } },
  },
]);

export const dot = style({
  flexShrink: 0,
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.critical.solid,
});

export const unread = style(visuallyHidden);

export const footer = style({ flexShrink: 0, padding: vars.space[12] });
