export interface MoneyMapLabels {
  total: string;
  concealed: string;
}

export const english: MoneyMapLabels = { total: 'Total', concealed: 'Amount hidden' };
