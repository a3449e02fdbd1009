import { mauve, mauveDark, pink, pinkDark } from '@radix-ui/colors';
import { steps } from '../../primitives/steps.ts';
import { darkTheme, lightTheme } from '../derive.ts';
import type { Theme } from '../theme.types.ts';

export const pinkTheme: Theme = {
  light: lightTheme({ brand: steps('pink', pink), neutral: steps('mauve', mauve) }),
  dark: darkTheme({ brand: steps('pink', pinkDark), neutral: steps('mauve', mauveDark) }),
};
