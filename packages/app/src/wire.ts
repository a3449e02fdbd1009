import type { Locale } from '@parlor/api/constants';
import { readLocale } from '@parlor/api/rules/locale';
import { selectIsLoginAsked } from '@parlor/flows/route-guard';
import { selectIsForbidden } from '@parlor/flows/session';
import type { App } from './app.ts';
import { explain } from './data/errors.ts';
import { languageTag } from './languages/languages.ts';
import { mirrorInCookie } from './platform/cookies.ts';
import { page } from './platform/page.ts';
import { online, onReturn } from './platform/signals.ts';
import { routeAt } from './routes/match.ts';
import { routeOf } from './routes/paths.ts';

/** Where a login happens: leaving it for another page means that the visitor gave up. */
const isLoginPage = (path: string) => path.startsWith('/pages/login/');

/**
 * Connects what the machines say with what happens: the navigator goes somewhere, a message is shown,
 * something is stored. Then starts the machines.
 */
export function run(app: App): void {
  const {
    guard,
    languages,
    loginPrompt,
    navigator,
    onlineTime,
    session,
    startup,
    storage,
    toasts,
  } = app;

  const chooseLanguage = (locale: Locale) => {
    // Without its words the page goes on in the language that it has.
    languages.choose(locale).catch((error: unknown) => {
      toasts.show({ text: explain(languages.get(), error).text, tone: 'critical' });
    });
  };

  startup.on('deviceTypeChanged', () => storage.writeJson('deviceInfo', app.device));
  startup.on('relaunch', ({ to }) => page.open(to));
  startup.on('localeChosen', ({ locale }) => {
    storage.write('locale', locale);
    chooseLanguage(locale);
  });
  startup.on('siteInfoLoaded', ({ siteInfo }) => {
    storage.writeJson('websiteInfo', siteInfo);
    if (siteInfo.websiteLogo !== '') page.setIcon(siteInfo.websiteLogo);
  });
  startup.on('toast', ({ error }) =>
    toasts.show({ text: explain(languages.get(), error).text, tone: 'critical' }),
  );
  startup.on('domainFound', ({ domain }) => storage.write('appDomain', domain));
  startup.on('domainReset', () => storage.write('appDomain', null));

  session.on('sessionOpened', () => {
    guard.send({ type: 'session.opened' });
    loginPrompt.close();
  });
  session.on('loginSucceeded', () => {
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
    if (routeOf(to.path) !== null) navigator.navigate(to.path + to.search, { replace: true });
  });
  session.on('reload', () => page.reload());
  session.on('toast', ({ msg }) => {
    toasts.show({ text: msg || languages.get()('failure.sessionDead'), tone: 'critical' });
  });

  navigator.subscribe(({ pathname }) => {
    if (!selectIsLoginAsked(guard.getSnapshot()) || loginPrompt.get().kind === 'popup') return;
    const { name, row } = routeAt(pathname);
    const isPublic = name !== null && row.access === 'public';
    if (isPublic && !isLoginPage(pathname)) guard.send({ type: 'login.dismissed' });
  });

  storage.subscribe((name) => {
    if (name === 'token') session.send({ type: 'token.changed', token: storage.read('token') });
    if (name === 'locale') mirrorInCookie('locale', storage.read('locale'));
  });
  online.subscribe(() => {
    if (online.get()) startup.send({ type: 'online' });
  });
  onReturn(() => {
    if (selectIsForbidden(session.getSnapshot())) session.send({ type: 'site.probe' });
  });
  languages.subscribe(() => page.setLanguage(languageTag(languages.shown())));

  const stored = readLocale(storage.read('locale'));
  if (stored !== undefined) chooseLanguage(stored);
  session.start();
  startup.start();
}
