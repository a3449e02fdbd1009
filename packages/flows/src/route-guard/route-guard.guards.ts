import type { RouteGuardContext } from './route-guard.types.ts';

/** Where a phone logs in. */
export const LOGIN_PATH = '/pages/login/accountLogin';

/**
 * Pages that need no token: section 4; the last five by decision 16, docs/decisions/0014 and 0016.
 */
export const PUBLIC_PATHS: readonly string[] = [
  '/',
  '/pages/redirect/redirect',
  '/entry',
  '/pages/forbidden/forbidden',
  '/pages/index/index',
  '/pages/browser/browser',
  '/pages/privilege/privilege',
  '/pages/myGames/myGames',
  '/pages/account/account',
  '/pages/desktop/index',
  '/pages/account/contactInfomation',
  '/pages/account/userAgreement',
  '/pages/account/depositResult',
  '/pages/index/gamePostMessagePage',
  '/choose-location',
  '/open-location',
  '/pages/account/themeCenter',
  '/pages/account/language',
  '/pages/account/privacy',
];

/** The login area, which is public as a whole (decision 16). */
const LOGIN_AREA = '/pages/login/';

const withoutTrailingSlash = (path: string): string =>
  path.length > 1 ? path.replace(/\/+$/, '') : path;

/** Whether a page needs no token. */
export const isPublic = (path: string): boolean =>
  path.startsWith(LOGIN_AREA) || PUBLIC_PATHS.includes(withoutTrailingSlash(path));

/** Whether a navigation may go ahead: to a public page, or with a token. Section 4. */
export const mayEnter = (
  path: string,
  { hasToken }: Pick<RouteGuardContext, 'hasToken'>,
): boolean => hasToken || isPublic(path);

/** Whether a path stays within the app: `//host` and addresses with a scheme do not (S25). */
export const isInternal = (path: string): boolean => /^\/(?![/\\])/.test(path);
