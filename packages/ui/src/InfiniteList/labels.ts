export interface InfiniteListLabels {
  loading: string;
  /** Announced when more items have loaded: "20 more". */
  loaded: (count: number) => string;
  end: string;
  failed: string;
  retry: string;
}

export const english: InfiniteListLabels = {
  loading: 'Loading more',
  loaded: (count) => `${count} more`,
  end: "You've reached the end",
  failed: "Couldn't load more",
  retry: 'Try again',
};
