import type { Responsive } from '../internal/layout-props.ts';

/** A number of equal columns, as many as fit a width such as `160px`, or a list of tracks. */
export type Columns = number | `${number}px` | `${number}rem` | readonly string[];

/** The value of `grid-template-columns`. Long content and narrow screens never widen a column. */
export function columnTracks(columns: Columns, fit = false): string {
  if (typeof columns === 'number') return `repeat(${columns}, minmax(0, 1fr))`;
  if (typeof columns === 'string') {
    return `repeat(${fit ? 'auto-fit' : 'auto-fill'}, minmax(min(${columns}, 100%), 1fr))`;
  }
  return columns.map((track) => (track.endsWith('fr') ? `minmax(0, ${track})` : track)).join(' ');
}

interface EachWidth {
  phone: Columns;
  desktop: Columns;
  wide?: Columns | undefined;
}

export function responsive(columns: Responsive<Columns>): EachWidth {
  return typeof columns === 'object' && 'phone' in columns
    ? columns
    : { phone: columns, desktop: columns };
}
