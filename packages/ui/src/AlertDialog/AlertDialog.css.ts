import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

/** A description longer than the screen scrolls; the buttons stay visible. */
export const head = style({ flexShrink: 1, minBlockSize: 0, overflowY: 'auto' });

export const header = style({ padding: vars.space[20], paddingBlockEnd: vars.space[4] });
