export interface NavBarLabels {
  back: string;
}

export const english: NavBarLabels = { back: 'Back' };
