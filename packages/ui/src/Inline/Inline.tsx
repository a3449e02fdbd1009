import { cx } from '../internal/cx.ts';
import { Layout } from '../internal/Layout.tsx';
import type { ChildrenLayoutProps, Responsive, Space } from '../internal/layout-props.ts';
import * as css from './Inline.css.ts';

export interface InlineProps extends ChildrenLayoutProps {
  /** Gap between the children, and between the lines. Default 12. */
  gap?: Responsive<Space> | undefined;
  /** Gap between the lines, where it differs. */
  rowGap?: Responsive<Space> | undefined;
  /** Wraps to another line when there is no room. Default `false`. */
  wrap?: boolean | undefined;
}

/** Children in a row, centred vertically. */
export function Inline({ gap = 12, align = 'center', wrap = false, ...rest }: InlineProps) {
  return (
    <Layout name="Inline" look={cx(css.root, wrap && css.wrap)} gap={gap} align={align} {...rest} />
  );
}
