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
import { columnsIn, rowsBeyond, rowsOf, tileAfter, tileWidth, usualTile } from './grid.ts';
import { useGridPlace, useRowHeight } from './useGridLayout.ts';
import * as css from './VirtualGrid.css.ts';

export interface VirtualGridPlace {
  /** Among all items, from 0. */
  index: number;
  /** For everything in the tile that takes focus: the grid is one stop, arrows move within. */
  tabIndex: 0 | -1;
}

export interface VirtualGridProps<Item>
  extends Omit<ComponentProps<'div'>, 'children' | 'role' | 'onScroll'> {
  /** Names the grid. */
  label: string;
  items: readonly Item[];
  /** Tells an item from all others, whatever its place. */
  itemKey: (item: Item) => string;
  /** Draws a tile. All tiles are of one height. A stable function spares drawing them again. */
  children: (item: Item, place: VirtualGridPlace) => ReactNode;
  /** Least width of a tile, in px: as many as fit stand side by side. Default 104, on desktops 148. */
  minTile?: number | undefined;
  /** A fixed number of columns instead. */
  columns?: number | undefined;
  /** Between columns and between rows, in px. Default 12 and 20. */
  gap?: { column: number; row: number } | undefined;
  /** Height of a tile of a width, in px, until the first is drawn. Default a cover with two lines. */
  tileHeight?: ((width: number) => number) | undefined;
  /** Where the page was scrolled to when it was left, in px: it returns there before it is seen. */
  initialOffset?: number | undefined;
  /** The page came to rest at this offset, in px: keep it for `initialOffset`. */
  onOffsetChange?: ((offset: number) => void) | undefined;
}

const coverWithTwoLines = (width: number) => Math.round((width * 4) / 3) + 48;
const defaultGap = { column: 12, row: 20 };

/**
 * Tiles without number: only those on the screen and near it are in the page, which scrolls as
 * smoothly with ten thousand as with fifty. Entered by one Tab; arrows, Home, End and the page keys
 * move within, and the tile that has focus stays however far the page is scrolled.
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
  const { width, top } = useGridPlace(root);
  const columns = fixed ?? columnsIn(width, minTile ?? usualTile(width), gap.column);
  const rows = rowsOf(items.length, columns);
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
    // The tile that has focus stays: dropped with its row, it would take the focus with it.
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
  });

  useLayoutEffect(() => filling.drawn());

  // It keeps a height for each row: all are new when the one height is.
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

  // A grid without rows is none.
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
  /** The tile that Tab comes to, or -1 where it is in another row. */
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

/** Rows that stay on the screen are not drawn again when others come. */
const Row = memo(PlainRow) as typeof PlainRow;

interface CellProps<Item> extends Pick<RowProps<Item>, 'filling' | 'children'> {
  item: Item;
  /** Among all items. */
  index: number;
  row: number;
  /** In its row. */
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
    // The one that takes focus does not wait, and stays when focus goes on.
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

/** Arrows in a field move its caret. */
const isTyping = (target: EventTarget) =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');

/** Focuses a tile as soon as it is drawn: a far one is drawn because it is about to have focus. */
function useFocusTile(root: { current: HTMLElement | null }) {
  const wanted = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const cell = root.current?.querySelector(`[data-part="cell"][data-index="${wanted.current}"]`);
    const target = cell?.querySelector<HTMLElement>('a[href], button, [tabindex]');
    if (!target) return;
    wanted.current = undefined;
    target.focus({ preventScroll: true });
    // Clear of what sticks at the top: its `scroll-margin` counts here.
    cell?.scrollIntoView({ block: 'nearest' });
  });
  return (index: number) => {
    wanted.current = index;
  };
}

/** Returns to where the page was left, once the grid has its height and before it is painted. */
function useReturn(ready: boolean, offset: number | undefined) {
  const done = useRef(false);
  useLayoutEffect(() => {
    if (!ready || done.current || offset === undefined) return;
    done.current = true;
    window.scrollTo({ top: offset, behavior: 'instant' });
  }, [ready, offset]);
}
