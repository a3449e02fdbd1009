export interface PullToRefreshLabels {
  /** Names the button for those who do not pull. */
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
