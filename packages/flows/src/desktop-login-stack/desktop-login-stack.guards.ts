import type { Destination } from '../route-guard/route-guard.types.ts';
import type {
  BrowserPage,
  DesktopLoginStackContext,
  LoginSubView,
} from './desktop-login-stack.types.ts';

const BROWSER = '/pages/browser/browser';
const LOGIN_AREA = '/pages/login/';

/** Home, and what its menu leads to. Section 2. */
const HOME_MENU: readonly string[] = [
  '/pages/desktop/index',
  '/pages/index/index',
  BROWSER,
  '/pages/privilege/privilege',
  '/pages/myGames/myGames',
  '/pages/account/account',
];

/** On top of which views one may be shown: the phone is bound before the profile is filled. */
const FOLLOWS: Readonly<Record<LoginSubView, readonly LoginSubView[]>> = {
  accountLogin: [],
  codeLogin: ['accountLogin'],
  bindPhone: ['accountLogin', 'codeLogin'],
  fillProfile: ['bindPhone'],
};

export const topOf = ({ stack }: Pick<DesktopLoginStackContext, 'stack'>): LoginSubView =>
  stack.at(-1) ?? 'accountLogin';

/** Whether a view may be shown above the one that shows. */
export const mayFollow = (
  context: Pick<DesktopLoginStackContext, 'stack'>,
  view: LoginSubView,
): boolean => FOLLOWS[view].includes(topOf(context));

/** The stack with a view that stands on it on top. */
export const returnedTo = (
  stack: readonly LoginSubView[],
  view: LoginSubView,
): readonly LoginSubView[] => stack.slice(0, stack.indexOf(view) + 1);

const parameterOf = (search: string, name: keyof BrowserPage): string =>
  new RegExp(`[?&]${name}=([^&#]*)`).exec(search)?.[1] ?? '';

/** What is kept of a page that is shown. */
export const keptOf = (
  page: Destination,
): Partial<Pick<DesktopLoginStackContext, 'currentPage' | 'homeMenuPage' | 'browserPage'>> => ({
  currentPage: page,
  ...(HOME_MENU.includes(page.path) && { homeMenuPage: page.path }),
  ...(page.path === BROWSER && {
    browserPage: {
      index: parameterOf(page.search, 'index'),
      id: parameterOf(page.search, 'id'),
    },
  }),
});

/** Where a login returns to: the page below, unless that is a way in itself. */
export const returnOf = ({
  currentPage,
}: Pick<DesktopLoginStackContext, 'currentPage'>): Destination | undefined =>
  currentPage.path.startsWith(LOGIN_AREA) ? undefined : currentPage;
