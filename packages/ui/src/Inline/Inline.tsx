import { cx } from '../internal/cx.ts';
import { Layout } from '../internal/Layout.tsx';
import type { ChildrenLayoutProps, Responsive, Space } from '../internal/layout.ts';
import * as css from './Inline.css.ts';

export interface InlineProps extends ChildrenLayoutProps {
  /** Between the children, and between the lines. Default 12. */
  gap?: Responsive<Space> | undefined;
  /** Between the lines, where it differs. */
  rowGap?: Responsive<Space> | undefined;
  /** Goes on in another line when there is no room. Default `false`. */
  wrap?: boolean | undefined;
}

/** Children beside each other, centred across. */
export function Inline({ gap = 12, align = 'center', wrap = false, ...rest }: InlineProps) {
  return (
    <Layout name="Inline" look={cx(css.root, wrap && css.wrap)} gap={gap} align={align} {...rest} />
  );
}
