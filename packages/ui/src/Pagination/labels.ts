export interface PaginationLabels {
  /** Names the row: "Pages". */
  pages: string;
  previous: string;
  next: string;
  /** Names a page: "Page 3". */
  page: (page: number) => string;
  /** Where one is, where there is no room for more: "3 of 12". */
  position: (page: number, count: number) => string;
}

export const english: PaginationLabels = {
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  position: (page, count) => `${page} of ${count}`,
};
