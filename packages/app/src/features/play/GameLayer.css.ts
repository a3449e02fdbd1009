// The kit has no layer over a game that fills the screen and scrolls.
import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({ position: 'absolute', inset: 0, overflowY: 'auto' });

/** The game continues behind the layer until it has closed. */
export const opaque = style({ backgroundColor: vars.color.bg.page });
