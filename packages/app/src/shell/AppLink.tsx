import type { ComponentProps } from 'react';
import { useLink } from '../routes/link.ts';
import { routeOf } from '../routes/paths.ts';

/** How the kit draws links: within the app without a new page, elsewhere as the browser does. */
export function AppLink({ href = '', onClick, ...rest }: ComponentProps<'a'>) {
  const link = useLink();
  if (routeOf(href) === null || rest.target !== undefined) {
    return <a {...rest} href={href} onClick={onClick} />;
  }
  const go = link(href);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        go.onClick(event);
      }}
    />
  );
}
