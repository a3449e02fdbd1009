/** Media queries, without `@media`. */
export const media = {
  /** Desktop layout: side navigation, popups instead of pages (design, "Foundations"). */
  desktop: '(min-width: 1024px)',
  /** A pointer that can rest on a thing; a tap must not leave hover colours behind. */
  hover: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
} as const;
