/** What each mode of a gallery changes; names of toolbar globals and of a viewport. */
export const layoutModes = {
  rtl: { direction: 'rtl' },
  narrow: { viewport: 'narrow' },
  large: { textSize: '200' },
} as const;
