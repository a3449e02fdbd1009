import { style } from '@vanilla-extract/css';

export const root = style({ display: 'flex', minInlineSize: 0 });
export const wrap = style({ flexWrap: 'wrap' });
