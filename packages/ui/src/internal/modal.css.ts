import { vars } from '@parlor/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, visuallyHidden } from './style.ts';

/** Height of the on-screen keyboard at the bottom of the screen; the panel stays above it. */
export const keyboard = '--parlor-keyboard';

/** The frame of a modal: header and actions are fixed, the content between them scrolls. */
export const panel = style({
  position: 'fixed',
  zIndex: vars.z.dialog,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  marginInline: 'auto',
  overflow: 'hidden',
});

export const head = style({ flexShrink: 0 });

export const header = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[8] });

export const heading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  flex: 1,
  minInlineSize: 0,
});

/**
 * Its icon, not its target, aligns with the padding and the first line; at the end also without a
 * title.
 */
export const close = style({
  marginBlock: -8,
  marginInlineStart: 'auto',
  marginInlineEnd: -10,
});

export const hidden = style(visuallyHidden);

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  // Padding for the focus rings of the content.
  paddingBlock: vars.space[4],
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -4 } },
});

export const footer = style({ flexShrink: 0, display: 'flex', gap: vars.space[12] });

/** Two actions of equal width; a single one takes the full width. */
globalStyle(`${footer} > *`, { flex: '1 1 0', minInlineSize: 0 });
