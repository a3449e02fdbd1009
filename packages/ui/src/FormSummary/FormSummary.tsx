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
  /** `id` of the field: the one that its component was given. */
  field: string;
  /** What is wrong, in the words that stand at the field too. */
  message: ReactNode;
}

export interface FormSummaryProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** In the order of the fields on the page. With none, nothing is drawn. */
  problems: readonly FormProblem[];
  /** In place of the words of the kit. */
  title?: ReactNode;
  /**
   * Counts the attempts to send the form. Each time it grows while there are problems, the summary
   * takes the focus, so that it is read and seen. Default 0, which never does.
   */
  attempt?: number | undefined;
  labels?: Partial<FormSummaryLabels> | undefined;
}

/** What is wrong with a form that was sent, above it; each line leads to its field. */
export function FormSummary({
  problems,
  title,
  attempt = 0,
  labels,
  className,
  ref,
  ...rest
}: FormSummaryProps) {
  const words = useLabels('FormSummary', english, labels);
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
          {title ?? words.title(problems.length)}
        </p>
        <ul {...listRole} className={css.list}>
          {problems.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                data-part="problem"
                className={css.link}
                onClick={(event) => {
                  // The focus goes there, not the address: a form is no place in history.
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
