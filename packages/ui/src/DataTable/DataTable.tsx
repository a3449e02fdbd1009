import { media } from '@parlor/tokens';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Icon } from '../Icon/index.ts';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/useLabels.ts';
import { useMedia } from '../internal/useMedia.ts';
import { Menu } from '../Menu/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as css from './DataTable.css.ts';
import { type DataTableLabels, english } from './labels.ts';

export interface DataColumn<Row> {
  /** Unique among the columns; `sort` refers to it. */
  id: string;
  /** Text of the header, on a phone the name before each value. */
  header: string;
  /** Renders the value of a row. */
  cell: (row: Row) => ReactNode;
  /** `end` for figures, which then align in a column. Default `start`. */
  align?: 'start' | 'end' | undefined;
  /** Whether the rows can be sorted by it. */
  sortable?: boolean | undefined;
}

export interface DataSort {
  /** Id of the column. */
  column: string;
  /** Whether the smallest or the largest value comes first. */
  direction: 'ascending' | 'descending';
}

export interface DataSelection<Row> {
  /** Keys of the selected rows. Those of rows on other pages stay selected. */
  keys: ReadonlySet<string>;
  /** Called with all selected keys when a checkbox is changed. */
  onKeysChange: (keys: ReadonlySet<string>) => void;
  /** What names a row in the label of its checkbox, such as an order number. */
  rowName: (row: Row) => string;
}

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** Accessible name of the table. */
  label: string;
  /**
   * The columns. The first one is the row header: on a phone it is the heading of the row's card.
   */
  columns: readonly [DataColumn<Row>, ...DataColumn<Row>[]];
  /** The rows, in display order; the table does not sort them. */
  rows: readonly Row[];
  /** Unique key of a row. */
  rowKey: (row: Row) => string;
  /** The column and direction that the rows are sorted by. */
  sort?: DataSort | undefined;
  /** Called when the user requests another order. */
  onSortChange?: ((sort: DataSort) => void) | undefined;
  /** Puts a checkbox in front of each row, and one for all rows above them. */
  selection?: DataSelection<Row> | undefined;
  /** Shows placeholders in place of the rows. */
  loading?: boolean | undefined;
  /** Number of placeholder rows while loading. Default 5. */
  loadingRows?: number | undefined;
  /** Keeps the headers at the top of the scrolling area on a desktop. */
  stickyHeader?: boolean | undefined;
  /** Content in place of the rows when there are none. */
  empty?: ReactNode;
  labels?: Partial<DataTableLabels> | undefined;
}

/** Rows of figures: a table on a desktop, one card per row on a phone. The owner sorts the rows. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  selection,
  loading = false,
  loadingRows = 5,
  stickyHeader = false,
  empty,
  labels,
  className,
  ...rest
}: DataTableProps<Row>) {
  const texts = useLabels('DataTable', english, labels);
  const isDesktop = useMedia(media.desktop);
  const sortable = onSortChange ? columns.filter((column) => column.sortable) : [];
  const keys = rows.map(rowKey);

  return (
    <div {...rest} data-component="DataTable" className={cx(css.root, className)}>
      {!isDesktop && (selection || sortable.length > 0) && (
        <div data-part="toolbar" className={css.toolbar}>
          {selection && <SelectAll keys={keys} selection={selection} texts={texts} />}
          {onSortChange && sortable.length > 0 && (
            <SortMenu columns={sortable} sort={sort} onSortChange={onSortChange} texts={texts} />
          )}
        </div>
      )}
      {/* Explicit roles: browsers drop the table semantics of elements that are displayed as cards. */}
      <table
        {...roles.table}
        aria-label={label}
        aria-busy={loading || undefined}
        className={css.table}
      >
        <thead {...roles.group} className={cx(css.head, stickyHeader && css.stickyHead)}>
          <tr {...roles.row} className={css.headRow}>
            {selection && (
              <th {...roles.columnHeader} scope="col" className={cx(css.header.start, css.select)}>
                {isDesktop ? (
                  <SelectAll hideLabel keys={keys} selection={selection} texts={texts} />
                ) : (
                  texts.selected
                )}
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.id}
                {...roles.columnHeader}
                scope="col"
                aria-sort={sort?.column === column.id ? sort.direction : undefined}
                className={css.header[column.align ?? 'start']}
              >
                {isDesktop && column.sortable && onSortChange ? (
                  <SortButton column={column} sort={sort} onSortChange={onSortChange} />
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group} className={css.body}>
          {loading
            ? Array.from({ length: loadingRows }, (_, index) => `row ${index}`).map((key) => (
                <DataRow
                  key={key}
                  aria-hidden="true"
                  columns={columns}
                  cell={placeholder}
                  selecting={!!selection}
                />
              ))
            : rows.map((row) => (
                <DataRow
                  key={rowKey(row)}
                  columns={columns}
                  cell={(column) => column.cell(row)}
                  selecting={!!selection}
                  selected={selection?.keys.has(rowKey(row))}
                >
                  {selection && (
                    <Checkbox
                      hideLabel
                      label={texts.selectRow(selection.rowName(row))}
                      checked={selection.keys.has(rowKey(row))}
                      onValueChange={(on) => select(selection, [rowKey(row)], on)}
                    />
                  )}
                </DataRow>
              ))}
        </tbody>
      </table>
      {!loading && rows.length === 0 && (
        <div data-part="empty" className={css.empty}>
          {empty ?? texts.empty}
        </div>
      )}
    </div>
  );
}

const placeholder = () => <Skeleton shape="text" width="6em" />;

interface DataRowProps<Row> {
  columns: readonly [DataColumn<Row>, ...DataColumn<Row>[]];
  cell: (column: DataColumn<Row>) => ReactNode;
  selecting: boolean;
  selected?: boolean | undefined;
  'aria-hidden'?: 'true' | undefined;
  /** The checkbox. */
  children?: ReactNode;
}

function DataRow<Row>({
  columns,
  cell,
  selecting,
  selected,
  children,
  ...hidden
}: DataRowProps<Row>) {
  const [first] = columns;
  return (
    <tr
      {...hidden}
      {...roles.row}
      data-part="row"
      data-selected={selected || undefined}
      className={css.row}
    >
      {selecting && (
        <td {...roles.cell} className={cx(css.cell.start, css.select)}>
          {children}
        </td>
      )}
      {columns.map((column) => {
        const content = (
          <>
            {column !== first && (
              <span aria-hidden="true" data-part="name" className={css.name}>
                {column.header}
              </span>
            )}
            <span data-part="value" className={css.value}>
              {cell(column)}
            </span>
          </>
        );
        const look = css.cell[column.align ?? 'start'];
        return column === first ? (
          <th
            key={column.id}
            {...roles.rowHeader}
            scope="row"
            className={cx(look, css.lead, selecting && css.besideCheckbox)}
          >
            {content}
          </th>
        ) : (
          <td key={column.id} {...roles.cell} className={look}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}

/** Adds the keys to the selection, or removes them from it. */
function select<Row>(
  { keys, onKeysChange }: DataSelection<Row>,
  changed: readonly string[],
  on: boolean,
): void {
  const others = [...keys].filter((key) => !changed.includes(key));
  onKeysChange(new Set(on ? [...others, ...changed] : others));
}

interface SelectAllProps<Row> {
  keys: readonly string[];
  selection: DataSelection<Row>;
  texts: DataTableLabels;
  hideLabel?: boolean | undefined;
}

function SelectAll<Row>({ keys, selection, texts, hideLabel }: SelectAllProps<Row>) {
  const count = keys.filter((key) => selection.keys.has(key)).length;
  return (
    <Checkbox
      hideLabel={hideLabel}
      label={texts.selectAll}
      disabled={keys.length === 0}
      checked={keys.length > 0 && count === keys.length}
      indeterminate={count > 0 && count < keys.length}
      onValueChange={(on) => select(selection, keys, on)}
    />
  );
}

const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

interface SortButtonProps {
  column: { id: string; header: string };
  sort: DataSort | undefined;
  onSortChange: (sort: DataSort) => void;
}

function SortButton({ column, sort, onSortChange }: SortButtonProps) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      data-part="sort"
      className={css.sort}
      onClick={() =>
        onSortChange({
          column: column.id,
          // Figures sort in descending order first.
          direction: direction === 'descending' ? 'ascending' : 'descending',
        })
      }
    >
      <span>{column.header}</span>
      <Arrow
        aria-hidden="true"
        size={16}
        className={css.arrow}
        data-on={direction !== undefined || undefined}
      />
    </button>
  );
}

interface SortMenuProps {
  columns: readonly { id: string; header: string }[];
  sort: DataSort | undefined;
  onSortChange: (sort: DataSort) => void;
  texts: DataTableLabels;
}

/** On a phone the headers are hidden; this menu requests the order in their place. */
function SortMenu({ columns, sort, onSortChange, texts }: SortMenuProps) {
  const current = columns.find(({ id }) => id === sort?.column);
  const direction = sort?.direction ?? 'descending';
  const arrow = !current ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <Menu
      align="end"
      trigger={
        <Button
          variant="soft"
          tone="neutral"
          size="sm"
          throttle={0}
          leading={<Icon icon={arrow} size={16} />}
        >
          {current ? `${texts.sortBy}: ${current.header}` : texts.sortBy}
        </Button>
      }
      groups={[
        {
          label: texts.sortBy,
          value: current?.id ?? '',
          onValueChange: (column) => onSortChange({ column, direction }),
          options: columns.map(({ id, header }) => ({ value: id, label: header })),
        },
        {
          label: texts.order,
          value: current ? direction : '',
          onValueChange: (next) =>
            onSortChange({
              column: current?.id ?? columns[0]?.id ?? '',
              direction: next === 'ascending' ? 'ascending' : 'descending',
            }),
          options: [
            { value: 'descending', label: texts.descending },
            { value: 'ascending', label: texts.ascending },
          ],
        },
      ]}
    />
  );
}
