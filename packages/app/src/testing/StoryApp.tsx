import { getInfo } from '@parlor/api/calls/auth';
import { bulletinList, getDailyNotification } from '@parlor/api/calls/content';
import { getDocument } from '@parlor/api/calls/documents';
import { favoriteIds } from '@parlor/api/calls/game-page';
import { home } from '@parlor/api/calls/games';
import { getNextLevelSchedule } from '@parlor/api/calls/levels';
import {
  categoryMakerGames,
  latestWins,
  makerGames,
  navigationTags,
} from '@parlor/api/calls/lobby';
import { messageNumber } from '@parlor/api/calls/messages';
import { identityProviders } from '@parlor/api/calls/oauth';
import { sessionList } from '@parlor/api/calls/profile';
import { getWebsiteInfo } from '@parlor/api/calls/site';
import { getBalanceInfo, getWalletParams } from '@parlor/api/calls/wallet';
import type { HomePage, SiteInfo } from '@parlor/api/entities';
import {
  balanceInfo,
  bulletin,
  dailyNotification,
  deviceSessions,
  homePage as fullHomePage,
  levelSchedule,
  markedGames,
  identityProviders as providers,
  siteDocuments,
  siteInfo,
  navigationTags as tags,
  userInfo,
  walletParams,
  latestWins as wins,
} from '@parlor/api/fixtures';
import { answer } from '@parlor/api/mocks';
import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import { type ReactNode, use, useState } from 'react';
import { createMemoryRouter, parsePath } from 'react-router-dom';
import { AppProviders } from '../app/AppProviders.tsx';
import { createApp } from '../app/create-app.ts';
import { runApp } from '../app/run-app.ts';
import { PageTheme } from '../features/theme-and-locale/PageTheme.tsx';
import { createMemoryStore, createStorage, type StorageName } from '../platform/storage.ts';
import { AppRouter } from '../routes/AppRouter.tsx';
import { createRoutes } from '../routes/routes.tsx';
import { Startup } from '../shell/Startup.tsx';
import { gamesPage } from './games-page.ts';
import { StoryPreferencesContext } from './story-preferences.ts';
import { watchToasts } from './toasts.ts';

export interface StoryAppProps {
  /** The address to show, from the route table. */
  path: string;
  /** Whether a player is logged in. Default false. */
  player?: boolean;
  /**
   * The stored data of an earlier visit. Theme, appearance and language default to Storybook's
   * toolbars; `null` is a visit without a choice.
   */
  stored?: Partial<Record<StorageName, string | null>>;
  /** The tab's stored data from before a reload. */
  tab?: Readonly<Record<string, unknown>>;
  /** Overrides of the site's settings. */
  site?: Partial<SiteInfo>;
  /** What home shows. Default: a few games of each list, as most stories only end there. */
  homePage?: HomePage;
  /** Responses that differ from the default ones; the first match is used. */
  handlers?: readonly HttpHandler[];
}

const shortHomePage: HomePage = {
  ...fullHomePage,
  makers: fullHomePage.makers.slice(0, 2),
  recentGames: fullHomePage.recentGames.slice(0, 1),
  newGames: fullHomePage.newGames.slice(0, 3),
  hotGames: fullHomePage.hotGames.slice(0, 3),
  games: { ...fullHomePage.games, rows: fullHomePage.games.rows.slice(0, 3) },
};

/** Default responses, created from the contract. */
const defaultHandlers = (site: Partial<SiteInfo>, homePage: HomePage): HttpHandler[] => [
  answer(getWebsiteInfo, () => ({ ...siteInfo, demo: false, ...site })),
  answer(home, () => homePage),
  answer(latestWins, () => ({ rows: wins })),
  answer(navigationTags, () => ({ rows: tags })),
  answer(makerGames, (args) => gamesPage(args, 31)),
  answer(categoryMakerGames, (args) => gamesPage(args, 240)),
  answer(favoriteIds, () => ({ ids: markedGames.map(({ gameId }) => gameId) })),
  answer(bulletinList, () => ({ rows: [bulletin], total: 1 })),
  answer(getDocument, ({ name }) => ({
    name: 'userAgreement' as const,
    content: '',
    ...siteDocuments.find((known) => known.name === name),
  })),
  answer(identityProviders, () => ({ rows: providers })),
  answer(sessionList, () => ({ rows: deviceSessions })),
  answer(getNextLevelSchedule, () => levelSchedule),
  answer(messageNumber, () => ({ rows: [], total: 0, unread: 0 })),
  // Shown only in its own stories: it would cover all others.
  answer(getDailyNotification, () => ({ ...dailyNotification, notification: null })),
  answer(getInfo, () => userInfo),
  answer(getWalletParams, () => walletParams),
  answer(getBalanceInfo, () => balanceInfo),
  http.get('*/domain/lookup', () =>
    HttpResponse.json({ code: 200, data: { domain: 'play.test' } }),
  ),
];

/** A `fetch` over the mocked server; a call without a handler fails as it does offline. */
function createMockFetch(handlers: HttpHandler[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const response = await getResponse(handlers, request);
    if (response === undefined) throw new TypeError(`No handler for ${request.url}`);
    // As `fetch` does when offline.
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

/**
 * The whole app around one route, with a mocked server, in the theme, appearance and locale of
 * Storybook's toolbars. A change of these starts a new visit.
 */
export function StoryApp(props: StoryAppProps) {
  const { theme, appearance, locale } = use(StoryPreferencesContext);
  return <Visit key={`${theme} ${appearance} ${locale}`} {...props} />;
}

/** The number of visits so far, for the keys of their entries. */
let visits = 0;

function Visit({
  path,
  player = false,
  stored = {},
  tab = {},
  site = {},
  homePage = shortHomePage,
  handlers = [],
}: StoryAppProps) {
  const { isPage, theme, appearance, locale } = use(StoryPreferencesContext);
  const [{ app, router }] = useState(() => {
    const storage = createStorage(createMemoryStore());
    for (const [name, value] of Object.entries({ theme, appearance, locale, ...stored })) {
      storage.write(name as StorageName, value);
    }
    if (player) storage.write('token', 'a story');
    const tabStore = createMemoryStore();
    for (const [name, value] of Object.entries(tab)) tabStore.setItem(name, JSON.stringify(value));
    const made = createApp({
      storage,
      tabStore,
      fetch: createMockFetch([...handlers, ...defaultHandlers(site, homePage)]),
    });
    // React Router keeps scroll positions for all routers of a page, by the key of an entry.
    visits += 1;
    const entry = { ...parsePath(path), key: `visit ${visits}` };
    const router = createMemoryRouter(createRoutes(made), { initialEntries: [entry] });
    runApp(made, router);
    watchToasts(made.toasts);
    return { app: made, router };
  });
  const Theme = isPage ? PageTheme : WithoutPageTheme;
  return (
    <AppProviders app={app}>
      <Theme>
        <Startup>
          <AppRouter router={router} />
        </Startup>
      </Theme>
    </AppProviders>
  );
}

function WithoutPageTheme({ children }: { children: ReactNode }) {
  return children;
}
