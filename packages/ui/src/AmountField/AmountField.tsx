import { X } from 'lucide-react';
import { useComposedRefs } from 'radix-ui/internal';
import { type CSSProperties, useState } from 'react';
import { formatAmount } from '../Amount/amount.ts';
import { Field, type FieldInputProps, type FieldText, inputButtonClass } from '../Field/index.ts';
import { useControllable } from '../internal/useControllable.ts';
import { useLabels } from '../internal/useLabels.ts';
import { useTypedInput } from '../internal/useTypedInput.ts';
import * as css from './AmountField.css.ts';
import { amountDisplay, amountDraft, amountValue, editAmount } from './amount-typing.ts';
import { type AmountFieldLabels, english } from './labels.ts';

export interface AmountFieldProps extends FieldText, FieldInputProps {
  /** Decimal string without separators: "1234.5". Empty when nothing is typed. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Currency symbol, shown before the figure. */
  symbol?: string | undefined;
  /** Digits of the currency's minor unit, 0 to 3. Default 2. */
  exponent?: number | undefined;
  /** Most digits before the point. Default 12. */
  maxDigits?: number | undefined;
  /** Decimal strings offered as one-tap amounts. */
  presets?: readonly string[] | undefined;
  labels?: Partial<AmountFieldLabels> | undefined;
}

/** The one large amount of a screen, with its thousands parted while it is typed. Exact: by text. */
export function AmountField({
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
  symbol,
  exponent = 2,
  maxDigits = 12,
  presets,
  labels,
  id,
  className,
  ref,
  onBlur,
  onKeyDown,
  ...input
}: AmountFieldProps) {
  const [amount, setAmount] = useControllable(value, defaultValue, onValueChange);
  const limits = { exponent, maxDigits };
  const words = useLabels('AmountField', english, labels);
  // What is being typed ("12.") can differ from what it is worth ("12"); a value from outside wins.
  const [typing, setTyping] = useState('');
  const draft = amountValue(typing) === amount ? typing : amountDraft(amount, limits);
  const edit = (next: string) => {
    setTyping(next);
    setAmount(amountValue(next));
  };

  const typed = useTypedInput({
    value: draft,
    format: amountDisplay,
    apply: (made) => editAmount(made, draft, limits),
    onEdited: edit,
  });
  const nameOf = (preset: string) => formatAmount(preset, { symbol, exponent: 0 });
  const inputRef = useComposedRefs(typed.input, ref);
  const choose = (next: string) => {
    typed.record(next);
    edit(next);
  };

  return (
    <Field
      {...{ label, hideLabel, help, error, aside, disabled, required, className }}
      controlId={id}
      data-component="AmountField"
    >
      {(control) => (
        <>
          <div data-part="frame" className={css.frame}>
            {symbol !== undefined && (
              <span aria-hidden="true" data-part="symbol" className={css.symbol}>
                {symbol}
              </span>
            )}
            <input
              placeholder="0"
              autoComplete="off"
              {...input}
              {...control}
              {...typed.inputProps}
              ref={inputRef}
              type="text"
              inputMode={exponent > 0 ? 'decimal' : 'numeric'}
              data-part="input"
              className={css.input({ length: lengthOf(typed.inputProps.value) })}
              onKeyDown={(event) => {
                onKeyDown?.(event);
                typed.inputProps.onKeyDown(event);
              }}
              onBlur={(event) => {
                typed.record(amountValue(draft));
                setTyping(amountValue(draft));
                onBlur?.(event);
              }}
            />
            {draft !== '' && !disabled && (
              <button
                type="button"
                data-part="clear"
                aria-label={words.clear}
                className={inputButtonClass}
                onClick={() => {
                  choose('');
                  typed.input.current?.focus();
                }}
              >
                <X aria-hidden="true" size={20} />
              </button>
            )}
          </div>
          {presets !== undefined && presets.length > 0 && (
            <fieldset
              aria-label={words.presets}
              className={css.presets}
              style={presetTracks(presets.map(nameOf))}
            >
              {presets.map((preset) => (
                <button
                  key={preset}
                  type="button"
                  data-part="preset"
                  aria-pressed={sameAmount(preset, amount, exponent)}
                  disabled={disabled}
                  className={css.preset}
                  onClick={() => choose(amountValue(amountDraft(preset, limits)))}
                >
                  {nameOf(preset)}
                </button>
              ))}
            </fieldset>
          )}
        </>
      )}
    </Field>
  );
}

/** Rows of equal length for as many as there mostly are: two by two, or by threes. */
function presetTracks(names: readonly string[]): CSSProperties {
  return {
    [css.presetLength]: Math.max(...names.map(figures)),
    [css.presetColumns]: names.length === 4 || names.length < 3 ? 2 : 3,
  } as CSSProperties;
}

/** How many figures stand in the room of an amount: a comma takes half of that of one. */
const figures = (name: string) => name.length - (name.split(',').length - 1) / 2;

/** Which type size lets a figure of this length stand in one line on a phone. */
function lengthOf(display: string): 'short' | 'medium' | 'long' | 'longest' {
  if (display.length <= 10) return 'short';
  if (display.length <= 14) return 'medium';
  return display.length <= 16 ? 'long' : 'longest';
}

function sameAmount(a: string, b: string, exponent: number): boolean {
  return b !== '' && formatAmount(a, { exponent }) === formatAmount(b, { exponent });
}
