import { mauve, mauveDark, pink, pinkDark } from '@radix-ui/colors';
import { steps } from '../../primitives/steps.ts';
import { createTheme, type Palette } from '../derive.ts';
import type { Theme } from '../theme.types.ts';

export const pinkPalette: Palette = {
  light: { brand: steps('pink', pink), neutral: steps('mauve', mauve) },
  dark: { brand: steps('pink', pinkDark), neutral: steps('mauve', mauveDark) },
};

export const pinkTheme: Theme = createTheme(pinkPalette);
