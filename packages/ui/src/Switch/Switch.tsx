import { Switch as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { ToggleLine, type ToggleOmitted, type ToggleProps } from '../internal/ToggleLine.tsx';
import * as css from './Switch.css.ts';

export interface SwitchProps
  extends ToggleProps,
    Omit<ComponentProps<typeof Primitive.Root>, ToggleOmitted> {
  /** Position of the switch. Default `end`, as in a list of settings. */
  side?: 'start' | 'end' | undefined;
}

/**
 * A setting that takes effect at once. For an option that is submitted with a form, use Checkbox.
 */
export function Switch({
  checked,
  defaultChecked,
  onValueChange,
  label,
  help,
  error,
  side = 'end',
  disabled = false,
  id,
  className,
  ...rest
}: SwitchProps) {
  return (
    <ToggleLine
      {...{ checked, defaultChecked, onValueChange, label, help, error, id, disabled, className }}
      component="Switch"
      leads={false}
      classes={{
        root: css.root({ side }),
        content: css.content({ side }),
        label: css.label,
      }}
    >
      {(control) => (
        <Primitive.Root {...rest} {...control} className={css.track}>
          <Primitive.Thumb data-part="thumb" className={css.thumb} />
        </Primitive.Root>
      )}
    </ToggleLine>
  );
}
