import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openEmbeddedForTest,
  type TestDatabase,
  testCore,
  testPlatform,
} from '../../testing/index.ts';
import { toDate } from '../clock.ts';
import { withTransaction } from '../database/transaction.ts';
import { announceSiteChange } from '../events/hub.ts';

const PAGE = '<!doctype html><html><head><title>built</title></head><body></body></html>';
/** A bundle that shows what it was given, and how many pages it has rendered. */
const BUNDLE = `
let count = 0;
export const createPageRenderer = ({ html, stylesheets }) => async ({ fetch, ...request }) => {
  count += 1;
  if (request.path === '/throws') throw new Error('no page');
  if (request.path === '/left') return { html: 'a head alone', isRendered: false, error: new Error('no body') };
  const answer = await fetch('http://localhost/user-api/none?lang=en_US');
  return { isRendered: request.path !== '/own', html: JSON.stringify({ count, request, stylesheets, answer: answer.status }) };
};`;
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';

describe('pages that the server renders', () => {
  let database: TestDatabase;
  let folder: string;
  const ends: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    database = await openEmbeddedForTest();
    folder = mkdtempSync(join(tmpdir(), 'parlor-app-'));
    for (const name of ['assets', 'server']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'index.html'), PAGE);
    writeFileSync(join(folder, 'assets/part-abc.css'), '.part{color:red}');
    writeFileSync(join(folder, 'server/server.js'), BUNDLE);
    writeFileSync(join(folder, 'server/package.json'), '{"type":"module"}');
  });
  afterAll(async () => {
    for (const end of ends) await end();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  /** A server with a cache of its own. */
  async function serve(env: Record<string, string> = {}) {
    const core = testCore(database.db, { env: { APP_DIST: folder, ...env } });
    const { app, close } = await testPlatform(core, { modules: [] });
    ends.push(close);
    const navigate = async (url: string, headers: Record<string, string> = {}) => {
      const answer = await app.inject({
        url,
        headers: { 'sec-fetch-mode': 'navigate', ...headers },
      });
      expect(answer.statusCode).toBe(200);
      return answer.body;
    };
    return { app, core, navigate };
  }

  it('are rendered from the address, the preferences and the device, and from nothing else', async () => {
    const { navigate } = await serve({ PUBLIC_ORIGIN: 'https://play.test' });
    const cookie = 'locale=th_TH; theme=pink; appearance=dark; hasSession=1; token=secret';
    const headers = { cookie, authorization: 'Bearer secret', 'user-agent': PHONE };
    const page = JSON.parse(await navigate('/pages/index/index', headers));
    expect(page.request).toEqual({
      path: '/pages/index/index',
      search: '',
      origin: 'https://play.test',
      addressLocale: null,
      locale: 'th_TH',
      theme: 'pink',
      appearance: 'dark',
      deviceType: 'mobile',
      hasSession: true,
      hasPlayed: false,
    });
    expect(page.stylesheets).toEqual([{ href: '/assets/part-abc.css', css: '.part{color:red}' }]);
    expect(page.answer).toBe(404);
  });

  it('take a device by its client hint, then by its user agent', async () => {
    const { navigate } = await serve();
    const getDevice = async (headers: Record<string, string>) =>
      JSON.parse(await navigate('/', headers)).request.deviceType;
    expect(await getDevice({ 'user-agent': PHONE })).toBe('mobile');
    expect(await getDevice({ 'user-agent': DESKTOP })).toBe('desktop');
    expect(await getDevice({ 'user-agent': DESKTOP, 'sec-ch-ua-mobile': '?1' })).toBe('mobile');
    expect(await getDevice({ 'user-agent': PHONE, 'sec-ch-ua-mobile': '?0' })).toBe('desktop');
    expect(await getDevice({})).toBe('mobile');
  });

  it('are cached for seconds, for everybody with the same preferences', async () => {
    const { core, navigate } = await serve();
    const first = await navigate('/a');
    expect(await navigate('/a', { cookie: 'other=1', authorization: 'Bearer x' })).toBe(first);
    for (const cookie of [
      'locale=th_TH',
      'theme=pink',
      'appearance=dark',
      'hasSession=1',
      'hasSession=played',
    ]) {
      expect(await navigate('/a', { cookie })).not.toBe(first);
    }
    expect(await navigate('/a', { 'user-agent': DESKTOP })).not.toBe(first);
    expect(await navigate('/b')).not.toBe(first);
    core.clock.advance(4_000);
    expect(await navigate('/a')).toBe(first);
    core.clock.advance(60_000);
    expect(await navigate('/a')).not.toBe(first);
  });

  it('are sent while the next one is rendered, for a minute', async () => {
    const { core, navigate } = await serve();
    const first = await navigate('/a');
    core.clock.advance(5_000);
    expect(await navigate('/a')).toBe(first);
    await expect.poll(() => navigate('/a')).not.toBe(first);
    const second = await navigate('/a');
    core.clock.advance(60_000);
    expect(await navigate('/a')).not.toBe(second);
  });

  it('are counted by how they were made', async () => {
    const { core, navigate } = await serve();
    for (const path of ['/a', '/a', '/own', '/throws', '/left']) await navigate(path);
    const { pages, pageRendering, httpRequests } = core.metrics;
    const counts = (await pages.get()).values.map(({ labels, value }) => [labels.result, value]);
    expect(Object.fromEntries(counts)).toEqual({ rendered: 1, cached: 1, browser: 1, failed: 2 });
    const rendering = (await pageRendering.get()).values;
    expect(rendering.find(({ metricName }) => metricName?.endsWith('_count'))?.value).toBe(4);
    const requests = (await httpRequests.get()).values.filter(({ metricName }) =>
      metricName?.endsWith('_count'),
    );
    expect(requests.map(({ labels }) => labels.status)).toContain(200);
  });

  it('share one page for every query but that of a game', async () => {
    const { navigate } = await serve();
    const getSearch = async (url: string) => JSON.parse(await navigate(url)).request.search;
    expect(await navigate('/a?x=1')).toBe(await navigate('/a?x=2'));
    expect(await getSearch('/a?x=1')).toBe('?');
    expect(await getSearch('/pages/index/gameDetail?id=7')).toBe('?id=7');
  });

  it('take a locale from the address, and render it as a page without a query', async () => {
    const { navigate } = await serve();
    const getRequest = async (url: string) => JSON.parse(await navigate(url)).request;
    expect(await getRequest('/a?lang=th-TH')).toMatchObject({ addressLocale: 'th_TH', search: '' });
    expect(await getRequest('/a?lang=xx')).toMatchObject({ addressLocale: null, search: '' });
    expect(await getRequest('/a?lang=th&x=1')).toMatchObject({ search: '?' });
    expect(await getRequest('/pages/index/gameDetail?id=7&lang=ms')).toMatchObject({
      addressLocale: 'ms_MY',
      search: '?id=7',
    });
  });

  it('take no invalid preference', async () => {
    const { navigate } = await serve();
    const cookie = 'theme="><b>; locale=; appearance=a-very-long-value; xlocale=th_TH';
    expect(JSON.parse(await navigate('/', { cookie })).request).toMatchObject({
      theme: null,
      locale: null,
      appearance: null,
    });
  });

  it('are rendered again when another server has changed the site', async () => {
    const { navigate } = await serve();
    const first = await navigate('/a');
    const announceAndNavigate = async () => {
      // Only changes after the first poll are noticed.
      await withTransaction(database.db, announceSiteChange);
      return await navigate('/a');
    };
    // Below the time after which the page would be dropped anyway.
    await expect.poll(announceAndNavigate, { timeout: 4_000 }).not.toBe(first);
  });

  it('are left to the browser when the bundle fails', async () => {
    const { navigate } = await serve();
    expect(await navigate('/throws')).toBe(PAGE);
    expect(await navigate('/left')).toBe('a head alone');
    expect(await navigate('/a')).not.toBe(PAGE);
  });

  it('are left to the browser in a build without the bundle', async () => {
    const plain = mkdtempSync(join(tmpdir(), 'parlor-app-'));
    writeFileSync(join(plain, 'index.html'), PAGE);
    const { navigate } = await serve({ APP_DIST: plain });
    expect(await navigate('/a')).toBe(PAGE);
    rmSync(plain, { recursive: true });
  });

  it('are not shown to a blocked client', async () => {
    const { core, navigate } = await serve();
    await database.db
      .insertInto('block_entry')
      .values({
        entry: '127.0.0.1',
        kind: 'address',
        reason: 'a test',
        added_by: 'a test',
        added_at: toDate(core.clock),
        ends_at: null,
      })
      .execute();
    core.clock.advance(60_000);
    expect(await navigate('/a')).toBe(PAGE);
    await database.db.deleteFrom('block_entry').execute();
  });

  it('S30 are left to the browser in a flood of different addresses', async () => {
    const { navigate } = await serve();
    const urls = Array.from({ length: 300 }, (_, n) => `/flood/${n}`);
    expect(await Promise.all(urls.map((url) => navigate(url)))).toContain(PAGE);
  });

  it('keep their bundle to the server', async () => {
    const { app } = await serve();
    const answer = await app.inject({ url: '/server/server.js', headers: { accept: '*/*' } });
    expect([answer.statusCode, answer.body.includes('createPageRenderer')]).toEqual([404, false]);
  });
});
