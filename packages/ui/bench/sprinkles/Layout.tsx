import { Slot } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../../src/internal/cx.ts';
import type { ElementProps } from '../../src/internal/layout-props.ts';
import * as css from './layout.css.ts';

interface Props extends ElementProps {
  name: string;
  look?: string | undefined;
  asChild?: boolean | undefined;
  children?: ReactNode;
  [prop: string]: unknown;
}

/** `src/internal/Layout.tsx` with the classes of sprinkles. */
export function Layout({ name, look, as = 'div', asChild, className, ...props }: Props) {
  const Element = asChild ? Slot.Root : (as as 'div');
  const { grow, shrink, interactive, divided, only, ...rest } = props;
  const isLayoutProp = (prop: string) =>
    css.sprinkles.properties.has(prop as never) && rest[prop] !== undefined;
  const entries = Object.entries(rest);
  const flex = grow ? 'grow' : shrink === false ? 'none' : undefined;
  return (
    <Element
      role={as === 'ul' || as === 'ol' ? 'list' : undefined}
      data-component={name}
      {...Object.fromEntries(
        entries.filter(([prop]) => !css.sprinkles.properties.has(prop as never)),
      )}
      className={cx(
        css.root,
        look,
        css.sprinkles({
          ...Object.fromEntries(entries.filter(([prop]) => isLayoutProp(prop))),
          flex,
        }),
        interactive === true && css.interactive,
        divided === true && css.divided,
        only === 'phone' && css.phoneOnly,
        only === 'desktop' && css.desktopOnly,
        className,
      )}
    />
  );
}
