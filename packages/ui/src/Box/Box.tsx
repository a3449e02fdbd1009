import { cx } from '../internal/cx.ts';
import { type LayoutProps, layoutElement } from '../internal/element.ts';
import type { Space } from '../internal/space.css.ts';
import * as space from '../internal/space.css.ts';
import * as css from './Box.css.ts';

export interface BoxProps extends LayoutProps {
  /** A step of the space scale: 0, 4, 8, 12, 16, 20, 24, 32, 40, 48 or 64 px. */
  padding?: Space | undefined;
  /** At its start and end. */
  paddingX?: Space | undefined;
  /** Above and below. */
  paddingY?: Space | undefined;
  /** A ground of the theme. Default none. */
  background?: 'page' | 'surface' | 'raised' | 'sunken' | 'overlay' | undefined;
  /** A corner of the scale. Default none. */
  radius?: 'thumbnail' | 'control' | 'card' | 'sheet' | 'full' | undefined;
  /** A hairline inside the edge, so that it takes no room. */
  border?: 'subtle' | 'default' | undefined;
}

/** A plain block that takes its padding, ground and corners from the tokens. */
export function Box({
  as,
  padding,
  paddingX,
  paddingY,
  background,
  radius,
  border,
  className,
  ...rest
}: BoxProps) {
  const { Element, role } = layoutElement(as);
  return (
    <Element
      role={role}
      {...rest}
      data-component="Box"
      className={cx(
        css.root,
        padding !== undefined && space.padding[padding],
        paddingX !== undefined && space.paddingInline[paddingX],
        paddingY !== undefined && space.paddingBlock[paddingY],
        background && css.background[background],
        radius && css.radius[radius],
        border && css.border[border],
        className,
      )}
    />
  );
}
