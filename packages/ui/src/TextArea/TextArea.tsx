import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { Field, type FieldText, InputFrame, splitFieldProps } from '../Field/index.ts';
import { useControllable } from '../internal/useControllable.ts';
import { useLabels } from '../internal/useLabels.ts';
import { DEFAULT_MAX_LENGTH } from '../TextField/index.ts';
import { countGraphemes, fitEdit, passesStep } from './graphemes.ts';
import { english, type TextAreaLabels } from './labels.ts';
import * as css from './TextArea.css.ts';

type InputProps = Omit<
  ComponentProps<'textarea'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'disabled' | 'required' | 'rows' | 'cols'
>;

export interface TextAreaProps extends FieldText, InputProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Called while typing with the text as typed, and on blur with the trimmed text. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Maximum number of characters, counted as graphemes. Default 140. */
  maxLength?: number | undefined;
  /** Minimum number of visible lines. Default 3. */
  minRows?: number | undefined;
  /** Number of lines up to which it grows before it scrolls. Default 10. */
  maxRows?: number | undefined;
  /** Shows the number of characters and the maximum. Default `true`. */
  showCount?: boolean | undefined;
  labels?: Partial<TextAreaLabels> | undefined;
}

/** A multi-line text field that grows with its text and shows the number of characters. */
export function TextArea(props: TextAreaProps) {
  const [
    field,
    {
      value,
      defaultValue = '',
      onValueChange,
      maxLength = DEFAULT_MAX_LENGTH,
      minRows = 3,
      maxRows = 10,
      showCount = true,
      labels,
      ref,
      onBlur,
      onCompositionStart,
      onCompositionEnd,
      ...input
    },
  ] = splitFieldProps(props);
  const texts = useLabels('TextArea', english, labels);
  const [text, setText] = useControllable(value, defaultValue, onValueChange);
  const count = countGraphemes(text);
  const left = maxLength - count;
  const element = useRef<HTMLTextAreaElement>(null);
  const inputRef = useComposedRefs(ref, element);
  const caret = useRef<number | undefined>(undefined);
  /** The text before the current composition of an input method. */
  const settled = useRef<string | undefined>(undefined);
  const [announced, setAnnounced] = useState({ left, message: '' });
  if (announced.left !== left) {
    const isDue = passesStep(announced.left, left);
    const message = isDue ? texts.left(Math.max(0, left)) : announced.message;
    setAnnounced({ left, message: left > announced.left ? '' : message });
  }

  // No dependency list: it must run after whichever render shows the truncated text.
  useLayoutEffect(() => {
    const position = caret.current;
    caret.current = undefined;
    if (position !== undefined) element.current?.setSelectionRange(position, position);
  });

  const edit = ({ value: next, selectionStart }: HTMLTextAreaElement) => {
    const fitted = fitEdit(settled.current ?? text, next, selectionStart, maxLength);
    if (fitted.text !== next) caret.current = fitted.caret;
    setText(fitted.text);
  };

  return (
    <Field {...field} data-component="TextArea">
      {(control) => (
        <InputFrame>
          <div className={css.column}>
            <div
              className={css.grow}
              style={{ minBlockSize: `${minRows}lh`, maxBlockSize: `${maxRows}lh` }}
            >
              {/* The space preserves an empty last line. */}
              <div aria-hidden="true" className={css.replica}>{`${text} `}</div>
              <textarea
                {...input}
                {...control}
                ref={inputRef}
                rows={minRows}
                data-part="input"
                className={css.input}
                value={text}
                onChange={(event) => {
                  // Composed text is truncated after the composition: a change before would cancel
                  // it.
                  if (settled.current === undefined) edit(event.currentTarget);
                  else setText(event.currentTarget.value);
                }}
                onCompositionStart={(event) => {
                  onCompositionStart?.(event);
                  settled.current = text;
                }}
                onCompositionEnd={(event) => {
                  onCompositionEnd?.(event);
                  edit(event.currentTarget);
                  settled.current = undefined;
                }}
                onBlur={(event) => {
                  const trimmed = text.trim();
                  if (trimmed !== text) setText(trimmed);
                  onBlur?.(event);
                }}
              />
            </div>
            {showCount && (
              <span
                aria-hidden="true"
                data-part="count"
                data-full={left === 0 || undefined}
                data-over={left < 0 || undefined}
                className={css.count}
              >
                {`${count}/${maxLength}`}
              </span>
            )}
            <span role="status" className={css.status}>
              {announced.message}
            </span>
          </div>
        </InputFrame>
      )}
    </Field>
  );
}
