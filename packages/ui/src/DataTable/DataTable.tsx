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
  /** `end` for figures, which then stand in a column. Default `start`. */
  align?: 'start' | 'end' | undefined;
  /** The reader may order the rows by it. */
  sortable?: boolean | undefined;
}

export interface DataSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** Names the table. */
  label: string;
  /** The first one names its row: on a phone it heads the row's card. */
  columns: readonly [DataColumn<Row>, ...DataColumn<Row>[]];
  /** In the order in which they are shown; it sorts nothing by itself. */
  rows: readonly Row[];
  /** Tells a row from its neighbours. */
  rowKey: (row: Row) => string;
  /** By which column the rows are sorted, and which way. */
  sort?: DataSort | undefined;
  /** Called when another order is asked for. */
  onSortChange?: ((sort: DataSort) => void) | undefined;
  /** In place of rows when there are none. */
  empty?: ReactNode;
  labels?: Partial<DataTableLabels> | undefined;
}

/** Rows of figures: a table on a desktop, a card a row on a phone. Ordering them is the owner's. */
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
  const words = useLabels('DataTable', english, labels);
  const [first] = columns;

  return (
    <div {...rest} data-component="DataTable" className={cx(css.root, className)}>
      {/* The roles are said once more: a table that is drawn as cards would lose them. */}
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
          {empty ?? words.empty}
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
          // Figures are asked for from the largest down.
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
