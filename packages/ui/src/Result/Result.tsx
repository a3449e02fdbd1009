import { type Tone, toneClass } from '@parlor/tokens';
import { Check, Clock, type LucideIcon, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Result.css.ts';

export type ResultStatus = 'success' | 'pending' | 'failed';

export interface ResultProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The outcome: determines the tone and the icon. */
  status: ResultStatus;
  title: ReactNode;
  /** Large text below the title, usually an Amount. */
  amount?: ReactNode;
  /** The next step and its time. */
  text?: ReactNode;
  /** Buttons, the primary one first. */
  actions?: ReactNode;
  titleAs?: 'h1' | 'h2' | undefined;
}

const looks: Record<ResultStatus, { tone: Tone; icon: LucideIcon }> = {
  success: { tone: 'positive', icon: Check },
  pending: { tone: 'caution', icon: Clock },
  failed: { tone: 'critical', icon: X },
};

/**
 * The outcome of an important action. It stays until the player leaves, and changes are announced
 * (a pending payment that settles). It has no celebration.
 */
export function Result({
  status,
  title,
  amount,
  text,
  actions,
  titleAs: Title = 'h1',
  className,
  children,
  ...rest
}: ResultProps) {
  const { tone, icon: Icon } = looks[status];
  return (
    <div
      {...rest}
      data-component="Result"
      data-status={status}
      className={cx(css.root, toneClass[tone], className)}
    >
      <div role="status" className={css.content}>
        <span aria-hidden="true" data-part="icon" className={css.icon}>
          <Icon size={32} strokeWidth={2.25} />
        </span>
        <Title data-part="title" className={css.title}>
          {title}
        </Title>
        {amount !== undefined && (
          <div data-part="amount" className={css.amount}>
            {amount}
          </div>
        )}
        {text !== undefined && (
          <p data-part="text" className={css.body}>
            {text}
          </p>
        )}
      </div>
      {children !== undefined && (
        <div data-part="details" className={css.details}>
          {children}
        </div>
      )}
      {actions !== undefined && (
        <div data-part="actions" className={css.actions}>
          {actions}
        </div>
      )}
    </div>
  );
}
