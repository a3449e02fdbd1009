import { auth, oauth, profile } from '@parlor/api/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reservedNames } from '../../operator/calls/index.ts';
import {
  describeOnDatabases,
  getData,
  openTestSite,
  refusalIn,
  type TestSite,
  testOperator,
} from '../../testing/index.ts';
import { looksReserved } from './reserved-names.ts';

describe('reserved names', () => {
  const words = ['admin', 'moderator', 'support', 'customer service', '客服', 'แอดมิน', 'Parlor'];

  it.each([
    ['the word', 'admin'],
    ['other case', 'AdMiN'],
    ['blanks and signs', ' a.d-m_i n '],
    ['a split word', 'ad min'],
    ['several words', 'Customer   Service'],
    ['a word beside a name', 'Juan (admin)'],
    ['a number behind it', 'admin99'],
    ['a number before it', '007 Moderator'],
    ['the plural', 'Moderators'],
    ['capitals in place of blanks', 'AdminJuan'],
    ['words written together', 'ParlorSupport'],
    ['the name of the site', 'parlor'],
    ['digits for letters', '4dm1n'],
    ['signs for letters', '@dm!n $upp0rt'],
    ['a capital I for an l, and the reverse', 'ParIor admln'],
    ['repeated letters', 'aadmiinn'],
    ['accents', 'Ádmïn'],
    ['Cyrillic letters', 'аdmіn'],
    ['Greek letters', 'mοderatοr'],
    ['full width', 'ａｄｍｉｎ'],
    ['mathematical letters', '𝐚𝐝𝐦𝐢𝐧'],
    ['letters in circles', 'ⓐⓓⓜⓘⓝ'],
    ['rn for m', 'adrnin'],
    ['zero-width characters', 'ad\u200cmi\u2060n'],
    ['a soft hyphen', 'sup\u00adport'],
    ['Chinese within a name', '美美客服小组'],
    ['Thai within a name', 'พี่แอดมินใจดี'],
  ])('rejects %s: %s', (_, name) => {
    expect(looksReserved(name, words)).toBe(true);
  });

  it.each([
    'Badminton Ace',
    'Madmina',
    'Parlorista',
    'Supporto',
    'Juan 99',
    '小美',
    '💃',
    'Aye Aye',
  ])('accepts %s', (name) => {
    expect(looksReserved(name, words)).toBe(false);
  });

  it('accepts all names without reserved words', () => {
    expect(looksReserved('admin', [])).toBe(false);
  });
});

describeOnDatabases('reserved nicknames in calls', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db);
  });
  afterAll(() => site.close());
  const rename = (token: string, nickname: string, lang = 'en_US') =>
    site.call(profile.editProfile, { nickname }, { token, headers: { 'accept-language': lang } });

  it.each([
    'Admin',
    'Parlor Support',
    'P4rl0r',
    '客服小美',
    'ทีมงาน',
    'ဝန်ထမ်း',
    'Khidmat Pelanggan',
    'rasmi',
  ])('rejects %s in a profile change', async (nickname) => {
    const { token } = await site.signUp();
    expect(refusalIn(await rename(token, nickname))).toMatchObject({
      code: 422,
      reason: 'nickname.reserved',
      field: 'nickname',
    });
    expect(getData(await rename(token, 'Badminton Ace'))).toMatchObject({
      nickname: 'Badminton Ace',
    });
  });

  it('keeps a player’s existing nickname until it is changed', async () => {
    const { token, playerId } = await site.signUp();
    await database()
      .db.updateTable('player')
      .set({ nickname: 'Admin Ann' })
      .where('id', '=', playerId)
      .execute();
    expect(getData(await rename(token, 'Admin Ann'))).toMatchObject({ nickname: 'Admin Ann' });
    expect(refusalIn(await rename(token, 'Admin Anna')).reason).toBe('nickname.reserved');
  });

  it('drops such a name from a social login, before and after binding', async () => {
    const given = site.core.outside.network.login({ subject: 'poser-1', name: 'Parlor Suppоrt' });
    const { token } = getData<{ token: string }>(await site.call(oauth.socialLogin, given));
    expect(getData(await site.call(auth.getInfo, {}, { token }))).toMatchObject({ nickname: '' });
    expect(refusalIn(await rename(token, 'Moderator')).reason).toBe('nickname.reserved');
  });

  it('reserves added words, frees removed ones, and audits both', async () => {
    const operator = testOperator(site);
    const { token } = await site.signUp();
    getData(await rename(token, 'VIP Manager'));
    const reason = 'players were asked for their codes';
    const added = await operator.must(reservedNames.addReservedName, {
      word: ' VIP Manager ',
      reason,
    });
    expect(added).toMatchObject({ word: 'vip manager' });
    expect(refusalIn(await rename(token, 'v1p-manager')).reason).toBe('nickname.reserved');
    const { rows } = await operator.must(reservedNames.listReservedNames, {});
    expect(rows.map(({ word }) => word)).toContain('vip manager');
    await operator.must(reservedNames.removeReservedName, { word: 'VIP manager', reason });
    getData(await rename(token, 'v1p-manager'));
    const entries = await database()
      .db.selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', 'reservedName:vip manager')
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'reservedName.add',
      'reservedName.remove',
    ]);
  });
});
