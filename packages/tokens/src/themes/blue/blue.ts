import { blue, blueDark, slate, slateDark } from '@radix-ui/colors';
import { steps } from '../../primitives/steps.ts';
import { darkTheme, lightTheme } from '../derive.ts';
import type { Theme } from '../theme.types.ts';

export const blueTheme: Theme = {
  light: lightTheme({ brand: steps('blue', blue), neutral: steps('slate', slate) }),
  dark: darkTheme({ brand: steps('blue', blueDark), neutral: steps('slate', slateDark) }),
};
