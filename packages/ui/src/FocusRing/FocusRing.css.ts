import { vars } from '@parlor/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../internal/style.ts';

export const root = style({ selectors: { '&:has(:focus-visible)': focusRing } });

// One ring: elements inside leave it to the container.
globalStyle(`${root} :focus-visible`, { outline: 'none' });

export const inset = style({
  selectors: { '&:has(:focus-visible)': { outlineOffset: -2 } },
});

export const radius = styleVariants(vars.radius, (borderRadius) => ({ borderRadius }));
