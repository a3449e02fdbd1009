import { style } from '@vanilla-extract/css';

/** However much the site has to say, the game above stays in sight. */
export const body = style({ maxBlockSize: '30dvh', overflowY: 'auto' });
