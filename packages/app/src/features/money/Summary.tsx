import type { ReactNode } from 'react';
import * as css from './Summary.css.ts';

export interface SummaryRow {
  /** Tells it from its neighbours, where two may have one label. */
  id?: string;
  label: string;
  value: ReactNode;
}

/** What is about to happen, or has happened, line by line. */
export function Summary({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className={css.root}>
      {rows.map(({ label, value, id = label }) => (
        <div key={id} className={css.row}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
