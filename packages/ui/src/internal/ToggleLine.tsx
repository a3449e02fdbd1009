import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import * as css from './toggle.css.ts';

/** The text of a control that is on or off. */
interface ToggleText {
  label: ReactNode;
  help?: ReactNode;
  /** Error message with the remedy. It replaces the help text. */
  error?: ReactNode;
}

/** The props that Checkbox and Switch share. */
export interface ToggleProps extends ToggleText {
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onValueChange?: ((checked: boolean) => void) | undefined;
}

/** The props of the Radix control that these replace. */
export type ToggleOmitted =
  | 'asChild'
  | 'checked'
  | 'defaultChecked'
  | 'onCheckedChange'
  | 'children';

/** Props that the control must spread on its element. */
interface ToggleControl {
  checked?: boolean;
  defaultChecked?: boolean;
  onCheckedChange: (checked: boolean | 'indeterminate') => void;
  id: string;
  disabled: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'data-part': 'control';
}

interface ToggleLineProps extends ToggleProps {
  component: string;
  /** Id of the control; generated when absent. */
  id: string | undefined;
  disabled: boolean;
  className: string | undefined;
  classes: Record<'root' | 'content' | 'label', string>;
  /** Whether the control comes before its text. */
  leads: boolean;
  children: (control: ToggleControl) => ReactNode;
}

/** A control that is on or off with its text beside it: Checkbox and Switch. */
export function ToggleLine({
  component,
  checked,
  defaultChecked,
  onValueChange,
  id,
  disabled,
  className,
  classes,
  leads,
  label,
  help,
  error,
  children,
}: ToggleLineProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const messageId = `${controlId}-message`;
  const hasError = isPresent(error);
  const message = hasError ? error : help;
  const hasMessage = isPresent(message);
  const control = children({
    ...(checked === undefined ? {} : { checked }),
    ...(defaultChecked === undefined ? {} : { defaultChecked }),
    onCheckedChange: (next) => onValueChange?.(next === true),
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
      className={cx(css.root, classes.root, className)}
    >
      {leads && control}
      <div className={cx(css.content, classes.content)}>
        <label htmlFor={controlId} data-part="label" className={classes.label}>
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

const isPresent = (content: ReactNode) =>
  content !== undefined && content !== null && content !== false && content !== '';
