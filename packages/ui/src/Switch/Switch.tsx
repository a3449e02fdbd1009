import { Switch as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { ToggleLine, type ToggleText } from '../internal/ToggleLine.tsx';
import * as css from './Switch.css.ts';

export interface SwitchProps
  extends ToggleText,
    Omit<
      ComponentProps<typeof Primitive.Root>,
      'asChild' | 'checked' | 'defaultChecked' | 'onCheckedChange' | 'children'
    > {
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onValueChange?: ((checked: boolean) => void) | undefined;
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
      {...{ label, help, error, id, disabled, className }}
      component="Switch"
      leads={false}
      look={{ root: css.root({ side }), words: css.words({ side }), label: css.label }}
    >
      {(control) => (
        <Primitive.Root
          {...rest}
          {...(checked === undefined ? {} : { checked })}
          {...(defaultChecked === undefined ? {} : { defaultChecked })}
          {...control}
          onCheckedChange={(next) => onValueChange?.(next)}
          className={css.track}
        >
          <Primitive.Thumb data-part="thumb" className={css.thumb} />
        </Primitive.Root>
      )}
    </ToggleLine>
  );
}
