import { useApp } from '../app-context.ts';
import type { Navigate } from './navigator.ts';

/** How components go to another page: the guard is asked first. Always the same function. */
export function useNavigate(): Navigate {
  return useApp().navigator.navigate;
}
