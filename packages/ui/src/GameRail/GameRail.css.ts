import { media, unit, vars } from '@parlor/tokens';
import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { buttonReset, focusRing, text } from '../internal/style.ts';

/**
 * Page gutter that the strip extends through to the edge of the screen. Set it where it differs.
 */
const gutter = createVar();

const itemSize = createVar();

export const root = style({
  vars: { [gutter]: vars.space[16] },
  minInlineSize: 0,
  '@media': { [media.desktop]: { vars: { [gutter]: vars.space[32] } } },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  minBlockSize: 44,
});

/** Never narrower than its longest word: the content beside it wraps first. */
export const title = style([
  text(20, 'semibold'),
  { flex: '1 1 0', maxInlineSize: '100%', margin: 0, color: vars.color.fg.default },
]);

export const action = style([
  text(15, 'medium'),
  { flex: 'none', display: 'flex', alignItems: 'center', minBlockSize: 44 },
]);

// Touch needs no arrows, and a phone has no room for them; a mouse on a desktop needs them to
// scroll.
export const arrows = style({
  display: 'none',
  gap: vars.space[8],
  '@media': { [`${media.desktop} and ${media.hover}`]: { display: 'flex' } },
});

export const arrow = style([
  buttonReset,
  {
    inlineSize: 44,
    blockSize: 44,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.full,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    color: vars.color.fg.default,
    selectors: {
      '&:focus-visible': focusRing,
      '&[aria-disabled]': { cursor: 'default', color: vars.color.fg.subtle },
      '&:not([aria-disabled]):hover': { backgroundColor: vars.color.bg.sunken },
    },
  },
]);

export const strip = recipe({
  base: {
    listStyle: 'none',
    margin: 0,
    display: 'flex',
    gap: vars.space[12],
    overflowX: 'auto',
    overflowY: 'hidden',
    overscrollBehaviorX: 'contain',
    // Never stretches its container, however many games it holds.
    contain: 'inline-size',
    scrollSnapType: 'x proximity',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    // Extends to the edge of the screen, so that the last item is cut there, with padding for focus
    // rings.
    marginInline: `calc(-1 * ${gutter})`,
    paddingInline: gutter,
    scrollPaddingInline: gutter,
    paddingBlock: vars.space[4],
    selectors: { '&::-webkit-scrollbar': { display: 'none' } },
    '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' } },
  },
  variants: {
    shape: {
      tile: {
        vars: { [itemSize]: '112px' },
        '@media': {
          [media.desktop]: { vars: { [itemSize]: unit(194) }, gap: vars.space[16] },
        },
      },
      rank: {
        vars: { [itemSize]: '170px' },
        '@media': {
          [media.desktop]: { vars: { [itemSize]: unit(252) }, gap: vars.space[16] },
        },
      },
      chip: { vars: { [itemSize]: 'max-content' }, gap: vars.space[8] },
      wide: {
        vars: { [itemSize]: '252px' },
        '@media': {
          [media.desktop]: { vars: { [itemSize]: unit(362) }, gap: vars.space[16] },
        },
      },
    },
  },
});

export const item = style({
  flex: 'none',
  display: 'flex',
  inlineSize: itemSize,
  scrollSnapAlign: 'start',
  // As in GameGrid: paints only the item that changes.
  isolation: 'isolate',
});
