import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { bare, focusRing, text } from '../internal/style.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

export const strip = style([
  row,
  {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    // However many chips it holds, it never stretches what is around it.
    contain: 'inline-size',
    scrollbarWidth: 'none',
    scrollPaddingInline: vars.space[16],
    // Room for the focus ring, which the scrolling box would cut.
    paddingBlock: vars.space[4],
    marginBlock: `calc(-1 * ${vars.space[4]})`,
    paddingInline: vars.space[4],
    marginInline: `calc(-1 * ${vars.space[4]})`,
    selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  },
]);

export const chip = style([
  bare,
  text(15, 'medium'),
  {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    minBlockSize: 44,
    paddingInline: vars.space[16],
    borderRadius: vars.radius.full,
    color: vars.color.fg.default,
    fontVariantNumeric: 'tabular-nums',
    boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&:focus-visible': focusRing,
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
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        border: '1px solid CanvasText',
        selectors: {
          '&[data-state="on"], &[aria-pressed="true"]': { outline: '2px solid Highlight' },
        },
      },
    },
  },
]);

export const leading = style({ display: 'grid', placeItems: 'center' });
