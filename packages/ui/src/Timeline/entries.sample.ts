import type { TimelineEntry } from './Timeline.tsx';

/** A withdrawal under review, for stories and tests. */
export const withdrawalEntries: TimelineEntry[] = [
  { id: 'asked', title: 'Requested', meta: 'Today, 08:15', state: 'done' },
  {
    id: 'review',
    title: 'Under review',
    meta: 'Since 08:15',
    text: 'We review it within a day.',
    state: 'current',
  },
  { id: 'sent', title: 'On its way to Aurora Bank •• 4417', state: 'ahead' },
  { id: 'arrived', title: 'Arrived', meta: 'By Thursday, 18:00 Manila', state: 'ahead' },
];
