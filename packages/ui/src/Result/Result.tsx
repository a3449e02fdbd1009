import { type Tone, toneClass } from '@parlor/tokens';
import { Check, Clock, type LucideIcon, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Result.css.ts';

export type ResultStatus = 'success' | 'pending' | 'failed';

export interface ResultProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** How it ended: gives the tone and the picture. */
  status: ResultStatus;
  title: ReactNode;
  /** Shown large under the title, usually an Amount. */
  amount?: ReactNode;
  /** What happens next, and when. */
  text?: ReactNode;
  /** Buttons, the strongest first. */
  actions?: ReactNode;
  titleAs?: 'h1' | 'h2' | undefined;
}

const looks: Record<ResultStatus, { tone: Tone; icon: LucideIcon }> = {
  success: { tone: 'positive', icon: Check },
  pending: { tone: 'caution', icon: Clock },
  failed: { tone: 'critical', icon: X },
};

/**
 * How an act that matters ended. It stays until the person leaves it, is announced when it changes
 * (a pending payment that arrives), and celebrates nothing.
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
      <div role="status" className={css.words}>
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
