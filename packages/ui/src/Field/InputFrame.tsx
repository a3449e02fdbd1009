import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './InputFrame.css.ts';

export interface InputFrameProps {
  size?: 'md' | 'lg' | undefined;
  /** Decoration inside the start of the input; taps on it reach the input. */
  leading?: ReactNode;
  /** Controls or text after the input. */
  trailing?: ReactNode;
  variant?: 'outline' | 'soft' | undefined;
  className?: string | undefined;
  /** The input itself, with {@link inputClass}. */
  children: ReactNode;
}

/** The box around a one-line input: border, focus ring, and the slots before and after it. */
export function InputFrame({
  size = 'md',
  leading,
  trailing,
  variant = 'outline',
  className,
  children,
}: InputFrameProps) {
  return (
    <div
      data-part="frame"
      data-leading={leading === undefined ? undefined : ''}
      className={cx(css.frame({ size, variant }), className)}
    >
      {leading !== undefined && (
        <span aria-hidden="true" data-part="leading" className={css.leading}>
          {leading}
        </span>
      )}
      {children}
      {trailing !== undefined && trailing !== null && (
        <span data-part="trailing" className={css.trailing}>
          {trailing}
        </span>
      )}
    </div>
  );
}

/** Class of the native input inside an {@link InputFrame}. */
export const inputClass = css.input;

/** Class of a small button inside the frame (reveal, clear, refresh). */
export const inputButtonClass = css.button;

interface InputClearProps {
  label: string;
  input: RefObject<HTMLInputElement | null>;
  onClear: () => void;
}

/** Empties the input and focuses it. */
export function InputClear({ label, input, onClear }: InputClearProps) {
  return (
    <button
      type="button"
      data-part="clear"
      aria-label={label}
      className={inputButtonClass}
      onClick={() => {
        onClear();
        input.current?.focus();
      }}
    >
      <X aria-hidden="true" size={20} />
    </button>
  );
}
