import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../internal/cx.ts';
import { listRole } from '../internal/roles.ts';
import { useLabels } from '../internal/useLabels.ts';
import * as css from './FormSummary.css.ts';
import { focusField } from './focus-field.ts';
import { english, type FormSummaryLabels } from './labels.ts';

export interface FormProblem {
  /** `id` of the field, as passed to its component. */
  field: string;
  /** The error message, with the same text as at the field. */
  message: ReactNode;
}

export interface FormSummaryProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The problems, in the order of the fields on the page. Without any, nothing is rendered. */
  problems: readonly FormProblem[];
  /** Replaces the kit's default title. */
  title?: ReactNode;
  /**
   * Number of attempts to submit the form. Each time it grows while there are problems, the summary
   * takes focus, so that it is visible and read out. Default 0, which never moves focus.
   */
  attempt?: number | undefined;
  labels?: Partial<FormSummaryLabels> | undefined;
}

/** Summary of the errors of a submitted form, above it; each line links to its field. */
export function FormSummary({
  problems,
  title,
  attempt = 0,
  labels,
  className,
  ref,
  ...rest
}: FormSummaryProps) {
  const texts = useLabels('FormSummary', english, labels);
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const rootRef = useComposedRefs(ref, root);

  useEffect(() => {
    if (attempt > 0) root.current?.focus();
  }, [attempt]);

  if (problems.length === 0) return null;
  return (
    <section
      aria-labelledby={titleId}
      tabIndex={-1}
      {...rest}
      ref={rootRef}
      data-component="FormSummary"
      className={cx(css.root, className)}
    >
      <CircleAlert aria-hidden="true" size={20} className={css.icon} />
      <div className={css.body}>
        <p id={titleId} data-part="title" className={css.title}>
          {title ?? texts.title(problems.length)}
        </p>
        <ul {...listRole} className={css.list}>
          {problems.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                data-part="problem"
                className={css.link}
                onClick={(event) => {
                  // Moves focus instead of changing the address: an error must not add a history
                  // entry.
                  if (focusField(event.currentTarget.ownerDocument, field)) event.preventDefault();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
