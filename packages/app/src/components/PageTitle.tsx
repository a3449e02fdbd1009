import * as css from './PageTitle.css.ts';

/** The heading of a page whose name the bar on top shows already: only screen readers meet it here. */
export function PageTitle({ children }: { children: string }) {
  return <h1 className={css.root}>{children}</h1>;
}
