export {
  Timeline,
  type TimelineEntry,
  type TimelineLabels,
  type TimelineProps,
  type TimelineState,
} from './Timeline.tsx';
