// The kit has no layer over a game: one that fills the screen and scrolls by itself.
import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({ position: 'absolute', inset: 0, overflowY: 'auto' });

/** The game goes on behind it until it has closed. */
export const opaque = style({ backgroundColor: vars.color.bg.page });
