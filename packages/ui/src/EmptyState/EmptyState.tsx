import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  icon?: ReactNode;
  /** Names the content that will appear here. */
  title: ReactNode;
  /** Explains how content gets here. */
  text?: ReactNode;
  /** The first step, usually a Button. */
  action?: ReactNode;
  /** Heading level of the title. Default `h2`. */
  titleAs?: 'h2' | 'h3' | 'p' | undefined;
}

/** Placeholder of a list without items: names the content to come, and offers the first step. */
export function EmptyState({
  icon,
  title,
  text,
  action,
  titleAs: Title = 'h2',
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} data-component="EmptyState" className={cx(css.root, className)}>
      {icon !== undefined && (
        <span aria-hidden="true" data-part="icon" className={css.icon}>
          {icon}
        </span>
      )}
      <Title data-part="title" className={css.title}>
        {title}
      </Title>
      {text !== undefined && (
        <p data-part="text" className={css.content}>
          {text}
        </p>
      )}
      {action !== undefined && (
        <div data-part="action" className={css.action}>
          {action}
        </div>
      )}
    </div>
  );
}
