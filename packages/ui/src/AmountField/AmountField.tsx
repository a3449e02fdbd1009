import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ClipboardEvent, type CSSProperties, useRef, useState } from 'react';
import { NumericFormat } from 'react-number-format';
import { formatAmount } from '../Amount/format-amount.ts';
import {
  Field,
  type FieldInputProps,
  type FieldText,
  InputClear,
  splitFieldProps,
} from '../Field/index.ts';
import { AsciiDigitsInput } from '../internal/AsciiDigitsInput.tsx';
import { useControllable } from '../internal/useControllable.ts';
import { useLabels } from '../internal/useLabels.ts';
import { useRefuseTyped } from '../internal/useRefuseTyped.ts';
import * as css from './AmountField.css.ts';
import {
  decimalSeparators,
  insertPastedAmount,
  refusesTyped,
  toValue,
  truncate,
} from './amount-input.ts';
import { type AmountFieldLabels, english } from './labels.ts';

export interface AmountFieldProps extends FieldText, FieldInputProps {
  /** Decimal string without separators: "1234.5". Empty when nothing is typed. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Currency symbol, shown before the figure. */
  symbol?: string | undefined;
  /** Number of decimals of the currency's minor unit, 0 to 3. Default 2. */
  exponent?: number | undefined;
  /** Maximum number of digits before the point. Default 12. */
  maxDigits?: number | undefined;
  /** Decimal strings offered as one-tap amounts. */
  presets?: readonly string[] | undefined;
  labels?: Partial<AmountFieldLabels> | undefined;
}

/**
 * A large amount input that groups thousands while the player types. It computes with strings,
 * never with floats.
 */
export function AmountField(props: AmountFieldProps) {
  const [
    field,
    {
      value,
      defaultValue = '',
      onValueChange,
      symbol,
      exponent = 2,
      maxDigits = 12,
      presets,
      labels,
      ref,
      onPaste,
      ...input
    },
  ] = splitFieldProps(props);
  const [amount, setAmount] = useControllable(value, defaultValue, onValueChange);
  const texts = useLabels('AmountField', english, labels);
  // The typed text ("12.") can differ from its value ("12"). A value that the owner sets replaces
  // the text.
  const [typed, setTyped] = useState('');
  const text = toValue(typed) === amount ? typed : truncate(amount, exponent);
  const change = (next: string) => {
    setTyped(next);
    setAmount(toValue(next));
  };
  const element = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(element, ref);
  useRefuseTyped(element, refusesTyped);

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    insertPastedAmount(event.currentTarget, event.clipboardData.getData('text'), exponent);
  };
  const formatPreset = (preset: string) => formatAmount(preset, { symbol, exponent: 0 });

  return (
    <Field {...field} data-component="AmountField">
      {(control) => (
        <>
          <div data-part="frame" className={css.frame}>
            {symbol !== undefined && (
              <span aria-hidden="true" data-part="symbol" className={css.symbol}>
                {symbol}
              </span>
            )}
            <NumericFormat
              placeholder="0"
              autoComplete="off"
              {...input}
              {...control}
              customInput={AsciiDigitsInput}
              getInputRef={inputRef}
              thousandSeparator=","
              allowedDecimalSeparators={decimalSeparators}
              decimalScale={exponent}
              allowNegative={false}
              // Rejects input with too many digits: truncating it would change the amount.
              isAllowed={(next) => integerDigits(next.value) <= maxDigits}
              valueIsNumericString
              value={text}
              onValueChange={(next, { source }) => {
                if (source === 'event') change(next.value);
              }}
              onPaste={paste}
              inputMode={exponent > 0 ? 'decimal' : 'numeric'}
              data-part="input"
              className={css.input({ length: getAmountLength(text) })}
            />
            {text !== '' && !field.disabled && (
              <InputClear label={texts.clear} input={element} onClear={() => change('')} />
            )}
          </div>
          {presets !== undefined && presets.length > 0 && (
            <fieldset
              aria-label={texts.presets}
              className={css.presets}
              style={presetTracks(presets.map(formatPreset))}
            >
              {presets.map((preset) => (
                <button
                  key={preset}
                  type="button"
                  data-part="preset"
                  aria-pressed={sameAmount(preset, amount, exponent)}
                  disabled={field.disabled}
                  className={css.preset}
                  onClick={() => change(truncate(preset, exponent))}
                >
                  {formatPreset(preset)}
                </button>
              ))}
            </fieldset>
          )}
        </>
      )}
    </Field>
  );
}

/** Rows of equal length: two columns for two or four presets, else three. */
function presetTracks(names: readonly string[]): CSSProperties {
  return {
    [css.presetLength]: Math.max(...names.map(figures)),
    [css.presetColumns]: names.length === 4 || names.length < 3 ? 2 : 3,
  } as CSSProperties;
}

/** The width of an amount in digits: a comma is half as wide as a digit. */
const figures = (name: string) => name.length - (name.split(',').length - 1) / 2;

/** Classes of amounts that have a font size each. */
export type AmountLength = 'short' | 'medium' | 'long' | 'longest';

/** The font size at which an amount fits one line on a phone, by its length with commas. */
function getAmountLength(text: string): AmountLength {
  const length = text.length + Math.floor((integerDigits(text) - 1) / 3);
  if (length <= 10) return 'short';
  if (length <= 14) return 'medium';
  return length <= 16 ? 'long' : 'longest';
}

const integerDigits = (text: string) => (text.split('.')[0] ?? '').length;

function sameAmount(a: string, b: string, exponent: number): boolean {
  return b !== '' && formatAmount(a, { exponent }) === formatAmount(b, { exponent });
}
