import { RadioGroup as Primitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Field, type FieldText } from '../Field/index.ts';
import * as css from './RadioGroup.css.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** A second line: limits, arrival time, masked account. */
  help?: ReactNode;
  /** Logo or icon. */
  leading?: ReactNode;
  /** At the right end, for example a fee. */
  trailing?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps
  extends FieldText,
    Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children' | 'dir'> {
  /** In the order in which they are listed. */
  options: readonly RadioOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Form field name. */
  name?: string | undefined;
  /** `cards` makes each option a card that is tapped as a whole. */
  variant?: 'list' | 'cards' | undefined;
  /** Cards side by side. Default 1. */
  columns?: 1 | 2 | 3 | undefined;
}

/** One of a few. Arrow keys move and choose, as in any group of radio buttons. */
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
  const madeUp = useId();
  const groupId = id ?? madeUp;
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
      <span className={css.words}>
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
        // Named by its label alone; the help is a description, read after it.
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
