import { cx } from '../internal/cx.ts';
import { Layout } from '../internal/Layout.tsx';
import type { LayoutProps } from '../internal/layout-props.ts';
import * as css from './Box.css.ts';

export interface BoxProps extends LayoutProps {
  /** Width and height of a square, in px, with its child centred: an icon on a background. */
  square?: 40 | 48 | 56 | 72 | undefined;
  /** Centres its child. Default `false`. */
  center?: boolean | undefined;
}

/** A plain block that takes its padding, background and corners from the tokens. */
export function Box({ square, center = square !== undefined, ...rest }: BoxProps) {
  return (
    <Layout name="Box" look={cx(center && css.center, square && css.square[square])} {...rest} />
  );
}
