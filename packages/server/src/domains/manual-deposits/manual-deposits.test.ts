import { cards, deposits, messages } from '@parlor/api/calls';
import type { DepositAccount, ManualDeposit } from '@parlor/api/entities/deposit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { toDate } from '../../core/clock.ts';
import { manualDeposits, players, site as siteCalls } from '../../operator/calls/index.ts';
import {
  addTestOperator,
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  refusalIn,
  type TestOperator,
  type TestPlayer,
  type TestSite,
  testOperator,
} from '../../testing/index.ts';
import { insertImage } from '../uploads/index.ts';

const AT_ONCE = 6;
const reason = 'line 14 of the statement';

describeOnDatabases('manual deposits', (database) => {
  let site: TestSite;
  let operator: TestOperator;
  let second: TestOperator;
  beforeAll(async () => {
    site = await openTestSite(database().db);
    operator = testOperator(site);
    second = await addTestOperator(site, 'ana', 'money');
  });
  beforeEach(() => operator.must(siteCalls.setSite, { wallet: { manualDepositOpen: true } }));
  afterAll(() => site.close());

  /** A picture whose content is equal for equal names. */
  const receipt = async ({ playerId }: TestPlayer, content: string = newKey()) =>
    (
      await insertImage(site.core, {
        playerId,
        purpose: 'receipt',
        image: { bytes: Buffer.from(content), width: 1, height: 1 },
      })
    ).id;
  const form = async (player: TestPlayer, changes: object = {}) => ({
    depositAccount: 'bank-1',
    payerAccount: '1234567890',
    memberAccountType: 'bank' as const,
    depositTime: toDate(site.core.clock, -60_000).toISOString(),
    depositAmount: '1500',
    receiptPhoto: [await receipt(player)],
    ...changes,
  });
  const send = (player: TestPlayer, args: Awaited<ReturnType<typeof form>>, key = newKey()) =>
    site.call(deposits.submitManualDeposit, args, { token: player.token, idempotencyKey: key });
  const submit = async (player: TestPlayer, changes: object = {}) =>
    getData<ManualDeposit>(await send(player, await form(player, changes)));
  const info = async ({ token }: TestPlayer, id: string) =>
    getData<ManualDeposit>(await site.call(deposits.manualDepositInfo, { id }, { token }));
  const approve = (id: string, by = operator, changes: object = {}) =>
    by.ask(manualDeposits.approveManualDeposit, { id, reason, ...changes });

  it('lists the site’s accounts while they are open', async () => {
    const { token } = await site.signUp();
    const list = async () =>
      getData<DepositAccount[]>(await site.call(deposits.manualDepositBanks, {}, { token }));
    expect((await list()).map(({ depositAccount }) => depositAccount)).toEqual([
      'bank-1',
      'wallet-1',
    ]);
    await operator.must(siteCalls.setSite, { wallet: { manualDepositOpen: false } });
    expect(await list()).toEqual([]);
  });

  it('is refused while the site is closed for it', async () => {
    const player = await site.signUp();
    await operator.must(siteCalls.setSite, { wallet: { manualDepositOpen: false } });
    expect(refusalIn(await send(player, await form(player))).reason).toBe('deposit.closed');
  });

  it('is reviewed and credited once, and the player is notified', async () => {
    const player = await site.signUp();
    const { submissionId, state, payerAccount, receiptPhoto } = await submit(player);
    expect({ state, payerAccount }).toEqual({ state: 'pendingReview', payerAccount: '•••• 7890' });
    expect(receiptPhoto).toHaveLength(1);
    expect((await site.balance(player)).balance).toBe('0.00');
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) => approve(submissionId, n % 2 ? operator : second)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(AT_ONCE - 1);
    expect((await site.balance(player)).balance).toBe('1500.00');
    expect(await info(player, submissionId)).toMatchObject({
      state: 'done',
      creditedAmount: '1500.00',
    });
    const { rows } = getData<{ rows: { title: string }[] }>(
      await site.call(messages.messageList, { page: 1, limit: 1 }, { token: player.token }),
    );
    expect(rows[0]?.title).toBe('Your deposit has arrived');
  });

  it('is either approved or rejected, if two operators decide at the same time', async () => {
    const player = await site.signUp();
    const { submissionId } = await submit(player);
    const [approved, rejected] = await Promise.all([
      approve(submissionId),
      second.ask(manualDeposits.rejectManualDeposit, {
        id: submissionId,
        because: 'payment.notFound',
        reason,
      }),
    ]);
    expect([approved.status, rejected.status].toSorted()).toEqual([200, 409]);
    const { state } = await info(player, submissionId);
    const { balance } = await site.balance(player);
    expect([state, balance]).toEqual(
      approved.status === 200 ? ['done', '1500.00'] : ['failed', '0.00'],
    );
  });

  it('credits the amount that was received, if it differs', async () => {
    const player = await site.signUp();
    const { submissionId } = await submit(player);
    expect((await approve(submissionId, operator, { amount: '1450.50' })).status).toBe(200);
    expect(await info(player, submissionId)).toMatchObject({
      depositAmount: '1500.00',
      creditedAmount: '1450.50',
    });
    expect((await site.balance(player)).balance).toBe('1450.50');
  });

  it('notifies the player of the reason for a rejection', async () => {
    const player = await site.signUp();
    const { submissionId } = await submit(player);
    await operator.must(manualDeposits.rejectManualDeposit, {
      id: submissionId,
      because: 'receipt.unreadable',
      reason,
    });
    expect(await info(player, submissionId)).toMatchObject({
      state: 'failed',
      reason: 'receipt.unreadable',
    });
    const { rows } = getData<{ rows: { messageId: string }[] }>(
      await site.call(messages.messageList, { page: 1, limit: 1 }, { token: player.token }),
    );
    const sent = getData<{ content: string }>(
      await site.call(
        messages.messageInfo,
        { id: rows[0]?.messageId ?? '' },
        { token: player.token },
      ),
    );
    expect(sent.content).toContain('We couldn');
    expect(sent.content).toContain('₱1,500.00');
  });

  it('creates one submission for a repeated key', async () => {
    const player = await site.signUp();
    const args = await form(player);
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => send(player, args, key)),
    );
    const ids = answers.map((answer) => getData<ManualDeposit>(answer).submissionId);
    expect(new Set(ids).size).toBe(1);
    const other = await send(player, { ...args, depositAmount: '2000' }, key);
    expect(refusalIn(other).reason).toBe('idempotency.conflict');
  });

  it('recognizes a receipt or reference that the player submits again', async () => {
    const player = await site.signUp();
    const content = newKey();
    const [first, again] = [await receipt(player, content), await receipt(player, content)];
    const args = await form(player, { receiptPhoto: [first], reference: 'BI 77-123' });
    const answers = await Promise.all([
      send(player, args),
      send(player, { ...args, receiptPhoto: [again], reference: undefined } as never),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 422]);
    const refusal = answers.find(({ code }) => code === 422);
    expect(refusal && refusalIn(refusal)).toMatchObject({
      reason: 'deposit.duplicate',
      field: 'receiptPhoto',
    });
  });

  it('credits one of two players who submit the same reference', async () => {
    const [maria, jun] = [await site.signUp(), await site.signUp()];
    const reference = newKey();
    const ids = [
      (await submit(maria, { reference })).submissionId,
      (await submit(jun, { reference: ` ${reference.toLowerCase()} ` })).submissionId,
    ];
    const shown = await operator.must(manualDeposits.showManualDeposit, { id: ids[0] });
    expect(shown.duplicates).toEqual([
      { id: ids[1], by: 'reference', state: 'pendingReview', player: expect.any(String) },
    ]);
    const answers = await Promise.all([approve(ids[0] ?? ''), approve(ids[1] ?? '', second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [credited, other] = answers[0].status === 200 ? ids : ids.toReversed();
    expect(answers.find(({ status }) => status === 409)?.body.error).toMatch(
      new RegExp(`^manual deposit ${credited} of .* with the same reference was credited`),
    );
    expect((await operator.must(manualDeposits.showManualDeposit, { id: other })).state).toBe(
      'pendingReview',
    );
    const balances = [await site.balance(maria), await site.balance(jun)];
    expect(balances.map(({ balance }) => balance).toSorted()).toEqual(['0.00', '1500.00']);
  });

  it('needs a second operator from the four-eyes amount on', async () => {
    const player = await site.signUp();
    await operator.must(siteCalls.setSite, { fourEyesFrom: '1000' });
    const { submissionId } = await submit(player);
    expect((await approve(submissionId)).body).toMatchObject({ state: 'proposed' });
    expect((await approve(submissionId)).status).toBe(409);
    expect((await site.balance(player)).balance).toBe('0.00');
    expect((await approve(submissionId, second, { amount: '1400' })).status).toBe(409);
    expect((await approve(submissionId, second)).body).toMatchObject({ state: 'done' });
    expect((await site.balance(player)).balance).toBe('1500.00');
    await operator.must(siteCalls.setSite, { fourEyesFrom: '100000' });
  });

  it('is accepted from a frozen player, reviewed and credited', async () => {
    const player = await site.signUp();
    await operator.must(players.freezePlayer, { player: player.playerId, reason });
    const { submissionId } = await submit(player);
    const { rows } = await operator.must(manualDeposits.listManualDeposits, { limit: 500 });
    expect(rows.find(({ id }) => id === submissionId)).toMatchObject({ frozen: true });
    expect((await approve(submissionId)).status).toBe(200);
    expect((await site.balance(player)).balance).toBe('1500.00');
  });

  it.each([
    ['an unknown account', { depositAccount: 'none' }, 'arguments.invalid', 'depositAccount'],
    [
      'a source it does not take',
      { memberAccountType: 'wallet' },
      'arguments.invalid',
      'memberAccountType',
    ],
    [
      'a time in the future',
      { depositTime: '2999-01-01T00:00:00Z' },
      'arguments.invalid',
      'depositTime',
    ],
    [
      'a time long ago',
      { depositTime: '2001-01-01T00:00:00Z' },
      'arguments.invalid',
      'depositTime',
    ],
    ['too little', { depositAmount: '99.99' }, 'amount.belowMinimum', 'depositAmount'],
    ['too much', { depositAmount: '50000.01' }, 'amount.aboveMaximum', 'depositAmount'],
    ['an unknown receipt', { receiptPhoto: [newKey()] }, 'upload.missing', 'imageIds'],
  ])('refuses %s', async (_, changes, expected, field) => {
    const player = await site.signUp();
    const refusal = refusalIn(await send(player, await form(player, changes)));
    expect(refusal).toMatchObject({ code: 422, reason: expected, field });
  });

  it('needs a bank card', async () => {
    const player = await site.signUp();
    getData(await site.call(cards.deleteBankCard, { id: player.cardId }, { token: player.token }));
    expect(refusalIn(await send(player, await form(player))).reason).toBe('bankCard.needed');
  });

  it('shows a player only their own submissions (S20)', async () => {
    const [maria, jun] = [await site.signUp(), await site.signUp()];
    const { submissionId } = await submit(maria);
    const foreign = await site.call(deposits.manualDepositInfo, { id: submissionId }, jun);
    expect(foreign.code).toBe(404);
    const list = await site.call(deposits.manualDepositList, { page: 1, limit: 10 }, jun);
    expect(getData(list)).toEqual({ rows: [], total: 0 });
    const stolen = await receipt(maria);
    const refusal = refusalIn(await send(jun, await form(jun, { receiptPhoto: [stolen] })));
    expect(refusal.reason).toBe('upload.missing');
  });

  it('is reviewed by the role money alone', async () => {
    const { submissionId } = await submit(await site.signUp());
    const support = await addTestOperator(site, 'support-desk', 'support');
    expect((await approve(submissionId, support)).status).toBe(403);
    expect((await support.ask(manualDeposits.listManualDeposits)).status).toBe(403);
    expect((await approve(submissionId, second)).status).toBe(200);
  });

  it('holds every ledger invariant', async () => {
    expect(await site.core.auditor.runFull()).toBe(0);
  });
});
