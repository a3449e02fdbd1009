import type { ReactNode } from 'react';
import * as css from './Summary.css.ts';

export interface SummaryRow {
  label: string;
  value: ReactNode;
}

/** What is about to happen, or has happened, line by line. */
export function Summary({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className={css.root}>
      {rows.map(({ label, value }) => (
        <div key={label} className={css.row}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
