import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const section = style({ display: 'grid', gap: vars.space[12] });
