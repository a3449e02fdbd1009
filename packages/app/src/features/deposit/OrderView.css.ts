import { vars } from '@parlor/tokens';
import { style } from '@vanilla-extract/css';

export const facts = style({ display: 'grid', gap: vars.space[12] });

export const note = style({ marginBlockStart: vars.space[16] });
