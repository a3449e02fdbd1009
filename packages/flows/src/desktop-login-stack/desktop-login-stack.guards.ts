import type { Destination } from '../route-guard/route-guard.types.ts';
import type {
  BrowserPage,
  DesktopLoginStackEvent,
  LoginSubView,
  PagesBelow,
} from './desktop-login-stack.types.ts';

const BROWSER = '/pages/browser/browser';
const LOGIN_AREA = '/pages/login/';

/** Home and the pages of its menu. */
const HOME_MENU: readonly string[] = [
  '/pages/desktop/index',
  '/pages/index/index',
  BROWSER,
  '/pages/privilege/privilege',
  '/pages/myGames/myGames',
  '/pages/account/account',
];

/** Whether the event pushes this view. */
export const pushes = (event: DesktopLoginStackEvent, view: LoginSubView): boolean =>
  event.type === 'push' && event.view === view;

const getParameter = (search: string, name: keyof BrowserPage): string =>
  new RegExp(`[?&]${name}=([^&#]*)`).exec(search)?.[1] ?? '';

/** Stored data of the page that is shown. */
export const toStoredPages = (page: Destination): Partial<PagesBelow> => ({
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
}: Pick<PagesBelow, 'currentPage'>): Destination | undefined =>
  currentPage.path.startsWith(LOGIN_AREA) ? undefined : currentPage;
