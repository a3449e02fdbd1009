import { styleVariants } from '@vanilla-extract/css';

export const size = styleVariants({ sm: { blockSize: 4 }, md: {} });
