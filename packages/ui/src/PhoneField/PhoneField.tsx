import { useComposedRefs } from 'radix-ui/internal';
import { type ReactNode, useId } from 'react';
import {
  Field,
  type FieldInputProps,
  type FieldText,
  InputFrame,
  inputClass,
} from '../Field/index.ts';
import { useControllable } from '../internal/useControllable.ts';
import { useTypedInput } from '../internal/useTypedInput.ts';
import * as css from './PhoneField.css.ts';
import { barePhone, editPhone, groupPhone, PHONE_MAX_DIGITS } from './phone.ts';

/** Where a number without a plus belongs. */
export interface PhoneCountry {
  /** "+63". */
  code: string;
  /** Said beside the code: "Philippines". */
  name: string;
}

export interface PhoneFieldProps extends FieldText, FieldInputProps {
  /** Bare number: digits, and one plus when it leads them. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Most digits that can be typed. Default 16. */
  maxDigits?: number | undefined;
  size?: 'md' | 'lg' | undefined;
  /** Its code stands before the number, until one with a plus of its own is typed. */
  country?: PhoneCountry | undefined;
  /** In place of the country's code. */
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
  country,
  leading,
  trailing,
  id,
  className,
  ref,
  onKeyDown,
  ...input
}: PhoneFieldProps) {
  const [phone, setPhone] = useControllable(value, defaultValue, onValueChange);
  const bare = barePhone(phone, maxDigits);
  const typed = useTypedInput({
    value: bare,
    format: groupPhone,
    apply: (edit) => editPhone(edit, bare, maxDigits),
    onEdited: setPhone,
  });
  const inputRef = useComposedRefs(typed.input, ref);
  const countryId = useId();
  const shown = country !== undefined && !bare.startsWith('+') ? country : undefined;

  return (
    <Field
      {...{ label, hideLabel, help, error, aside, disabled, required, className }}
      controlId={id}
      data-component="PhoneField"
    >
      {(control) => (
        <InputFrame
          size={size}
          leading={leading ?? (shown && <span className={css.code}>{shown.code}</span>)}
          trailing={trailing}
        >
          {shown !== undefined && (
            <span
              id={countryId}
              className={css.spokenCountry}
            >{`${shown.name} ${shown.code}`}</span>
          )}
          <input
            autoComplete="tel"
            {...input}
            {...control}
            {...typed.inputProps}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              typed.inputProps.onKeyDown(event);
            }}
            aria-describedby={
              [shown && countryId, control['aria-describedby']].filter(Boolean).join(' ') ||
              undefined
            }
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
