import type { TimelineState } from './state.ts';

export interface TimelineLabels {
  states: Record<TimelineState, string>;
}

export const english: TimelineLabels = {
  states: { done: 'Done', current: 'In progress', ahead: 'Upcoming', failed: 'Failed' },
};
