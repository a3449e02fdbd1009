import { defaultTheme, type ThemeName, themeNames } from '../packages/tokens/src/themes/names.ts';
import { type Appearance, appearances } from '../packages/tokens/src/themes/theme.types.ts';
import { layoutModes } from '../packages/ui/src/testing/layout-modes.ts';

/** Viewports, from the narrowest supported one. */
export const viewports = {
  narrow: {
    name: 'Narrow phone, 320',
    styles: { width: '320px', height: '640px' },
    type: 'mobile',
  },
  phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: 'Laptop, 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
  wide: { name: 'Wide, 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
} as const;

export type ViewportName = keyof typeof viewports;

/** The locales by their native names; stories start in the first one. */
export const locales = [
  { value: 'en', title: 'English' },
  { value: 'zh-CN', title: '简体中文' },
  { value: 'my', title: 'မြန်မာ' },
  { value: 'th', title: 'ไทย' },
  { value: 'ms', title: 'Bahasa Melayu' },
] as const;

export type Locale = (typeof locales)[number]['value'];

/** The themes of the toolbar. */
export const themeItems = themeNames.map((value) => ({ value, title: `Theme: ${value}` }));

/** Text size as a percentage of the browser's setting. */
export const textSizes = ['100', '130', '160', '200'] as const;

export const directions = ['ltr', 'rtl'] as const;

/** Settings of a screenshot. All but the viewport are toolbar globals. */
export interface Mode {
  theme: ThemeName;
  appearance: Appearance;
  locale: Locale;
  viewport: ViewportName;
  direction: (typeof directions)[number];
  textSize: (typeof textSizes)[number];
}

const usual: Mode = {
  theme: defaultTheme,
  appearance: appearances[0],
  locale: locales[0].value,
  viewport: 'phone',
  direction: directions[0],
  textSize: textSizes[0],
};

/**
 * The compared modes: each theme on a phone, and once each a desktop, dark appearance and the script
 * with the tallest lines. Tests check the contrast of all six themes.
 */
export const modes: Readonly<Record<string, Mode>> = {
  ...Object.fromEntries(themeNames.map((theme) => [theme, { ...usual, theme }])),
  laptop: { ...usual, viewport: 'laptop' },
  dark: { ...usual, appearance: 'dark' },
  burmese: { ...usual, locale: 'my' },
};

/**
 * The modes of galleries whose layout depends on them: right to left, a narrow phone, large text.
 * Galleries enable them by their parameters, so that screens are not compared in them.
 */
export const galleryModes: Readonly<Record<string, Mode>> = {
  rtl: { ...usual, ...layoutModes.rtl },
  narrow: { ...usual, ...layoutModes.narrow },
  large: { ...usual, ...layoutModes.large },
};

/** Every mode of a screenshot. */
export const allModes: Readonly<Record<string, Mode>> = { ...modes, ...galleryModes };
