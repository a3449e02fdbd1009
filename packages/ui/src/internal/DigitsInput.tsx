import type { ComponentProps } from 'react';
import { NumberFormatBase, type NumberFormatBaseProps } from 'react-number-format';
import { inputClass } from '../Field/index.ts';
import { AsciiDigitsInput } from './AsciiDigitsInput.tsx';

type InputProps = ComponentProps<'input'>;

interface DigitsInputProps extends Omit<NumberFormatBaseProps<InputProps>, 'onValueChange'> {
  ref: InputProps['ref'];
  /** Called with the unformatted value when the player changes it. */
  onValueChange: (value: string) => void;
}

/** The input of DigitsField and PhoneField: formatted digits, reported without the format. */
export function DigitsInput({ ref, onValueChange, ...rest }: DigitsInputProps) {
  return (
    <NumberFormatBase
      {...rest}
      customInput={AsciiDigitsInput}
      getInputRef={ref ?? null}
      valueIsNumericString
      onValueChange={(next, { source }) => {
        if (source === 'event') onValueChange(next.value);
      }}
      data-part="input"
      className={inputClass}
    />
  );
}
