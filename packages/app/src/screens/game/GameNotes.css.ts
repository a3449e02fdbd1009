import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const note = style({ display: 'grid', gap: vars.space[8] });
