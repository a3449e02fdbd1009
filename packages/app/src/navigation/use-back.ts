import { useLocation, useNavigate } from 'react-router-dom';
import { useHomeHref } from './use-home-href.ts';

/** Goes back to the previous page, or home from the first page of a visit. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const homeHref = useHomeHref();
  const isFirst = useLocation().key === 'default';
  return () => (isFirst ? navigate(homeHref, { replace: true }) : navigate(-1));
}
