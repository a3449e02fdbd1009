import type { ReactNode } from 'react';
import * as css from './PageBody.css.ts';

interface Props {
  as?: 'div' | 'article' | 'section';
  children: ReactNode;
}

/** The column of a page that is read: gutters on a phone, a width that reads well on a desktop. */
export function PageBody({ as: Element = 'div', children }: Props) {
  return <Element className={css.root}>{children}</Element>;
}
