import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing, oneLine, text, visuallyHidden } from '../internal/style.ts';

export const column = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 });

export const zone = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: 64,
    padding: `${vars.space[12]} ${vars.space[16]}`,
    borderRadius: vars.radius.control,
    border: `1.5px dashed ${vars.color.border.strong}`,
    backgroundColor: vars.color.bg.surface,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&[hidden]': { display: 'none' },
      '&:has(:focus-visible)': focusRing,
      '[data-invalid] &': { borderColor: vars.color.tone.critical.solid },
      '&[data-over]': {
        borderStyle: 'solid',
        borderColor: vars.color.tone.brand.solid,
        backgroundColor: vars.color.tone.brand.soft,
      },
      '&[data-disabled]': {
        cursor: 'default',
        borderColor: vars.color.border.default,
        backgroundColor: vars.color.bg.sunken,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([data-disabled])': { backgroundColor: vars.color.bg.sunken } },
      },
    },
  },
  variants: {
    /** Without pictures, the drop zone is the primary action. */
    empty: {
      true: {
        flexDirection: 'column',
        justifyContent: 'center',
        textAlign: 'center',
        minBlockSize: 136,
        gap: vars.space[8],
      },
      false: {},
    },
  },
});

export const icon = style({
  flex: 'none',
  inlineSize: 40,
  blockSize: 40,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.tone.brand.soft,
  color: vars.color.tone.brand.fg,
  selectors: {
    '[data-disabled] &': { backgroundColor: 'transparent', color: vars.color.fg.subtle },
  },
});

export const content = style({ display: 'grid', minInlineSize: 0 });

export const add = style([
  text(15, 'semibold'),
  {
    color: vars.color.tone.brand.fg,
    selectors: { '[data-disabled] &': { color: vars.color.fg.muted } },
  },
]);

/** Only for pointers that can drag a file here. */
export const drop = style([
  text(13),
  {
    display: 'none',
    color: vars.color.fg.muted,
    '@media': { [media.hover]: { display: 'block' } },
  },
]);

export const input = style(visuallyHidden);

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: vars.space[8],
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[8],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.bg.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.default}`,
  selectors: {
    '&[data-state="failed"]': { boxShadow: `inset 0 0 0 1px ${vars.color.tone.critical.solid}` },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const picture = style({
  flex: 'none',
  inlineSize: 56,
  blockSize: 56,
  borderRadius: vars.radius.thumbnail,
  overflow: 'hidden',
  backgroundColor: vars.color.bg.sunken,
  color: vars.color.fg.muted,
  display: 'grid',
  placeItems: 'center',
});

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const about = style({ flex: 1, minInlineSize: 0, display: 'grid', gap: vars.space[4] });

export const name = style([text(15, 'medium'), oneLine, { color: vars.color.fg.default }]);

export const failure = style([text(13, 'medium'), { color: vars.color.tone.critical.fg }]);

export const done = style([
  text(13),
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    color: vars.color.tone.positive.fg,
  },
]);

export const problem = style({ display: 'block' });

export const status = style(visuallyHidden);
