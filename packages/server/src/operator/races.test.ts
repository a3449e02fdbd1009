import { randomUUID } from 'node:crypto';
import {
  activities as activityCalls,
  auth,
  contact as contactCalls,
  deposits,
  gamePage,
  wallet,
} from '@parlor/api/calls';
import { HOUR_MS, LOCALES } from '@parlor/api/constants';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordDeadLetter } from '../domains/dead-letters/store.ts';
import { insertImage } from '../domains/uploads/index.ts';
import {
  addTestOperator,
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  paid,
  providerGame,
  sendPaymentWebhook,
  type TestOperator,
  type TestPlayer,
  type TestSite,
  testOperator,
} from '../testing/index.ts';
import type { OperatorCall } from './calls/define.ts';
import {
  accounts,
  activities,
  blocks,
  catalogue,
  content,
  corrections,
  deadLetters,
  desk,
  manualDeposits,
  money,
  operatorCalls,
  players,
  promotions,
  reconciliation,
  reservedNames,
  rewards,
  scenarios,
  site as siteCalls,
} from './calls/index.ts';

const AT_ONCE = 10;
const inAll = (text: string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, `${text} ${locale}`]));
const title = inAll('Title');
const reason = 'asked for at once';
const games = ['jade-serpent', 'tide-hunt'];

const banner = {
  art: 'banners/ocean-hunt.webp',
  link: '/pages/account/recharge',
  kicker: title,
  title,
  text: title,
  action: title,
};
const contact = {
  kind: 'email',
  value: 'help@parlor.example',
  link: 'mailto:help@parlor.example',
  name: title,
  hours: title,
};

const activity = {
  kind: 'apply',
  title,
  text: title,
  content: title,
  art: banner.art,
  prize: '10',
  until: '+30d',
};

const promotion = {
  type: 'wagering',
  title,
  art: banner.art,
  until: '+30d',
  terms: {
    minAmount: '50',
    maxAmount: '200',
    bonusBp: 5_000,
    maxBonus: '100',
    days: 5,
    rules: { betMultiple: 5 },
  },
};

type Arguments = Readonly<Record<string, unknown>>;

/** The concurrent requests, and how many may succeed: all, or only the first. */
type Race = readonly [OperatorCall, 'all' | 'one', (site: RacingSite) => Promise<Arguments[]>];

interface RacingSite {
  readonly site: TestSite;
  readonly operator: TestOperator;
  readonly second: TestOperator;
  readonly player: TestPlayer;
}

const same = (args: Arguments): Arguments[] => Array.from({ length: AT_ONCE }, () => args);
const each = (createArgs: (n: number) => Arguments): Arguments[] =>
  Array.from({ length: AT_ONCE }, (_, n) => createArgs(n));

async function addedTag({ operator }: RacingSite) {
  const id = `tag-${randomUUID().slice(0, 8)}`;
  await operator.must(catalogue.addTag, { id, title });
  return id;
}
const addedBanner = async ({ operator }: RacingSite) =>
  (await operator.must(content.addBanner, banner)).bannerId;
const addedContact = async ({ operator }: RacingSite) =>
  (await operator.must(content.addContact, contact)).contactId;
const addedNotice = async ({ operator }: RacingSite) =>
  (await operator.must(content.addNotice, { title, content: title })).noticeId;
async function addedAccount({ operator }: RacingSite) {
  const name = `desk-${randomUUID().slice(0, 8)}`;
  await operator.must(accounts.addAccount, { name, roles: ['admin'] });
  return name;
}
async function writtenComment({ site, player: { token } }: RacingSite) {
  const args = { gameId: 'lucky-sevens', content: 'Nobody has looked at it yet.' };
  return getData<{ commentId: string }>(await site.call(gamePage.addComment, args, { token }))
    .commentId;
}
async function askedWithdrawal({ site, player }: RacingSite) {
  const { token, password, cardId } = player;
  getData(await site.call(auth.giveProof, { password }, { token }));
  const args = { amount: '100', bankCardId: cardId };
  const withdrawal = await site.call(wallet.withdraw, args, {
    token,
    idempotencyKey: newKey(),
  });
  return getData<{ withdrawalId: string }>(withdrawal).withdrawalId;
}
async function addedActivity({ operator }: RacingSite) {
  const id = `activity-${randomUUID().slice(0, 8)}`;
  await operator.must(activities.addActivity, { ...activity, id });
  return id;
}
async function submittedApplication(on: RacingSite) {
  const { site, player } = on;
  const activityId = await addedActivity(on);
  const options = { token: player.token, idempotencyKey: newKey() };
  getData(await site.call(activityCalls.participateInActivity, { id: activityId }, options));
  return { activityId, playerId: player.playerId };
}
async function submittedDeposit({ site, operator, player }: RacingSite) {
  await operator.must(siteCalls.setSite, { wallet: { manualDepositOpen: true } });
  const receipt = await insertImage(site.core, {
    playerId: player.playerId,
    purpose: 'receipt',
    image: { bytes: Buffer.from(randomUUID()), width: 1, height: 1 },
  });
  const submitted = await site.call(
    deposits.submitManualDeposit,
    {
      depositAccount: 'bank-1',
      payerAccount: '1234567890',
      memberAccountType: 'bank',
      depositTime: new Date(site.core.clock.now()).toISOString(),
      depositAmount: '500',
      receiptPhoto: [receipt.id],
    },
    { token: player.token, idempotencyKey: newKey() },
  );
  return getData<{ submissionId: string }>(submitted).submissionId;
}
/** A correction that a different operator has proposed. */
async function proposed({ second, player }: RacingSite) {
  const of = { player: player.playerId, amount: '5', direction: 'credit', reason };
  return (await second.must(corrections.proposeCorrection, of)).id;
}
async function foundDifference({ site, operator }: RacingSite) {
  const [id, at] = [randomUUID(), '2026-11-02T04:00:00.000Z'];
  const line = { id, type: 'payment', channel: 'unknown', reference: id } as const;
  site.core.outside.bank.statement.push({ ...line, amount: '1.00', currency: 'PHP', at });
  await operator.must(reconciliation.runReconciliation, { day: '2026-11-02' });
  const { rows } = await operator.must(reconciliation.listDifferences);
  return rows[0]?.id ?? '';
}
async function unmatchedPayment({ site, operator }: RacingSite) {
  const txId = randomUUID();
  await sendPaymentWebhook(site, paid(`unknown-${txId}`, { txId }));
  const { rows } = await operator.must(corrections.listSuspense);
  return rows.at(-1)?.transfer ?? '';
}
async function unpostableWebhook({ site, operator }: RacingSite) {
  const orderNo = randomUUID();
  const reason = 'amount.invalid';
  const payload = { type: 'payment', orderNo, amount: '1.234' };
  await recordDeadLetter(site.core, {
    party: 'psp',
    channel: 'webhook',
    payload,
    reason,
    detail: reason,
  });
  const { rows } = await operator.must(deadLetters.listDeadLetters, {});
  return rows[0]?.id ?? '';
}

const races: readonly Race[] = [
  [siteCalls.setSite, 'all', async () => each((n) => ({ websiteName: `Parlor ${n}` }))],
  [catalogue.addTag, 'one', async () => same({ id: 'night', title })],
  [catalogue.addTag, 'all', async () => each((n) => ({ id: `night-${n}`, title, position: 1 }))],
  [
    catalogue.setTag,
    'all',
    async (on) => {
      const ids = [await addedTag(on), await addedTag(on), await addedTag(on)];
      return each((n) => ({ id: ids[n % 3], title, position: (n % 2) + 1 }));
    },
  ],
  [catalogue.removeTag, 'one', async (on) => same({ id: await addedTag(on) })],
  [
    catalogue.setCategory,
    'all',
    async () =>
      each((n) => ({ id: n % 2 ? 'slots' : 'fishing', icon: 'arcade', position: (n % 3) + 1 })),
  ],
  [catalogue.setGame, 'all', async () => same({ id: 'lucky-sevens', description: title })],
  [
    catalogue.hideGames,
    'all',
    async () => each((n) => ({ ids: games, ...(n % 2 && { off: true }) })),
  ],
  [catalogue.setMaker, 'all', async () => each((n) => ({ id: 'pandan', weight: 1_000 * n }))],
  [catalogue.hotGames, 'all', async () => each((n) => ({ ids: games, as: n % 2 ? 'on' : 'auto' }))],
  [catalogue.newGames, 'all', async () => each((n) => ({ ids: games, as: n % 2 ? 'on' : 'auto' }))],
  [catalogue.maintainGames, 'all', async () => same({ ids: games, until: '+2h' })],
  [catalogue.openGames, 'all', async () => same({ ids: games })],
  [content.addBanner, 'all', async () => same({ ...banner, position: 1 })],
  [
    content.setBanner,
    'all',
    async (on) => {
      const ids = [await addedBanner(on), await addedBanner(on), await addedBanner(on)];
      return each((n) => ({ id: ids[n % 3], title, position: (n % 2) + 1 }));
    },
  ],
  [content.removeBanner, 'one', async (on) => same({ id: await addedBanner(on) })],
  [content.addContact, 'all', async () => same({ ...contact, position: 1 })],
  [
    content.setContact,
    'all',
    async (on) => {
      const ids = [await addedContact(on), await addedContact(on), await addedContact(on)];
      return each((n) => ({ id: ids[n % 3], position: (n % 2) + 1 }));
    },
  ],
  [content.removeContact, 'one', async (on) => same({ id: await addedContact(on) })],
  [content.addNotice, 'all', async () => same({ title, content: title })],
  [content.editNotice, 'all', async (on) => same({ id: await addedNotice(on), title })],
  [content.removeNotice, 'one', async (on) => same({ id: await addedNotice(on) })],
  [content.addNotification, 'all', async () => same({ title, content: title })],
  [
    content.removeNotification,
    'one',
    async ({ operator }) => {
      const args = { title, content: title };
      return same({ id: (await operator.must(content.addNotification, args)).notificationId });
    },
  ],
  [desk.sendMessage, 'all', async () => same({ to: 'all', kind: 'system', title, content: title })],
  [desk.showComment, 'all', async (on) => same({ id: await writtenComment(on) })],
  [desk.hideComment, 'all', async (on) => same({ id: await writtenComment(on) })],
  [
    desk.answerFeedback,
    'all',
    async ({ site, player: { token } }) => {
      const args = { content: 'The receipt does not load at all.', contact: '0917 555 0142' };
      const sent = await site.call(contactCalls.submitFeedback, args, { token });
      return same({ id: getData<{ feedbackId: string }>(sent).feedbackId, text: 'It does now.' });
    },
  ],
  [players.freezePlayer, 'one', async ({ player }) => same({ player: player.playerId, reason })],
  [players.unfreezePlayer, 'one', async ({ player }) => same({ player: player.playerId, reason })],
  [blocks.addBlock, 'one', async () => same({ entry: '203.0.113.9', reason })],
  [
    blocks.addBlock,
    'one',
    async ({ site, operator }) => {
      await operator.must(blocks.addBlock, { entry: '203.0.113.10', reason, until: '+1h' });
      // An ended one makes room, once.
      site.core.clock.advance(HOUR_MS);
      return same({ entry: '203.0.113.10', reason });
    },
  ],
  [blocks.removeBlock, 'one', async () => same({ entry: '203.0.113.9' })],
  [money.approveWithdrawal, 'one', async (on) => same({ id: await askedWithdrawal(on) })],
  [money.rejectWithdrawal, 'one', async (on) => same({ id: await askedWithdrawal(on), reason })],
  [
    corrections.proposeCorrection,
    'all',
    async ({ player }) =>
      same({ player: player.playerId, amount: '5', direction: 'credit', reason }),
  ],
  [corrections.approveCorrection, 'one', async (on) => same({ id: await proposed(on), reason })],
  [corrections.withdrawCorrection, 'one', async (on) => same({ id: await proposed(on), reason })],
  [
    corrections.releaseSuspense,
    'one',
    async (on) => same({ transfer: await unmatchedPayment(on), to: 'adjust', reason }),
  ],
  [reconciliation.runReconciliation, 'all', async () => same({ day: '2026-11-01' })],
  [
    reconciliation.explainDifference,
    'one',
    async (on) => same({ id: await foundDifference(on), reason }),
  ],
  // The first proposes; the others are the same operator.
  [
    players.changePhone,
    'one',
    async ({ player }) => same({ player: player.playerId, phone: '09170000999', reason }),
  ],
  [
    manualDeposits.approveManualDeposit,
    'one',
    async (on) => same({ id: await submittedDeposit(on), reason }),
  ],
  [
    manualDeposits.rejectManualDeposit,
    'one',
    async (on) => same({ id: await submittedDeposit(on), because: 'payment.notFound', reason }),
  ],
  // It stays unpostable, however often it is retried.
  [deadLetters.retryDeadLetter, 'all', async (on) => same({ id: await unpostableWebhook(on) })],
  [
    deadLetters.handleDeadLetter,
    'one',
    async (on) => same({ id: await unpostableWebhook(on), reason }),
  ],
  [reservedNames.addReservedName, 'one', async () => same({ word: 'vip manager', reason })],
  [reservedNames.removeReservedName, 'one', async () => same({ word: 'vip manager', reason })],
  [accounts.addAccount, 'one', async () => same({ name: 'night-desk', roles: ['support'] })],
  [
    accounts.setAccount,
    'all',
    async (on) => {
      const name = await addedAccount(on);
      return each((n) => ({ name, roles: [n % 2 ? 'support' : 'content'] }));
    },
  ],
  [accounts.renewAccount, 'all', async (on) => same({ name: await addedAccount(on) })],
  [accounts.disableAccount, 'all', async (on) => same({ name: await addedAccount(on) })],
  [
    rewards.issueBonus,
    'one',
    async ({ player: { playerId } }) =>
      same({ playerId, kind: 'birthday', amount: '5', reference: 'ticket-118', reason }),
  ],
  [promotions.addPromotion, 'one', async () => same({ ...promotion, id: 'new-year' })],
  [
    promotions.setPromotion,
    'all',
    async () => each((n) => ({ id: 'welcome', terms: { bonusBp: 1_000 * n } })),
  ],
  [activities.addActivity, 'one', async () => same({ ...activity, id: 'table-of-the-year' })],
  [
    activities.setActivity,
    'all',
    async (on) => {
      const id = await addedActivity(on);
      return each((n) => ({ id, prize: String(n + 1) }));
    },
  ],
  [
    activities.reviewApplication,
    'one',
    async (on) => {
      const application = await submittedApplication(on);
      return each((n) => ({ ...application, decision: n % 2 ? 'approved' : 'rejected' }));
    },
  ],
  // The last one, since it ends the sessions of the player.
  [players.endSessions, 'all', async ({ player }) => same({ player: player.playerId, reason })],
];

describeOnDatabases('concurrent operator calls', (database) => {
  let on: RacingSite;
  beforeAll(async () => {
    const site = await openTestSite(database().db, {
      games: ['lucky-sevens', ...games].map((code, n) =>
        providerGame(code, { category: n ? 'fishing' : 'slots' }),
      ),
      env: { COMMENT_AUTO_SHOW_SECONDS: 'off', WITHDRAWAL_AUTO_APPROVE_SECONDS: 'off' },
    });
    const player = await site.signUp();
    await site.give(player, 1_000_000n);
    const operator = testOperator(site);
    const second = await addTestOperator(site, 'ben', 'admin');
    on = { site, operator, second, player };
  });
  afterAll(() => on.site.close());

  it('cover every operator call that changes data', () => {
    const known: readonly OperatorCall[] = [...races.map(([call]) => call), scenarios.setScenario];
    const left = operatorCalls.filter((call) => call.method === 'POST' && !known.includes(call));
    expect(left.map(({ id }) => id)).toEqual([]);
  });

  it.each(
    races.map(([call, winners, createArgs]) => [call.id, winners, call, createArgs] as const),
  )(
    '%s: %s succeed, the others are refused with a reason',
    async (_, winners, call, createArgs) => {
      const asked = await createArgs(on);
      const answers = await Promise.all(asked.map((args) => on.operator.ask(call, args)));
      const done = answers.filter(({ status }) => status === 200);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.filter(({ status }) => status !== 404 && status !== 409)).toEqual([]);
      expect(done).toHaveLength(winners === 'all' ? AT_ONCE : 1);
    },
  );

  it('do not deadlock, which the database would end after a second', async () => {
    const { rows } = await sql<{ deadlocks: bigint }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(
      database().db,
    );
    expect(rows).toEqual([{ deadlocks: 0n }]);
  });
});
