import { cx } from '../internal/cx.ts';
import { type LayoutProps, layoutElement } from '../internal/element.ts';
import * as layout from '../internal/layout.css.ts';
import type { Space } from '../internal/space.css.ts';
import * as space from '../internal/space.css.ts';
import * as css from './Inline.css.ts';

export interface InlineProps extends LayoutProps {
  /** Between the children, and between the lines. Default 12. */
  gap?: Space | undefined;
  /** Across. Default `center`. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Along. Default `start`. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Goes on in another line when there is no room. Default `false`. */
  wrap?: boolean | undefined;
}

/** Children beside each other. */
export function Inline({
  as,
  gap = 12,
  align = 'center',
  justify = 'start',
  wrap = false,
  className,
  ...rest
}: InlineProps) {
  const { Element, role } = layoutElement(as);
  return (
    <Element
      role={role}
      {...rest}
      data-component="Inline"
      className={cx(
        css.root,
        wrap && css.wrap,
        space.gap[gap],
        layout.align[align],
        layout.justify[justify],
        className,
      )}
    />
  );
}
