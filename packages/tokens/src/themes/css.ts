import type { ShadowLayer, ThemeTokens } from './theme.types.ts';

/** The tokens of a theme as values of custom properties. */
export function toCss({ color, shadow }: ThemeTokens) {
  return {
    color,
    shadow: { raised: boxShadow(shadow.raised), floating: boxShadow(shadow.floating) },
  };
}

const boxShadow = (layers: readonly ShadowLayer[]): string =>
  layers.map(({ y, blur, color }) => `0 ${y}px ${blur}px ${color}`).join(', ');
