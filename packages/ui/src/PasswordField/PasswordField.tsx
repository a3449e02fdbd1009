import { Eye, EyeOff } from 'lucide-react';
import { useControllableState } from 'radix-ui/internal';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Field, type FieldText, InputFrame, inputButtonClass, inputClass } from '../Field/index.ts';

export interface PasswordFieldLabels {
  show: string;
  hide: string;
}

type InputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'children' | 'disabled' | 'required'
>;

export interface PasswordFieldProps extends FieldText, InputProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called with the password exactly as typed: never trimmed, never changed. */
  onValueChange?: ((value: string) => void) | undefined;
  size?: 'md' | 'lg' | undefined;
  leading?: ReactNode;
  labels?: Partial<PasswordFieldLabels> | undefined;
}

const english: PasswordFieldLabels = { show: 'Show password', hide: 'Hide password' };

/**
 * A password that can be revealed. Paste and password managers always work: nothing is intercepted,
 * and `autoComplete` tells managers which password is meant (`new-password` when one is chosen).
 */
export function PasswordField({
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
  size,
  leading,
  labels,
  id,
  className,
  autoComplete = 'current-password',
  ...input
}: PasswordFieldProps) {
  const [password, setPassword] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange: onValueChange ?? (() => {}),
  });
  const [revealed, setRevealed] = useState(false);
  const words = { ...english, ...labels };
  const Icon = revealed ? EyeOff : Eye;

  return (
    <Field
      {...{ label, hideLabel, help, error, aside, disabled, required, className }}
      controlId={id}
      data-component="PasswordField"
    >
      {(control) => (
        <InputFrame
          size={size}
          leading={leading}
          trailing={
            <button
              type="button"
              data-part="reveal"
              className={inputButtonClass}
              aria-label={revealed ? words.hide : words.show}
              aria-controls={control.id}
              disabled={disabled}
              onClick={() => setRevealed(!revealed)}
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
