import type { CallFailure } from '@parlor/api/errors';
import { onlineTimeAtLogout } from '@parlor/api/rules/online-time';
import { isInternal } from '../route-guard/route-guard.guards.ts';
import type { Destination, DeviceType } from '../route-guard/route-guard.types.ts';
import type { SessionContext } from './session.types.ts';

const page = (path: string): Destination => ({ path, search: '' });

/** Home page of each device. */
export const getHomePage = (device: DeviceType): Destination =>
  page(device === 'desktop' ? '/pages/desktop/index' : '/pages/index/index');

export const FORBIDDEN_PAGE = page('/pages/forbidden/forbidden');
export const REDIRECT_PAGE = page('/pages/redirect/redirect');

/** Destination after a login: the stored destination, or home. Product decision 16. */
export const afterLogin = ({ destination, device }: SessionContext): Destination =>
  destination !== undefined && isInternal(destination.path) ? destination : getHomePage(device);

/** Online time that a logout reports; undefined without any. */
export const onlineTimeNow = ({ clock, onlineTimeStamp }: SessionContext) =>
  onlineTimeStamp === null ? undefined : onlineTimeAtLogout(clock.now() - onlineTimeStamp);

/** Whether a failure ends the session. Product decision 40. */
export const isSessionDead = ({ kind, code }: CallFailure): boolean =>
  kind === 'refused' && (code === 401 || code === 403);
