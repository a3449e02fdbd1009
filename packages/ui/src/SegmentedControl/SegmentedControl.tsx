import { RadioGroup } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { useControllable } from '../internal/useControllable.ts';
import * as css from './SegmentedControl.css.ts';
import { thumbPlace } from './segments.ts';

export interface Segment {
  value: string;
  label: ReactNode;
  /** A small icon before the label. */
  leading?: ReactNode;
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children' | 'dir'> {
  /** Accessible name of the group. */
  label: string;
  /** Two to five options, a word or two each. */
  options: readonly Segment[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  disabled?: boolean | undefined;
  /** 44 or 52 px high. Default `md`. */
  size?: 'md' | 'lg' | undefined;
  /** Fills the width of its container. */
  fullWidth?: boolean | undefined;
}

/**
 * Selects one of a few views of the same content, such as day or week, and applies it at once. For
 * pages of content with a panel each use Tabs; for a choice that is submitted with a form,
 * RadioGroup.
 */
export function SegmentedControl({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  disabled = false,
  size = 'md',
  fullWidth = false,
  className,
  ...rest
}: SegmentedControlProps) {
  const [current, setCurrent] = useControllable<string | undefined>(
    value,
    defaultValue,
    (next) => next !== undefined && onValueChange?.(next),
  );
  const thumb = thumbPlace(options, current);

  return (
    <RadioGroup.Root
      {...rest}
      aria-label={label}
      orientation="horizontal"
      value={current ?? ''}
      onValueChange={setCurrent}
      disabled={disabled}
      data-component="SegmentedControl"
      className={cx(css.root({ fullWidth }), className)}
    >
      {thumb !== undefined && (
        <span aria-hidden="true" className={css.rail}>
          <span data-part="thumb" className={css.thumb} style={thumb} />
        </span>
      )}
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          data-part="segment"
          className={css.segment({ size })}
        >
          {option.leading !== undefined && (
            <span aria-hidden="true" data-part="leading" className={css.leading}>
              {option.leading}
            </span>
          )}
          <span data-part="label" className={css.label}>
            {option.label}
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
