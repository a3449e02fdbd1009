import { RadioGroup as Primitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Field, type FieldText } from '../Field/index.ts';
import * as css from './RadioGroup.css.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** Second line: limits, arrival time, masked account. */
  help?: ReactNode;
  /** Logo or icon before the label. */
  leading?: ReactNode;
  /** Content at the right end, for example a fee. */
  trailing?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps
  extends FieldText,
    Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children' | 'dir'> {
  /** The options, in display order. */
  options: readonly RadioOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Name of the form field. */
  name?: string | undefined;
  /** `cards` makes each option a card; the whole card is the target. Default `list`. */
  variant?: 'list' | 'cards' | undefined;
  /** Number of cards side by side. Default 1. */
  columns?: 1 | 2 | 3 | undefined;
}

/** Selects one of a few options. Arrow keys move and select, as in any group of radio buttons. */
export function RadioGroup({
  label,
  hideLabel,
  help,
  error,
  aside,
  disabled,
  required,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  id,
  variant = 'list',
  columns = 1,
  className,
  ...rest
}: RadioGroupProps) {
  const generatedId = useId();
  const groupId = id ?? generatedId;
  return (
    <Field
      {...{ label, hideLabel, help, error, aside, disabled, required, className }}
      as="set"
      controlId={groupId}
      data-component="RadioGroup"
    >
      {(control, labelId) => (
        <Primitive.Root
          {...rest}
          {...(value === undefined ? {} : { value })}
          {...(defaultValue === undefined ? {} : { defaultValue })}
          {...(onValueChange === undefined ? {} : { onValueChange })}
          {...(name === undefined ? {} : { name })}
          id={control.id}
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          disabled={disabled ?? false}
          required={required ?? false}
          data-part="options"
          className={css.options({ variant, columns })}
        >
          {options.map((option, index) => (
            <Option
              key={option.value}
              option={option}
              id={`${groupId}-${index}`}
              variant={variant}
              disabled={disabled}
            />
          ))}
        </Primitive.Root>
      )}
    </Field>
  );
}

interface OptionProps {
  option: RadioOption;
  id: string;
  variant: 'list' | 'cards';
  disabled: boolean | undefined;
}

function Option({ option, id, variant, disabled }: OptionProps) {
  const helpId = `${id}-help`;
  return (
    <label
      htmlFor={id}
      data-part="option"
      data-disabled={disabled || option.disabled || undefined}
      className={css.option({ variant })}
    >
      {option.leading !== undefined && (
        <span data-part="leading" className={css.leading}>
          {option.leading}
        </span>
      )}
      <span className={css.content}>
        <span id={`${id}-label`} data-part="label" className={css.label}>
          {option.label}
        </span>
        {option.help !== undefined && (
          <span id={helpId} data-part="help" className={css.help}>
            {option.help}
          </span>
        )}
      </span>
      {option.trailing !== undefined && (
        <span data-part="trailing" className={css.trailing}>
          {option.trailing}
        </span>
      )}
      <Primitive.Item
        value={option.value}
        id={id}
        // Named by its label only; the help is a description, read after it.
        aria-labelledby={`${id}-label`}
        aria-describedby={option.help === undefined ? undefined : helpId}
        disabled={option.disabled ?? false}
        data-part="control"
        className={css.control}
      >
        <Primitive.Indicator data-part="indicator" className={css.indicator} />
      </Primitive.Item>
    </label>
  );
}
