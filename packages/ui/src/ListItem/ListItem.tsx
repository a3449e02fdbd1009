import { ChevronRight } from 'lucide-react';
import { Slot } from 'radix-ui';
import { type ComponentProps, cloneElement, isValidElement, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './ListItem.css.ts';

interface Props extends Omit<ComponentProps<'li'>, 'title'> {
  title: ReactNode;
  /** Second line: time, state, masked account. */
  meta?: ReactNode;
  /** A picture: cover, avatar, logo. */
  leading?: ReactNode;
  /** An icon on a muted square. Instead of `leading`. */
  icon?: ReactNode;
  /** Content at the right end: an amount, a badge, a control. */
  trailing?: ReactNode;
  /** Small text below `trailing`: for a transaction, the balance after it. */
  trailingMeta?: ReactNode;
  /** Shows an arrow for rows that navigate. */
  chevron?: boolean | undefined;
  /** Makes the single child, a link or button without content, the whole row. */
  asChild?: boolean | undefined;
}

/** A row starts with a picture or with an icon. */
export type ListItemProps = Props & ({ icon?: undefined } | { leading?: undefined });

/** One row of a List. */
export function ListItem({
  title,
  meta,
  leading,
  icon,
  trailing,
  trailingMeta,
  chevron = false,
  asChild = false,
  className,
  children,
  ...rest
}: ListItemProps) {
  const start = leading ?? icon;
  const hasEnd = trailing !== undefined || trailingMeta !== undefined;
  const content = (
    <>
      {start !== undefined && (
        <span data-part="leading" className={leading === undefined ? css.icon : css.leading}>
          {start}
        </span>
      )}
      <span className={css.body}>
        <span className={css.content}>
          <span className={css.textBlock}>
            <span data-part="title" className={css.title}>
              {title}
            </span>
            {meta !== undefined && (
              <span data-part="meta" className={css.meta}>
                {meta}
              </span>
            )}
          </span>
          {hasEnd && (
            <span className={css.end}>
              {trailing !== undefined && (
                <span data-part="trailing" className={css.trailing}>
                  {trailing}
                </span>
              )}
              {trailingMeta !== undefined && (
                <span data-part="trailing-meta" className={css.trailingMeta}>
                  {trailingMeta}
                </span>
              )}
            </span>
          )}
        </span>
        {chevron && <ChevronRight aria-hidden="true" size={20} className={css.chevron} />}
      </span>
    </>
  );

  return (
    <li {...rest} data-component="ListItem" className={cx(css.root, className)}>
      {asChild && isValidElement(children) ? (
        <Slot.Root data-part="row" className={css.row({ interactive: true })}>
          {cloneElement(children, undefined, content)}
        </Slot.Root>
      ) : (
        <div data-part="row" className={css.row({ interactive: false })}>
          {content}
        </div>
      )}
    </li>
  );
}
