import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { LinkOrButton } from '../internal/LinkOrButton.tsx';
import { listRole } from '../internal/roles.ts';
import { useLabels } from '../internal/useLabels.ts';
import { english, type PaginationLabels } from './labels.ts';
import * as css from './Pagination.css.ts';
import { pageSlots, pageWithin } from './pages.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page, from 1. */
  page: number;
  /** Number of pages. */
  count: number;
  /** Called with the requested page, from 1. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Renders pages as links, so that they can be shared and are part of the history. */
  getHref?: ((page: number) => string) | undefined;
  /** Disables all controls while a page is fetched. */
  disabled?: boolean | undefined;
  labels?: Partial<PaginationLabels> | undefined;
}

/**
 * Pagination of a table or a finite list: numbers where there is room, otherwise "3 of 12" between
 * arrows.
 */
export function Pagination({
  page: given,
  count,
  onPageChange,
  getHref,
  disabled = false,
  labels,
  className,
  ...rest
}: PaginationProps) {
  const texts = useLabels('Pagination', english, labels);
  const page = pageWithin(given, count);

  const step = (to: number, label: string, icon: ReactNode) => {
    const off = disabled || to < 1 || to > count;
    return (
      <LinkOrButton
        href={off ? undefined : getHref?.(to)}
        disabled={off}
        aria-label={label}
        data-part="step"
        className={css.step}
        onClick={() => onPageChange?.(to)}
      >
        {icon}
      </LinkOrButton>
    );
  };

  return (
    <nav
      aria-label={texts.pages}
      {...rest}
      data-component="Pagination"
      className={cx(css.root, className)}
    >
      {step(page - 1, texts.previous, <ChevronLeft aria-hidden="true" className={css.arrow} />)}
      <span data-part="position" className={css.position}>
        {texts.position(page, Math.max(1, count))}
      </span>
      <ul {...listRole} data-part="pages" className={css.pages}>
        {pageSlots(page, count).map((slot, index) => (
          <li key={slot === 'gap' ? `gap ${index}` : slot}>
            {slot === 'gap' ? (
              <span aria-hidden="true" className={css.gap}>
                …
              </span>
            ) : (
              <LinkOrButton
                href={disabled ? undefined : getHref?.(slot)}
                disabled={disabled}
                aria-label={texts.page(slot)}
                aria-current={slot === page ? 'page' : undefined}
                data-part="page"
                className={css.page}
                onClick={() => {
                  if (slot !== page) onPageChange?.(slot);
                }}
              >
                {slot}
              </LinkOrButton>
            )}
          </li>
        ))}
      </ul>
      {step(page + 1, texts.next, <ChevronRight aria-hidden="true" className={css.arrow} />)}
    </nav>
  );
}
