import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import { listRole } from '../internal/roles.ts';
import * as css from './List.css.ts';

export interface ListProps extends ComponentProps<'ul'> {
  /** `card` draws the list on a card surface. Default `plain`. */
  variant?: 'card' | 'plain' | undefined;
}

/** Rows of one kind. Its children are ListItems; dividers start at their text. */
export function List({ variant = 'plain', className, ...rest }: ListProps) {
  return (
    <ul
      {...rest}
      {...listRole}
      data-component="List"
      className={cx(css.root({ variant }), className)}
    />
  );
}
