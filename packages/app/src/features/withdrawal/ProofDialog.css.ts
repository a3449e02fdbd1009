import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: vars.space[12] });

export const way = style({ display: 'grid', gap: vars.space[16] });
