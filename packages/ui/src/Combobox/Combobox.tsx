import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useCombobox } from 'downshift';
import { Check, ChevronDown } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { useRef, useState } from 'react';
import {
  Field,
  type FieldControl,
  type FieldInputProps,
  type FieldText,
  InputClear,
  InputFrame,
  inputButtonClass,
  inputClass,
  splitFieldProps,
} from '../Field/index.ts';
import { useControllable } from '../internal/useControllable.ts';
import { useFloatingContainer } from '../internal/useFloatingContainer.ts';
import { useLabels } from '../internal/useLabels.ts';
import type { SelectOption } from '../Select/list.ts';
import { matchOptions } from '../Select/options.ts';
import * as option from '../Select/Select.css.ts';
import * as css from './Combobox.css.ts';
import { type ComboboxLabels, english } from './labels.ts';

/** Same shape as an option of Select. */
export type ComboboxOption = SelectOption;

interface OwnProps {
  /** The options, in display order. */
  options: readonly ComboboxOption[];
  /** The value of the selected option; empty when none is selected. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Called with the text as it is typed, to fetch options. The given options are then shown without
   * a filter.
   */
  onQueryChange?: ((query: string) => void) | undefined;
  /** Shows that options are being fetched. */
  loading?: boolean | undefined;
  size?: 'md' | 'lg' | undefined;
  labels?: Partial<ComboboxLabels> | undefined;
}

export interface ComboboxProps extends FieldText, FieldInputProps, OwnProps {}

/**
 * Selects one of many options by typing a part of its label. Only listed options can be selected.
 * For a list that players know and scroll, prefer Select.
 */
export function Combobox(props: ComboboxProps) {
  const [field, rest] = splitFieldProps(props);
  return (
    <Field {...field} data-component="Combobox">
      {(control, labelId) => <ComboboxInput {...rest} {...{ control, labelId }} />}
    </Field>
  );
}

interface ComboboxInputProps extends FieldInputProps, OwnProps {
  control: FieldControl;
  labelId: string;
}

const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;

function ComboboxInput({
  control,
  labelId,
  options,
  value,
  defaultValue = '',
  onValueChange,
  onQueryChange,
  loading = false,
  size,
  labels,
  name,
  ref,
  ...input
}: ComboboxInputProps) {
  const texts = useLabels('Combobox', english, labels);
  const inPortal = useFloatingContainer();
  const [chosen, setChosen] = useControllable(value, defaultValue, onValueChange);
  /** The typed text; undefined while the field shows the label of the selected option. */
  const [query, setQuery] = useState<string>();
  const [picked, setPicked] = useState<ComboboxOption>();
  const element = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const inputRef = useComposedRefs(element, ref);

  // Fetched options need not contain the selected one.
  const selected =
    options.find((one) => one.value === chosen) ?? (picked?.value === chosen ? picked : undefined);
  const text = query ?? selected?.label ?? '';
  const shown = query === undefined || onQueryChange ? options : matchOptions(options, query);

  const type = (next: string) => {
    setQuery(next);
    onQueryChange?.(next);
    if (next === '') setChosen('');
  };
  const {
    isOpen,
    highlightedIndex,
    closeMenu,
    getInputProps,
    getMenuProps,
    getItemProps,
    getToggleButtonProps,
  } = useCombobox<ComboboxOption>({
    items: [...shown],
    inputId: control.id,
    labelId,
    inputValue: text,
    selectedItem: selected ?? null,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.value,
    isItemDisabled: (item) => item.disabled ?? false,
    onSelectedItemChange: ({ selectedItem }) => {
      setPicked(selectedItem ?? undefined);
      setChosen(selectedItem?.value ?? '');
    },
    onStateChange: ({ type: change, selectedItem }) => {
      if (selectedItem || change === InputBlur || change === InputKeyDownEscape) {
        setQuery(undefined);
      }
    },
    stateReducer: (state, { type: change, changes }) => {
      // Selection takes Enter or a press: an option under the pointer is not selected on leaving,
      // and Escape keeps the selection.
      const keeps = change === InputBlur || change === InputKeyDownEscape;
      return keeps ? { ...changes, selectedItem: state.selectedItem } : changes;
    },
  });

  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => !next && closeMenu()}>
      <Radix.Anchor ref={frame}>
        <InputFrame
          size={size}
          trailing={
            <>
              {text !== '' && !control.disabled && (
                <InputClear label={texts.clear} input={element} onClear={() => type('')} />
              )}
              <button
                {...getToggleButtonProps({ disabled: control.disabled ?? false })}
                type="button"
                aria-label={texts.open}
                data-part="toggle"
                className={inputButtonClass}
              >
                <ChevronDown aria-hidden="true" size={20} />
              </button>
            </>
          }
        >
          <input
            {...getInputProps({
              ...input,
              ...control,
              ref: inputRef,
              onChange: (event) => type(event.currentTarget.value),
            })}
            autoComplete="off"
            data-part="input"
            className={inputClass}
          />
        </InputFrame>
      </Radix.Anchor>
      <Radix.Portal {...inPortal}>
        <Radix.Content
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={16}
          data-part="content"
          className={css.content}
          // Focus stays in the input, which also handles the keys.
          onOpenAutoFocus={preventDefault}
          onCloseAutoFocus={preventDefault}
          onEscapeKeyDown={preventDefault}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && frame.current?.contains(event.target)) {
              event.preventDefault();
            }
          }}
        >
          <ul
            {...getMenuProps({ 'aria-busy': loading || undefined }, { suppressRefError: true })}
            className={css.list}
          >
            {shown.map((item, index) => (
              <li
                key={item.value}
                {...getItemProps({
                  item,
                  index,
                  'aria-selected': item.value === chosen,
                  'aria-disabled': item.disabled || undefined,
                })}
                data-part="option"
                data-state={item.value === chosen ? 'checked' : 'unchecked'}
                data-highlighted={index === highlightedIndex ? '' : undefined}
                data-disabled={item.disabled ? '' : undefined}
                className={option.option}
              >
                {item.leading !== undefined && (
                  <span data-part="leading" className={option.leading}>
                    {item.leading}
                  </span>
                )}
                <span className={css.label}>{item.label}</span>
                {item.value === chosen && (
                  <span className={option.check}>
                    <Check aria-hidden="true" size={20} />
                  </span>
                )}
              </li>
            ))}
          </ul>
          <p role="status" className={css.status}>
            {loading ? texts.loading : shown.length === 0 && texts.empty}
          </p>
        </Radix.Content>
      </Radix.Portal>
      {name !== undefined && (
        <input type="hidden" name={name} value={chosen} disabled={control.disabled} />
      )}
    </Radix.Root>
  );
}

const preventDefault = (event: Event) => event.preventDefault();
