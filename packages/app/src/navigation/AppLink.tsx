import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { findRouteName } from './paths.ts';

/** The kit's link component: the router's link within the app, the browser's elsewhere. */
export function AppLink({ href = '', ...rest }: ComponentProps<'a'>) {
  if (findRouteName(href) === null || rest.target !== undefined) return <a {...rest} href={href} />;
  return <Link {...rest} to={href} />;
}
