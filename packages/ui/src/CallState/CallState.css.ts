import { style } from '@vanilla-extract/css';

/** Its parts are laid out as if they were directly in the surrounding element. */
export const root = style({ display: 'contents' });
