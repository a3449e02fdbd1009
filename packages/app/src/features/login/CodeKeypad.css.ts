import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

/** To both edges of the screen, through the page's gutter. */
export const root = style({ marginInline: `calc(-1 * ${vars.space[20]})` });
