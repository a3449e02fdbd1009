import { CloudOff, RotateCw } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/useLabels.ts';
import * as css from './ErrorState.css.ts';
import { type ErrorStateLabels, english } from './labels.ts';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  icon?: ReactNode;
  /** Names the failure. */
  title: ReactNode;
  /** Explains the consequences for the player and their money, and the next step. */
  text?: ReactNode;
  /** Identifier for support to find the request in the logs. */
  requestId?: string | undefined;
  /** Called by the retry button, which is shown only with it. */
  onRetry?: (() => void) | undefined;
  /** Shows a spinner on the retry button. */
  retrying?: boolean | undefined;
  /** Another action beside the retry button. */
  action?: ReactNode;
  /** `inline` fits inside a card or a list. Default `page`. */
  variant?: 'page' | 'inline' | undefined;
  titleAs?: 'h1' | 'h2' | 'h3' | 'p' | undefined;
  labels?: Partial<ErrorStateLabels> | undefined;
}

/** Placeholder of content that failed to load. It offers a retry or another action. */
export function ErrorState({
  icon = <CloudOff size={28} strokeWidth={1.75} />,
  title,
  text,
  requestId,
  onRetry,
  retrying = false,
  action,
  variant = 'page',
  titleAs: Title = 'h2',
  labels,
  className,
  ...rest
}: ErrorStateProps) {
  const texts = useLabels('ErrorState', english, labels);
  return (
    <div {...rest} data-component="ErrorState" className={cx(css.root({ variant }), className)}>
      <span aria-hidden="true" data-part="icon" className={css.icon}>
        {icon}
      </span>
      {/* Only the text is the alert: a button inside an alert is read out as plain text. */}
      <div role="alert" className={css.content}>
        <Title data-part="title" className={css.title}>
          {title}
        </Title>
        {text !== undefined && (
          <p data-part="text" className={css.body}>
            {text}
          </p>
        )}
      </div>
      {(onRetry !== undefined || action !== undefined) && (
        <div data-part="actions" className={css.actions}>
          {onRetry !== undefined && (
            <Button
              variant="soft"
              loading={retrying}
              leading={<RotateCw size={18} />}
              onClick={onRetry}
            >
              {texts.retry}
            </Button>
          )}
          {action}
        </div>
      )}
      {requestId !== undefined && (
        <p data-part="reference" className={css.reference}>
          {texts.reference} <code className={css.code}>{requestId}</code>
        </p>
      )}
    </div>
  );
}
