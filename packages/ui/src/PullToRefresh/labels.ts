export interface PullToRefreshLabels {
  /** Accessible name of the button that replaces the pull. */
  refresh: string;
  refreshing: string;
  done: string;
  failed: string;
}

export const english: PullToRefreshLabels = {
  refresh: 'Refresh',
  refreshing: 'Refreshing',
  done: 'Up to date',
  failed: "Couldn't refresh",
};
