import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', placeItems: 'center', minBlockSize: '100dvh' });
