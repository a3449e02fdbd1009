import { defaultTheme } from '../packages/tokens/src/themes/index.ts';
import {
  type Appearance,
  appearances,
  type ThemeName,
  themeNames,
} from '../packages/tokens/src/themes/theme.types.ts';

/** The windows that a designer looks through, from the narrowest that has to hold. */
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

/** The languages of the interface, under their own names; the first is what stories start in. */
export const locales = [
  { value: 'en', title: 'English' },
  { value: 'zh-CN', title: '简体中文' },
  { value: 'my', title: 'မြန်မာ' },
  { value: 'th', title: 'ไทย' },
  { value: 'ms', title: 'Bahasa Melayu' },
] as const;

export type Locale = (typeof locales)[number]['value'];

/** How large text is, of what a person has chosen in the browser, in percent. */
export const textSizes = ['100', '130', '160', '200'] as const;

export const directions = ['ltr', 'rtl'] as const;

/** A dress in which pictures are taken. All of it but the viewport are toolbars of that name. */
export interface Mode {
  theme: ThemeName;
  appearance: Appearance;
  locale: Locale;
  viewport: ViewportName;
}

const usual: Mode = {
  theme: defaultTheme,
  appearance: appearances[0],
  locale: locales[0].value,
  viewport: 'phone',
};

/**
 * What is compared: each theme on a phone, and once each what bends things in another way, a desktop,
 * the dark, and the script with the tallest lines. Contrast in all six dresses is the tests' business.
 */
export const modes: Readonly<Record<string, Mode>> = {
  ...Object.fromEntries(themeNames.map((theme) => [theme, { ...usual, theme }])),
  laptop: { ...usual, viewport: 'laptop' },
  dark: { ...usual, appearance: 'dark' },
  burmese: { ...usual, locale: 'my' },
};
