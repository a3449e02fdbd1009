import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const skeleton = style({ display: 'grid', gap: vars.space[16] });
