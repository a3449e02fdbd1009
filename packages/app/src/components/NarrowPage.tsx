import type { ReactNode } from 'react';
import * as css from './NarrowPage.css.ts';

/** The column of a page where one thing is done: as wide as a thumb reaches, as high as the screen. */
export function NarrowPage({ children }: { children: ReactNode }) {
  return <div className={css.root}>{children}</div>;
}
