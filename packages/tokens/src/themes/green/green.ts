import { green, greenDark, sage, sageDark } from '@radix-ui/colors';
import { steps } from '../../primitives/steps.ts';
import { darkTheme, lightTheme } from '../derive.ts';
import type { Theme } from '../theme.types.ts';

export const greenTheme: Theme = {
  light: lightTheme({ brand: steps('green', green), neutral: steps('sage', sage) }),
  dark: darkTheme({ brand: steps('green', greenDark), neutral: steps('sage', sageDark) }),
};
