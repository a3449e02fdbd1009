import {
  type ChangeEvent,
  type ComponentProps,
  type CompositionEvent,
  type SyntheticEvent,
  useState,
} from 'react';
import { toAsciiDigits } from './digits.ts';

/**
 * An input that converts digits of other scripts to ASCII before `onChange`, whether typed, pasted,
 * autofilled or composed. Text of an input method is converted only when the composition ends,
 * because a change before would cancel it.
 */
export function AsciiDigitsInput({
  value,
  onChange,
  onCompositionEnd,
  ...rest
}: ComponentProps<'input'>) {
  const [composition, setComposition] = useState<string>();

  const commit = (event: SyntheticEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const ascii = toAsciiDigits(input.value);
    if (ascii !== input.value) {
      const caret = input.selectionStart;
      input.value = ascii;
      input.setSelectionRange(caret, caret);
    }
    setComposition(undefined);
    onChange?.(event as ChangeEvent<HTMLInputElement>);
  };

  return (
    <input
      {...rest}
      value={composition ?? value}
      onChange={(event) => {
        const { nativeEvent } = event;
        if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) {
          setComposition(event.currentTarget.value);
        } else commit(event);
      }}
      onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => {
        onCompositionEnd?.(event);
        commit(event);
      }}
    />
  );
}
