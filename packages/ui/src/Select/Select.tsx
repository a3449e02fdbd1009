import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldText } from '../Field/index.ts';
import * as css from './Select.css.ts';

export interface SelectOption {
  value: string;
  /** Text, so that typing its first letters finds it. */
  label: string;
  leading?: ReactNode;
  disabled?: boolean | undefined;
}

export interface SelectProps
  extends FieldText,
    Omit<
      ComponentProps<'button'>,
      'value' | 'defaultValue' | 'onChange' | 'children' | 'disabled' | 'name'
    > {
  options: readonly SelectOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  size?: 'md' | 'lg' | undefined;
}

/** One of many, in a list that opens over the page. For up to four, prefer RadioGroup. */
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
  defaultValue,
  onValueChange,
  open,
  onOpenChange,
  placeholder,
  name,
  size = 'md',
  id,
  className,
  ...rest
}: SelectProps) {
  return (
    <Field
      {...{ label, hideLabel, help, error, aside, disabled, required, className }}
      controlId={id}
      data-component="Select"
    >
      {(control) => (
        <Primitive.Root
          {...(value === undefined ? {} : { value })}
          {...(defaultValue === undefined ? {} : { defaultValue })}
          {...(onValueChange === undefined ? {} : { onValueChange })}
          {...(open === undefined ? {} : { open })}
          {...(onOpenChange === undefined ? {} : { onOpenChange })}
          {...(name === undefined ? {} : { name })}
          disabled={disabled ?? false}
          required={required ?? false}
        >
          <Primitive.Trigger
            {...rest}
            id={control.id}
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            data-part="trigger"
            className={css.trigger({ size })}
          >
            <Primitive.Value placeholder={placeholder} />
            <Primitive.Icon className={css.icon}>
              <ChevronDown aria-hidden="true" size={20} />
            </Primitive.Icon>
          </Primitive.Trigger>
          <Primitive.Portal>
            <Primitive.Content
              position="popper"
              sideOffset={4}
              collisionPadding={16}
              data-part="content"
              className={css.content}
            >
              <Primitive.ScrollUpButton className={css.scroll}>
                <ChevronUp aria-hidden="true" size={16} />
              </Primitive.ScrollUpButton>
              <Primitive.Viewport className={css.viewport}>
                {options.map((option) => (
                  <Primitive.Item
                    key={option.value}
                    value={option.value}
                    textValue={option.label}
                    disabled={option.disabled ?? false}
                    data-part="option"
                    className={css.option}
                  >
                    {option.leading !== undefined && (
                      <span data-part="leading" className={css.leading}>
                        {option.leading}
                      </span>
                    )}
                    <Primitive.ItemText>{option.label}</Primitive.ItemText>
                    <Primitive.ItemIndicator className={css.check}>
                      <Check aria-hidden="true" size={20} />
                    </Primitive.ItemIndicator>
                  </Primitive.Item>
                ))}
              </Primitive.Viewport>
              <Primitive.ScrollDownButton className={css.scroll}>
                <ChevronDown aria-hidden="true" size={16} />
              </Primitive.ScrollDownButton>
            </Primitive.Content>
          </Primitive.Portal>
        </Primitive.Root>
      )}
    </Field>
  );
}
