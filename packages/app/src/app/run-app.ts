import { readLocale } from '@parlor/api/rules/locale';
import { selectRouteGuard } from '@parlor/flows/route-guard';
import { selectSession } from '@parlor/flows/session';
import { readAppearance, readTheme } from '@parlor/flows/theme-and-locale';
import { createPath } from 'react-router-dom';
import { explain } from '../data/errors.ts';
import { readStamp } from '../features/session/online-time.ts';
import { languageTag } from '../languages/languages.ts';
import { findRouteName } from '../navigation/paths.ts';
import type { RouteHandle } from '../navigation/route.ts';
import { hasCookie, mirrorInCookie } from '../platform/cookies.ts';
import type { ScrollState } from '../platform/initial-scroll.ts';
import { page } from '../platform/page.ts';
import { online, onReturn } from '../platform/signals.ts';
import type { Router } from '../routes/AppRouter.tsx';
import type { App } from './create-app.ts';

/**
 * Handles what the machines emit: navigates, shows messages, writes the storage. Then starts the
 * machines.
 */
export function runApp(app: App, router: Router): void {
  app.reloadTarget.get = () => {
    const { location } = router.state.navigation;
    return location && createPath(location);
  };
  handleStartup(app);
  handleThemeAndLocale(app);
  handleSession(app, router);
  dismissLoginOnArrival(app, router);
  forwardBrowserEvents(app);

  // First: the calls of the others carry its locale.
  app.themeAndLocale.start();
  app.session.start();
  app.startup.start();
}

function handleStartup(app: App): void {
  const { languages, onlineTime, startup, themeAndLocale, toasts } = app;
  const { device, storage } = app.platform;
  startup.on('deviceTypeChanged', () => storage.writeJson('deviceInfo', device));
  startup.on('relaunch', ({ to }) => page.open(to));
  startup.on('trackOnlineTime', () => onlineTime.start());
  startup.on('localeChosen', ({ locale }) => {
    themeAndLocale.send({ type: 'locale.chosen', locale });
  });
  startup.on('siteInfoLoaded', ({ siteInfo }) => {
    if (siteInfo.websiteLogo !== '') page.setIcon(siteInfo.websiteLogo);
    const { trackingPixelId } = siteInfo;
    if (trackingPixelId !== '' && storage.read('pixelConsent') === 'yes') {
      // Fire and forget.
      import('../features/privacy/pixel.ts').then(
        ({ countVisit }) => countVisit(trackingPixelId),
        () => undefined,
      );
    }
  });
  startup.on('toast', ({ error }) =>
    toasts.show({ text: explain(languages.get(), error).text, tone: 'critical' }),
  );
  startup.on('domainFound', ({ domain }) => storage.write('appDomain', domain));
  startup.on('domainReset', () => storage.write('appDomain', null));
}

function handleThemeAndLocale(app: App): void {
  const { languages, startup, themeAndLocale, toasts } = app;
  const store = (name: 'theme' | 'appearance' | 'locale', value: string) => {
    app.platform.storage.write(name, value);
    mirrorInCookie(name, value);
  };
  themeAndLocale.on('themeChosen', ({ theme }) => store('theme', theme));
  themeAndLocale.on('appearanceChosen', ({ appearance }) => store('appearance', appearance));
  themeAndLocale.on('localeShown', ({ locale }) => store('locale', locale));
  themeAndLocale.on('requestLocaleChanged', () => startup.send({ type: 'revalidate' }));
  themeAndLocale.on('localeMissing', ({ error }) => {
    // The first paint set the stored language, which could not be loaded.
    page.setLanguage(languageTag(languages.shown()));
    toasts.show({ text: explain(languages.get(), error).text, tone: 'critical' });
  });
  languages.subscribe(() => page.setLanguage(languageTag(languages.shown())));
}

function handleSession(app: App, router: Router): void {
  const { guard, languages, loginPrompt, onlineTime, session, toasts } = app;
  session.on('sessionOpened', () => {
    // Also for a session of a browser that has lost its cookies.
    if (!hasCookie('hasSession')) mirrorInCookie('hasSession', '1');
    guard.send({ type: 'session.opened' });
    loginPrompt.close();
  });
  session.on('loginSucceeded', () => {
    // The session has the destination already; a pending action still runs.
    if (!loginPrompt.next()?.action) loginPrompt.remember(null);
    toasts.show({ text: languages.get()('titles.loginSuccess'), tone: 'positive' });
    session.send({ type: 'loginNotice.shown' });
  });
  session.on('sessionClosed', ({ ending }) => {
    const wasPlayer = selectRouteGuard(guard.getSnapshot()).access === 'player';
    if (wasPlayer && ending === 'logout') {
      toasts.show({ text: languages.get()('account.loggedOut') });
    }
    guard.send({ type: 'session.closed' });
  });
  session.on('trackOnlineTime', () => onlineTime.start());
  session.on('stopOnlineTime', () => onlineTime.stop());
  session.on('navigate', ({ to }) => {
    // Only to routes of the table (S25).
    if (findRouteName(to.path) === null) return;
    const address = to.path + to.search;
    const next = loginPrompt.next();
    const isNext = next !== null && next.destination.path + next.destination.search === address;
    const state: ScrollState | undefined =
      isNext && next.top !== undefined ? { scrollTop: next.top } : undefined;
    void router.navigate(address, { replace: true, state });
  });
  session.on('reload', () => page.reload());
  session.on('toast', ({ msg }) => {
    toasts.show({ text: msg || languages.get()('failure.sessionDead'), tone: 'critical' });
  });
}

const isLoginPage = (path: string) => path.startsWith('/pages/login/');

/** A visitor who leaves the login pages for another page has cancelled the login. */
function dismissLoginOnArrival({ guard, loginPrompt }: App, router: Router): void {
  onArrival(router, ({ location: { pathname }, matches }) => {
    const { access } = selectRouteGuard(guard.getSnapshot());
    if (access !== 'player' && loginPrompt.get().kind === 'closed' && !isLoginPage(pathname)) {
      loginPrompt.remember(null);
    }
    if (access !== 'loginRequired' || loginPrompt.get().kind === 'popup') return;
    const route: RouteHandle | undefined = matches.at(-1)?.route.handle;
    if (route?.row.access === 'public' && route.name !== null && !isLoginPage(pathname)) {
      guard.send({ type: 'login.dismissed' });
    }
  });
}

/** Calls the listener with the first page, once the router has loaded it, and with every later page. */
function onArrival(router: Router, listener: (state: Router['state']) => void): void {
  let shown: unknown;
  const update = (state: Router['state']) => {
    if (!state.initialized || state.location === shown) return;
    shown = state.location;
    listener(state);
  };
  update(router.state);
  router.subscribe(update);
}

/** Forwards changes in other tabs, in the network and of the window to the machines. */
function forwardBrowserEvents({ platform: { storage }, session, startup, themeAndLocale }: App) {
  storage.subscribe((name) => {
    if (name === 'token') session.send({ type: 'token.changed', token: storage.read('token') });
    const at = name === 'onlineTimeStamp' ? readStamp(storage) : null;
    if (at !== null) session.send({ type: 'onlineTime.reported', at });
    const theme = name === 'theme' && readTheme(storage.read(name));
    if (theme) themeAndLocale.send({ type: 'theme.chosen', theme });
    const appearance = name === 'appearance' && readAppearance(storage.read(name));
    if (appearance) themeAndLocale.send({ type: 'appearance.chosen', appearance });
    const locale = name === 'locale' && readLocale(storage.read(name));
    if (locale) themeAndLocale.send({ type: 'locale.chosen', locale });
  });
  online.subscribe(() => {
    if (!online.get()) return;
    startup.send({ type: 'online' });
    themeAndLocale.send({ type: 'online' });
  });
  onReturn(() => {
    if (selectSession(session.getSnapshot()).view === 'forbidden')
      session.send({ type: 'site.probe' });
  });
}
