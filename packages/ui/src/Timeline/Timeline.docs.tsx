import type { ComponentDocs } from '../design/docs.ts';
import { Timeline } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders:
    'An ordered list; each entry states whether it is done, and the current step is marked.',
  content: 'What happened, in the past tense, with its time.',
  related: { Steps: 'steps of a form', ProgressBar: 'continuous progress' },
  recommended: {
    reason: 'What is done, and when the next step comes.',
    example: (
      <Timeline
        label="Withdrawal"
        entries={[
          { id: 'asked', title: 'Requested', meta: 'Today, 10:00', state: 'done' },
          { id: 'paid', title: 'Arrives in your bank', meta: 'Thursday, 18:00', state: 'ahead' },
        ]}
      />
    ),
  },
  mistake: {
    reason: 'Steps without times.',
    example: (
      <Timeline label="Withdrawal" entries={[{ id: 'a', title: 'Processing', state: 'current' }]} />
    ),
  },
};
