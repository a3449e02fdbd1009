import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

/** Its words, not its invisible box, meet the gutters. */
export const root = style({ marginInline: `calc(-1 * ${vars.space[16]})` });
