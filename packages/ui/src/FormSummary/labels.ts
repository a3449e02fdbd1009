export interface FormSummaryLabels {
  /** Title above the list: "2 fields need another look". */
  title: (count: number) => string;
}

export const english: FormSummaryLabels = {
  title: (count) =>
    count === 1 ? 'One field needs your attention' : `${count} fields need your attention`,
};
