export interface DelayedSkeletonLabels {
  loading: string;
}

export const english: DelayedSkeletonLabels = { loading: 'Loading' };
