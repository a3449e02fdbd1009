import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, text } from '../internal/style.ts';

export const root = style({ display: 'block' });

export const row = recipe({
  base: {
    display: 'flex',
    alignItems: 'stretch',
    gap: vars.space[12],
    inlineSize: '100%',
    paddingInlineStart: vars.space[16],
    color: vars.color.fg.default,
  },
  variants: {
    interactive: {
      false: {},
      true: {
        appearance: 'none',
        border: 0,
        margin: 0,
        paddingBlock: 0,
        paddingInlineEnd: 0,
        background: 'none',
        font: 'inherit',
        textAlign: 'start',
        textDecoration: 'none',
        cursor: 'pointer',
        WebkitTapHighlightColor: 'transparent',
        borderRadius: vars.radius.card,
        selectors: {
          '&:focus-visible': { ...focusRing, outlineOffset: -2 },
          '&:active': { backgroundColor: vars.color.bg.sunken },
          // The item whose details are shown beside the list.
          '&[aria-current="true"]': { backgroundColor: vars.color.bg.sunken },
        },
        '@media': {
          [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.bg.sunken } } },
        },
      },
    },
  },
});

const start = { flex: 'none', alignSelf: 'center', display: 'grid', placeItems: 'center' } as const;

export const leading = style(start);

export const icon = style([
  start,
  {
    inlineSize: 40,
    blockSize: 40,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.bg.sunken,
    color: vars.color.fg.muted,
  },
]);

export const body = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: 68,
  paddingBlock: vars.space[12],
  paddingInlineEnd: vars.space[16],
  // The divider starts at the text, so it belongs to the text's box.
  selectors: {
    [`${root} + ${root} &`]: { boxShadow: `inset 0 1px 0 ${vars.color.border.subtle}` },
  },
});

/** The content at the end wraps below the text where the text would have no room. */
export const content = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  rowGap: vars.space[4],
});

export const textBlock = style({
  flex: '1 1 6rem',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
});

export const title = style([
  text(15, 'medium'),
  { color: vars.color.fg.default, overflowWrap: 'anywhere' },
]);

export const meta = style([
  text(12),
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[8],
    rowGap: 2,
    color: vars.color.fg.muted,
  },
]);

export const end = style({
  flex: 'none',
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 2,
});

export const trailing = style([
  text(15, 'semibold'),
  { color: vars.color.fg.default, fontVariantNumeric: 'tabular-nums' },
]);

export const trailingMeta = style([
  text(12),
  { color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' },
]);

// Negative margin, so that the stroke and not its box aligns with the gutter.
export const chevron = style({ flex: 'none', marginInlineEnd: -5, color: vars.color.fg.muted });
