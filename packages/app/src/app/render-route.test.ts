import { getServiceContactInformation } from '@parlor/api/calls/contact';
import type { Call, RequestOf, ResponseOf } from '@parlor/api/calls/define';
import { gameInfo } from '@parlor/api/calls/game-page';
import { home } from '@parlor/api/calls/games';
import { gameDetail, homePage, serviceContacts } from '@parlor/api/fixtures';
import { unstable_serialize } from 'swr';
import { describe, expect, it } from 'vitest';
import { callKey } from '../data/use-call.ts';
import { getHref, type RouteName } from '../navigation/paths.ts';
import { routeTable } from '../routes/table/index.ts';
import { screens } from '../routes/table/screens.ts';
import { createMemoryApp } from '../testing/memory-app.ts';
import type { App } from './create-app.ts';
import { renderRoute } from './render-route.tsx';

/** Responses that a server has available when it renders. */
type Known = [name: string, state: { data: unknown }];
const known = <C extends Call>(call: C, args: RequestOf<C>, data: ResponseOf<C>): Known => [
  unstable_serialize(callKey(call, args, 'en_US')),
  { data },
];

/** Renders an address as a server does; a redirect returns its target instead of a page. */
async function render(app: App, address: string, answers: Known[] = []): Promise<string> {
  const route = await renderRoute({ ...app, cache: new Map(answers) }, address);
  return 'redirect' in route ? `redirect to ${route.redirect}` : route.html;
}

/** Pages without content until a browser has read its address or its frame. */
const onlyWait: readonly RouteName[] = ['gamePostMessagePage'];

/**
 * The public pages with content (docs/product.md: States and transitions), and the text that each
 * must contain.
 */
const pages: [name: RouteName, address: string, answers: Known[], words: string[]][] = [
  [
    'home',
    getHref('home'),
    [known(home, {}, homePage)],
    ['Sign up', homePage.newGames[0]?.gameName ?? '', 'All games'],
  ],
  ['browser', getHref('browser'), [known(home, {}, homePage)], ['All games', 'Filter']],
  ['privilege', getHref('privilege'), [], ['Promotions']],
  ['myGames', getHref('myGames'), [known(home, {}, homePage)], ['Your games in one place']],
  ['account', getHref('account'), [], ['Sign up', 'Version']],
  [
    'contactInfomation',
    getHref('contactInfomation'),
    [known(getServiceContactInformation, {}, { rows: serviceContacts })],
    ['How can we help?', '(02) 8555 0142'],
  ],
  ['userAgreement', getHref('userAgreement'), [], ['User agreement']],
  ['entry', getHref('entry', { inviteCode: 'MARIA7' }), [], ['You&#x27;re invited', 'MARIA7']],
  ['forbidden', getHref('forbidden'), [], ['Not available here']],
  ['desktop', getHref('desktop'), [known(home, {}, homePage)], ['All games']],
  ['depositResult', getHref('depositResult'), [], ['Your payment is being processed']],
];

describe('public pages render to a string, so that a server can send them', () => {
  it('runs in Node without a DOM', () => {
    expect(typeof window).toBe('undefined');
    expect(typeof document).toBe('undefined');
  });

  it.each(pages)('%s', async (_, address, answers, words) => {
    const app = await createMemoryApp();
    const html = await render(app, address, answers);
    for (const word of words) expect(html).toContain(word);
  });

  it.each(pages)('renders %s while its data loads', async (_, address) => {
    const app = await createMemoryApp();
    expect(await render(app, address)).toContain('<main');
  });

  const open = (Object.keys(routeTable) as RouteName[]).filter(
    (name) =>
      routeTable[name].access === 'public' &&
      (name in screens || name === 'home' || name === 'desktop'),
  );

  it.each(open)('renders %s for a phone and a desktop without a token', async (name) => {
    for (const deviceType of ['mobile', 'desktop'] as const) {
      const app = await createMemoryApp({ deviceType });
      const html = await render(app, getHref(name));
      expect(html).toContain('<main');
      // The return page of games and the redirect page of an identity provider only wait.
      expect(html.match(/<h1/g) ?? [], deviceType).toHaveLength(onlyWait.includes(name) ? 0 : 1);
    }
  });

  it('redirects a visitor from gameDetail to the login page', async () => {
    const app = await createMemoryApp();
    const answers = [known(gameInfo, { id: '1' }, gameDetail)];
    const html = await render(app, getHref('gameDetail', { id: '1' }), answers);
    expect(html).toBe('redirect to /pages/login/accountLogin');
  });

  it.each([
    ['mobile', '/pages/index/index'],
    ['desktop', '/pages/desktop/index'],
  ] as const)('the root address leads a %s to its home', async (deviceType, path) => {
    const app = await createMemoryApp({ deviceType });
    expect(await render(app, '/')).toBe(`redirect to ${path}`);
  });

  it('renders the not-found page for an unknown address', async () => {
    expect(await render(await createMemoryApp(), '/nowhere')).toContain('<main');
  });

  it('shows the name of the site', async () => {
    const app = await createMemoryApp({ site: { websiteName: 'Lucky Harbour' } });
    expect(await render(app, getHref('home'), [known(home, {}, homePage)])).toContain(
      'Lucky Harbour',
    );
  });
});
