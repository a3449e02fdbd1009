import type { ComponentProps, ReactNode } from 'react';
import {
  Field,
  type FieldInputProps,
  type FieldText,
  InputFrame,
  inputClass,
  splitFieldProps,
} from '../Field/index.ts';
import { useControllable } from '../internal/useControllable.ts';

/** Default maximum length of a text field. */
export const DEFAULT_MAX_LENGTH = 140;

export interface TextFieldProps
  extends FieldText,
    FieldInputProps,
    Pick<ComponentProps<'input'>, 'type' | 'maxLength'> {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called while typing with the text as typed, and on blur with the trimmed text. */
  onValueChange?: ((value: string) => void) | undefined;
  size?: 'md' | 'lg' | undefined;
  leading?: ReactNode;
  trailing?: ReactNode;
}

/** One line of text. Trimmed on blur; at most 140 characters by default. */
export function TextField(props: TextFieldProps) {
  const [
    field,
    {
      value,
      defaultValue = '',
      onValueChange,
      size,
      leading,
      trailing,
      onBlur,
      maxLength = DEFAULT_MAX_LENGTH,
      type = 'text',
      ...input
    },
  ] = splitFieldProps(props);
  const [text, setText] = useControllable(value, defaultValue, onValueChange);

  return (
    <Field {...field} data-component="TextField">
      {(control) => (
        <InputFrame size={size} leading={leading} trailing={trailing}>
          <input
            {...input}
            {...control}
            type={type}
            data-part="input"
            className={inputClass}
            maxLength={maxLength}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onBlur={(event) => {
              const trimmed = text.trim();
              if (trimmed !== text) setText(trimmed);
              onBlur?.(event);
            }}
          />
        </InputFrame>
      )}
    </Field>
  );
}
