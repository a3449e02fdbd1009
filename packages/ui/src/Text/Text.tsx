import { type TextSize, type Tone, toneClass } from '@parlor/tokens';
import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Text.css.ts';
import type { Align, Lines, Strength, Weight } from './variants.ts';

interface Props extends Omit<ComponentProps<'span'>, 'color'> {
  /** Default `span`. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'label' | undefined;
  /** A step of the ramp, px at the browser's default size. Default 15. */
  size?: TextSize | undefined;
  /** Default: that of the text around it. */
  weight?: Weight | undefined;
  /** `subtle` only for what need not be read. Default `inherit`. */
  color?: Strength | undefined;
  /** Instead of `color`: a meaning rather than a strength. */
  tone?: Tone | undefined;
  /** Default: that of the text around it. */
  align?: Align | undefined;
  /** Tabular figures. */
  numeric?: boolean | undefined;
  /** Keeps the line breaks of what a person has written. */
  preserveLines?: boolean | undefined;
  /** At most so many lines, then dots. */
  lines?: Lines | undefined;
}

/** Words have a strength or a meaning. */
export type TextProps = Props & ({ tone?: undefined } | { color?: undefined });

/** Words, in a step of the type ramp. */
export function Text({
  as = 'span',
  size = 15,
  weight,
  color = 'inherit',
  tone,
  align,
  numeric = false,
  preserveLines = false,
  lines,
  className,
  ...rest
}: TextProps) {
  // All of them take a span's attributes; React's types know no tag that is one of several.
  const Element = as as 'span';
  return (
    <Element
      {...rest}
      data-component="Text"
      className={cx(
        css.root,
        `size-${size}`,
        weight && `weight-${weight}`,
        tone === undefined ? `color-${color}` : `color-tone ${toneClass[tone]}`,
        align && `align-${align}`,
        numeric && css.numeric,
        preserveLines && css.preserveLines,
        lines && `lines-${lines}`,
        className,
      )}
    />
  );
}
