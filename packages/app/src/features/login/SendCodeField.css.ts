import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const waiting = style({ paddingInlineEnd: vars.space[12], whiteSpace: 'nowrap' });
