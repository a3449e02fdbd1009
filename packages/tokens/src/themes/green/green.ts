import { green, greenDark, sage, sageDark } from '@radix-ui/colors';
import { steps } from '../../primitives/steps.ts';
import { createTheme, type Palette } from '../derive.ts';
import type { Theme } from '../theme.types.ts';

export const greenPalette: Palette = {
  light: { brand: steps('green', green), neutral: steps('sage', sage) },
  dark: { brand: steps('green', greenDark), neutral: steps('sage', sageDark) },
};

export const greenTheme: Theme = createTheme(greenPalette);
