import { media, vars } from '@parlor/tokens';
import { createVar, style } from '@vanilla-extract/css';
import { buttonReset, focusRing, text } from '../internal/style.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

/**
 * Page gutter that the strip extends through to the edge of the screen. Set it where it differs.
 */
const gutter = createVar();

export const strip = style([
  row,
  {
    vars: { [gutter]: vars.space[16] },
    flexWrap: 'nowrap',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    // Never stretches its container, however many chips it holds.
    contain: 'inline-size',
    scrollbarWidth: 'none',
    // Extends to the edge of the screen, so that the last chip is cut there, with padding for focus
    // rings.
    marginInline: `calc(-1 * ${gutter})`,
    paddingInline: gutter,
    scrollPaddingInline: gutter,
    paddingBlock: vars.space[4],
    marginBlock: `calc(-1 * ${vars.space[4]})`,
    selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  },
]);

export const chip = style([
  buttonReset,
  text(15, 'medium'),
  {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    minBlockSize: 44,
    // A text longer than the row wraps.
    maxInlineSize: '100%',
    paddingInline: vars.space[16],
    paddingBlock: vars.space[8],
    borderRadius: vars.radius.full,
    color: vars.color.fg.default,
    fontVariantNumeric: 'tabular-nums',
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&:focus-visible': focusRing,
      [`${strip} > &`]: { maxInlineSize: 'none' },
      '&[data-state="on"], &[aria-pressed="true"]': {
        backgroundColor: vars.color.tone.brand.soft,
        color: vars.color.tone.brand.fg,
        boxShadow: `inset 0 0 0 1px ${vars.color.tone.brand.border}`,
        fontWeight: vars.weight.semibold,
      },
      '&:disabled': {
        cursor: 'default',
        color: vars.color.fg.subtle,
        boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:enabled:not([data-state="on"], [aria-pressed="true"])': {
            backgroundColor: vars.color.bg.sunken,
          },
        },
      },
      [media.forcedColors]: {
        border: '1px solid CanvasText',
        selectors: {
          '&[data-state="on"], &[aria-pressed="true"]': { outline: '2px solid Highlight' },
        },
      },
    },
  },
]);

/** Without a border: for the strip of a page, where only the selected chip is highlighted. */
export const plain = style({
  color: vars.color.fg.muted,
  boxShadow: 'none',
  selectors: {
    '&[data-state="on"], &[aria-pressed="true"]': { boxShadow: 'none' },
    '&:disabled': { boxShadow: 'none' },
  },
});

export const leading = style({ display: 'grid', placeItems: 'center' });
