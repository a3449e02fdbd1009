import { blue, blueDark, slate, slateDark } from '@radix-ui/colors';
import { steps } from '../../primitives/steps.ts';
import { createTheme, type Palette } from '../derive.ts';
import type { Theme } from '../theme.types.ts';

export const bluePalette: Palette = {
  light: { brand: steps('blue', blue), neutral: steps('slate', slate) },
  dark: { brand: steps('blue', blueDark), neutral: steps('slate', slateDark) },
};

export const blueTheme: Theme = createTheme(bluePalette);
