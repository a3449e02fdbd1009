import { Delete } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { cx } from '../internal/cx.ts';
import { groupRole } from '../internal/roles.ts';
import { useLabels } from '../internal/useLabels.ts';
import { digitKeys, type KeypadKey, type KeypadLimits, pastedDigits, pressKey } from './keypad.ts';
import { english, type NumericKeypadLabels } from './labels.ts';
import * as css from './NumericKeypad.css.ts';

export interface NumericKeypadProps extends Omit<ComponentProps<'div'>, 'onPaste' | 'children'> {
  value: string;
  onValueChange: (value: string) => void;
  /** Maximum number of characters of the value. */
  maxLength: number;
  /** Number of decimals; above 0 the bottom left key is the decimal point. Default 0. */
  exponent?: number | undefined;
  /**
   * Reads the clipboard. With it, and without a point key, the bottom left key pastes. Leave it out
   * on a page without a secure context, which has no Clipboard API.
   */
  readClipboard?: (() => Promise<string>) | undefined;
  disabled?: boolean | undefined;
  labels?: Partial<NumericKeypadLabels> | undefined;
}

/** Prevents a pressed key from clearing the selection or blurring the input that it types into. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * A large on-screen keypad at the bottom of a phone, for a code or an amount whose own input opens
 * no keyboard (`inputMode="none"`). The keys do not take focus from that input.
 */
export function NumericKeypad({
  value,
  onValueChange,
  maxLength,
  exponent = 0,
  readClipboard,
  disabled = false,
  labels,
  className,
  ...rest
}: NumericKeypadProps) {
  const texts = useLabels('NumericKeypad', english, labels);
  const limits: KeypadLimits = { maxLength, exponent };
  const press = (key: KeypadKey) => {
    const next = pressKey(value, key, limits);
    if (next !== value) onValueChange(next);
  };
  const paste = (read: () => Promise<string>) => {
    read().then(
      (text) => {
        const digits = pastedDigits(text, limits);
        if (digits !== '') onValueChange(digits);
      },
      // Permission was denied or the clipboard is empty: the other keys still work.
      () => {},
    );
  };
  const digit = (key: KeypadKey) => (
    <button
      key={key}
      type="button"
      data-part="key"
      disabled={disabled}
      className={css.key}
      onMouseDown={keepFocus}
      onClick={() => press(key)}
    >
      {key}
    </button>
  );

  return (
    <div
      {...rest}
      {...groupRole(texts.keypad)}
      data-component="NumericKeypad"
      className={cx(css.root, className)}
    >
      {digitKeys.map(digit)}
      {exponent > 0 && (
        <button
          type="button"
          data-part="point"
          aria-label={texts.point}
          disabled={disabled}
          className={css.quiet}
          onMouseDown={keepFocus}
          onClick={() => press('point')}
        >
          <span aria-hidden="true" className={css.point}>
            .
          </span>
        </button>
      )}
      {exponent === 0 && readClipboard !== undefined && (
        <button
          type="button"
          data-part="paste"
          disabled={disabled}
          className={css.quiet}
          onMouseDown={keepFocus}
          onClick={() => paste(readClipboard)}
        >
          {texts.paste}
        </button>
      )}
      {exponent === 0 && readClipboard === undefined && <span />}
      {digit('0')}
      <button
        type="button"
        data-part="delete"
        aria-label={texts.delete}
        disabled={disabled || value === ''}
        className={css.quiet}
        onMouseDown={keepFocus}
        onClick={() => press('delete')}
      >
        <Delete aria-hidden="true" size={24} strokeWidth={1.75} />
      </button>
    </div>
  );
}
