import { cx } from '../internal/cx.ts';
import { type LayoutProps, layoutElement } from '../internal/element.ts';
import * as css from './SafeArea.css.ts';

export type SafeAreaEdge = 'top' | 'bottom' | 'left' | 'right';

export interface SafeAreaProps extends LayoutProps {
  /** Default all four. */
  edges?: readonly SafeAreaEdge[] | undefined;
}

const all: readonly SafeAreaEdge[] = ['top', 'bottom', 'left', 'right'];

/** Keeps its content out of a phone's notch, rounded corners and home bar. */
export function SafeArea({ as, edges = all, className, ...rest }: SafeAreaProps) {
  const { Element, role } = layoutElement(as);
  return (
    <Element
      role={role}
      {...rest}
      data-component="SafeArea"
      className={cx(...edges.map((edge) => css.edge[edge]), className)}
    />
  );
}
