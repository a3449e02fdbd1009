import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../app-context.ts';

/**
 * How far down this page was when it was left, in px, for a list that has its length only once it is
 * drawn; undefined on a page that is new, and after its query has changed.
 */
export function useLeftAt(): number | undefined {
  const { scroll } = useApp();
  const location = useLocation();
  const [{ key, offset }] = useState(() => ({ key: location.key, offset: scroll.left(location) }));
  return location.key === key ? offset : undefined;
}
