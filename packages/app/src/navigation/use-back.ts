import { useLocation, useNavigate } from 'react-router-dom';
import { useHomeHref } from './use-home-href.ts';

/** The way back: to the page before, or home from the first page of a visit, which has none. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const homeHref = useHomeHref();
  const isFirst = useLocation().key === 'default';
  return () => (isFirst ? navigate(homeHref, { replace: true }) : navigate(-1));
}
