export interface InfiniteListLabels {
  loading: string;
  /** Said when more has come: "20 more". */
  loaded: (count: number) => string;
  end: string;
  failed: string;
  retry: string;
}

export const english: InfiniteListLabels = {
  loading: 'Loading more',
  loaded: (count) => `${count} more`,
  end: 'That is all',
  failed: 'More could not be loaded',
  retry: 'Try again',
};
