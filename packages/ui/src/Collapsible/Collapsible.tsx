import { ChevronDown } from 'lucide-react';
import { Collapsible as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Collapsible.css.ts';

export interface CollapsibleProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Text of the button that shows and hides the content. */
  title: ReactNode;
  /** Muted text at the end of the button's line. */
  hint?: ReactNode;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  disabled?: boolean | undefined;
}

/** Details that are hidden at first: one of them. For several in a list use Accordion. */
export function Collapsible({
  title,
  hint,
  open,
  defaultOpen = false,
  onOpenChange,
  disabled = false,
  className,
  children,
  ...rest
}: CollapsibleProps) {
  return (
    <Radix.Root
      {...rest}
      {...(open !== undefined && { open })}
      {...(onOpenChange !== undefined && { onOpenChange })}
      defaultOpen={defaultOpen}
      disabled={disabled}
      data-component="Collapsible"
      className={cx(css.root, className)}
    >
      <Radix.Trigger data-part="trigger" className={css.trigger}>
        <span className={css.title}>{title}</span>
        {hint !== undefined && <span className={css.hint}>{hint}</span>}
        <ChevronDown aria-hidden="true" size={18} className={css.chevron} />
      </Radix.Trigger>
      <Radix.Content data-part="content" className={css.content}>
        <div className={css.inner}>{children}</div>
      </Radix.Content>
    </Radix.Root>
  );
}
