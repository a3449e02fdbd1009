import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { buttonReset, focusRing, text } from '../internal/style.ts';

/** Fewer columns where one would be too narrow for its text: on small phones, and in large text. */
const atMost = (columns: number, least: string) =>
  `repeat(auto-fit, minmax(max(min(100%, ${least}), calc(100% / ${columns} - ${vars.space[8]})), 1fr))`;

export const options = recipe({
  base: { display: 'grid' },
  variants: {
    variant: { list: { gap: vars.space[4] }, cards: { gap: vars.space[8] } },
    columns: {
      1: {},
      2: { gridTemplateColumns: atMost(2, '10rem') },
      3: { gridTemplateColumns: atMost(3, '6.5rem') },
    },
  },
});

export const option = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: 44,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&[data-disabled]': { cursor: 'default' } },
  },
  variants: {
    variant: {
      list: {},
      cards: {
        minBlockSize: 64,
        padding: `${vars.space[12]} ${vars.space[16]}`,
        borderRadius: vars.radius.control,
        backgroundColor: vars.color.bg.surface,
        boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
        transition: `box-shadow ${vars.motion.fast} ${vars.motion.easing}`,
        selectors: {
          '&:has([data-state="checked"])': {
            boxShadow: `inset 0 0 0 2px ${vars.color.tone.brand.solid}`,
          },
          '&[data-disabled]': { backgroundColor: vars.color.bg.sunken },
        },
        '@media': {
          [media.forcedColors]: { border: '1px solid CanvasText' },
        },
      },
    },
  },
});

export const leading = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  color: vars.color.fg.muted,
});

export const content = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
});

export const label = style([
  text(15, 'medium'),
  {
    color: vars.color.fg.default,
    selectors: { '[data-disabled] &': { color: vars.color.fg.muted } },
  },
]);

export const help = style([text(13), { color: vars.color.fg.muted }]);

export const trailing = style([
  text(13),
  { flex: 'none', color: vars.color.fg.muted, fontVariantNumeric: 'tabular-nums' },
]);

export const control = style([
  buttonReset,
  {
    flex: 'none',
    inlineSize: 22,
    blockSize: 22,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.bg.surface,
    boxShadow: `inset 0 0 0 1.5px ${vars.color.border.strong}`,
    selectors: {
      // The dot is at the start of a plain row, and at the end of a card.
      [`${option.classNames.variants.variant.list} > &`]: { order: -1 },
      '&[data-state="checked"]': { boxShadow: `inset 0 0 0 2px ${vars.color.tone.brand.solid}` },
      '[data-invalid] &[data-state="unchecked"]:enabled': {
        boxShadow: `inset 0 0 0 1.5px ${vars.color.tone.critical.solid}`,
      },
      '&:focus-visible': focusRing,
      '&:disabled': {
        cursor: 'default',
        backgroundColor: vars.color.bg.sunken,
        boxShadow: `inset 0 0 0 1.5px ${vars.color.border.default}`,
      },
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
]);

export const indicator = style({
  inlineSize: 12,
  blockSize: 12,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.brand.solid,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
});
