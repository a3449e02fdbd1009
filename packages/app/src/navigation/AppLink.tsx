import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { routeOf } from './paths.ts';

/** How the kit draws links: the router's within the app, the browser's elsewhere. */
export function AppLink({ href = '', ...rest }: ComponentProps<'a'>) {
  if (routeOf(href) === null || rest.target !== undefined) return <a {...rest} href={href} />;
  return <Link {...rest} to={href} />;
}
