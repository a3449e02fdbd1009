import { Check, Minus } from 'lucide-react';
import { Checkbox as Primitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { ToggleLine, type ToggleOmitted, type ToggleProps } from '../internal/ToggleLine.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps
  extends ToggleProps,
    Omit<ComponentProps<typeof Primitive.Root>, ToggleOmitted> {
  /** Text of the label. May contain links; a click on one does not toggle the box. */
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  /** Shows that some of what it selects is selected. A press selects all of it. */
  indeterminate?: boolean | undefined;
}

/** A consent, or an option that is submitted with a form. */
export function Checkbox({
  checked,
  defaultChecked,
  onValueChange,
  label,
  hideLabel = false,
  indeterminate = false,
  help,
  error,
  disabled = false,
  id,
  className,
  ...rest
}: CheckboxProps) {
  const Mark = indeterminate ? Minus : Check;
  return (
    <ToggleLine
      {...{ checked, defaultChecked, onValueChange, help, error, id, disabled, className }}
      label={hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      component="Checkbox"
      leads
      classes={{ root: cx(css.root, hideLabel && css.alone), content: '', label: css.label }}
    >
      {(control) => (
        <Primitive.Root
          {...rest}
          {...control}
          {...(indeterminate ? { checked: 'indeterminate' as const } : {})}
          className={css.box}
        >
          <Primitive.Indicator data-part="indicator" className={css.indicator}>
            <Mark aria-hidden="true" size={16} strokeWidth={3} />
          </Primitive.Indicator>
        </Primitive.Root>
      )}
    </ToggleLine>
  );
}
