import { breakpoint } from './primitives/scales.ts';

/** Media queries, without `@media`. */
export const media = {
  /** Wider than a phone in portrait. */
  tablet: `(min-width: ${breakpoint.tablet}px)`,
  /** Desktop layout: side navigation, and popups instead of pages. */
  desktop: `(min-width: ${breakpoint.desktop}px)`,
  /** Room for a third column beside the side navigation. */
  wide: `(min-width: ${breakpoint.wide}px)`,
  /** A pointer that can hover; a tap must not leave hover colours behind. */
  hover: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
} as const;
