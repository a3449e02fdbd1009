import type { Appearance, ThemeName } from '@parlor/tokens';

/** What a person can choose: an appearance, or that of the device. */
export type AppearanceChoice = Appearance | 'system';

/**
 * The attributes that theme an element and all inside it. Also for the script that runs before the
 * first paint, so that no wrong theme flashes.
 */
export function themeAttributes(theme: ThemeName, appearance: AppearanceChoice) {
  return {
    'data-theme': theme,
    'data-appearance': appearance === 'system' ? undefined : appearance,
  } as const;
}

/** What is drawn when this was chosen on a device that prefers dark, or does not. */
export function resolveAppearance(choice: AppearanceChoice, deviceIsDark: boolean): Appearance {
  if (choice !== 'system') return choice;
  return deviceIsDark ? 'dark' : 'light';
}
