import { type ReactNode, useId } from 'react';
import { NumberFormatBase } from 'react-number-format';
import {
  Field,
  type FieldInputProps,
  type FieldText,
  InputFrame,
  inputClass,
  splitFieldProps,
} from '../Field/index.ts';
import { AsciiDigitsInput } from '../internal/AsciiDigitsInput.tsx';
import { useControllable } from '../internal/useControllable.ts';
import * as css from './PhoneField.css.ts';
import { barePhone, groupPhone, isPhoneCharacter, PHONE_MAX_DIGITS, skipDash } from './phone.ts';

/** The country of a number without a plus. */
export interface PhoneCountry {
  /** Calling code: "+63". */
  code: string;
  /** Name of the country for screen readers, read with the code: "Philippines". */
  name: string;
}

export interface PhoneFieldProps extends FieldText, FieldInputProps {
  /** Unformatted number: digits, with an optional leading plus. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Maximum number of digits. Default 16. */
  maxDigits?: number | undefined;
  size?: 'md' | 'lg' | undefined;
  /** Country whose code is shown before the number, until the player types a plus. */
  country?: PhoneCountry | undefined;
  /** Content in place of the country's code. */
  leading?: ReactNode;
  trailing?: ReactNode;
}

/** A phone number, grouped 3-3-rest with dashes while it is typed or pasted. */
export function PhoneField(props: PhoneFieldProps) {
  const [
    field,
    {
      value,
      defaultValue = '',
      onValueChange,
      maxDigits = PHONE_MAX_DIGITS,
      size,
      country,
      leading,
      trailing,
      ref,
      onKeyDown,
      ...input
    },
  ] = splitFieldProps(props);
  const [phone, setPhone] = useControllable(value, defaultValue, onValueChange);
  const bare = barePhone(phone, maxDigits);
  const countryId = useId();
  const shown = country !== undefined && !bare.startsWith('+') ? country : undefined;

  return (
    <Field {...field} data-component="PhoneField">
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
          <NumberFormatBase
            autoComplete="tel"
            {...input}
            {...control}
            customInput={AsciiDigitsInput}
            getInputRef={ref ?? null}
            format={groupPhone}
            removeFormatting={(text) => barePhone(text, maxDigits)}
            isValidInputCharacter={isPhoneCharacter}
            getCaretBoundary={anywhere}
            valueIsNumericString
            value={bare}
            onValueChange={(next, { source }) => {
              if (source === 'event') setPhone(next.value);
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!event.defaultPrevented) skipDash(event.currentTarget, event.key);
            }}
            aria-describedby={
              [shown && countryId, control['aria-describedby']].filter(Boolean).join(' ') ||
              undefined
            }
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

/** Allows the caret at every position. */
const anywhere = (text: string): boolean[] => Array.from({ length: text.length + 1 }, () => true);
