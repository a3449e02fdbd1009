import { media, vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { buttonReset, focusRing, oneLine, text } from '../internal/style.ts';

export const root = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    // Equal widths, so that the thumb moves by whole steps and the labels do not shift.
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    maxInlineSize: '100%',
    padding: vars.space[4],
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.bg.sunken,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  variants: {
    fullWidth: { true: { display: 'grid', inlineSize: '100%' }, false: {} },
  },
});

/** The track of the thumb: the box of the segments, so that its steps are shares of it. */
export const rail = style({ position: 'absolute', inset: vars.space[4] });

export const thumb = style({
  position: 'absolute',
  insetBlock: 0,
  borderRadius: vars.radius.thumbnail,
  backgroundColor: vars.color.bg.raised,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.default}, ${vars.shadow.raised}`,
  transition: `inset-inline-start ${vars.motion.base} ${vars.motion.easing}`,
  '@media': {
    [media.forcedColors]: { border: '2px solid Highlight' },
  },
});

export const segment = recipe({
  base: [
    buttonReset,
    {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[8],
      minInlineSize: 0,
      borderRadius: vars.radius.thumbnail,
      color: vars.color.fg.muted,
      userSelect: 'none',
      transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
      selectors: {
        // The target extends to the edge of the track, 44 px high.
        '&::before': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space[4]}) 0` },
        '&:focus-visible': { ...focusRing, outlineOffset: -2 },
        '&[data-state="checked"]': { color: vars.color.fg.default },
        '&:disabled': { cursor: 'default', color: vars.color.fg.subtle },
      },
      '@media': {
        [media.hover]: { selectors: { '&:hover:enabled': { color: vars.color.fg.default } } },
      },
    },
  ],
  variants: {
    size: {
      md: [
        text(15, 'medium'),
        { minBlockSize: 36, paddingInline: vars.space[16], paddingBlock: vars.space[4] },
      ],
      lg: [
        text(17, 'medium'),
        { minBlockSize: 44, paddingInline: vars.space[20], paddingBlock: vars.space[4] },
      ],
    },
  },
});

export const leading = style({ flex: 'none', display: 'grid' });

export const label = style([{ minInlineSize: 0 }, oneLine]);
