import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const content = style({ paddingBlockStart: vars.space[4] });
