import { create, type ThemeVars } from 'storybook/theming';
import { themes } from '../packages/tokens/src/themes/index.ts';
import type { Appearance } from '../packages/tokens/src/themes/theme.types.ts';

/**
 * The house around the stories, its pages of docs included: calm, in the kit's own colours and as light
 * or as dark as they are, so that only the stories are loud.
 */
export function house(appearance: Appearance): ThemeVars {
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

/** What the toolbars say, read as the house needs it. */
export function appearanceOf(globals: Readonly<Record<string, unknown>> | undefined): Appearance {
  return globals?.appearance === 'dark' ? 'dark' : 'light';
}
