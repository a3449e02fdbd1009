export interface AppShellLabels {
  /** The first thing a keyboard meets: past the navigation, to the content. */
  skip: string;
}

export const english: AppShellLabels = { skip: 'Skip to content' };
