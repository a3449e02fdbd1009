export {
  DelayedSkeleton,
  type DelayedSkeletonProps,
  SKELETON_DELAY_MS,
} from './DelayedSkeleton.tsx';
export type { DelayedSkeletonLabels } from './labels.ts';
export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
