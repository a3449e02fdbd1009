import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../app-context.ts';

/**
 * Lets the app's navigator move the router around it. Stands beside the start, not behind it: who is
 * refused at the start is sent to the forbidden page all the same (section 4).
 */
export function NavigatorConnection() {
  const { navigator } = useApp();
  const navigate = useNavigate();
  useEffect(
    () =>
      navigator.connect((to, options) => {
        void (typeof to === 'number' ? navigate(to) : navigate(to, options));
      }),
    [navigator, navigate],
  );
  return null;
}
