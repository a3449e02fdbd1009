export interface SideNavLabels {
  navigation: string;
  unread: string;
}

export const english: SideNavLabels = { navigation: 'Main', unread: 'Unread' };
