import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import * as css from './toggle.css.ts';

/** The text of a control that is on or off. */
export interface ToggleText {
  label: ReactNode;
  help?: ReactNode;
  /** Error message with the remedy. It replaces the help text. */
  error?: ReactNode;
}

/** Props that the control must spread on its element. */
interface ToggleControl {
  id: string;
  disabled: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'data-part': 'control';
}

interface ToggleLineProps extends ToggleText {
  component: string;
  /** Id of the control; generated when absent. */
  id: string | undefined;
  disabled: boolean;
  className: string | undefined;
  look: Record<'root' | 'words' | 'label', string>;
  /** Whether the control comes before its text. */
  leads: boolean;
  children: (control: ToggleControl) => ReactNode;
}

/** A control that is on or off with its text beside it: Checkbox and Switch. */
export function ToggleLine({
  component,
  id,
  disabled,
  className,
  look,
  leads,
  label,
  help,
  error,
  children,
}: ToggleLineProps) {
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const messageId = `${controlId}-message`;
  const hasError = isThere(error);
  const message = hasError ? error : help;
  const hasMessage = isThere(message);
  const control = children({
    id: controlId,
    disabled,
    'aria-describedby': hasMessage ? messageId : undefined,
    'aria-invalid': hasError || undefined,
    'data-part': 'control',
  });

  return (
    <div
      data-component={component}
      data-invalid={hasError || undefined}
      data-disabled={disabled || undefined}
      className={cx(css.root, look.root, className)}
    >
      {leads && control}
      <div className={cx(css.words, look.words)}>
        <label htmlFor={controlId} data-part="label" className={look.label}>
          {label}
        </label>
        {/* Always in the page: a live region that is inserted together with its text is not
            announced. */}
        <div id={messageId} aria-live="polite">
          {hasMessage && (
            <p data-part={hasError ? 'error' : 'help'} className={hasError ? css.error : css.help}>
              {message}
            </p>
          )}
        </div>
      </div>
      {!leads && control}
    </div>
  );
}

const isThere = (words: ReactNode) =>
  words !== undefined && words !== null && words !== false && words !== '';
