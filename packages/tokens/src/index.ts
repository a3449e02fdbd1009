import './themes.css.ts';

export { themeClass } from './base.css.ts';
export { toneVars, vars } from './contract.css.ts';
export { groundProperty } from './ground.ts';
export { media } from './media.ts';
export { type TextSize, textSizes } from './primitives/scales.ts';
export { unit } from './scale.ts';
export {
  type Appearance,
  appearances,
  type ThemeName,
  type Tone,
  themeNames,
  tones,
} from './themes/theme.types.ts';
export { toneClass } from './tone.css.ts';
