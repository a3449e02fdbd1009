import type { ComponentDocs } from '../design/docs.ts';
import { ProgressBar } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A progress bar named by its label and read as `valueText`.',
  content: 'What is in progress, and how much is left.',
  related: {
    Spinner: 'an unknown duration',
    Steps: 'steps of a task',
    TurnoverBar: 'a wagering requirement',
  },
  recommended: {
    reason: 'Says what is in progress.',
    example: <ProgressBar label="Uploading receipt" value={40} valueText="40 %" showLabel />,
  },
  mistake: {
    reason: 'A made-up value: leave it out while the progress is unknown.',
    example: <ProgressBar label="Loading" value={99} showLabel />,
  },
};
