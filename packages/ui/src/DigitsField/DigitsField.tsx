import type { ReactNode } from 'react';
import {
  Field,
  type FieldInputProps,
  type FieldText,
  InputFrame,
  splitFieldProps,
} from '../Field/index.ts';
import { DigitsInput } from '../internal/DigitsInput.tsx';
import { useControllable } from '../internal/useControllable.ts';
import { keepDigits } from './keep-digits.ts';

export interface DigitsFieldProps extends FieldText, FieldInputProps {
  /** Digits only: "1234567890". */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Maximum number of digits. Default 24. */
  maxDigits?: number | undefined;
  size?: 'md' | 'lg' | undefined;
  leading?: ReactNode;
  trailing?: ReactNode;
}

/** The number of a bank account, card or document: digits only, with leading zeros. */
export function DigitsField(props: DigitsFieldProps) {
  const [
    field,
    {
      value,
      defaultValue = '',
      onValueChange,
      maxDigits = 24,
      size,
      leading,
      trailing,
      ref,
      ...input
    },
  ] = splitFieldProps(props);
  const [digits, setDigits] = useControllable(value, defaultValue, onValueChange);
  const toDigits = (text: string) => keepDigits(text, maxDigits);

  return (
    <Field {...field} data-component="DigitsField">
      {(control) => (
        <InputFrame size={size} leading={leading} trailing={trailing}>
          <DigitsInput
            autoComplete="off"
            {...input}
            {...control}
            ref={ref}
            removeFormatting={toDigits}
            value={toDigits(digits)}
            onValueChange={setDigits}
            type="text"
            inputMode="numeric"
          />
        </InputFrame>
      )}
    </Field>
  );
}
