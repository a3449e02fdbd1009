import { Check } from 'lucide-react';
import { Checkbox as Primitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps
  extends Omit<
    ComponentProps<typeof Primitive.Root>,
    'asChild' | 'checked' | 'defaultChecked' | 'onCheckedChange' | 'children'
  > {
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onValueChange?: ((checked: boolean) => void) | undefined;
  /** What is agreed to. May hold links: only its words outside them tick the box. */
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
}

/** Something a person agrees to, or turns on with a form. */
export function Checkbox({
  checked,
  defaultChecked,
  onValueChange,
  label,
  help,
  error,
  id,
  className,
  ...rest
}: CheckboxProps) {
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const messageId = `${controlId}-message`;
  const hasError = error !== undefined && error !== null && error !== '';
  const message = hasError ? error : help;

  return (
    <div
      data-component="Checkbox"
      data-invalid={hasError || undefined}
      className={cx(css.root, className)}
    >
      <Primitive.Root
        {...rest}
        {...(checked === undefined ? {} : { checked })}
        {...(defaultChecked === undefined ? {} : { defaultChecked })}
        id={controlId}
        aria-describedby={message === undefined ? undefined : messageId}
        aria-invalid={hasError || undefined}
        onCheckedChange={(next) => onValueChange?.(next === true)}
        data-part="control"
        className={css.box}
      >
        <Primitive.Indicator data-part="indicator" className={css.indicator}>
          <Check aria-hidden="true" size={16} strokeWidth={3} />
        </Primitive.Indicator>
      </Primitive.Root>
      <div className={css.words}>
        <label htmlFor={controlId} data-part="label" className={css.label}>
          {label}
        </label>
        <div id={messageId} aria-live="polite">
          {message !== undefined && (
            <p data-part={hasError ? 'error' : 'help'} className={hasError ? css.error : css.help}>
              {message}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
