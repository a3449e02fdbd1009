import { Check, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { listRole } from '../internal/roles.ts';
import { useLabels } from '../internal/useLabels.ts';
import { english, type TimelineLabels } from './labels.ts';
import type { TimelineState } from './state.ts';
import * as css from './Timeline.css.ts';

export interface TimelineEntry {
  id: string;
  title: ReactNode;
  /** Time of the entry, or its expected time. */
  meta?: ReactNode;
  /** Details: a reason, a reference. */
  text?: ReactNode;
  /** Whether it is over, under way, still to come, or has failed. */
  state: TimelineState;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  /** The entries, in display order. */
  entries: readonly TimelineEntry[];
  labels?: Partial<TimelineLabels> | undefined;
}

/** The history of an order and its next steps. */
export function Timeline({ label, entries, labels, className, ...rest }: TimelineProps) {
  const { states } = useLabels('Timeline', english, labels);
  return (
    <ol
      {...rest}
      {...listRole}
      aria-label={label}
      data-component="Timeline"
      className={cx(css.root, className)}
    >
      {entries.map(({ id, title, meta, text, state }) => (
        <li
          key={id}
          data-part="entry"
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
          className={css.entry}
        >
          <span aria-hidden="true" data-part="dot" className={css.dot({ state })}>
            {state === 'done' && <Check size={14} strokeWidth={3} />}
            {state === 'failed' && <X size={14} strokeWidth={3} />}
          </span>
          <div className={css.content}>
            <p data-part="title" className={css.title({ ahead: state === 'ahead' })}>
              {title}
              <span className={css.visuallyHidden}>, {states[state]}</span>
            </p>
            {meta !== undefined && (
              <p data-part="meta" className={css.meta}>
                {meta}
              </p>
            )}
            {text !== undefined && (
              <div data-part="text" className={css.body}>
                {text}
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
