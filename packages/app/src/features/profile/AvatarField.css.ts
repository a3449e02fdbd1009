// The kit's ImageUploader shows several square pictures; this is a single round one.
import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const picture = style({
  position: 'relative',
  flex: 'none',
  inlineSize: 96,
  blockSize: 96,
  overflow: 'hidden',
});

/** Crops to the centre of the picture: the player need not crop it. */
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const veil = style({ position: 'absolute', inset: 0, color: '#ffffff' });

/** Visually hidden: its label is the button. */
export const input = style({ position: 'absolute', inlineSize: 1, blockSize: 1, opacity: 0 });

export const choose = style({
  boxShadow: `inset 0 0 0 1px ${vars.color.border.strong}`,
  cursor: 'pointer',
  selectors: {
    [`${input}:focus-visible + &`]: {
      outline: `2px solid ${vars.color.border.focus}`,
      outlineOffset: 2,
    },
  },
});
