import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { buttonReset, focusRing, text } from '../internal/style.ts';

const invalid = '[data-invalid] &';
const disabled = '[data-disabled] &';

export const frame = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    inlineSize: '100%',
    borderRadius: vars.radius.control,
    boxShadow: `inset 0 0 0 1px ${vars.color.border.strong}`,
    backgroundColor: vars.color.bg.surface,
    transition: `box-shadow ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&:has(:is(input, textarea):focus)': {
        boxShadow: `inset 0 0 0 2px ${vars.color.tone.brand.solid}, 0 0 0 4px ${vars.color.tone.brand.soft}`,
      },
      [invalid]: { boxShadow: `inset 0 0 0 1px ${vars.color.tone.critical.solid}` },
      [`${invalid}:has(:is(input, textarea):focus)`]: {
        boxShadow: `inset 0 0 0 2px ${vars.color.tone.critical.solid}, 0 0 0 4px ${vars.color.tone.critical.soft}`,
      },
      [disabled]: {
        backgroundColor: vars.color.bg.sunken,
        boxShadow: `inset 0 0 0 1px ${vars.color.border.subtle}`,
      },
    },
    '@media': {
      // Forced colours remove shadows, so the border must be a real one there.
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  },
  variants: {
    size: { md: { minBlockSize: 48 }, lg: { minBlockSize: 56 } },
    variant: {
      outline: {},
      soft: { backgroundColor: vars.color.bg.sunken, boxShadow: 'none' },
    },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

/** Space for an icon, or for a few letters at any text size. */
const LEADING = '3rem';

export const leading = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlock: 0,
  inlineSize: LEADING,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.fg.muted,
  // Taps go to the input below.
  pointerEvents: 'none',
});

export const input = style([
  text(17),
  {
    flex: 1,
    // A percentage, so that the browser's default width for inputs does not stretch the container.
    inlineSize: '100%',
    minInlineSize: 0,
    appearance: 'none',
    border: 0,
    margin: 0,
    paddingBlock: 0,
    paddingInline: vars.space[16],
    borderRadius: 'inherit',
    background: 'none',
    color: vars.color.fg.default,
    fontFamily: vars.font.body,
    caretColor: vars.color.tone.brand.solid,
    outline: 'none',
    selectors: {
      '[data-leading] > &': { paddingInlineStart: LEADING },
      '&::placeholder': { color: vars.color.fg.muted, opacity: 1 },
      // A placeholder uses the ellipsis of its input and has none of its own.
      '&:placeholder-shown': { textOverflow: 'ellipsis' },
      '&:disabled': { color: vars.color.fg.muted, WebkitTextFillColor: 'currentColor' },
      // Overrides the background that the browser paints for autofill.
      '&:autofill': {
        WebkitTextFillColor: vars.color.fg.default,
        transition: 'background-color 99999s',
      },
    },
  },
]);

export const trailing = style([
  text(15),
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    paddingInlineEnd: vars.space[4],
    color: vars.color.fg.muted,
  },
]);

export const button = style([
  buttonReset,
  {
    inlineSize: 44,
    blockSize: 44,
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: vars.radius.thumbnail,
    color: vars.color.fg.muted,
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: -4 },
      '&:disabled': { cursor: 'default', color: vars.color.fg.subtle },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:enabled': { color: vars.color.fg.default } } },
    },
  },
]);
