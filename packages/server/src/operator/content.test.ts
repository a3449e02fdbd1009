import { contact as contactCalls, content as contentCalls } from '@parlor/api/calls';
import { HOUR_MS, LOCALES } from '@parlor/api/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  describeOnDatabases,
  getData,
  openTestSite,
  type TestOperator,
  type TestSite,
  testOperator,
} from '../testing/index.ts';
import { content } from './calls/index.ts';

const inAll = (text: string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, `${text} ${locale}`]));

describeOnDatabases('messages from an operator', (database) => {
  let site: TestSite;
  let operator: TestOperator;
  beforeAll(async () => {
    site = await openTestSite(database().db);
    operator = testOperator(site);
  });
  afterAll(() => site.close());

  describe('banners and notices', () => {
    const banner = {
      art: 'banners/ocean-hunt.webp',
      link: '/pages/account/recharge',
      kicker: inAll('Kicker'),
      title: inAll('Title'),
      text: inAll('Text'),
      action: inAll('Go'),
    };
    const shown = async (locale: string) =>
      getData<{ banners: { bannerId: string; title: string }[] }>(
        (await site.app.inject(`/user-api/game/home?lang=${locale}`)).json(),
      ).banners;

    it('can be created in five languages, ordered, changed and deleted', async () => {
      const { bannerId: id } = await operator.must(content.addBanner, { ...banner, position: 2 });
      for (const locale of LOCALES) {
        expect((await shown(locale))[1]).toMatchObject({ bannerId: id, title: `Title ${locale}` });
      }
      await operator.must(content.setBanner, { id, title: { ms_MY: 'Baharu' }, position: 1 });
      expect((await shown('ms_MY'))[0]).toMatchObject({
        bannerId: id,
        title: 'Baharu',
        action: 'Go ms_MY',
      });
      expect((await shown('en_US'))[0]).toMatchObject({ title: 'Title en_US' });
      await operator.must(content.removeBanner, { id });
      expect((await shown('en_US')).map(({ bannerId }) => bannerId)).not.toContain(id);
      expect((await operator.ask(content.removeBanner, { id })).status).toBe(404);
    });

    it.each([
      ['lacks a language', { title: { en_US: 'alone' } }, 'title'],
      ['leads to another site (S25)', { link: '//evil.example' }, 'link'],
      ['leads to a script (S25)', { link: 'javascript:alert(1)' }, 'link'],
      ['takes its picture from elsewhere', { art: '../../secret.png' }, 'art'],
    ])('rejects a banner that %s', async (_, change, field) => {
      const { status, body } = await operator.ask(content.addBanner, { ...banner, ...change });
      expect([status, body.error]).toEqual([422, expect.stringContaining(field)]);
    });

    it('publishes a localized notice, changes it and deletes it', async () => {
      const { noticeId: id } = await operator.must(content.addNotice, {
        title: inAll('Rest'),
        content: inAll('<p>Page</p>'),
      });
      const page = async (locale: string) =>
        getData((await site.app.inject(`/user-api/bulletin/info/${id}?lang=${locale}`)).json());
      for (const locale of LOCALES)
        expect(await page(locale)).toMatchObject({ title: `Rest ${locale}` });
      await operator.must(content.editNotice, { id, title: { en_US: 'Rest until five' } });
      expect(await page('en_US')).toMatchObject({
        title: 'Rest until five',
        content: '<p>Page</p> en_US',
      });
      await operator.must(content.removeNotice, { id });
      expect(
        getData<{ rows: { bulletinId: string }[] }>(await site.call(contentCalls.bulletinList, {}))
          .rows,
      ).not.toContainEqual(expect.objectContaining({ bulletinId: id }));
    });
  });

  describe('notifications of the day and customer service contacts', () => {
    it('shows a notification from its start to its end', async () => {
      const shown = async () => {
        const answer = await site.app.inject('/user-api/bulletin/dailyNotification?lang=my_MM');
        return getData<{ notification: { title: string } | null }>(answer.json()).notification
          ?.title;
      };
      const usual = await shown();
      const args = { title: inAll('Feast'), content: inAll('<p>Feast</p>') };
      const times = { from: '+1h', until: '+3h' };
      const made = await operator.must(content.addNotification, { ...args, ...times });
      expect(await shown()).toBe(usual);
      site.core.clock.advance(HOUR_MS);
      expect(await shown()).toBe('Feast my_MM');
      site.core.clock.advance(2 * HOUR_MS);
      expect(await shown()).toBe(usual);
      await operator.must(content.removeNotification, { id: made.notificationId });
      const crossed = { ...args, from: '+3h', until: '+1h' };
      expect((await operator.ask(content.addNotification, crossed)).status).toBe(422);
    });

    it('lists contact links that a browser can open, in order', async () => {
      const shown = async () =>
        getData<{ rows: { value: string; name: string; hours: string }[] }>(
          await site.call(contactCalls.getServiceContactInformation, {}),
        ).rows;
      const phone = { kind: 'phone', value: '+63 2 8555 0199', link: 'tel:+63285550199' };
      const said = { name: inAll('Call us'), hours: inAll('Always') };
      const { contactId: id } = await operator.must(content.addContact, {
        ...phone,
        ...said,
        position: 1,
      });
      expect((await shown())[0]).toMatchObject({ value: phone.value, name: 'Call us en_US' });
      await operator.must(content.setContact, { id, hours: { en_US: 'By day' }, position: 99 });
      expect((await shown()).at(-1)).toMatchObject({ name: 'Call us en_US', hours: 'By day' });
      await operator.must(content.removeContact, { id });
      expect((await shown()).map(({ value }) => value)).not.toContain(phone.value);
    });

    it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://x.example', '/pages', 'tel:x'])(
      'S24: rejects a link to %s',
      async (link) => {
        const args = {
          kind: 'chat',
          value: 'Chat',
          link,
          name: inAll('Chat'),
          hours: inAll('Now'),
        };
        expect((await operator.ask(content.addContact, args)).status).toBe(422);
      },
    );
  });
});
