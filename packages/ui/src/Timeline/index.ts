export type { TimelineLabels } from './labels.ts';
export type { TimelineState } from './state.ts';
export { Timeline, type TimelineEntry, type TimelineProps } from './Timeline.tsx';
