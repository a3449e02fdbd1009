import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import {
  Field,
  type FieldInputProps,
  type FieldText,
  InputFrame,
  inputButtonClass,
  inputClass,
  splitFieldProps,
} from '../Field/index.ts';
import { useControllable } from '../internal/useControllable.ts';
import { useLabels } from '../internal/useLabels.ts';
import { english, type PasswordFieldLabels } from './labels.ts';
import { useReveal } from './useReveal.ts';

export interface PasswordFieldProps
  extends FieldText,
    FieldInputProps,
    Pick<ComponentProps<'input'>, 'maxLength'> {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the password exactly as typed: never trimmed, never changed. */
  onValueChange?: ((value: string) => void) | undefined;
  size?: 'md' | 'lg' | undefined;
  leading?: ReactNode;
  labels?: Partial<PasswordFieldLabels> | undefined;
}

/**
 * A password that can be revealed. Paste and password managers always work: nothing is intercepted,
 * and `autoComplete` gives managers the kind of password (`new-password` for a new one).
 */
export function PasswordField(props: PasswordFieldProps) {
  const [
    field,
    {
      value,
      defaultValue = '',
      onValueChange,
      size,
      leading,
      labels,
      ref,
      autoComplete = 'current-password',
      ...input
    },
  ] = splitFieldProps(props);
  const [password, setPassword] = useControllable(value, defaultValue, onValueChange);
  const element = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(ref, element);
  const { revealed, toggle } = useReveal(element);
  const texts = useLabels('PasswordField', english, labels);
  const Icon = revealed ? EyeOff : Eye;

  return (
    <Field {...field} data-component="PasswordField">
      {(control) => (
        <InputFrame
          size={size}
          leading={leading}
          trailing={
            <button
              type="button"
              data-part="reveal"
              className={inputButtonClass}
              aria-label={revealed ? texts.hide : texts.show}
              aria-controls={control.id}
              disabled={field.disabled}
              // Pressing the button keeps focus, and the keyboard of a phone, where they are.
              onMouseDown={(event) => event.preventDefault()}
              onClick={toggle}
            >
              <Icon aria-hidden="true" size={20} />
            </button>
          }
        >
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            ref={inputRef}
            type={revealed ? 'text' : 'password'}
            autoComplete={autoComplete}
            data-part="input"
            className={inputClass}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        </InputFrame>
      )}
    </Field>
  );
}
