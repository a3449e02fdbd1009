import { vars } from '@parlor/tokens';
import { styleVariants } from '@vanilla-extract/css';

const steps = { 0: '0', ...vars.space };

export const gap = styleVariants(steps, (value) => ({ gap: value }));
export const rowGap = styleVariants(steps, (value) => ({ rowGap: value }));
export const padding = styleVariants(steps, (value) => ({ padding: value }));
export const paddingInline = styleVariants(steps, (value) => ({ paddingInline: value }));
export const paddingBlock = styleVariants(steps, (value) => ({ paddingBlock: value }));

/** A step of the space scale in px, or nothing. */
export type Space = keyof typeof gap;
