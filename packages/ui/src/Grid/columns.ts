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
  readonly phone: Columns;
  readonly desktop: Columns;
  /** Columns from 1360 px on. Default: those of `desktop`. */
  readonly wide?: Columns | undefined;
}

/** One value, or another from 1024 px (`desktop`) and from 1360 px (`wide`) on. */
export type ResponsiveColumns = Columns | EachWidth;

export function responsive(columns: ResponsiveColumns): EachWidth {
  return typeof columns === 'object' && 'phone' in columns
    ? columns
    : { phone: columns, desktop: columns };
}
