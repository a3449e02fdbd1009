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
  /** Called while typing with the text as typed, and when the field is left with it trimmed. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Most characters, as a person counts them. Default 140 (specification: Validation rules). */
  maxLength?: number | undefined;
  /** Lines that it shows when it is empty. Default 3. */
  minRows?: number | undefined;
  /** Lines up to which it grows; then it scrolls. Default 10. */
  maxRows?: number | undefined;
  /** Shows how many characters there are, and how many there may be. Default `true`. */
  showCount?: boolean | undefined;
  labels?: Partial<TextAreaLabels> | undefined;
}

/** Several lines of text, that grow with what is written and say how much room is left. */
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
  const words = useLabels('TextArea', english, labels);
  const [text, setText] = useControllable(value, defaultValue, onValueChange);
  const count = countGraphemes(text);
  const left = maxLength - count;
  const element = useRef<HTMLTextAreaElement>(null);
  const inputRef = useComposedRefs(ref, element);
  const caret = useRef<number | undefined>(undefined);
  /** What stood there before the word that a keyboard is still putting together. */
  const settled = useRef<string | undefined>(undefined);
  const [told, setTold] = useState({ left, said: '' });
  if (told.left !== left) {
    const said = passesStep(told.left, left) ? words.left(Math.max(0, left)) : told.said;
    setTold({ left, said: left > told.left ? '' : said });
  }

  // No dependency list: it must run after whichever render shows the text that was cut.
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
              {/* The space keeps a last line that is still empty. */}
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
                  // A word in the making is cut when it is done: before, it would fall apart.
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
              {told.said}
            </span>
          </div>
        </InputFrame>
      )}
    </Field>
  );
}
