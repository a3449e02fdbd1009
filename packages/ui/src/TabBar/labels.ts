export interface TabBarLabels {
  /** Accessible name of the navigation. */
  navigation: string;
  /** Text of the dot for screen readers. */
  unread: string;
}

export const english: TabBarLabels = { navigation: 'Main', unread: 'Unread' };
