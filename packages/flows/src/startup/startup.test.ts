import { siteInfo } from '@parlor/api/fixtures';
import { describe, expect, it } from 'vitest';
import { broken, offline, startFlow } from '../testing/index.ts';
import { startupActors, startupMachine } from './startup.machine.ts';
import { selectIsStarted, selectStartup } from './startup.selectors.ts';
import type { Prepared } from './startup.types.ts';

const prepared: Prepared = {
  baseUrl: 'https://play.example/user-api',
  path: '/pages/index/index',
  hasToken: false,
  storedLocale: null,
  deviceId: 'd1',
  deviceType: 'mobile',
  storedDeviceType: null,
};

const start = async (change: Partial<Prepared> = {}) => {
  const flow = startFlow(startupMachine, startupActors, () => undefined);
  await flow.resolve('prepare', { ...prepared, ...change });
  const emittedTypes = (): string[] => flow.emitted.map(({ type }) => type);
  return { ...flow, emittedTypes };
};

describe('start-up (docs/product.md: States and transitions)', () => {
  it('prepares the base URL and the device, then loads site info', async () => {
    const flow = await start();
    expect(flow.snapshot().context.prepared?.baseUrl).toBe('https://play.example/user-api');
    expect(selectIsStarted(flow.snapshot())).toBe(false);
    await flow.resolve('loadSiteInfo', siteInfo);
    expect(selectIsStarted(flow.snapshot())).toBe(true);
    expect(selectStartup(flow.snapshot())).toMatchObject({ siteInfo });
  });

  it('stores the device type on the first visit, and relaunches when it has changed', async () => {
    const first = await start();
    expect(first.emitted).toContainEqual({ type: 'deviceTypeChanged', deviceType: 'mobile' });
    const same = await start({ storedDeviceType: 'mobile' });
    expect(same.emittedTypes()).toEqual([]);
    const other = await start({ storedDeviceType: 'desktop', hasToken: true });
    expect(other.emitted).toEqual([
      { type: 'deviceTypeChanged', deviceType: 'mobile' },
      { type: 'relaunch', to: '/pages/redirect/redirect' },
    ]);
    expect(other.snapshot().status).toBe('done');
  });

  it('creates a device id once and passes it on as stored', async () => {
    const flow = await start({ deviceId: 'made-once' });
    expect(flow.snapshot().context.prepared?.deviceId).toBe('made-once');
  });

  it.each([
    '/pages/index/playingGame',
    '/pages/account/recharge',
    '/pages/account/rechargingPage',
    '/pages/account/depositResult',
    '/pages/account/depositFailed',
    '/pages/account/cashout',
    '/pages/account/cashoutAudit',
    '/pages/account/manualDeposit',
    '/pages/login/socialLogin',
  ])(
    'never relaunches in the middle of a game or a payment: %s (product decision 14)',
    async (path) => {
      const flow = await start({ storedDeviceType: 'desktop', path });
      expect(flow.emitted).toContainEqual({ type: 'deviceTypeChanged', deviceType: 'mobile' });
      expect(flow.emittedTypes()).not.toContain('relaunch');
      await flow.resolve('loadSiteInfo', siteInfo);
      expect(selectIsStarted(flow.snapshot())).toBe(true);
    },
  );

  it('never relaunches in a loop, even without storage', async () => {
    const flow = await start({ storedDeviceType: 'desktop', path: '/pages/redirect/redirect' });
    expect(flow.emittedTypes()).not.toContain('relaunch');
  });

  it('tracks online time if a token exists', async () => {
    expect((await start({ hasToken: true })).emittedTypes()).toContain('trackOnlineTime');
    expect((await start()).emittedTypes()).not.toContain('trackOnlineTime');
  });

  it('recovers from storage that cannot be read', async () => {
    const flow = startFlow(startupMachine, startupActors, () => undefined);
    await flow.reject('prepare', new Error('The storage is locked'));
    expect(selectStartup(flow.snapshot())).toMatchObject({
      view: 'failed',
      error: { msg: 'The storage is locked' },
    });
    flow.send({ type: 'retry' });
    await flow.resolve('prepare', prepared);
    expect(selectStartup(flow.snapshot())).toEqual({ view: 'starting' });
  });
});

describe('site info that fails (docs/product.md: Error catalogue)', () => {
  it.each(['retry', 'online'] as const)(
    'shows the message, and loads again on %s',
    async (type) => {
      const flow = await start();
      await flow.reject('loadSiteInfo', type === 'retry' ? broken : offline);
      expect(selectStartup(flow.snapshot()).view).toBe('failed');
      expect(flow.emitted.at(-1)).toEqual({
        type: 'toast',
        error: type === 'retry' ? broken : offline,
      });
      flow.send({ type });
      await flow.resolve('loadSiteInfo', siteInfo);
      expect(selectIsStarted(flow.snapshot())).toBe(true);
    },
  );
});

describe('locale (docs/product.md: States and transitions)', () => {
  it('comes from the site if none is stored', async () => {
    const flow = await start();
    await flow.resolve('loadSiteInfo', {
      ...siteInfo,
      countryCode: 'TH',
      websiteDefaultLanguage: '',
    });
    expect(flow.emitted).toContainEqual({ type: 'localeChosen', locale: 'th_TH' });
    expect(selectStartup(flow.snapshot())).toMatchObject({ locale: 'th_TH' });
  });

  it.each([
    ['TH', 'th_TH'],
    ['MM', 'my_MM'],
    ['MY', 'ms_MY'],
    ['PH', 'en_US'],
    ['ZZ', 'en_US'],
  ])('comes from country %s, %s, if the website has no default', async (countryCode, locale) => {
    const flow = await start();
    await flow.resolve('loadSiteInfo', { ...siteInfo, countryCode, websiteDefaultLanguage: '' });
    expect(flow.emitted).toContainEqual({ type: 'localeChosen', locale });
  });

  it("prefers the website's default to the country", async () => {
    const flow = await start();
    await flow.resolve('loadSiteInfo', {
      ...siteInfo,
      countryCode: 'TH',
      websiteDefaultLanguage: 'zh_CN',
    });
    expect(selectStartup(flow.snapshot())).toMatchObject({ locale: 'zh_CN' });
  });

  it('keeps a stored one', async () => {
    const flow = await start({ storedLocale: 'my_MM' });
    await flow.resolve('loadSiteInfo', { ...siteInfo, countryCode: 'TH' });
    expect(selectStartup(flow.snapshot())).toMatchObject({ locale: 'my_MM' });
    expect(flow.emittedTypes()).not.toContain('localeChosen');
  });
});

describe('locale change', () => {
  const thai = { ...siteInfo, documentTitle: 'เกม' };

  it('fetches the texts of the site again and shows the page meanwhile', async () => {
    const flow = await start();
    await flow.resolve('loadSiteInfo', siteInfo);
    flow.send({ type: 'revalidate' });
    expect(selectIsStarted(flow.snapshot())).toBe(true);
    flow.send({ type: 'revalidate' });
    await flow.resolve('loadSiteInfo', thai);
    expect(selectStartup(flow.snapshot())).toMatchObject({ siteInfo: thai });
    expect(flow.emitted.at(-1)).toEqual({ type: 'siteInfoLoaded', siteInfo: thai });
  });

  it('keeps the former texts when the request fails', async () => {
    const flow = await start();
    await flow.resolve('loadSiteInfo', siteInfo);
    flow.send({ type: 'revalidate' });
    await flow.reject('loadSiteInfo', broken);
    expect(selectIsStarted(flow.snapshot())).toBe(true);
    expect(selectStartup(flow.snapshot())).toMatchObject({ view: 'started', siteInfo });
  });
});

describe('app domain (docs/product.md: States and transitions; Calls; Error catalogue, product decision 8)', () => {
  it('is stored when found, without blocking startup', async () => {
    const flow = await start();
    await flow.resolve('loadSiteInfo', siteInfo);
    expect(selectIsStarted(flow.snapshot())).toBe(true);
    await flow.resolve('loadDomain', 'play.example');
    expect(flow.emitted.at(-1)).toEqual({ type: 'domainFound', domain: 'play.example' });
  });

  it('is reset on failure', async () => {
    const flow = await start();
    await flow.reject('loadDomain', broken);
    expect(flow.emitted.at(-1)).toEqual({ type: 'domainReset' });
  });

  it('is reset after 5 seconds', async () => {
    const flow = await start();
    flow.clock.advance(4999);
    expect(flow.emittedTypes()).not.toContain('domainReset');
    flow.clock.advance(1);
    expect(flow.emitted.at(-1)).toEqual({ type: 'domainReset' });
  });

  it('ignores a response after the timeout', async () => {
    const flow = await start();
    flow.clock.advance(5000);
    await flow.resolve('loadDomain', 'late.example');
    expect(flow.emittedTypes()).not.toContain('domainFound');
  });

  it('fails independently of site info', async () => {
    const flow = await start();
    await flow.reject('loadSiteInfo', broken);
    await flow.resolve('loadDomain', 'play.example');
    expect(flow.emittedTypes()).toContain('domainFound');
    const other = await start();
    await other.reject('loadDomain', broken);
    await other.resolve('loadSiteInfo', siteInfo);
    expect(selectIsStarted(other.snapshot())).toBe(true);
  });
});
