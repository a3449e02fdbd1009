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
  /** Names the group for screen readers. */
  label: string;
  /** In the order in which they stand. */
  options: readonly ChipOption[];
  /** Whether one is chosen, or any number of them. Default `single`. */
  type?: 'single' | 'multiple' | undefined;
  /** What is chosen: one value, or a list of them with `multiple`. */
  value: string | readonly string[];
  disabled?: boolean | undefined;
  /** `plain` draws a line around no chip, for the strip of a page. Default `outline`. */
  variant?: 'outline' | 'plain' | undefined;
  /** One row that scrolls sideways, its last chip cut by the edge; else chips wrap. */
  scroll?: boolean | undefined;
}

export interface SingleChipGroupProps extends CommonProps {
  type?: 'single' | undefined;
  value: string;
  /** One chip is always chosen: choosing it again changes nothing. */
  onValueChange: (value: string) => void;
}

export interface MultipleChipGroupProps extends CommonProps {
  type: 'multiple';
  value: readonly string[];
  onValueChange: (value: string[]) => void;
}

/** The value of one, or the values of several. */
export type ChipGroupProps = CommonProps & (SingleChipGroupProps | MultipleChipGroupProps);

/** Short choices in a row: categories, filters. Left and right move, Enter or space chooses. */
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
        // The primitive answers '' when the chosen chip is pressed again.
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
