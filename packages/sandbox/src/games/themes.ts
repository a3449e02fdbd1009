/** The materials of a page (shell/style/themes.css). */
export type ThemeId =
  | 'classic'
  | 'gems'
  | 'fortune'
  | 'wild'
  | 'ocean'
  | 'myth'
  | 'sweets'
  | 'cosmos';
