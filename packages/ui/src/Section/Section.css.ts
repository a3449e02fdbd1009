import { style } from '@vanilla-extract/css';

/** The title takes lines of its own in favour of the action, down to this width. */
export const heading = style({ flex: '1 1 7em' });
