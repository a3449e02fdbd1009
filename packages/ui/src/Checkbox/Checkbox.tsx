import { Check } from 'lucide-react';
import { Checkbox as Primitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { ToggleLine, type ToggleOmitted, type ToggleProps } from '../internal/ToggleLine.tsx';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps
  extends ToggleProps,
    Omit<ComponentProps<typeof Primitive.Root>, ToggleOmitted> {
  /** Text of the label. May contain links; a click on one does not toggle the box. */
  label: ReactNode;
}

/** A consent, or an option that is submitted with a form. */
export function Checkbox({
  checked,
  defaultChecked,
  onValueChange,
  label,
  help,
  error,
  disabled = false,
  id,
  className,
  ...rest
}: CheckboxProps) {
  return (
    <ToggleLine
      {...{ checked, defaultChecked, onValueChange, label, help, error, id, disabled, className }}
      component="Checkbox"
      leads
      classes={{ root: css.root, content: '', label: css.label }}
    >
      {(control) => (
        <Primitive.Root {...rest} {...control} className={css.box}>
          <Primitive.Indicator data-part="indicator" className={css.indicator}>
            <Check aria-hidden="true" size={16} strokeWidth={3} />
          </Primitive.Indicator>
        </Primitive.Root>
      )}
    </ToggleLine>
  );
}
