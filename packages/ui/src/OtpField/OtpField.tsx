import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { OTPInput, type SlotProps } from 'input-otp';
import { Fragment, memo, useEffect, useInsertionEffect, useRef } from 'react';
import { Field, type FieldInputProps, type FieldText, splitFieldProps } from '../Field/index.ts';
import { useControllable } from '../internal/useControllable.ts';
import { useRefuseTyped } from '../internal/useRefuseTyped.ts';
import * as css from './OtpField.css.ts';
import { isNoDigit, otpDashBefore, otpDigits, otpFromMessage } from './otp.ts';
import { useWebOtp } from './useWebOtp.ts';

export interface OtpFieldProps
  extends FieldText,
    Omit<FieldInputProps, 'onSelect' | 'onInput' | 'pattern' | 'placeholder'> {
  /**
   * Number of digits. Default 4; SMS codes have 6.
   */
  length?: number | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Called once each time the code becomes complete. */
  onComplete?: ((value: string) => void) | undefined;
  /** Reads the code from the SMS where the browser supports WebOTP. Default true. */
  webOtp?: boolean | undefined;
}

/**
 * A one-time code: one transparent input over visual cells (input-otp), so that screen readers
 * announce one field, and autofill and paste work as in any input.
 */
export function OtpField(props: OtpFieldProps) {
  const [
    field,
    {
      length = 4,
      value,
      defaultValue = '',
      onValueChange,
      onComplete,
      webOtp = true,
      ref,
      ...input
    },
  ] = splitFieldProps(props);
  const [code, setCode] = useControllable(value, defaultValue, onValueChange);
  const digits = otpDigits(code, length);
  const element = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(element, ref);
  useInsertionEffect(keepStyleSheetOut, []);
  useRefuseTyped(element, isNoDigit);
  useCompletion(digits, length, onComplete);
  const fill = (text: string) => {
    // input-otp handles a paste in script, without regard to `readOnly`.
    if (!input.readOnly) setCode(otpDigits(text, length));
  };
  useWebOtp(webOtp && !field.disabled && digits.length < length, (text) =>
    fill(otpFromMessage(text, length)),
  );

  return (
    <Field {...field} data-component="OtpField">
      {(control) => (
        <div data-part="frame" className={css.frame}>
          <OTPInput
            inputMode="numeric"
            {...input}
            {...control}
            ref={inputRef}
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            maxLength={length}
            // Otherwise it checks every second whether a password manager needs space.
            pushPasswordManagerStrategy="none"
            data-part="input"
            className={css.input}
            pasteTransformer={(text) => otpFromMessage(text, length)}
            noScriptCSSFallback={null}
            value={digits}
            onChange={fill}
            render={({ slots }) => (
              <div aria-hidden="true" data-part="cells" className={css.cells}>
                {slots.map((slot, index) => (
                  <Fragment key={cellKey(index)}>
                    {otpDashBefore(index, length) && <span data-part="dash" className={css.dash} />}
                    <Cell {...slot} />
                  </Fragment>
                ))}
              </div>
            )}
          />
        </div>
      )}
    </Field>
  );
}

/**
 * input-otp adds a style sheet unless an element has its id, and the browser computes the styles of
 * the page again. The rules are in `OtpField.css.ts`.
 */
function keepStyleSheetOut(): void {
  const id = 'input-otp-style';
  if (document.getElementById(id) !== null) return;
  document.head.append(Object.assign(document.createElement('meta'), { id }));
}

const Cell = memo(function Cell({ char, isActive, hasFakeCaret }: SlotProps) {
  return (
    <span
      data-part="cell"
      data-active={isActive || undefined}
      data-filled={char !== null || undefined}
      className={css.cell}
    >
      {char}
      {hasFakeCaret && <span data-part="caret" className={css.caret} />}
    </span>
  );
});

/**
 * Calls back whenever the code becomes complete. input-otp's own `onComplete` misses a corrected digit
 * of a complete code.
 */
function useCompletion(
  digits: string,
  length: number,
  onComplete: ((value: string) => void) | undefined,
): void {
  const reported = useRef(digits.length === length ? digits : '');
  useEffect(() => {
    if (digits.length < length) {
      reported.current = '';
    } else if (reported.current !== digits) {
      reported.current = digits;
      onComplete?.(digits);
    }
  }, [digits, length, onComplete]);
}

const cellKey = (index: number) => `cell-${index + 1}`;
