import { Layout } from '../internal/Layout.tsx';
import type { ChildrenLayoutProps, Responsive, Space } from '../internal/layout.ts';
import * as css from './Stack.css.ts';

export interface StackProps extends ChildrenLayoutProps {
  /** Between the children. Default 16. */
  gap?: Responsive<Space> | undefined;
  /** A hairline between the children. Default `false`. */
  divided?: boolean | undefined;
}

/** Children below each other. */
export function Stack({ gap = 16, ...rest }: StackProps) {
  return <Layout name="Stack" look={css.root} gap={gap} {...rest} />;
}
