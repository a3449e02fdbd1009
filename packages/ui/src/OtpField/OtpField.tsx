import { useComposedRefs } from 'radix-ui/internal';
import {
  type ClipboardEvent,
  Fragment,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Field, type FieldInputProps, type FieldText } from '../Field/index.ts';
import { useControllable } from '../internal/useControllable.ts';
import * as css from './OtpField.css.ts';
import { otpCellAfterKey, otpDashBefore, otpDigits, otpFromMessage } from './otp.ts';
import { useWebOtp } from './useWebOtp.ts';

export interface OtpFieldProps extends FieldText, Omit<FieldInputProps, 'onSelect'> {
  /** Digits of the code. Default 4 (specification section 9); SMS codes have 6. */
  length?: number | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Called once each time the last missing digit arrives. */
  onComplete?: ((value: string) => void) | undefined;
  /** Listen for the SMS where the browser can. Default true. */
  webOtp?: boolean | undefined;
}

/**
 * A one-time code. One real input lies over the cells, so screen readers meet one field, and
 * autofill, paste and the phone's own suggestions work as in any input; the cells are a picture of
 * it.
 */
export function OtpField({
  label,
  hideLabel,
  help,
  error,
  aside,
  disabled,
  required,
  length = 4,
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  webOtp = true,
  id,
  className,
  ref,
  onFocus,
  onBlur,
  onKeyDown,
  onPaste,
  ...input
}: OtpFieldProps) {
  const [code, setCode] = useControllable(value, defaultValue, onValueChange);
  const digits = otpDigits(code, length);
  const [cell, setCell] = useState<number | undefined>(undefined);
  const inputElement = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(inputElement, ref);
  const cells = useRef<HTMLDivElement>(null);
  const isFull = digits.length === length;
  const active = cell === undefined ? undefined : Math.min(cell, digits.length, length - 1);

  // Whether everything was selected by key, to be replaced or deleted at once.
  const selectedAll = useRef(false);
  const choose = (nextCell: number) => {
    selectedAll.current = false;
    setCell(nextCell);
  };
  const [filled, setFilled] = useState(digits);
  const fill = (next: string, nextCell: number) => {
    setCode(next);
    setFilled(next);
    choose(nextCell);
  };
  // Typed from outside, as by a keypad: the caret goes on to the first empty cell.
  if (filled !== digits) {
    setFilled(digits);
    if (cell !== undefined) setCell(digits.length);
  }
  useCompletion(digits, length, onComplete);
  useWebOtp(webOtp && !disabled && !isFull, (text) => fill(otpFromMessage(text, length), length));

  // The digit of the active cell is selected, so that typing replaces it and does not push others.
  const select = useCallback(() => {
    if (active === undefined) return;
    inputElement.current?.setSelectionRange(active, Math.min(active + 1, digits.length));
  }, [active, digits]);
  useLayoutEffect(select, [select]);
  useRefuseLetters(inputElement, length);

  const moveByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || active === undefined) return;
    const isShortcut = event.metaKey || event.ctrlKey || event.altKey;
    if (isShortcut) {
      if (event.key.toLowerCase() === 'a') selectedAll.current = true;
      return;
    }
    if (event.key === 'Backspace' && !selectedAll.current) {
      event.preventDefault();
      // On a digit it clears that digit; on the empty cell, the digit before it.
      const target = active < digits.length ? active : active - 1;
      if (target >= 0) fill(digits.slice(0, target) + digits.slice(target + 1), target);
      return;
    }
    const next = otpCellAfterKey(event.key, active, digits.length, length);
    if (next !== undefined && !event.shiftKey) {
      event.preventDefault();
      choose(next);
      select();
    } else if (event.key.length === 1 && !selectedAll.current) {
      // Tab selects the whole text of an input, after the focus event: typing would replace it.
      select();
    }
  };

  const moveByPointer = (event: PointerEvent<HTMLInputElement>) => {
    const boxes = [...(cells.current?.querySelectorAll('[data-part="cell"]') ?? [])];
    const hit = boxes.findIndex((box) => event.clientX <= box.getBoundingClientRect().right);
    choose(hit < 0 ? length - 1 : hit);
    select();
  };

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const pasted = otpFromMessage(event.clipboardData.getData('text'), length);
    if (pasted !== '') fill(pasted, pasted.length);
  };

  return (
    <Field
      {...{ label, hideLabel, help, error, aside, disabled, required, className }}
      controlId={id}
      data-component="OtpField"
    >
      {(control) => (
        <div data-part="frame" className={css.frame}>
          <div ref={cells} aria-hidden="true" data-part="cells" className={css.cells}>
            {Array.from({ length }, (_, index) => index).map((index) => (
              <Fragment key={index}>
                {otpDashBefore(index, length) && <span data-part="dash" className={css.dash} />}
                <span
                  data-part="cell"
                  data-active={index === active || undefined}
                  data-filled={index < digits.length || undefined}
                  className={css.cell}
                >
                  {digits.charAt(index)}
                  {index === active && index >= digits.length && (
                    <span data-part="caret" className={css.caret} />
                  )}
                </span>
              </Fragment>
            ))}
          </div>
          <input
            inputMode="numeric"
            {...input}
            {...control}
            ref={inputRef}
            type="text"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            maxLength={length}
            data-part="input"
            className={css.input}
            value={digits}
            onChange={(event) => {
              const next = otpDigits(event.currentTarget.value, length);
              const caret = event.currentTarget.selectionStart ?? next.length;
              fill(next, Math.min(caret, next.length));
            }}
            onFocus={(event) => {
              setCell((known) => known ?? digits.length);
              onFocus?.(event);
            }}
            onBlur={(event) => {
              setCell(undefined);
              onBlur?.(event);
            }}
            onKeyDown={moveByKey}
            onPointerUp={moveByPointer}
            onPaste={paste}
          />
        </div>
      )}
    </Field>
  );
}

/**
 * Keeps letters out before they arrive: one typed over a selected digit would delete it. A native
 * listener, because React makes its own event of that name out of others, which not all keyboards
 * send.
 */
function useRefuseLetters(input: RefObject<HTMLInputElement | null>, length: number): void {
  useEffect(() => {
    const element = input.current;
    if (element === null) return undefined;
    const refuse = (event: InputEvent) => {
      if (event.data && otpDigits(event.data, length) === '') event.preventDefault();
    };
    element.addEventListener('beforeinput', refuse);
    return () => element.removeEventListener('beforeinput', refuse);
  }, [input, length]);
}

/** Calls back on the step from incomplete to complete, however the digits came in. */
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
