import { useComposedRefs, useControllableState } from 'radix-ui/internal';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldText, InputFrame, inputClass } from '../Field/index.ts';
import { useTypedInput } from '../internal/useTypedInput.ts';
import { barePhone, editPhone, groupPhone, PHONE_MAX_DIGITS } from './phone.ts';

type InputProps = Omit<
  ComponentProps<'input'>,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'size'
  | 'type'
  | 'children'
  | 'disabled'
  | 'required'
  | 'maxLength'
>;

export interface PhoneFieldProps extends FieldText, InputProps {
  /** Bare number: digits, and one plus when it leads them. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Most digits that can be typed. Default 16. */
  maxDigits?: number | undefined;
  size?: 'md' | 'lg' | undefined;
  leading?: ReactNode;
  trailing?: ReactNode;
}

/** A phone number, grouped 3-3-rest with dashes while it is typed or pasted. */
export function PhoneField({
  label,
  hideLabel,
  help,
  error,
  aside,
  disabled,
  required,
  value,
  defaultValue = '',
  onValueChange,
  maxDigits = PHONE_MAX_DIGITS,
  size,
  leading,
  trailing,
  id,
  className,
  ref,
  ...input
}: PhoneFieldProps) {
  const [phone, setPhone] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange: onValueChange ?? (() => {}),
  });
  const bare = barePhone(phone, maxDigits);
  const typed = useTypedInput({
    display: groupPhone(bare),
    apply: (edit) => editPhone(edit, bare, maxDigits),
    onEdited: (edited) => setPhone(edited.value),
  });
  const inputRef = useComposedRefs(typed.input, ref);

  return (
    <Field
      {...{ label, hideLabel, help, error, aside, disabled, required, className }}
      controlId={id}
      data-component="PhoneField"
    >
      {(control) => (
        <InputFrame size={size} leading={leading} trailing={trailing}>
          <input
            autoComplete="tel"
            {...input}
            {...control}
            {...typed.inputProps}
            ref={inputRef}
            type="tel"
            inputMode="tel"
            data-part="input"
            className={inputClass}
          />
        </InputFrame>
      )}
    </Field>
  );
}
