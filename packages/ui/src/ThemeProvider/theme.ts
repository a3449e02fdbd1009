import type { Appearance, ThemeName } from '@parlor/tokens';

/** An appearance that can be selected: light, dark, or that of the device. */
export type AppearanceChoice = Appearance | 'system';

/** A theme of the kit, or one of your own, made by `createTheme` of `@parlor/tokens`. */
export type AnyThemeName = ThemeName | (string & Record<never, never>);

/**
 * The attributes that theme an element and its content. Also for the script that runs before the
 * first paint, which prevents a flash of the wrong theme.
 */
export function themeAttributes(theme: AnyThemeName, appearance: AppearanceChoice) {
  return {
    'data-theme': theme,
    'data-appearance': appearance === 'system' ? undefined : appearance,
  } as const;
}

/** The appearance for a choice, on a device that prefers dark or does not. */
export function resolveAppearance(choice: AppearanceChoice, deviceIsDark: boolean): Appearance {
  if (choice !== 'system') return choice;
  return deviceIsDark ? 'dark' : 'light';
}
