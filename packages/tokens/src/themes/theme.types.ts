/** The colour schemes. */
export const appearances = ['light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

export const tones = [
  'brand',
  'neutral',
  'positive',
  'caution',
  'critical',
  'info',
  'promo',
] as const;
/** The meaning of a colour. Feedback tones look the same in every theme. */
export type Tone = (typeof tones)[number];

/** One layer of a shadow: its vertical offset and its blur, in px. */
export type ShadowLayer = { y: number; blur: number; color: string };

export type ToneTokens = {
  /** Background of the strongest variant, with `onSolid` on it. */
  solid: string;
  solidHover: string;
  solidActive: string;
  /** Quiet background, with `fg` on it. */
  soft: string;
  softHover: string;
  border: string;
  /** Text in this tone: 4.5:1 on `soft`, `softHover` and every page background. */
  fg: string;
  onSolid: string;
};

/**
 * The tokens that a theme defines for one appearance. A type rather than an interface, so that the
 * contract can be derived from it.
 */
export type ThemeTokens = {
  color: {
    bg: { page: string; surface: string; raised: string; sunken: string; overlay: string };
    /** `subtle` is for icons and disabled labels only, never for text that must be read. */
    fg: { default: string; muted: string; subtle: string; link: string };
    /** `strong` bounds controls: 3:1 against page and surface. */
    border: { subtle: string; default: string; strong: string; focus: string };
    tone: Record<Tone, ToneTokens>;
  };
  shadow: { raised: readonly ShadowLayer[]; floating: readonly ShadowLayer[] };
};

export interface Theme {
  light: ThemeTokens;
  dark: ThemeTokens;
}
