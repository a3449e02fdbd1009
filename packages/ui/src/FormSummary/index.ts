export { type FormProblem, FormSummary, type FormSummaryProps } from './FormSummary.tsx';
export { focusField } from './focus-field.ts';
export type { FormSummaryLabels } from './labels.ts';
