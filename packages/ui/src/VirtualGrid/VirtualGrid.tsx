import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../internal/cx.ts';
import { createFilling, type Filling } from './filling.ts';
import { columnsIn, countRows, rowsBeyond, tileAfter, tileWidth, usualTile } from './grid.ts';
import { useGridBox, useRowHeight } from './useGridLayout.ts';
import * as css from './VirtualGrid.css.ts';

export interface VirtualGridPlace {
  /** Index among all items, from 0. */
  index: number;
  /**
   * For every focusable element in the tile: the grid is a single tab stop, and arrow keys move
   * within (roving tabindex).
   */
  tabIndex: 0 | -1;
}

export interface VirtualGridProps<Item>
  extends Omit<ComponentProps<'div'>, 'children' | 'role' | 'onScroll'> {
  /** Accessible name of the grid. */
  label: string;
  items: readonly Item[];
  /** Unique key of an item, independent of its position. */
  itemKey: (item: Item) => string;
  /** Renders a tile. All tiles have the same height. A stable function avoids re-renders. */
  children: (item: Item, place: VirtualGridPlace) => ReactNode;
  /**
   * Minimum width of a tile, in px; determines the number of columns. Default 104, on desktops 148.
   */
  minTile?: number | undefined;
  /** Fixed number of columns, in place of `minTile`. */
  columns?: number | undefined;
  /** Gap between columns and between rows, in px. Default 12 and 20. */
  gap?: { column: number; row: number } | undefined;
  /**
   * Estimated height of a tile by its width, in px, until the first one is measured. Default a
   * cover with two lines.
   */
  tileHeight?: ((width: number) => number) | undefined;
  /** Scroll offset to restore before the first paint, in px. */
  initialOffset?: number | undefined;
  /**
   * Where the grid will be, in px: its width and its distance from the top of the page. By default it
   * is measured once mounted, and its tiles are rendered after that, in one go. Give it when the grid
   * replaces an element in the same place, such as the tiles of a server: a transition can then render
   * the tiles in slices.
   */
  initialBox?: { readonly width: number; readonly top: number } | undefined;
  /** Called with the offset in px when scrolling ends: keep it for `initialOffset`. */
  onOffsetChange?: ((offset: number) => void) | undefined;
}

/**
 * A `GameTile` with a second line: its cover, a gap and two lines. A height that proves wrong moves every
 * row, and computes the style of all tiles again.
 */
const coverWithTwoLines = (width: number) => Math.round((width * 4) / 3 + 8 + 18 + 16);
const defaultGap = { column: 12, row: 20 };

/**
 * A windowed grid: it mounts only the visible rows and the overscan, so that scrolling is as smooth
 * with ten thousand tiles as with fifty. It is a single tab stop; arrows, Home, End and the page
 * keys move within, and the focused tile stays mounted at every scroll offset.
 */
export function VirtualGrid<Item>({
  label,
  items,
  itemKey,
  children,
  minTile,
  columns: fixed,
  gap = defaultGap,
  tileHeight = coverWithTwoLines,
  initialOffset,
  initialBox,
  onOffsetChange,
  className,
  style,
  onKeyDown,
  onFocus,
  onBlur,
  ref,
  ...rest
}: VirtualGridProps<Item>) {
  const root = useRef<HTMLDivElement>(null);
  const { width, top } = useGridBox(root, initialBox);
  const columns = fixed ?? columnsIn(width, minTile ?? usualTile(width), gap.column);
  const rows = countRows(items.length, columns);
  const { rowHeight, measured, observe } = useRowHeight(
    tileHeight(tileWidth(width, columns, gap.column)),
  );
  const [active, setActive] = useState(0);
  const [holding, setHolding] = useState(false);
  const scrolling = useRef(false);
  const [filling] = useState(createFilling);
  const activeIndex = Math.min(active, Math.max(0, items.length - 1));
  const activeRow = Math.floor(activeIndex / columns);

  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: width === 0 ? 0 : rows,
    estimateSize: () => rowHeight,
    gap: gap.row,
    scrollMargin: top,
    overscan: rowsBeyond(columns),
    // Keeps the row of the focused tile mounted: unmounting it would lose focus.
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      if (!holding) return filling.rows(near, range);
      if (near.includes(activeRow)) return near;
      return [...near, activeRow].sort((a, b) => a - b);
    },
    onChange: (view) => {
      if (scrolling.current && !view.isScrolling) onOffsetChange?.(Math.round(window.scrollY));
      scrolling.current = view.isScrolling;
      filling.look(view);
    },
    ...(initialOffset !== undefined && { initialOffset }),
    // The visible part decides which rows are rendered first.
    ...(initialBox && { initialRect: { width: window.innerWidth, height: window.innerHeight } }),
  });

  useLayoutEffect(() => filling.drawn());

  // The virtualizer caches a height for each row: a new height invalidates all of them.
  useLayoutEffect(() => {
    if (rowHeight > 0) virtualizer.measure();
  }, [virtualizer, rowHeight]);

  useReturn(measured, initialOffset);

  const focusTile = useFocusTile(root);

  function move(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    const from = cellIndex(event.target);
    if (event.defaultPrevented || from === undefined || isTyping(event.target)) return;
    const next = tileAfter({
      key: event.key,
      whole: event.ctrlKey || event.metaKey,
      index: from,
      columns,
      count: items.length,
      page: Math.max(1, Math.floor(window.innerHeight / (rowHeight + gap.row)) - 1),
      reversed: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    focusTile(next);
  }

  const vars = {
    [css.columns]: columns,
    [css.columnGap]: `${gap.column}px`,
    [css.rowHeight]: `${rowHeight}px`,
    blockSize: virtualizer.getTotalSize() || undefined,
  } as CSSProperties;

  const own = {
    ...rest,
    ref: useComposedRefs(ref, root),
    'data-component': 'VirtualGrid',
    className: cx(css.root, className),
    style: { ...style, ...vars },
  };

  const keeping = {
    onKeyDown: move,
    onFocus(event: FocusEvent<HTMLDivElement>) {
      onFocus?.(event);
      setHolding(true);
      setActive(cellIndex(event.target) ?? activeIndex);
    },
    onBlur(event: FocusEvent<HTMLDivElement>) {
      onBlur?.(event);
      if (!event.currentTarget.contains(event.relatedTarget)) setHolding(false);
    },
  };

  // A `grid` role without rows is invalid.
  if (items.length === 0) return <div {...own} />;
  return (
    <div {...own} {...gridRole(label, rows, columns)} {...keeping}>
      {virtualizer.getVirtualItems().map(({ index, start }) => (
        <Row
          key={index}
          index={index}
          start={start - top}
          columns={columns}
          items={items}
          itemKey={itemKey}
          active={index === activeRow ? activeIndex : -1}
          observe={observe}
          filling={filling}
        >
          {children}
        </Row>
      ))}
    </div>
  );
}

interface RowProps<Item> {
  index: number;
  start: number;
  columns: number;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** The tile that is the tab stop, or -1 if it is in another row. */
  active: number;
  observe: RefCallback<HTMLElement>;
  filling: Filling;
  children: (item: Item, place: VirtualGridPlace) => ReactNode;
}

function PlainRow<Item>({
  index,
  start,
  columns,
  items,
  itemKey,
  active,
  observe,
  filling,
  children,
}: RowProps<Item>) {
  const begin = index * columns;
  return (
    <div
      ref={observe}
      {...rowRole(index)}
      data-part="row"
      className={css.row}
      style={{ insetBlockStart: start }}
    >
      {items.slice(begin, begin + columns).map((item, offset) => (
        <Cell
          key={itemKey(item)}
          item={item}
          index={begin + offset}
          row={index}
          offset={offset}
          active={begin + offset === active}
          filling={filling}
        >
          {children}
        </Cell>
      ))}
    </div>
  );
}

/** Rows that stay visible do not re-render when others are mounted. */
const Row = memo(PlainRow) as typeof PlainRow;

interface CellProps<Item> extends Pick<RowProps<Item>, 'filling' | 'children'> {
  item: Item;
  /** Index among all items. */
  index: number;
  row: number;
  /** Index in its row. */
  offset: number;
  active: boolean;
}

function PlainCell<Item>({ item, index, row, offset, active, filling, children }: CellProps<Item>) {
  // Boxed, since an item may be a function or undefined.
  const [filled, setFilled] = useState(() => {
    if (filling.hurried) return undefined;
    filling.draws();
    return { item };
  });
  const waits = filled?.item !== item;
  useLayoutEffect(() => {
    if (!waits) return undefined;
    const fill = () => setFilled({ item });
    // The focused tile is filled at once, and stays filled when focus moves on.
    if (filling.hurried && !active) return filling.ask(row, fill);
    fill();
    return undefined;
  }, [waits, item, row, filling, active]);
  const drawn = active ? { item } : filled;
  return (
    <div {...cellRole(offset)} data-part="cell" data-index={index} className={css.cell}>
      {drawn && children(drawn.item, { index, tabIndex: active ? 0 : -1 })}
    </div>
  );
}

const Cell = memo(PlainCell) as typeof PlainCell;

const gridRole = (label: string, rows: number, columns: number) =>
  ({
    role: 'grid',
    'aria-label': label,
    'aria-rowcount': rows,
    'aria-colcount': columns,
  }) as const;
const rowRole = (index: number) => ({ role: 'row', 'aria-rowindex': index + 1 }) as const;
const cellRole = (offset: number) => ({ role: 'gridcell', 'aria-colindex': offset + 1 }) as const;

function cellIndex(target: EventTarget): number | undefined {
  const cell =
    target instanceof Element ? target.closest<HTMLElement>('[data-part="cell"]') : undefined;
  return cell?.dataset.index === undefined ? undefined : Number(cell.dataset.index);
}

/** Arrow keys in a text field move its caret. */
const isTyping = (target: EventTarget) =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');

/**
 * Focuses a tile as soon as it is mounted: a tile far away is mounted because it is about to
 * receive focus.
 */
function useFocusTile(root: { current: HTMLElement | null }) {
  const wanted = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const cell = root.current?.querySelector(`[data-part="cell"][data-index="${wanted.current}"]`);
    const target = cell?.querySelector<HTMLElement>('a[href], button, [tabindex]');
    if (!target) return;
    wanted.current = undefined;
    target.focus({ preventScroll: true });
    // Keeps it clear of sticky content at the top, by its `scroll-margin`.
    cell?.scrollIntoView({ block: 'nearest' });
  });
  return (index: number) => {
    wanted.current = index;
  };
}

/** Restores the scroll offset, once the grid has its height and before the first paint. */
function useReturn(ready: boolean, offset: number | undefined) {
  const done = useRef(false);
  useLayoutEffect(() => {
    if (!ready || done.current || offset === undefined) return;
    done.current = true;
    window.scrollTo({ top: offset, behavior: 'instant' });
  }, [ready, offset]);
}
