import type { Tone } from '@parlor/tokens';
import {
  CircleAlert,
  CircleCheck,
  Gift,
  Info,
  type LucideIcon,
  TriangleAlert,
  X,
} from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/useLabels.ts';
import * as css from './Callout.css.ts';
import { type CalloutLabels, english } from './labels.ts';

export interface CalloutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Meaning of the message. Default `neutral`. */
  tone?: Tone | undefined;
  /** A short heading. The message is the children. */
  title?: ReactNode;
  /** Icon before the text. Default that of the tone; `null` for none. */
  icon?: ReactNode;
  /** One button, or a `Link` with `color="inherit"`, that solves what the message is about. */
  action?: ReactNode;
  /** Shows a close button. */
  onClose?: (() => void) | undefined;
  labels?: Partial<CalloutLabels> | undefined;
}

const icons: Readonly<Record<Tone, LucideIcon>> = {
  neutral: Info,
  brand: Info,
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  promo: Gift,
  critical: CircleAlert,
};

/**
 * A message that belongs to a part of the page and stays there: a condition, a limit, a warning
 * before an action. For the result of an action use Toast; for one line of news NoticeBar.
 */
export function Callout({
  tone = 'neutral',
  title,
  icon,
  action,
  onClose,
  labels,
  className,
  children,
  ...rest
}: CalloutProps) {
  const texts = useLabels('Callout', english, labels);
  return (
    <div {...rest} data-component="Callout" className={cx(css.root({ tone }), className)}>
      {icon !== null && (
        <span aria-hidden="true" data-part="icon" className={css.icon}>
          {icon ?? <Icon icon={icons[tone]} size={20} />}
        </span>
      )}
      <div data-part="content" className={css.content}>
        {title !== undefined && (
          <p data-part="title" className={css.title}>
            {title}
          </p>
        )}
        {children !== undefined && (
          <div data-part="message" className={css.message}>
            {children}
          </div>
        )}
        {action !== undefined && (
          <div data-part="action" className={css.action}>
            {action}
          </div>
        )}
      </div>
      {onClose !== undefined && (
        <IconButton
          icon={X}
          label={texts.close}
          data-part="close"
          className={css.close}
          onClick={onClose}
        />
      )}
    </div>
  );
}
