export type { TimelineLabels } from './labels.ts';
export {
  Timeline,
  type TimelineEntry,
  type TimelineProps,
  type TimelineState,
} from './Timeline.tsx';
