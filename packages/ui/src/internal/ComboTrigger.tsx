import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { FieldControl } from '../Field/index.ts';
import * as css from './comboTrigger.css.ts';

export interface ComboTriggerProps extends Omit<ComponentProps<'button'>, 'children' | 'disabled'> {
  control: FieldControl;
  /** The formatted selection; without one, `placeholder` is shown. */
  text: string | undefined;
  placeholder: string | undefined;
  icon: LucideIcon;
  size: 'md' | 'lg';
}

/** A button with the look and label of a field; it opens a dialog that selects the value. */
export function ComboTrigger({
  control,
  text,
  placeholder,
  icon: Icon,
  size,
  ...rest
}: ComboTriggerProps) {
  return (
    <button
      {...rest}
      type="button"
      role="combobox"
      aria-haspopup="dialog"
      aria-expanded={rest['aria-expanded'] ?? false}
      id={control.id}
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      aria-required={control.required}
      disabled={control.disabled}
      data-part="trigger"
      data-placeholder={text === undefined ? '' : undefined}
      className={css.trigger({ size })}
    >
      <span data-part="value">{text ?? placeholder}</span>
      <span className={css.icon}>
        <Icon aria-hidden="true" size={20} />
      </span>
    </button>
  );
}
