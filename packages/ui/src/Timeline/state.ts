export type TimelineState = 'done' | 'current' | 'ahead' | 'failed';
