export interface CountdownLabels {
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
}

export const english: CountdownLabels = {
  days: 'days',
  hours: 'hours',
  minutes: 'min',
  seconds: 'sec',
};
