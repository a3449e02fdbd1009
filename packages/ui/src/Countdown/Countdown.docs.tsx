import type { ComponentDocs } from '../design/docs.ts';
import { Countdown } from './index.ts';

export const docs: ComponentDocs = {
  screenReaders: 'Announced when it ends, not every second. The label says what ends.',
  content: 'Say what happens at the end: "Code expires in".',
  related: { ProgressBar: 'progress without a known end', Timeline: 'dates' },
  recommended: {
    reason: 'Says what ends.',
    example: (
      <Countdown label="Code expires in" deadline={1_000_060_000} now={() => 1_000_000_000} />
    ),
  },
  mistake: {
    reason: 'A countdown that only adds pressure.',
    example: (
      <Countdown label="Hurry" variant="units" deadline={1_000_060_000} now={() => 1_000_000_000} />
    ),
  },
};
