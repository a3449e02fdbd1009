import { getInfo } from '@parlor/api/calls/auth';
import { bulletinList } from '@parlor/api/calls/content';
import { home } from '@parlor/api/calls/games';
import { getWebsiteInfo } from '@parlor/api/calls/site';
import { getBalanceInfo, getWalletParams } from '@parlor/api/calls/wallet';
import type { SiteInfo } from '@parlor/api/entities';
import {
  balanceInfo,
  bulletin,
  homePage,
  siteInfo,
  userInfo,
  walletParams,
} from '@parlor/api/fixtures';
import { answer } from '@parlor/api/mocks';
import { getResponse, type HttpHandler } from 'msw';
import { useState } from 'react';

import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { configure } from 'storybook/test';

import { createApp } from '../app.ts';
import { AppContext } from '../app-context.ts';
import { DataProvider } from '../data/swr.tsx';
import { createMemoryStore, createStorage } from '../platform/storage.ts';
import { AppRoutes } from '../routes/AppRoutes.tsx';
import { NavigatorConnection } from '../routes/NavigatorConnection.tsx';
import { Startup } from '../shell/Startup.tsx';
import { run } from '../wire.ts';

// A screen comes in several chunks, each fetched and compiled when it is first shown.
configure({ asyncUtilTimeout: 10_000 });

export interface StoryAppProps {
  /** Address of the route table that is shown. */
  path: string;
  /** Is somebody logged in? Default false. */
  player?: boolean;
  /** Changes of the site's settings. */
  site?: Partial<SiteInfo>;
  /** Answers that differ from those of an ordinary day; the first that fits counts. */
  handlers?: readonly HttpHandler[];
}

/** The answers of an ordinary day, made from the contract. */
const ordinary = (site: Partial<SiteInfo>): HttpHandler[] => [
  answer(getWebsiteInfo, () => ({ ...siteInfo, demo: false, ...site })),
  answer(home, () => homePage),
  answer(bulletinList, () => ({ rows: [bulletin], total: 1 })),
  answer(getInfo, () => userInfo),
  answer(getWalletParams, () => walletParams),
  answer(getBalanceInfo, () => balanceInfo),
];

/** Answers as a server would; a call that nobody answers fails as it does without a network. */
function answeringFetch(handlers: HttpHandler[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const response = await getResponse(handlers, request);
    if (response === undefined) throw new TypeError(`Nobody answers ${request.url}`);
    return response;
  };
}

/** The whole app around one route, over a made-up server: what every screen's story shows. */
export function StoryApp({ path, player = false, site = {}, handlers = [] }: StoryAppProps) {
  const [{ app, cache }] = useState(() => {
    const storage = createStorage(createMemoryStore());
    storage.write('locale', 'en_US');
    if (player) storage.write('token', 'a story');
    const made = createApp({
      storage,
      tabStore: createMemoryStore(),
      fetch: answeringFetch([...handlers, ...ordinary(site)]),
    });
    run(made);
    return { app: made, cache: new Map() };
  });
  return (
    <AppContext value={app}>
      <I18nextProvider i18n={app.languages.i18n}>
        <DataProvider cache={cache}>
          <Startup>
            <MemoryRouter initialEntries={[path]}>
              <NavigatorConnection />
              <AppRoutes />
            </MemoryRouter>
          </Startup>
        </DataProvider>
      </I18nextProvider>
    </AppContext>
  );
}
