import { vars } from '@parlor/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({ minInlineSize: 0 });

export const background = styleVariants(vars.color.bg, (value) => ({ backgroundColor: value }));
export const radius = styleVariants(vars.radius, (value) => ({ borderRadius: value }));
export const border = styleVariants(
  { subtle: vars.color.border.subtle, default: vars.color.border.default },
  (value) => ({ boxShadow: `inset 0 0 0 1px ${value}` }),
);
