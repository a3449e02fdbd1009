import * as css from './PageTitle.css.ts';

/** The heading of a page: a phone has it in the bar on top, and only screen readers meet it here. */
export function PageTitle({ children }: { children: string }) {
  return <h1 className={css.root}>{children}</h1>;
}
