import { vars } from '@parlor/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, spoken } from './style.ts';

/** How much of the foot of the screen the phone's keyboard covers; the panel stays above it. */
export const keyboard = '--parlor-keyboard';

/** The frame of what opens over the page: head and actions stay, what is between them scrolls. */
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

export const heading = style({ display: 'grid', gap: vars.space[4], flex: 1, minInlineSize: 0 });

/** Its drawing, not its target, meets padding and first line; at the end also where it stands alone. */
export const close = style({
  marginBlock: -8,
  marginInlineStart: 'auto',
  marginInlineEnd: -10,
});

export const hidden = style(spoken);

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  // Room for the focus rings of what it holds.
  paddingBlock: vars.space[4],
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: -4 } },
});

export const footer = style({ flexShrink: 0, display: 'flex', gap: vars.space[12] });

/** Two actions of equal width; one takes all of it. */
globalStyle(`${footer} > *`, { flex: '1 1 0', minInlineSize: 0 });
