/** As many equal columns as said, or as many as have room for a width such as `160px`. */
export type Columns = number | `${number}px` | `${number}rem`;

export interface ResponsiveColumns {
  phone: Columns;
  desktop: Columns;
}

/** The value of `grid-template-columns`. A long word or a narrow screen never widens a column. */
export function columnTracks(columns: Columns): string {
  return typeof columns === 'number'
    ? `repeat(${columns}, minmax(0, 1fr))`
    : `repeat(auto-fill, minmax(min(${columns}, 100%), 1fr))`;
}

export function responsive(columns: Columns | ResponsiveColumns): ResponsiveColumns {
  return typeof columns === 'object' ? columns : { phone: columns, desktop: columns };
}
