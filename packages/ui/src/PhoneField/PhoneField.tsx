import { type ReactNode, useId } from 'react';
import {
  Field,
  type FieldInputProps,
  type FieldText,
  InputFrame,
  splitFieldProps,
} from '../Field/index.ts';
import { DigitsInput } from '../internal/DigitsInput.tsx';
import { useControllable } from '../internal/useControllable.ts';
import * as css from './PhoneField.css.ts';
import { formatPhone, isPhoneCharacter, PHONE_MAX_DIGITS, parsePhone, skipDash } from './phone.ts';

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
  const unformatted = parsePhone(phone, maxDigits);
  const countryId = useId();
  const shownCountry = country !== undefined && !unformatted.startsWith('+') ? country : undefined;

  return (
    <Field {...field} data-component="PhoneField">
      {(control) => (
        <InputFrame
          size={size}
          leading={
            leading ?? (shownCountry && <span className={css.code}>{shownCountry.code}</span>)
          }
          trailing={trailing}
        >
          {shownCountry !== undefined && (
            <span
              id={countryId}
              className={css.hiddenCountry}
            >{`${shownCountry.name} ${shownCountry.code}`}</span>
          )}
          <DigitsInput
            autoComplete="tel"
            {...input}
            {...control}
            ref={ref}
            format={formatPhone}
            removeFormatting={(text) => parsePhone(text, maxDigits)}
            isValidInputCharacter={isPhoneCharacter}
            getCaretBoundary={anywhere}
            value={unformatted}
            onValueChange={setPhone}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!event.defaultPrevented) skipDash(event.currentTarget, event.key);
            }}
            aria-describedby={
              [shownCountry && countryId, control['aria-describedby']].filter(Boolean).join(' ') ||
              undefined
            }
            type="tel"
            inputMode="tel"
          />
        </InputFrame>
      )}
    </Field>
  );
}

/** Allows the caret at every position. */
const anywhere = (text: string): boolean[] => Array.from({ length: text.length + 1 }, () => true);
