import { style } from '@vanilla-extract/css';

export const root = style({ display: 'flex' });
export const wrap = style({ flexWrap: 'wrap' });
