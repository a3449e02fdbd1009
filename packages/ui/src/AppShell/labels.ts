export interface AppShellLabels {
  /** Skip link, the first tab stop: moves past the navigation to the content. */
  skip: string;
}

export const english: AppShellLabels = { skip: 'Skip to content' };
