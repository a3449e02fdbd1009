import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { buttonReset, focusRing, oneLine, text } from '../internal/style.ts';

export const root = style([
  buttonReset,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: 48,
    maxInlineSize: '100%',
    padding: vars.space[8],
    paddingInlineEnd: vars.space[16],
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.bg.surface,
    color: vars.color.fg.default,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&:focus-visible': focusRing,
      '&[data-selected]': {
        backgroundColor: vars.color.tone.brand.soft,
        color: vars.color.tone.brand.fg,
        boxShadow: `inset 0 0 0 1px ${vars.color.tone.brand.border}`,
      },
      '&:disabled': { cursor: 'default', color: vars.color.fg.subtle },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([data-selected])': { backgroundColor: vars.color.bg.sunken } },
      },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  },
]);

export const logo = style([
  text(12, 'semibold'),
  {
    flex: 'none',
    inlineSize: '2rem',
    blockSize: '2.25rem',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: vars.radius.thumbnail,
    color: vars.color.fg.muted,
    selectors: { '&:not(:has(img))': { backgroundColor: vars.color.bg.sunken } },
  },
]);

// Shows the mark only, since the name is already beside it.
export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '0 50%',
});

export const content = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const name = style([text(13, 'medium'), oneLine]);

export const meta = style([
  text(12),
  oneLine,
  {
    color: vars.color.fg.muted,
    selectors: { '[data-selected] &': { color: 'inherit' } },
  },
]);
