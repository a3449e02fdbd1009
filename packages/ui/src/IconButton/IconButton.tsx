import type { LucideIcon } from 'lucide-react';
import * as button from '../Button/Button.css.ts';
import type { ButtonProps } from '../Button/index.ts';
import { ACTIVATION_INTERVAL_MS } from '../Button/throttle.ts';
import { useActivation } from '../Button/useActivation.ts';
import { Icon, type IconProps } from '../Icon/index.ts';
import { cx } from '../internal/cx.ts';
import { Spinner } from '../Spinner/index.ts';
import * as css from './IconButton.css.ts';

export interface IconButtonProps
  extends Omit<
    ButtonProps,
    'children' | 'leading' | 'trailing' | 'fullWidth' | 'asChild' | 'labels' | 'aria-label'
  > {
  icon: LucideIcon;
  /** Accessible name, also shown by the browser as a tooltip on hover. */
  label: string;
  /** Size of the icon in px. Default 20; 24 in `lg`. */
  iconSize?: IconProps['size'];
  /** Shows a red dot for unread content. Mention it in the label too. */
  dot?: boolean | undefined;
}

/** A button with an icon and no visible text. */
export function IconButton({
  icon,
  label,
  iconSize,
  dot = false,
  tone = 'neutral',
  variant = 'ghost',
  size = 'md',
  shape = 'pill',
  loading = false,
  disabled = false,
  throttle = ACTIVATION_INTERVAL_MS,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const activation = useActivation({ blocked: disabled || loading, interval: throttle, onClick });
  return (
    <button
      type="button"
      title={label}
      {...rest}
      {...activation}
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={(loading && !disabled) || undefined}
      disabled={disabled}
      data-component="IconButton"
      className={cx(
        button.root({ tone, variant, size, shape, square: true, disabled: disabled }),
        className,
      )}
    >
      {loading ? <Spinner /> : <Icon icon={icon} size={iconSize ?? (size === 'lg' ? 24 : 20)} />}
      {dot && <span data-part="dot" className={css.dot} />}
    </button>
  );
}
