/** Default minimum width of a tile, in px: three columns on a phone, larger on a desktop. */
export const usualTile = (width: number): number => (width < 960 ? 104 : 148);

/** The number of columns of at least `least` px, with `gap` px between them. */
export function columnsIn(width: number, least: number, gap: number): number {
  return Math.max(1, Math.floor((width + gap) / (least + gap)));
}

/** Width of one column, in px. */
export function tileWidth(width: number, columns: number, gap: number): number {
  return Math.max(0, (width - gap * (columns - 1)) / columns);
}

export function countRows(count: number, columns: number): number {
  return Math.ceil(count / columns);
}

/**
 * Overscan: rows that are mounted beyond each edge of the screen. Fewer where rows are long, which
 * keeps the page small: about two dozen tiles per side.
 */
export function rowsBeyond(columns: number): number {
  return Math.min(4, Math.max(1, Math.round(24 / columns)));
}

export interface Move {
  key: string;
  /** With Control or Command. */
  whole: boolean;
  index: number;
  columns: number;
  count: number;
  /** Number of rows that fit the screen. */
  page: number;
  /** Whether the text direction is right to left. */
  reversed: boolean;
}

/**
 * The tile that a key moves focus to (WAI-ARIA, "Grid Pattern"), or undefined for other keys. At an
 * edge it is the tile itself, so that the page does not scroll.
 */
export function tileAfter(move: Move): number | undefined {
  const { key, whole, index, columns, count, page, reversed } = move;
  const row = Math.floor(index / columns) * columns;
  const within = (next: number) => (next >= 0 && next < count ? next : index);
  /** By rows; a short last row is entered at its end. */
  const down = (rows: number) => {
    const next = index + rows * columns;
    if (next < count) return next;
    const last = count - 1;
    return Math.floor(last / columns) > Math.floor(index / columns) ? last : index;
  };
  switch (key) {
    case 'ArrowRight':
      return within(index + (reversed ? -1 : 1));
    case 'ArrowLeft':
      return within(index + (reversed ? 1 : -1));
    case 'ArrowDown':
      return down(1);
    case 'ArrowUp':
      return within(index - columns);
    case 'PageDown':
      return down(Math.min(page, Math.ceil(count / columns)));
    case 'PageUp':
      return Math.max(index % columns, index - page * columns);
    case 'Home':
      return whole ? 0 : row;
    case 'End':
      return whole ? count - 1 : Math.min(row + columns, count) - 1;
    default:
      return undefined;
  }
}
