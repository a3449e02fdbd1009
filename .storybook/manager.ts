import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { themes } from '../packages/tokens/src/themes/index.ts';

const { color } = themes.green.light;

// The house around the stories is calm, in the kit's own colours, so that only the stories are loud.
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Parlor kit',
    fontBase: "'Inter Variable', system-ui, sans-serif",
    colorPrimary: color.tone.brand.solid,
    colorSecondary: color.tone.brand.solid,
    appBg: color.bg.sunken,
    appContentBg: color.bg.surface,
    appBorderColor: color.border.default,
    appBorderRadius: 12,
    barTextColor: color.fg.muted,
    barSelectedColor: color.tone.brand.fg,
    textColor: color.fg.default,
  }),
  sidebar: { showRoots: true },
});
