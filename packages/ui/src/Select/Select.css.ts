import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { buttonReset, focusRing, text } from '../internal/style.ts';

export const content = style({
  zIndex: vars.z.dialog,
  inlineSize: 'var(--radix-select-trigger-width)',
  maxBlockSize: 'var(--radix-select-content-available-height)',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.bg.raised,
  boxShadow: `${vars.shadow.floating}, 0 0 0 1px ${vars.color.border.subtle}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const viewport = style({ padding: vars.space[4] });

export const scroll = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: 24,
  color: vars.color.fg.muted,
});

export const option = style([
  text(15),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: 44,
    paddingInline: vars.space[12],
    borderRadius: vars.radius.thumbnail,
    color: vars.color.fg.default,
    cursor: 'pointer',
    outline: 'none',
    userSelect: 'none',
    selectors: {
      '&[data-highlighted]': { backgroundColor: vars.color.bg.sunken },
      '&:focus-visible': { ...focusRing, outlineOffset: -2 },
      '&[data-state="checked"]': { fontWeight: vars.weight.semibold },
      '&[data-disabled]': { cursor: 'default', color: vars.color.fg.subtle },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } },
      },
    },
  },
]);

export const leading = style({ flex: 'none', display: 'grid' });

export const check = style({
  marginInlineStart: 'auto',
  display: 'grid',
  color: vars.color.tone.brand.solid,
});

/** A row of the sheet: larger, for touch. */
export const row = style([
  buttonReset,
  option,
  text(17),
  {
    inlineSize: '100%',
    minBlockSize: 48,
    paddingInline: vars.space[12],
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.bg.sunken } } },
    },
  },
]);

/** As wide as its field at least; the list scrolls below its filter. */
export const popover = style({
  selectors: {
    '&&': {
      inlineSize: 'max(var(--radix-popover-trigger-width), 240px)',
      maxInlineSize: 'calc(100vw - 32px)',
      maxBlockSize: 'min(420px, var(--radix-popover-content-available-height))',
    },
  },
});

/** In the sheet, rows extend to its edges. */
export const sheet = style({ marginInline: -12 });

export const search = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  paddingInline: 12,
  paddingBlockEnd: vars.space[8],
  backgroundColor: vars.color.bg.raised,
});

export const list = style({ outline: 'none' });

export const textBlock = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const empty = style([
  text(15),
  {
    margin: 0,
    textAlign: 'center',
    color: vars.color.fg.muted,
    selectors: { '&:not(:empty)': { paddingBlock: vars.space[32] } },
  },
]);
