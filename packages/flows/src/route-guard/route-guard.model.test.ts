import { describeModel } from '../testing/index.ts';
import { routeGuardMachine } from './route-guard.machine.ts';
import { selectRouteGuard } from './route-guard.selectors.ts';
import type { RouteGuardInput } from './route-guard.types.ts';

describeModel(
  {
    machine: routeGuardMachine,
    actors: {},
    inputs: [
      (): RouteGuardInput => ({ device: 'mobile', hasToken: false, publicPaths: [] }),
      (): RouteGuardInput => ({ device: 'desktop', hasToken: true, publicPaths: [] }),
    ],
    events: [
      { type: 'navigate', to: { path: '/pages/account/recharge', search: '' } },
      { type: 'navigate', to: { path: '/pages/index/gameDetail', search: '?id=7' } },
      { type: 'session.opened' },
      { type: 'session.closed' },
      { type: 'login.dismissed' },
    ],
    view: selectRouteGuard,
    outcomes: {},
  },
  import.meta.url,
);
