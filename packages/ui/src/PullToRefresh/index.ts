export type { PullToRefreshLabels } from './labels.ts';
export { PullToRefresh, type PullToRefreshProps } from './PullToRefresh.tsx';
