import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Heading level in the outline of the page. Default 2. */
  level?: HeadingLevel | undefined;
  /** Font size in px. Default by level: 32, 20, 17, then 15. */
  size?: 15 | 17 | 20 | 24 | 32 | 40 | undefined;
}

const usual = { 1: 32, 2: 20, 3: 17, 4: 15, 5: 15, 6: 15 } as const;

/** A heading. Its level sets the place in the outline, its size the appearance, independently. */
export function Heading({ level = 2, size = usual[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      {...rest}
      data-component="Heading"
      className={cx(css.root, css.size[size], className)}
    />
  );
}
