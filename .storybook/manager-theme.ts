import { create, type ThemeVars } from 'storybook/theming';
import { themes } from '../packages/tokens/src/themes/index.ts';
import type { Appearance } from '../packages/tokens/src/themes/theme.types.ts';

/**
 * The theme of Storybook's manager and docs pages: the kit's colors, in the appearance of the stories,
 * so that only the stories stand out.
 */
export function createManagerTheme(appearance: Appearance): ThemeVars {
  const { color } = themes.green[appearance];
  return create({
    base: appearance,
    brandTitle: 'Parlor kit',
    fontBase: "'Inter Variable', system-ui, sans-serif",
    colorPrimary: color.tone.brand.solid,
    colorSecondary: color.tone.brand.solid,
    appBg: color.bg.sunken,
    appContentBg: color.bg.surface,
    appPreviewBg: color.bg.surface,
    appBorderColor: color.border.default,
    appBorderRadius: 12,
    barBg: color.bg.surface,
    barTextColor: color.fg.muted,
    barSelectedColor: color.tone.brand.fg,
    barHoverColor: color.tone.brand.fg,
    textColor: color.fg.default,
    textMutedColor: color.fg.muted,
    inputBg: color.bg.surface,
    inputBorder: color.border.default,
    inputTextColor: color.fg.default,
  });
}

/** The appearance from the toolbar globals. */
export function getAppearance(globals: Readonly<Record<string, unknown>> | undefined): Appearance {
  return globals?.appearance === 'dark' ? 'dark' : 'light';
}
