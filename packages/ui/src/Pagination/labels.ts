export interface PaginationLabels {
  /** Accessible name of the navigation: "Pages". */
  pages: string;
  previous: string;
  next: string;
  /** Accessible name of a page: "Page 3". */
  page: (page: number) => string;
  /** Short position, where there is no room for numbers: "3 of 12". */
  position: (page: number, count: number) => string;
}

export const english: PaginationLabels = {
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  position: (page, count) => `${page} of ${count}`,
};
