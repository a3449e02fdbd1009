import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const icon = style({ borderRadius: vars.radius.thumbnail });
