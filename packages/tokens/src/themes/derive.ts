import {
  amber,
  amberDark,
  grass,
  grassDark,
  orange,
  orangeDark,
  red,
  redDark,
  sky,
  skyDark,
} from '@radix-ui/colors';
import { mix } from '../primitives/colour.ts';
import { type Step, type Steps, toSteps } from '../primitives/steps.ts';
import type { Appearance, Theme, ThemeTokens, ToneTokens } from './theme.types.ts';

/** A theme's own two colours; all other colours are derived from them. */
export interface ThemeColours {
  brand: Steps;
  neutral: Steps;
}

/** The source colours of a theme, for each appearance. */
export type Palette = Readonly<Record<Appearance, ThemeColours>>;

export function deriveTheme({ light, dark }: Palette): Theme {
  return { light: lightTheme(light), dark: darkTheme(dark) };
}

const WHITE = '#ffffff';

/**
 * White on step 9 fails AA in every hue, so a light solid is step 11. Text is step 11 mixed with a
 * third of step 12: step 11 itself is below 4.5:1 on its own soft background.
 */
function lightTone(scale: Steps): ToneTokens {
  return {
    solid: scale[11],
    solidHover: mix(scale[11], scale[12], 0.22),
    solidActive: mix(scale[11], scale[12], 0.4),
    soft: scale[3],
    softHover: scale[4],
    border: scale[7],
    fg: mix(scale[11], scale[12], 0.34),
    onSolid: WHITE,
  };
}

/** Dark text on a bright background has more contrast than white on a dull one. */
function darkTone(scale: Steps, ink: string, solid = scale[10]): ToneTokens {
  return {
    solid,
    solidHover: mix(solid, WHITE, 0.12),
    solidActive: mix(solid, ink, 0.06),
    soft: scale[3],
    softHover: scale[4],
    border: scale[7],
    fg: scale[11],
    onSolid: ink,
  };
}

/**
 * In the dark appearance, the soft backgrounds are one step higher, so that they are visible on
 * sunken and raised backgrounds.
 */
function neutralTone(scale: Steps, onSolid: string, [soft, softHover]: [Step, Step]): ToneTokens {
  return {
    solid: scale[12],
    solidHover: mix(scale[12], scale[11], 0.3),
    solidActive: mix(scale[12], scale[11], 0.55),
    soft: scale[soft],
    softHover: scale[softHover],
    border: scale[7],
    fg: scale[12],
    onSolid,
  };
}

function lightTheme({ brand, neutral }: ThemeColours): ThemeTokens {
  return {
    color: {
      bg: {
        page: neutral[1],
        surface: WHITE,
        raised: WHITE,
        sunken: neutral[3],
        overlay: 'rgba(10, 14, 12, 0.48)',
      },
      fg: { default: neutral[12], muted: neutral[11], subtle: neutral[10], link: brand[11] },
      border: {
        subtle: neutral[4],
        default: neutral[6],
        strong: neutral[9],
        focus: brand[10],
      },
      tone: {
        brand: lightTone(brand),
        neutral: neutralTone(neutral, WHITE, [3, 4]),
        positive: lightTone(toSteps(grass)),
        caution: lightTone(toSteps(amber)),
        critical: lightTone(toSteps(red)),
        info: lightTone(toSteps(sky)),
        promo: lightTone(toSteps(orange)),
      },
    },
    shadow: {
      raised: [
        { y: 1, blur: 2, color: 'rgba(12, 20, 16, 0.06)' },
        { y: 2, blur: 8, color: 'rgba(12, 20, 16, 0.06)' },
      ],
      floating: [
        { y: 4, blur: 12, color: 'rgba(12, 20, 16, 0.08)' },
        { y: 16, blur: 48, color: 'rgba(12, 20, 16, 0.16)' },
      ],
    },
  };
}

function darkTheme({ brand, neutral }: ThemeColours): ThemeTokens {
  const ink = neutral[1];
  const grassScale = toSteps(grassDark);
  const redScale = toSteps(redDark);
  return {
    color: {
      bg: {
        page: neutral[1],
        surface: neutral[2],
        // Border and shadow separate it from the page; a field in a dialog must still look sunken.
        raised: neutral[2],
        sunken: neutral[3],
        overlay: 'rgba(0, 0, 0, 0.64)',
      },
      fg: { default: neutral[12], muted: neutral[11], subtle: neutral[10], link: brand[11] },
      border: {
        subtle: neutral[4],
        default: neutral[6],
        strong: neutral[9],
        focus: brand[10],
      },
      tone: {
        brand: darkTone(brand, ink),
        neutral: neutralTone(neutral, ink, [4, 5]),
        positive: darkTone(grassScale, ink),
        caution: darkTone(toSteps(amberDark), ink),
        critical: darkTone(redScale, ink),
        info: darkTone(toSteps(skyDark), ink),
        promo: darkTone(toSteps(orangeDark), ink),
      },
    },
    shadow: {
      raised: [
        { y: 1, blur: 2, color: 'rgba(0, 0, 0, 0.4)' },
        { y: 2, blur: 8, color: 'rgba(0, 0, 0, 0.32)' },
      ],
      floating: [
        { y: 4, blur: 12, color: 'rgba(0, 0, 0, 0.4)' },
        { y: 16, blur: 48, color: 'rgba(0, 0, 0, 0.56)' },
      ],
    },
  };
}
