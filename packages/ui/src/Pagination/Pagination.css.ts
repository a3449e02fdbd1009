import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { buttonReset, focusRing, text } from '../internal/style.ts';

/** Room for seven numbers between two arrows, at every text size. */
const wide = 'pagination (min-width: 27rem)';

export const root = style({
  containerName: 'pagination',
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
});

const slot = style([
  buttonReset,
  text(15, 'medium'),
  {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 44,
    minBlockSize: 44,
    paddingInline: vars.space[4],
    borderRadius: vars.radius.control,
    color: vars.color.fg.muted,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: -2 },
      '&:disabled': { cursor: 'default', color: vars.color.fg.subtle },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled)': { backgroundColor: vars.color.bg.sunken } },
      },
    },
  },
]);

export const step = style([slot, { color: vars.color.fg.default }]);

export const arrow = style({ inlineSize: 20, blockSize: 20 });

export const pages = style({
  display: 'none',
  gap: vars.space[4],
  '@container': { [wide]: { display: 'flex' } },
});

export const page = style([
  slot,
  {
    selectors: {
      '&[aria-current]': {
        color: vars.color.tone.brand.fg,
        backgroundColor: vars.color.tone.brand.soft,
        fontWeight: vars.weight.semibold,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
]);

export const gap = style([slot, { cursor: 'default' }]);

export const position = style([
  text(15, 'medium'),
  {
    minInlineSize: '6em',
    textAlign: 'center',
    color: vars.color.fg.default,
    fontVariantNumeric: 'tabular-nums',
    '@container': { [wide]: { display: 'none' } },
  },
]);
