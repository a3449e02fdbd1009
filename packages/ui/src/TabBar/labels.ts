export interface TabBarLabels {
  /** Names the navigation. */
  navigation: string;
  /** What the dot says. */
  unread: string;
}

export const english: TabBarLabels = { navigation: 'Main', unread: 'Unread' };
