import { media } from '@parlor/tokens';
import { Field, type FieldText } from '../Field/index.ts';
import { useControllable } from '../internal/useControllable.ts';
import { useMedia } from '../internal/useMedia.ts';
import type { SelectLabels } from './labels.ts';
import type { SelectOption, SelectTriggerProps } from './list.ts';
import { SEARCH_FROM } from './options.ts';
import { SearchableSelect } from './SearchableSelect.tsx';
import { SelectMenu } from './SelectMenu.tsx';

export interface SelectProps extends FieldText, SelectTriggerProps {
  /** The options, in display order. */
  options: readonly SelectOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  placeholder?: string | undefined;
  /** Name of the form field. */
  name?: string | undefined;
  size?: 'md' | 'lg' | undefined;
  labels?: Partial<SelectLabels> | undefined;
}

/**
 * Selects one of many options from a popup list, on a phone from a sheet, with a filter field for
 * long lists. For up to four options, prefer RadioGroup.
 */
export function Select({
  label,
  hideLabel,
  help,
  error,
  aside,
  disabled,
  required,
  options,
  value,
  defaultValue = '',
  onValueChange,
  open: openProp,
  onOpenChange,
  placeholder,
  name,
  size = 'md',
  labels,
  id,
  className,
  ...trigger
}: SelectProps) {
  const [chosen, setChosen] = useControllable(value, defaultValue, onValueChange);
  const [open, setOpen] = useControllable(openProp, false, onOpenChange);
  const isLong = options.length >= SEARCH_FROM;
  const List = useMedia(media.desktop) && !isLong ? SelectMenu : SearchableSelect;

  return (
    <Field
      {...{ label, hideLabel, help, error, aside, disabled, required, className }}
      controlId={id}
      data-component="Select"
    >
      {(control) => (
        <List
          title={label}
          value={chosen}
          onChoose={setChosen}
          open={open}
          onOpenChange={setOpen}
          {...{ options, placeholder, name, size, control, trigger, labels }}
        />
      )}
    </Field>
  );
}
