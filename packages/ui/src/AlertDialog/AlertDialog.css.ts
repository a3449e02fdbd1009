import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

/** A question longer than the screen scrolls; its answers stay. */
export const head = style({ flexShrink: 1, minBlockSize: 0, overflowY: 'auto' });

export const header = style({ padding: vars.space[20], paddingBlockEnd: vars.space[4] });
