import type { Tone } from '@parlor/tokens';
import { Slot } from 'radix-ui';
import { type ComponentProps, cloneElement, isValidElement, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useLabels } from '../internal/useLabels.ts';
import { Spinner } from '../Spinner/index.ts';
import * as css from './Button.css.ts';
import { type ButtonLabels, english } from './labels.ts';
import { ACTIVATION_INTERVAL_MS } from './throttle.ts';
import { useActivation } from './useActivation.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Meaning of the action. Default `brand`. */
  tone?: Tone | undefined;
  /** Visual emphasis. Use one `solid` button a screen. Default `solid`. */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost' | undefined;
  /** 36, 44 or 48 px high; the target is at least 44 px. Default `md`. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  shape?: 'rounded' | 'pill' | undefined;
  /** Content before the label, usually an `Icon`. */
  leading?: ReactNode;
  /** Content after the label. */
  trailing?: ReactNode;
  /** Fills the width of its container. */
  fullWidth?: boolean | undefined;
  /** Shows a spinner and ignores clicks; keeps width and focus. */
  loading?: boolean | undefined;
  /** Shortest time between two activations, in ms. Default 1000; 0 for keys and steppers. */
  throttle?: number | undefined;
  /** Renders the single child, a link, as the button. */
  asChild?: boolean | undefined;
  labels?: Partial<ButtonLabels> | undefined;
}

/** Triggers an action. A second tap within a second is ignored. */
export function Button({
  tone = 'brand',
  variant = 'solid',
  size = 'md',
  shape = 'rounded',
  leading,
  trailing,
  fullWidth = false,
  loading = false,
  throttle = ACTIVATION_INTERVAL_MS,
  asChild = false,
  disabled = false,
  labels,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const { loading: busy } = useLabels('Button', english, labels);
  const activation = useActivation({ blocked: disabled || loading, interval: throttle, onClick });
  const root = {
    ...rest,
    ...activation,
    'aria-busy': loading || undefined,
    'data-component': 'Button',
    className: cx(css.root({ tone, variant, size, shape, fullWidth, disabled }), className),
  };
  const renderContent = (content: ReactNode) => (
    <>
      <span data-part="content" className={cx(css.content, loading && css.concealed)}>
        {leading !== undefined && (
          <span data-part="leading" className={css.icon}>
            {leading}
          </span>
        )}
        <span data-part="label" className={css.label}>
          {content}
        </span>
        {trailing !== undefined && (
          <span data-part="trailing" className={css.icon}>
            {trailing}
          </span>
        )}
      </span>
      {loading && (
        <span data-part="busy" className={css.busy}>
          <Spinner />
          <span role="status" className={css.status}>
            {busy}
          </span>
        </span>
      )}
    </>
  );

  if (asChild && isValidElement<{ children?: ReactNode }>(children)) {
    return (
      <Slot.Root {...root} aria-disabled={disabled || loading || undefined}>
        {cloneElement(children, undefined, renderContent(children.props.children))}
      </Slot.Root>
    );
  }
  return (
    // `aria-disabled` while loading: a disabled button would lose focus.
    <button
      type="button"
      {...root}
      disabled={disabled}
      aria-disabled={(loading && !disabled) || undefined}
    >
      {renderContent(children)}
    </button>
  );
}
