import { contact, gamePage, messages } from '@parlor/api/calls';
import { HOUR_MS, LOCALES } from '@parlor/api/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  describeOnDatabases,
  getData,
  openTestSite,
  type TestOperator,
  type TestPlayer,
  type TestSite,
  testOperator,
} from '../testing/index.ts';
import { audit, desk } from './calls/index.ts';

const inAll = (text: string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, `${text} ${locale}`]));

describeOnDatabases('customer service', (database) => {
  let site: TestSite;
  let operator: TestOperator;
  let maria: TestPlayer;
  let jun: TestPlayer;
  beforeAll(async () => {
    site = await openTestSite(database().db, { env: { LIMIT_COMMENT: '1000/60' } });
    operator = testOperator(site);
    maria = await site.signUp({ username: 'maria.r' });
    jun = await site.signUp({ username: 'jun.dc' });
  });
  afterAll(() => site.close());

  const lastEntry = async () => (await operator.must(audit.listAudit, { limit: 1 })).rows[0];
  const getInbox = async ({ token }: TestPlayer, locale = 'en_US') => {
    const answer = await site.app.inject({
      url: `/user-api/message/list?lang=${locale}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const { rows } = getData<{ rows: { title: string; messageId: string }[] }>(answer.json());
    return rows.map(({ title }) => title);
  };
  const message = (title: string, to: string, more: object = {}) => ({
    to,
    kind: 'platform',
    title: inAll(title),
    content: inAll('<p>Text</p>'),
    ...more,
  });

  describe('messages', () => {
    it('reach the addressed player only, localized', async () => {
      const { to } = await operator.must(desk.sendMessage, message('For you', maria.phone));
      expect(to).toBe('maria.r');
      for (const locale of LOCALES) {
        expect(await getInbox(maria, locale)).toContain(`For you ${locale}`);
      }
      expect(await getInbox(jun)).not.toContain('For you en_US');
      expect(await lastEntry()).toMatchObject({
        action: 'message.send',
        subject: `player:${maria.playerId}`,
      });
    });

    it('reach all players, including those who sign up later, until they expire', async () => {
      const sent = await operator.must(
        desk.sendMessage,
        message('For all', 'all', { until: '+1h', link: '/pages/account/recharge' }),
      );
      const later = await site.signUp();
      for (const player of [maria, jun, later]) {
        expect(await getInbox(player)).toContain('For all en_US');
      }
      getData(await site.call(messages.messageInfo, { id: sent.messageId }, { token: jun.token }));
      const { rows } = await operator.must(desk.listMessages, { to: 'all' });
      expect(rows).toContainEqual(
        expect.objectContaining({ messageId: sent.messageId, to: 'all', readBy: 1 }),
      );
      site.core.clock.advance(HOUR_MS);
      expect(await getInbox(maria)).not.toContain('For all en_US');
    });

    it.each([
      ['to nobody', message('x', 'nobody.here'), 404],
      ['in one language', { ...message('x', 'all'), title: { en_US: 'x' } }, 422],
      ['that leads to another site (S25)', message('x', 'all', { link: '//evil.example' }), 422],
      ['that is over', message('x', 'all', { until: '2020-01-01' }), 422],
      ['of no kind', message('x', 'all', { kind: 'spam' }), 422],
    ])('rejects a message %s', async (_, args, status) => {
      const before = (await operator.must(desk.listMessages)).total;
      expect((await operator.ask(desk.sendMessage, args)).status).toBe(status);
      expect((await operator.must(desk.listMessages)).total).toBe(before);
    });
  });

  it('hides pending comments from others, publishes approved ones and hides rejected ones', async () => {
    const { token } = maria;
    const said = { gameId: 'lucky-sevens', content: 'Pays well on rainy days, honestly' };
    getData(await site.call(gamePage.addComment, said, { token }));
    const seen = async () =>
      getData<{ rows: { content: string }[] }>(
        await site.call(gamePage.commentList, { gameId: 'lucky-sevens' }),
      ).rows.map(({ content }) => content);
    const [waiting] = (await operator.must(desk.listComments)).rows;
    expect(waiting).toMatchObject({ state: 'pending', player: 'maria.r', content: said.content });
    expect(await seen()).toEqual([]);
    const id = waiting?.commentId;
    await operator.must(desk.showComment, { id });
    expect(await seen()).toEqual([said.content]);
    expect(await lastEntry()).toMatchObject({ actor: 'operator:demo', action: 'comment.shown' });
    await operator.must(desk.hideComment, { id });
    expect(await seen()).toEqual([]);
    expect((await operator.must(desk.listComments)).rows).toEqual([]);
    expect((await operator.must(desk.listComments, { state: 'hidden' })).rows).toMatchObject([
      { commentId: id, decidedBy: 'operator:demo' },
    ]);
    const unknown = '6f1c1c86-3d0e-4c55-9f5f-0d7b0a6a4b11';
    expect((await operator.ask(desk.hideComment, { id: unknown })).status).toBe(404);
  });

  it('answers feedback and notifies the player', async () => {
    const { token } = jun;
    const question = {
      content: 'My deposit of this morning is not there',
      contact: 'jun@example.com',
    };
    getData(await site.call(contact.submitFeedback, question, { token }));
    const [open] = (await operator.must(desk.listFeedback)).rows;
    expect(open).toMatchObject({ player: 'jun.dc', ...question, answers: [] });
    const text = 'It has arrived; thank you for waiting.';
    await operator.must(desk.answerFeedback, { id: open?.feedbackId, text });
    const mine = getData<{ rows: { answers: { content: string }[] }[] }>(
      await site.call(contact.feedbackList, {}, { token }),
    );
    expect(mine.rows[0]?.answers).toMatchObject([{ content: text }]);
    expect(await getInbox(jun)).toContain('Customer service has replied');
    expect((await operator.must(desk.listFeedback)).rows).toEqual([]);
    expect((await operator.must(desk.listFeedback, { state: 'answered' })).rows).toMatchObject([
      { answers: [text] },
    ]);
    expect(await lastEntry()).toMatchObject({ action: 'feedback.answered' });
    expect(
      (await operator.ask(desk.answerFeedback, { id: open?.feedbackId, text: ' ' })).status,
    ).toBe(422);
  });
});
