import type { RouteGuardContext } from './route-guard.types.ts';

/** Where a phone logs in. */
export const LOGIN_PATH = '/pages/login/accountLogin';

/** Whether a navigation may go ahead: to a public page, or with a token. Section 4. */
export const mayEnter = (
  path: string,
  { hasToken, publicPaths }: Pick<RouteGuardContext, 'hasToken' | 'publicPaths'>,
): boolean => hasToken || publicPaths.includes(path);

/** Whether a path stays within the app: `//host` and addresses with a scheme do not (S25). */
export const isInternal = (path: string): boolean => /^\/(?![/\\])/.test(path);
