import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Search } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { InputClear, InputFrame, inputClass } from '../Field/index.ts';
import { cx } from '../internal/cx.ts';
import { useControllable } from '../internal/useControllable.ts';
import { useLabels } from '../internal/useLabels.ts';
import { english, type SearchFieldLabels } from './labels.ts';
import * as css from './SearchField.css.ts';

export interface SearchFieldProps
  extends Omit<
    ComponentProps<'input'>,
    'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'children'
  > {
  /** Accessible name of the field; the label is not visible. */
  label: string;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Called with the trimmed text when Enter, or the keyboard's search key, is pressed. */
  onComplete?: ((value: string) => void) | undefined;
  /** Content at the end while the field is empty, for example its keyboard shortcut. */
  hint?: ReactNode;
  size?: 'md' | 'lg' | undefined;
  labels?: Partial<SearchFieldLabels> | undefined;
}

/** A search field that reports each change. Escape or the clear button empties it. */
export function SearchField({
  label,
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  hint,
  size,
  labels,
  className,
  ref,
  onKeyDown,
  maxLength = 140,
  ...input
}: SearchFieldProps) {
  const [text, setText] = useControllable(value, defaultValue, onValueChange);
  const element = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(element, ref);
  const texts = useLabels('SearchField', english, labels);

  return (
    <search data-component="SearchField" className={cx(css.root, className)}>
      <InputFrame
        size={size}
        variant="soft"
        leading={<Search size={20} />}
        trailing={
          text === '' ? (
            hint !== undefined && (
              <span aria-hidden="true" data-part="hint" className={css.hint}>
                {hint}
              </span>
            )
          ) : (
            <InputClear label={texts.clear} input={element} onClear={() => setText('')} />
          )
        }
      >
        <input
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          {...input}
          ref={inputRef}
          type="search"
          aria-label={label}
          maxLength={maxLength}
          data-part="input"
          className={`${inputClass} ${css.input}`}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            // During composition Enter and Escape belong to the input method.
            if (event.defaultPrevented || event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') onComplete?.(text.trim());
            if (event.key === 'Escape' && text !== '') {
              event.preventDefault();
              setText('');
            }
          }}
        />
      </InputFrame>
    </search>
  );
}
