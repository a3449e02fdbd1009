import type { RouteGuardContext } from './route-guard.types.ts';

/** Login page of a phone. */
export const LOGIN_PATH = '/pages/login/accountLogin';

/** Whether a navigation is allowed: to a public page, or with a token. */
export const mayEnter = (
  path: string,
  { hasToken, publicPaths }: Pick<RouteGuardContext, 'hasToken' | 'publicPaths'>,
): boolean => hasToken || publicPaths.includes(path);

/** Whether a path stays within the app: rejects `//host` and addresses with a scheme. */
export const isInternal = (path: string): boolean => /^\/(?![/\\])/.test(path);
