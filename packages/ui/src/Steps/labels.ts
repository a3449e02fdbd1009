export interface StepsLabels {
  /** Position: "Step 2 of 5". */
  step: (current: number, count: number) => string;
}

export const english: StepsLabels = { step: (current, count) => `Step ${current} of ${count}` };
