export {
  InfiniteList,
  type InfiniteListProps,
  type InfiniteListState,
} from './InfiniteList.tsx';
export type { InfiniteListLabels } from './labels.ts';
