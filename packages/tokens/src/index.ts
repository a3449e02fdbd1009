import './themes.css.ts';

export { toneVars, vars } from './contract.css.ts';
export { groundProperty } from './ground.ts';
export { media } from './media.ts';
export { type TextSize, textSizes } from './primitives/scales.ts';
export { unit } from './scale.ts';
export { themeClass } from './theme-class.css.ts';
export { defaultTheme, type ThemeName, themeNames } from './themes/names.ts';
export { type Appearance, appearances, type Tone, tones } from './themes/theme.types.ts';
export { toneClass } from './tone.css.ts';
