import { broken, describeModel } from '../testing/index.ts';
import { feedbackActors, feedbackMachine } from './feedback.machine.ts';
import { selectFeedback } from './feedback.selectors.ts';

describeModel(
  {
    machine: feedbackMachine,
    actors: feedbackActors,
    inputs: [() => ({})],
    events: [
      { type: 'submit', content: 'The slot stood still.', contact: '0917 555 0142' },
      { type: 'submit', content: 'short', contact: '' },
      { type: 'again' },
      { type: 'uploads.changed', isUploading: true, hasFailed: false, values: [] },
      { type: 'uploads.changed', isUploading: false, hasFailed: false, values: ['i1'] },
      { type: 'uploads.changed', isUploading: false, hasFailed: true, values: [] },
    ],
    view: selectFeedback,
    outcomes: {
      submitFeedback: [{ done: undefined }, { failed: broken }],
      uploads: [{ failed: broken }],
    },
  },
  import.meta.url,
);
