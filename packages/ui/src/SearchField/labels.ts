export interface SearchFieldLabels {
  clear: string;
}

export const english: SearchFieldLabels = { clear: 'Clear search' };
