import type { Destination } from '../route-guard/route-guard.types.ts';
import type {
  BrowserPage,
  DesktopLoginStackContext,
  LoginSubView,
} from './desktop-login-stack.types.ts';

const BROWSER = '/pages/browser/browser';
const LOGIN_AREA = '/pages/login/';

/** Home and the pages of its menu. Specification: Screens and routes. */
const HOME_MENU: readonly string[] = [
  '/pages/desktop/index',
  '/pages/index/index',
  BROWSER,
  '/pages/privilege/privilege',
  '/pages/myGames/myGames',
  '/pages/account/account',
];

/** Views that may be below each view: the phone is bound before the profile is filled. */
const FOLLOWS: Readonly<Record<LoginSubView, readonly LoginSubView[]>> = {
  accountLogin: [],
  codeLogin: ['accountLogin'],
  bindPhone: ['accountLogin', 'codeLogin'],
  fillProfile: ['bindPhone'],
};

export const getTopView = ({ stack }: Pick<DesktopLoginStackContext, 'stack'>): LoginSubView =>
  stack.at(-1) ?? 'accountLogin';

/** Whether a view may be pushed on the current one. */
export const mayFollow = (
  context: Pick<DesktopLoginStackContext, 'stack'>,
  view: LoginSubView,
): boolean => FOLLOWS[view].includes(getTopView(context));

/** The stack with a view on top; a view that is already in the stack is returned to. */
export const returnedTo = (
  stack: readonly LoginSubView[],
  view: LoginSubView,
): readonly LoginSubView[] => stack.slice(0, stack.indexOf(view) + 1);

const getParameter = (search: string, name: keyof BrowserPage): string =>
  new RegExp(`[?&]${name}=([^&#]*)`).exec(search)?.[1] ?? '';

/** Stored data of the page that is shown. */
export const toStoredPages = (
  page: Destination,
): Partial<Pick<DesktopLoginStackContext, 'currentPage' | 'homeMenuPage' | 'browserPage'>> => ({
  currentPage: page,
  ...(HOME_MENU.includes(page.path) && { homeMenuPage: page.path }),
  ...(page.path === BROWSER && {
    browserPage: {
      index: getParameter(page.search, 'index'),
      id: getParameter(page.search, 'id'),
    },
  }),
});

/** Where a login returns to: the page below, unless that is an authentication page. */
export const getReturnDestination = ({
  currentPage,
}: Pick<DesktopLoginStackContext, 'currentPage'>): Destination | undefined =>
  currentPage.path.startsWith(LOGIN_AREA) ? undefined : currentPage;
