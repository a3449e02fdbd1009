import { type TextSize, type Tone, toneClass } from '@parlor/tokens';
import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Text.css.ts';
import type { Align, Lines, Strength, Weight } from './variants.ts';

interface Props extends Omit<ComponentProps<'span'>, 'color'> {
  /** Element of the text. Default `span`. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'label' | undefined;
  /** A step of the type ramp, in px at the browser's default font size. Default 15. */
  size?: TextSize | undefined;
  /** Font weight. Default: inherited. */
  weight?: Weight | undefined;
  /** Text colour; `subtle` is only for text that need not be read. Default `inherit`. */
  color?: Strength | undefined;
  /** Colour by meaning, instead of `color`. */
  tone?: Tone | undefined;
  /** Text alignment. Default: inherited. */
  align?: Align | undefined;
  /** Uses tabular figures. */
  numeric?: boolean | undefined;
  /** Keeps the line breaks of user input. */
  preserveLines?: boolean | undefined;
  /** Maximum number of lines; longer text is truncated with an ellipsis. */
  lines?: Lines | undefined;
}

/** Text has a `color` or a `tone`, not both. */
export type TextProps = Props & ({ tone?: undefined } | { color?: undefined });

/** Text in a step of the type ramp. */
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
  // All of these elements take the attributes of a span; React's types have no tag that is one of
  // several.
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
