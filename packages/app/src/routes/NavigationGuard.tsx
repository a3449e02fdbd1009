import { useCallback, useEffect } from 'react';
import {
  type BlockerFunction,
  matchPath,
  useBlocker,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { useGuard } from '../navigation/guard.ts';
import { paths, type RouteName } from '../navigation/paths.ts';
import { onceHistoryIsAt } from '../platform/history.ts';
import { usePlatform } from '../platform/platform-context.ts';
import { admit, getRedirect, isAdmitted } from './guard.ts';

const names = Object.keys(paths) as RouteName[];

/** The route of a path, by the router's own matching; null for an unknown address. */
const getRouteName = (pathname: string): RouteName | null =>
  names.find((name) => matchPath(paths[name], pathname) !== null) ?? null;

/**
 * Asks the route guard about every navigation, then the game in play about back and forward
 * (docs/product.md: States and transitions). A refused navigation changes neither page, address nor
 * history.
 */
export function NavigationGuard() {
  const { device, historyBlocker } = usePlatform();
  const guard = useGuard();
  const navigate = useNavigate();
  const { key } = useLocation();
  const shouldBlock = useCallback<BlockerFunction>(
    ({ nextLocation, historyAction }) => {
      const name = getRouteName(nextLocation.pathname);
      // The entry differs from the page's own: a redirect would replace the page that is left.
      if (historyAction === 'PUSH' && getRedirect({ device, guard }, name) !== null) return true;
      return (
        !isAdmitted({ device, guard }, name) ||
        (historyAction === 'POP' && historyBlocker.isBlocking())
      );
    },
    [device, guard, historyBlocker],
  );
  const blocker = useBlocker(shouldBlock);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { location } = blocker;
    blocker.reset();
    const answer = admit({ device, guard }, getRouteName(location.pathname), location.search);
    if (answer.enter) {
      historyBlocker.reportBlocked();
      return;
    }
    const { to } = answer;
    if (to !== null) onceHistoryIsAt(key, () => void navigate(to));
  }, [blocker, device, guard, historyBlocker, key, navigate]);

  return null;
}
