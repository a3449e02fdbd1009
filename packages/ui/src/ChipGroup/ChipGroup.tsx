import { ToggleGroup } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './ChipGroup.css.ts';

export interface ChipOption {
  value: string;
  label: ReactNode;
  leading?: ReactNode;
  disabled?: boolean | undefined;
}

interface CommonProps
  extends Omit<ComponentProps<'div'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'dir'> {
  /** Accessible name of the group. */
  label: string;
  /** The options, in display order. */
  options: readonly ChipOption[];
  /** Whether one option or any number of them can be selected. Default `single`. */
  type?: 'single' | 'multiple' | undefined;
  /** The selection, which the group does not keep itself: one value, or a list of values with `multiple`. */
  value: string | readonly string[];
  disabled?: boolean | undefined;
  /** `plain` draws chips without a border, for the strip of a page. Default `outline`. */
  variant?: 'outline' | 'plain' | undefined;
  /** Scrolls in one row that extends to the edge of the screen; by default chips wrap. */
  scroll?: boolean | undefined;
}

export interface SingleChipGroupProps extends CommonProps {
  /** One option is selected. */
  type?: 'single' | undefined;
  /** The selected option. The group is always controlled. */
  value: string;
  /** One chip is always selected: selecting it again has no effect. */
  onValueChange: (value: string) => void;
}

export interface MultipleChipGroupProps extends CommonProps {
  /** Any number of options can be selected. */
  type: 'multiple';
  /** The selected options. The group is always controlled. */
  value: readonly string[];
  onValueChange: (value: string[]) => void;
}

/** One value for `single`, a list of values for `multiple`. */
export type ChipGroupProps = CommonProps & (SingleChipGroupProps | MultipleChipGroupProps);

/**
 * Short options in a row: categories, filters. The left and right arrow keys move, Enter or space
 * selects.
 */
export function ChipGroup(props: ChipGroupProps) {
  const {
    label,
    options,
    variant = 'outline',
    disabled = false,
    scroll = false,
    className,
  } = props;
  const common = {
    'aria-label': label,
    disabled,
    'data-component': 'ChipGroup',
    className: cx(scroll ? css.strip : css.row, className),
    children: options.map((option) => <Chip key={option.value} {...option} variant={variant} />),
  };

  if (props.type === 'multiple') {
    const { value, onValueChange, ...rest } = withoutOwn(props);
    return (
      <ToggleGroup.Root
        {...rest}
        {...common}
        type="multiple"
        value={[...value]}
        onValueChange={onValueChange}
      />
    );
  }
  const { value, onValueChange, ...rest } = withoutOwn(props);
  return (
    <ToggleGroup.Root
      {...rest}
      {...common}
      type="single"
      value={value}
      onValueChange={(next) => {
        // The primitive reports '' when the selected chip is pressed again.
        if (next !== '') onValueChange(next);
      }}
    />
  );
}

function withoutOwn<Props extends ChipGroupProps>(props: Props) {
  const {
    label: _label,
    options: _options,
    variant: _variant,
    scroll: _scroll,
    type: _type,
    ...rest
  } = props;
  return rest;
}

interface ChipProps extends ChipOption {
  variant: 'outline' | 'plain';
}

function Chip({ value, label, leading, disabled = false, variant }: ChipProps) {
  return (
    <ToggleGroup.Item
      value={value}
      disabled={disabled}
      data-part="chip"
      className={cx(css.chip, variant === 'plain' && css.plain)}
    >
      {leading !== undefined && (
        <span aria-hidden="true" data-part="leading" className={css.leading}>
          {leading}
        </span>
      )}
      {label}
    </ToggleGroup.Item>
  );
}
