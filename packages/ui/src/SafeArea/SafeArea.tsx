import { cx } from '../internal/cx.ts';
import { Layout } from '../internal/Layout.tsx';
import type { ElementProps } from '../internal/layout-props.ts';
import * as css from './SafeArea.css.ts';

export type SafeAreaEdge = 'top' | 'bottom' | 'left' | 'right';

export interface SafeAreaProps extends ElementProps {
  /** The insets to apply. Default all four. */
  edges?: readonly SafeAreaEdge[] | undefined;
}

const all: readonly SafeAreaEdge[] = ['top', 'bottom', 'left', 'right'];

/** Keeps its content clear of a phone's notch, rounded corners and home indicator. */
export function SafeArea({ edges = all, ...rest }: SafeAreaProps) {
  return <Layout name="SafeArea" look={cx(...edges.map((edge) => css.edge[edge]))} {...rest} />;
}
