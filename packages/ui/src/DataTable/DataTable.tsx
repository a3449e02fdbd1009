import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/useLabels.ts';
import * as css from './DataTable.css.ts';
import { type DataTableLabels, english } from './labels.ts';

export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for figures, which then align in a column. Default `start`. */
  align?: 'start' | 'end' | undefined;
  /** Whether the rows can be sorted by it. */
  sortable?: boolean | undefined;
}

export interface DataSort {
  column: string;
  direction: 'ascending' | 'descending';
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
  empty,
  labels,
  className,
  ...rest
}: DataTableProps<Row>) {
  const texts = useLabels('DataTable', english, labels);
  const [first] = columns;

  return (
    <div {...rest} data-component="DataTable" className={cx(css.root, className)}>
      {/* Explicit roles: browsers drop the table semantics of elements that are displayed as cards. */}
      <table {...roles.table} aria-label={label} className={css.table}>
        <thead {...roles.group} className={css.head}>
          <tr {...roles.row} className={css.headRow}>
            {columns.map((column) => (
              <th
                key={column.id}
                {...roles.columnHeader}
                scope="col"
                aria-sort={sort?.column === column.id ? sort.direction : undefined}
                className={css.header[column.align ?? 'start']}
              >
                {column.sortable && onSortChange ? (
                  <SortButton column={column} sort={sort} onSortChange={onSortChange} />
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group} className={css.body}>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...roles.row} data-part="row" className={css.row}>
              {columns.map((column) => {
                const content = (
                  <>
                    {column !== first && (
                      <span aria-hidden="true" data-part="name" className={css.name}>
                        {column.header}
                      </span>
                    )}
                    <span data-part="value" className={css.value}>
                      {column.cell(row)}
                    </span>
                  </>
                );
                const look = css.cell[column.align ?? 'start'];
                return column === first ? (
                  <th
                    key={column.id}
                    {...roles.rowHeader}
                    scope="row"
                    className={cx(look, css.lead)}
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
          ))}
        </tbody>
      </table>
      {rows.length === 0 && (
        <div data-part="empty" className={css.empty}>
          {empty ?? texts.empty}
        </div>
      )}
    </div>
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
      {column.header}
      <Arrow
        aria-hidden="true"
        size={16}
        className={css.arrow}
        data-on={direction !== undefined || undefined}
      />
    </button>
  );
}
