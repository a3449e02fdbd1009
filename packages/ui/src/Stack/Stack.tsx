import { Layout } from '../internal/Layout.tsx';
import type { ChildrenLayoutProps, Responsive, Space } from '../internal/layout-props.ts';
import * as css from './Stack.css.ts';

export interface StackProps extends ChildrenLayoutProps {
  /** Gap between the children. Default 16. */
  gap?: Responsive<Space> | undefined;
  /** Draws a hairline between the children. Default `false`. */
  divided?: boolean | undefined;
}

/** Children in a column. */
export function Stack({ gap = 16, ...rest }: StackProps) {
  return <Layout name="Stack" look={css.root} gap={gap} {...rest} />;
}
