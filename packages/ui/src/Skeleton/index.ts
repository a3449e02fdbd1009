export {
  DelayedSkeleton,
  type DelayedSkeletonLabels,
  type DelayedSkeletonProps,
  SKELETON_DELAY_MS,
} from './DelayedSkeleton.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
