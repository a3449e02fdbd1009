import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Field.css.ts';

/** Props that a control inside a Field must spread on its focusable element. */
export interface FieldControl {
  id: string;
  /** Id of the help or the error. */
  'aria-describedby': string | undefined;
  /** Set with an error. */
  'aria-invalid': true | undefined;
  disabled: boolean | undefined;
  required: boolean | undefined;
}

/** The text around a control; every field component of the kit accepts these props. */
export interface FieldText {
  /** Label of the control. Always rendered, if only for screen readers (`hideLabel`). */
  label: ReactNode;
  hideLabel?: boolean | undefined;
  /** Help text below the control. */
  help?: ReactNode;
  /** Error message with the remedy. It replaces the help text. */
  error?: ReactNode;
  /**
   * Content at the right end of the label, or below it where there is no room; a "Forgot password?"
   * link.
   */
  aside?: ReactNode;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
}

/** Props that a field component passes to its one input. */
export type FieldInputProps = Omit<
  ComponentProps<'input'>,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'size'
  | 'type'
  | 'children'
  | 'disabled'
  | 'required'
  | 'maxLength'
  | 'nonce'
  | 'prefix'
>;

export interface FieldProps extends FieldText, Omit<ComponentProps<'div'>, 'children'> {
  /**
   * `set` for several controls under one label (radios): the label is not a `<label>`, and the set
   * references it by `labelId`.
   */
  as?: 'field' | 'set' | undefined;
  /** Set by the field components that are built on this one. */
  'data-component'?: string | undefined;
  /** Id of the control; generated when absent. */
  controlId?: string | undefined;
  /** Renders the control. `labelId` is for controls that `<label for>` cannot reach. */
  children: (control: FieldControl, labelId: string) => ReactNode;
}

/** Separates the props of a field component into those of its {@link Field} and the rest. */
export function splitFieldProps<
  Props extends FieldText & Pick<ComponentProps<'div'>, 'id' | 'className'>,
>({ label, hideLabel, help, error, aside, disabled, required, id, className, ...rest }: Props) {
  const field = { label, hideLabel, help, error, aside, disabled, required, className };
  return [{ ...field, controlId: id }, rest] as const;
}

/** Label, control, help text and error message, associated for assistive technology. */
export function Field({
  label,
  hideLabel = false,
  help,
  error,
  aside,
  disabled,
  required,
  as = 'field',
  controlId,
  children,
  className,
  'data-component': component = 'Field',
  ...rest
}: FieldProps) {
  const generatedId = useId();
  const id = controlId ?? generatedId;
  const messageId = `${id}-message`;
  const labelId = `${id}-label`;
  const hasError = error !== undefined && error !== null && error !== false && error !== '';
  const message = hasError ? error : help;
  const hasMessage = message !== undefined && message !== null && message !== '';

  return (
    <div
      {...rest}
      data-component={component}
      data-invalid={hasError || undefined}
      data-disabled={disabled || undefined}
      className={cx(css.root, className)}
    >
      <div data-part="header" className={hideLabel ? css.hidden : css.header}>
        {as === 'set' ? (
          <span id={labelId} data-part="label" className={css.label}>
            {label}
          </span>
        ) : (
          <label id={labelId} htmlFor={id} data-part="label" className={css.label}>
            {label}
          </label>
        )}
        {aside !== undefined && (
          <span data-part="aside" className={css.aside}>
            {aside}
          </span>
        )}
      </div>
      {children(
        {
          id,
          'aria-describedby': hasMessage ? messageId : undefined,
          'aria-invalid': hasError || undefined,
          disabled,
          required,
        },
        labelId,
      )}
      {/* Always in the page: a live region that is inserted together with its text is not
          announced. */}
      <div id={messageId} data-part="message" aria-live="polite" className={css.message}>
        {hasMessage && (
          <p data-part={hasError ? 'error' : 'help'} className={hasError ? css.error : css.help}>
            {hasError && <CircleAlert aria-hidden="true" size={16} className={css.errorIcon} />}
            <span>{message}</span>
          </p>
        )}
      </div>
    </div>
  );
}
