import { readLocale } from '@parlor/api/rules/locale';
import { selectIsLoginAsked } from '@parlor/flows/route-guard';
import { selectIsForbidden } from '@parlor/flows/session';
import { readAppearance, readTheme } from '@parlor/flows/theme-and-locale';
import { createPath } from 'react-router-dom';
import type { App } from './app.ts';
import { explain } from './data/errors.ts';
import { readStamp } from './features/session/online-time.ts';
import { languageTag } from './languages/languages.ts';
import { mirrorInCookie } from './platform/cookies.ts';
import { page } from './platform/page.ts';
import type { OpensAt } from './platform/scroll.ts';
import { online, onReturn } from './platform/signals.ts';
import type { Router } from './routes/AppRouter.tsx';
import { routeOf } from './routes/paths.ts';
import type { RouteHandle } from './routes/row.ts';

/** Where a login happens: leaving it for another page means that the visitor gave up. */
const isLoginPage = (path: string) => path.startsWith('/pages/login/');

/** Calls the listener with the first page and with every further one, once the router is there. */
function onArrival(router: Router, listener: (state: Router['state']) => void): void {
  let shown: unknown;
  const look = (state: Router['state']) => {
    if (!state.initialized || state.location === shown) return;
    shown = state.location;
    listener(state);
  };
  look(router.state);
  router.subscribe(look);
}

/**
 * Connects what the machines emit with what happens: the router goes somewhere, a message is shown,
 * something is stored. Then starts the machines.
 */
export function run(app: App, router: Router): void {
  const {
    guard,
    languages,
    loginPrompt,
    onlineTime,
    session,
    startup,
    storage,
    themeAndLocale,
    toasts,
  } = app;

  app.reloadTarget.get = () => {
    const { location } = router.state.navigation;
    return location && createPath(location);
  };

  startup.on('deviceTypeChanged', () => storage.writeJson('deviceInfo', app.device));
  startup.on('relaunch', ({ to }) => page.open(to));
  startup.on('trackOnlineTime', () => onlineTime.start());
  startup.on('localeChosen', ({ locale }) => {
    themeAndLocale.send({ type: 'locale.chosen', locale });
  });
  startup.on('siteInfoLoaded', ({ siteInfo }) => {
    if (siteInfo.websiteLogo !== '') page.setIcon(siteInfo.websiteLogo);
    const { trackingPixelId } = siteInfo;
    if (trackingPixelId !== '' && storage.read('pixelConsent') === 'yes') {
      // Nobody waits for it, and nobody misses it.
      import('./features/privacy/pixel.ts').then(
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

  const keep = (name: 'theme' | 'appearance' | 'locale', value: string) => {
    storage.write(name, value);
    mirrorInCookie(name, value);
  };
  themeAndLocale.on('themeChosen', ({ theme }) => keep('theme', theme));
  themeAndLocale.on('appearanceChosen', ({ appearance }) => keep('appearance', appearance));
  themeAndLocale.on('localeShown', ({ locale }) => keep('locale', locale));
  themeAndLocale.on('requestLocaleChanged', () => startup.send({ type: 'revalidate' }));
  themeAndLocale.on('localeMissing', ({ error }) => {
    // The first paint took the language for granted.
    page.setLanguage(languageTag(languages.shown()));
    toasts.show({ text: explain(languages.get(), error).text, tone: 'critical' });
  });

  session.on('sessionOpened', () => {
    guard.send({ type: 'session.opened' });
    loginPrompt.close();
  });
  session.on('loginSucceeded', () => {
    // Where the person was going has been told to the session; what they were about to do comes next.
    if (!loginPrompt.next()?.act) loginPrompt.remember(null);
    toasts.show({ text: languages.get()('titles.loginSuccess'), tone: 'positive' });
    session.send({ type: 'loginNotice.shown' });
  });
  session.on('sessionClosed', () => {
    const wasPlayer = guard.getSnapshot().context.hasToken;
    if (wasPlayer && session.getSnapshot().context.ending === 'logout') {
      toasts.show({ text: languages.get()('account.loggedOut') });
    }
    guard.send({ type: 'session.closed' });
  });
  session.on('trackOnlineTime', () => onlineTime.start());
  session.on('stopOnlineTime', () => onlineTime.stop());
  session.on('navigate', ({ to }) => {
    // Only ever to a route of the table (S25).
    if (routeOf(to.path) === null) return;
    const address = to.path + to.search;
    const next = loginPrompt.next();
    const isNext = next !== null && next.destination.path + next.destination.search === address;
    const state: OpensAt | undefined =
      isNext && next.top !== undefined ? { scrollTop: next.top } : undefined;
    void router.navigate(address, { replace: true, state });
  });
  session.on('reload', () => page.reload());
  session.on('toast', ({ msg }) => {
    toasts.show({ text: msg || languages.get()('failure.sessionDead'), tone: 'critical' });
  });

  onArrival(router, ({ location: { pathname }, matches }) => {
    const isVisitor = !guard.getSnapshot().context.hasToken;
    if (isVisitor && loginPrompt.get().kind === 'closed' && !isLoginPage(pathname)) {
      loginPrompt.remember(null);
    }
    if (!selectIsLoginAsked(guard.getSnapshot()) || loginPrompt.get().kind === 'popup') return;
    const route: RouteHandle | undefined = matches.at(-1)?.route.handle;
    if (route?.row.access === 'public' && route.name !== null && !isLoginPage(pathname)) {
      guard.send({ type: 'login.dismissed' });
    }
  });

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
    if (selectIsForbidden(session.getSnapshot())) session.send({ type: 'site.probe' });
  });
  languages.subscribe(() => page.setLanguage(languageTag(languages.shown())));

  // Before all others: their calls ask it for a language.
  themeAndLocale.start();
  session.start();
  startup.start();
}
