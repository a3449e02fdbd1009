import { site as siteCalls, wallet } from '@parlor/api/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  describeOnDatabases,
  getData,
  openTestSite,
  type TestOperator,
  type TestSite,
  testOperator,
} from '../testing/index.ts';
import { audit, site as siteDesk } from './calls/index.ts';

describeOnDatabases('the site’s settings, changed by an operator', (database) => {
  let site: TestSite;
  let operator: TestOperator;
  beforeAll(async () => {
    site = await openTestSite(database().db);
    operator = testOperator(site);
  });
  afterAll(() => site.close());

  const lastEntry = async () => (await operator.must(audit.listAudit, { limit: 1 })).rows[0];
  const info = () => site.call(siteCalls.getWebsiteInfo, {}).then((answer) => getData(answer));

  it('applies changes without a restart, from the next request', async () => {
    const terms = '<h1>Nouveau</h1>';
    const { changed } = await operator.must(siteDesk.setSite, {
      websiteName: 'Casa Parlor',
      gameAccountRegisterSMS: false,
      telegramLink: 'https://t.me/casaparlor',
      userAgreement: { th_TH: terms },
      deposit: { minimum: '75.50' },
      levels: [
        { level: 0, name: 'Guest', requiredBets: '0' },
        { level: 1, name: 'Regular', requiredBets: '2500' },
      ],
    });
    expect(changed).toContain('deposit.minimum');
    expect(await info()).toMatchObject({
      websiteName: 'Casa Parlor',
      gameAccountRegisterSMS: false,
      telegramLink: 'https://t.me/casaparlor',
      userLevelList: [{ requiredBets: '0.00' }, { name: 'Regular', requiredBets: '2500.00' }],
    });
    const thai = await site.app.inject('/user-api/game/getWebsiteInfo?lang=th_TH');
    expect(getData(thai.json()).userAgreement).toBe(terms);
    await operator.must(siteDesk.setSite, {
      documents: { privacy: { ms_MY: '<h1>Privasi kami</h1>' } },
    });
    const privacy = async (lang: string) =>
      (await site.app.inject(`/user-api/content/document/privacy?lang=${lang}`)).body;
    expect(await privacy('ms_MY')).toContain('Privasi kami');
    expect(await privacy('en_US')).not.toContain('Privasi kami');
    // Omitted fields stay: the English document, and the other limits.
    expect((await info()).userAgreement).toContain('<h1>User agreement</h1>');
    const player = await site.signUp();
    const list = getData(
      await site.call(wallet.getPayChannel, { id: '1' }, { token: player.token }),
    );
    expect(JSON.stringify(list)).toContain('75.50');
    expect((await operator.must(siteDesk.showSite, { field: 'deposit' })).deposit).toMatchObject({
      minimum: '75.50',
      maximum: '50000.00',
    });
    await operator.must(siteDesk.setSite, { gameAccountRegisterSMS: true });
  });

  it('S31: records the values before and after in the audit log', async () => {
    await operator.must(siteDesk.setSite, { minimumAge: 25, withdrawal: { timesPerDay: 5 } });
    expect(await lastEntry()).toMatchObject({
      actor: 'operator:demo',
      action: 'site.set',
      subject: 'site',
      detail: {
        before: { minimumAge: 21, 'withdrawal.timesPerDay': 3 },
        after: { minimumAge: 25, 'withdrawal.timesPerDay': 5 },
      },
    });
    const { id } = (await lastEntry()) ?? {};
    await operator.must(siteDesk.setSite, { minimumAge: 25 });
    expect((await lastEntry())?.id).toBe(id);
  });

  it.each([
    ['an unknown setting', { websiteNmae: 'x' }, 'websiteNmae'],
    ['an address that is no https', { lineLink: 'javascript:alert(1)' }, 'lineLink'],
    ['an unknown time zone', { countryTimezone: 'Asia/Manilla' }, 'countryTimezone'],
    ['a language of nobody', { websiteDefaultLanguage: 'fr_FR' }, 'websiteDefaultLanguage'],
    ['an empty document', { userAgreement: { en_US: ' ' } }, 'userAgreement.en_US'],
    ['limits that cross', { deposit: { minimum: '90000' } }, 'deposit.minimum: is above'],
    ['presets beyond them', { withdrawal: { presets: ['1'] } }, 'withdrawal.presets'],
    ['levels out of order', { levels: [{ level: 3, name: 'x', requiredBets: '0' }] }, 'levels'],
    ['more decimals than the currency', { deposit: { minimum: '50.001' } }, '50.001'],
    ['a holiday that is no day', { withdrawal: { holidays: ['soon'] } }, 'withdrawal.holidays'],
  ])('rejects %s without changes', async (_, args, said) => {
    const before = await operator.must(siteDesk.showSite);
    const { status, body } = await operator.ask(siteDesk.setSite, args);
    expect([status, body.error]).toEqual([422, expect.stringContaining(said)]);
    expect(await operator.must(siteDesk.showSite)).toEqual(before);
  });

  it('rejects a currency change once money has moved', async () => {
    expect(await operator.ask(siteDesk.setSite, { currencyCode: 'THB' })).toMatchObject({
      status: 200,
    });
    await operator.must(siteDesk.setSite, { currencyCode: 'PHP' });
    await site.give(await site.signUp(), 10_000n);
    expect(await operator.ask(siteDesk.setSite, { currencyCode: 'THB' })).toMatchObject({
      status: 409,
    });
  });

  it('falls back to the site’s language', async () => {
    const title = async () =>
      getData(
        (
          await site.app.inject({
            url: '/user-api/game/getWebsiteInfo',
            headers: { 'accept-language': 'fr' },
          })
        ).json(),
      ).documentTitle;
    await operator.must(siteDesk.setSite, { websiteDefaultLanguage: 'th_TH' });
    site.core.clock.advance(5_000);
    await expect.poll(title).toContain('เกม');
    await operator.must(siteDesk.setSite, { websiteDefaultLanguage: 'en_US' });
    site.core.clock.advance(5_000);
    await expect.poll(title).toContain('games');
  });
});
