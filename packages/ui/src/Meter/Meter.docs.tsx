import type { ComponentDocs } from '../design/docs.ts';
import { Meter } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'A meter whose value is read as `valueText`: "Strong".',
  content: 'The value in words, with what would improve it.',
  related: { ProgressBar: 'progress of a task', Rating: 'a grade by players' },
  recommended: {
    reason: 'The value in words and the way to improve it.',
    example: (
      <Meter
        label="Password strength"
        value={2}
        max={4}
        pieces={4}
        valueText="Fair"
        help="Add a digit"
        showLabel
      />
    ),
  },
  mistake: {
    reason: 'A bare number as value.',
    example: <Meter label="Strength" value={2} max={4} valueText="2" />,
  },
};
