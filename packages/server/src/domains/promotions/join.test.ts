import { promotions, wallet } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import type {
  GamePromotion,
  GamePromotionDetail,
  ParticipationPreview,
  PromotionRecord,
} from '@parlor/api/entities/promotion';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { houseBalance } from '../../ledger/index.ts';
import {
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  providerGame,
  refusalIn,
  type TestPlayer,
  type TestSite,
} from '../../testing/index.ts';

describeOnDatabases('joining promotions', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db, {
      games: [
        providerGame('lucky-sevens'),
        providerGame('high-table', { category: 'live', brand: 'mirador', brandName: 'Mirador' }),
      ],
    });
  });
  afterAll(() => site.close());

  const join = (
    { token }: TestPlayer,
    id: string,
    amount = '500',
    { code, key = newKey() }: { code?: string; key?: string } = {},
  ) =>
    site.call(
      promotions.participate,
      { id, amount, ...(code !== undefined && { code }) },
      { token, idempotencyKey: key },
    );
  const change = (id: string, changes: Record<string, unknown>) =>
    database().db.updateTable('promotion').set(changes).where('id', '=', id).execute();
  const audit = async () => {
    await site.core.auditor.runFull();
    return database().db.selectFrom('ledger_breach').select('detail').execute();
  };

  it('lists the promotions of a new site to visitors, those that can be joined first', async () => {
    await change('net-win', {
      ends_at: new Date(site.core.clock.now() + 1),
      starts_at: new Date(0),
    });
    site.core.clock.advance(1);
    const { rows, total } = getData<{ rows: GamePromotion[]; total: number }>(
      await site.call(promotions.promotionList, {}),
    );
    expect(rows.map(({ promotionId, status }) => [promotionId, status])).toEqual([
      ['welcome', 'open'],
      ['weekend-slots', 'open'],
      ['live-cashback', 'open'],
      ['net-win', 'ended'],
    ]);
    expect(total).toBe(4);
    expect(rows[0]).toMatchObject({
      promotionName: 'Welcome bonus',
      text: 'Transfer ₱100 to ₱1,000 and get a 100% bonus',
      platform: 'All games',
      bonusPercent: '100.00',
      button: 'confirmAttend',
    });
    await change('net-win', { ends_at: new Date(site.core.clock.now() + DAY_MS) });
  });

  it('returns the terms in the locale of the request, with the games that count', async () => {
    const detail = getData<GamePromotionDetail>(
      await site.call(promotions.promotionInfo, { id: 'weekend-slots' }),
    );
    expect(detail).toMatchObject({
      askBetMultiple: 8,
      askNetwinAmount: '0.00',
      askBalancePercent: '0.00',
      days: 3,
      gameCount: 1,
      maxStake: '100.00',
      recordId: null,
      weights: [{ categoryId: 'slots', categoryName: 'Slots', percent: '100.00' }],
    });
    expect(detail.content).toContain('Wager 8 times');
    const games = await site.call(promotions.promotionGames, { id: 'weekend-slots' });
    expect(games.data).toMatchObject({ rows: [{ gameId: 'lucky-sevens' }], total: 1 });
    const makers = await site.call(promotions.promotionMakers, { id: 'live-cashback' });
    expect(makers.data).toMatchObject({ rows: [{ makerName: 'Mirador', gameCount: 1 }] });
    expect((await site.call(promotions.promotionInfo, { id: 'unknown' })).code).toBe(404);
  });

  it('moves the amount and the bonus to the record, as previewed', async () => {
    const player = await site.richPlayer(80_000n);
    const { token } = player;
    const cost = await houseBalance(database().db, 'house:cost:promo');
    const args = { id: 'welcome', amount: '500' };
    const preview = getData<ParticipationPreview>(
      await site.call(promotions.participatePreview, args, { token }),
    );
    const record = getData<PromotionRecord>(await join(player, 'welcome'));
    expect(record).toMatchObject({
      status: 'ongoing',
      buttonStatus: 0,
      principalAmount: '500.00',
      bonusAmount: preview.bonusAmount,
      askBetAmount: preview.askBetAmount,
      currentBetAmount: '0.00',
      currentBalance: '1000.00',
      deadline: preview.deadline,
      endTime: null,
    });
    expect(preview).toMatchObject({
      bonusAmount: '500.00',
      askBetAmount: '10000.00',
      balanceAfter: '300.00',
    });
    expect(await site.balance(player)).toMatchObject({ balance: '300.00', inPromotion: '1000.00' });
    expect((await houseBalance(database().db, 'house:cost:promo')) - cost).toBe(50_000n);
    const bills = getData<{ rows: object[] }>(await site.call(wallet.billList, {}, { token }));
    expect(bills.rows[0]).toMatchObject({ type: 'rewards', kind: 'promo.join', amount: '-500.00' });
    expect(await audit()).toEqual([]);
  });

  it('rounds the bonus down, the required balance up, and limits the bonus', async () => {
    const player = await site.richPlayer(200_000n);
    expect(getData(await join(player, 'live-cashback', '333.33'))).toMatchObject({
      bonusAmount: '49.99',
      askBetAmount: '0.00',
      askBalance: '459.99',
    });
    await change('net-win', {
      terms: sql`jsonb_set(terms, '{maxBonus}', '"1000"')` as never,
    });
    expect(getData(await join(player, 'net-win', '1000'))).toMatchObject({
      bonusAmount: '10.00',
      askNetwinAmount: '500.00',
    });
  });

  it('refuses amounts outside of the range or above the balance', async () => {
    const player = await site.richPlayer(20_000n);
    const reasonOf = async (amount: string) => refusalIn(await join(player, 'welcome', amount));
    expect(await reasonOf('99.99')).toMatchObject({
      reason: 'amount.belowMinimum',
      params: { limit: '100.00' },
    });
    expect(await reasonOf('1000.01')).toMatchObject({ reason: 'amount.aboveMaximum' });
    expect(await reasonOf('100.001')).toMatchObject({ reason: 'amount.invalid' });
    expect(await reasonOf('200.01')).toMatchObject({ reason: 'insufficientBalance' });
    expect((await site.balance(player)).balance).toBe('200.00');
  });

  it('asks for the code, whatever its case, and never names it', async () => {
    const player = await site.richPlayer();
    await change('weekend-slots', { code: 'Spin-20' });
    const detail = await site.call(promotions.promotionInfo, { id: 'weekend-slots' });
    expect(getData(detail)).toMatchObject({ needsCode: true });
    expect(JSON.stringify(detail)).not.toContain('Spin-20');
    expect(refusalIn(await join(player, 'weekend-slots'))).toMatchObject({
      reason: 'promotion.codeWrong',
      field: 'code',
    });
    getData(await join(player, 'weekend-slots', '100', { code: ' spin-20 ' }));
    await change('weekend-slots', { code: null });
  });

  it('refuses one that is not open, hidden or unknown', async () => {
    const player = await site.richPlayer();
    const now = site.core.clock.now();
    await change('net-win', {
      starts_at: new Date(now + DAY_MS),
      ends_at: new Date(now + 2 * DAY_MS),
    });
    expect(refusalIn(await join(player, 'net-win'))).toMatchObject({ reason: 'event.notStarted' });
    await change('net-win', { starts_at: new Date(0), ends_at: new Date(now) });
    expect(refusalIn(await join(player, 'net-win'))).toMatchObject({ reason: 'event.ended' });
    await change('net-win', { ends_at: new Date(now + DAY_MS), hidden: true });
    expect(refusalIn(await join(player, 'net-win'))).toMatchObject({ code: 404 });
    await change('net-win', { hidden: false });
    expect(refusalIn(await join(player, 'unknown'))).toMatchObject({ code: 404 });
  });

  it('opens one record of a promotion, however many requests race', async () => {
    const player = await site.richPlayer(500_000n);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => join(player, 'live-cashback', '100')),
    );
    const reasons = answers.map((answer) => refusalIn(answer).reason ?? 'joined').sort();
    expect(reasons).toEqual(['joined', ...Array(7).fill('promotion.alreadyJoined')]);
    expect((await site.balance(player)).inPromotion).toBe('115.00');
  });

  it('returns the first record for a repeated key, and refuses the key with other input', async () => {
    const player = await site.richPlayer();
    const key = newKey();
    const first = getData<PromotionRecord>(await join(player, 'welcome', '100', { key }));
    const again = getData<PromotionRecord>(await join(player, 'welcome', '100', { key }));
    expect(again.id).toBe(first.id);
    expect(refusalIn(await join(player, 'welcome', '200', { key }))).toMatchObject({
      code: 409,
      reason: 'idempotency.conflict',
    });
    expect((await site.balance(player)).inPromotion).toBe('200.00');
  });

  it('refuses a frozen account', async () => {
    const player = await site.richPlayer();
    await database()
      .db.updateTable('player')
      .set({ frozen_at: new Date(0) })
      .where('id', '=', player.playerId)
      .execute();
    expect(refusalIn(await join(player, 'welcome'))).toMatchObject({ reason: 'accountFrozen' });
  });

  it('keeps the terms of a record when the promotion changes', async () => {
    const [before, after] = [await site.richPlayer(), await site.richPlayer()];
    const first = getData<PromotionRecord>(await join(before, 'weekend-slots', '100'));
    await change('weekend-slots', {
      terms: sql`jsonb_set(terms, '{rules,betMultiple}', '12')` as never,
    });
    const second = getData<PromotionRecord>(await join(after, 'weekend-slots', '100'));
    expect([first.askBetAmount, second.askBetAmount]).toEqual(['960.00', '1440.00']);
    const hashes = await database()
      .db.selectFrom('promotion_record')
      .innerJoin('promotion_terms', 'hash', 'terms_hash')
      .select(['hash', sql<string>`terms -> 'rules' ->> 'betMultiple'`.as('multiple')])
      .where('promotion_record.id', 'in', [first.id, second.id])
      .orderBy('multiple')
      .execute();
    expect(hashes.map(({ multiple }) => multiple)).toEqual(['12', '8']);
    expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(2);
  });
});
