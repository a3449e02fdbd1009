import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { caretOfChange, type Edit, type Edited } from './edit.ts';
import { useUndo } from './useUndo.ts';

export interface TypedInputOptions {
  /** What is typed now, without separators. */
  value: string;
  /** What the input shows of a value. */
  format: (value: string) => string;
  /** Pure rule of the field: one edit in, the next content and caret out. */
  apply: (edit: Edit) => Edited;
  /** Called with what is typed next, also when an edit is taken back. */
  onEdited: (value: string) => void;
}

/**
 * Joins a text input to a pure formatting rule without ever losing the caret, nor the way back. React
 * puts the caret at the end whenever the content it sets differs from what the browser holds, so the
 * position that the rule computed is put back after each such render, also when an edit was refused
 * whole.
 */
export function useTypedInput({ value, format, apply, onEdited }: TypedInputOptions) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | undefined>(undefined);
  // Browsers do not agree on telling it with the input event.
  const pasted = useRef<string | undefined>(undefined);
  const [, render] = useReducer((count: number) => count + 1, 0);

  const undo = useUndo(value, (next) => {
    caret.current = caretOfChange(value, next, format(next));
    onEdited(next);
  });

  // No dependency list: it must run after whichever render shows the edit.
  useLayoutEffect(() => {
    const element = input.current;
    const position = caret.current;
    caret.current = undefined;
    if (element === null || position === undefined) return;
    // Safari moves focus to an input whose selection is set, so one that lost it is left alone.
    if (element.ownerDocument.activeElement === element) {
      element.setSelectionRange(position, position);
    }
  });

  const onPasteCapture = (event: ClipboardEvent<HTMLInputElement>) => {
    pasted.current = event.clipboardData.getData('text').replace(/[\r\n]/g, '');
  };

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const element = event.currentTarget;
    const native = event.nativeEvent instanceof InputEvent ? event.nativeEvent : undefined;
    const isPaste = native?.inputType === 'insertFromPaste';
    const edited = apply({
      raw: element.value,
      caret: element.selectionStart ?? element.value.length,
      inputType: native?.inputType,
      data: (isPaste ? pasted.current : undefined) ?? native?.data,
    });
    pasted.current = undefined;
    caret.current = edited.caret;
    render();
    undo.record(edited.value);
    onEdited(edited.value);
  };

  return {
    input,
    inputProps: {
      value: format(value),
      onChange,
      onPasteCapture,
      onKeyDown: undo.onKeyDown,
    },
    /** Call it with each edit that is made without typing, such as by a button. */
    record: undo.record,
  };
}
