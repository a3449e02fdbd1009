import { play, promotions as playerCalls } from '@parlor/api/calls';
import { LOCALES } from '@parlor/api/constants';
import type {
  CountingRecord,
  FundingRecord,
  GamePromotionDetail,
  PromotionRecord,
} from '@parlor/api/entities/promotion';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  providerGame,
  refusalIn,
  type TestOperator,
  type TestSite,
  testOperator,
} from '../testing/index.ts';
import { audit, catalogue, promotions } from './calls/index.ts';

const inAll = (text: string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, `${text} ${locale}`]));

const newYear = {
  id: 'new-year',
  type: 'net-win',
  title: inAll('New year'),
  art: 'banners/sky-race.webp',
  until: '+30d',
  terms: {
    minAmount: '50',
    maxAmount: '200',
    bonusBp: 5_000,
    maxBonus: '60.50',
    days: 5,
    categories: ['slots'],
    maxStake: '20',
    rules: { netwin: '2500', betMultiple: 0 },
  },
};

describeOnDatabases('promotions, arranged by an operator', (database) => {
  let site: TestSite;
  let operator: TestOperator;
  beforeAll(async () => {
    site = await openTestSite(database().db, {
      games: [providerGame('lucky-sevens'), providerGame('high-table', { category: 'live' })],
    });
    operator = testOperator(site);
    await operator.must(promotions.addPromotion, newYear);
  });
  afterAll(() => site.close());

  const detail = async (id = 'new-year') =>
    getData<GamePromotionDetail>(await site.call(playerCalls.promotionInfo, { id }));
  async function joined(id = 'new-year') {
    const player = await site.richPlayer(100_000n);
    const options = { token: player.token, idempotencyKey: newKey() };
    const record = getData<PromotionRecord>(
      await site.call(playerCalls.participate, { id, amount: '100' }, options),
    );
    return { player, record };
  }

  it('adds a promotion that players can join', async () => {
    expect(await detail()).toMatchObject({
      promotionName: 'New year en_US',
      minAmount: '50.00',
      maxBonus: '60.50',
      askNetwinAmount: '25.00',
      maxStake: '20.00',
      gameCount: 1,
    });
    const { record } = await joined();
    expect(record).toMatchObject({ bonusAmount: '50.00', askNetwinAmount: '25.00' });
    const { rows } = await operator.must(promotions.listPromotions, {});
    expect(rows.find(({ promotionId }) => promotionId === 'new-year')).toMatchObject({
      type: 'net-win',
      records: 1,
      open: 1,
    });
  });

  it('changes terms for later records alone, and records the difference', async () => {
    const before = await joined();
    const changed = await operator.must(promotions.setPromotion, {
      id: 'new-year',
      terms: { bonusBp: 1_000 },
    });
    expect(changed.terms).toMatchObject({ bonusBp: 1_000, maxBonus: '60.50' });
    expect((await joined()).record).toMatchObject({ bonusAmount: '10.00' });
    const { terms } = await operator.must(promotions.showPromotionRecord, { id: before.record.id });
    expect(terms).toMatchObject({ bonusBp: 5_000 });
    const [entry] = (await operator.must(audit.listAudit, { limit: 1 })).rows;
    expect(entry).toMatchObject({ action: 'promotion.set', subject: 'promotion:new-year' });
    await operator.must(promotions.setPromotion, { id: 'new-year', terms: { bonusBp: 5_000 } });
  });

  it('grants free spins to later records', async () => {
    const set = (freeSpins: number) =>
      operator.must(promotions.setPromotion, { id: 'new-year', terms: { freeSpins } });
    expect((await set(15)).terms).toMatchObject({ freeSpins: 15 });
    expect(await detail()).toMatchObject({
      freeSpins: 15,
      content: expect.stringContaining('15 free spins'),
    });
    expect((await joined()).record).toMatchObject({ freeSpins: 15 });
    await set(0);
    expect((await joined()).record).toMatchObject({ freeSpins: 0 });
  });

  it('sets what a bet on a maker’s games counts, where no promotion says otherwise', async () => {
    const setTerms = (terms: object) =>
      operator.must(promotions.setPromotion, { id: 'new-year', terms });
    const setWeight = (of: string, weight: number) =>
      operator.ask(catalogue.setMaker, { id: of, weight });
    const readCounting = async ({ player: { token } }: Awaited<ReturnType<typeof joined>>) => {
      const gameId = 'lucky-sevens';
      const funds = await site.call(playerCalls.recordsForGame, { gameId }, { token });
      const counting = await site.call(playerCalls.countingRecords, {}, { token });
      const [fund] = getData<{ rows: FundingRecord[] }>(funds).rows;
      const [record] = getData<{ rows: CountingRecord[] }>(counting).rows;
      return { percent: fund?.countsPercent, makers: record?.makerWeights };
    };
    const withoutBets = await joined();
    await setTerms({ rules: { netwin: '2500', betMultiple: 5 } });
    const withBets = await joined();
    expect(await readCounting(withBets)).toEqual({ percent: '100.00', makers: {} });

    expect((await setWeight('pandan', 5_000)).status).toBe(200);
    const [entry] = (await operator.must(audit.listAudit, { limit: 1 })).rows;
    expect(entry).toMatchObject({
      action: 'maker.set',
      subject: 'maker:pandan',
      detail: { before: { weight: 10_000 }, after: { weight: 5_000 } },
    });
    expect((await operator.must(catalogue.listMakers)).rows).toContainEqual(
      expect.objectContaining({ id: 'pandan', weight: 5_000 }),
    );
    const half = { percent: '50.00', makers: { pandan: '50.00' } };
    expect(await readCounting(withBets)).toEqual(half);
    expect(await readCounting(withoutBets)).toEqual({ percent: '100.00', makers: {} });

    await setTerms({ weights: { slots: 2_500 } });
    expect(await readCounting(await joined())).toMatchObject({ percent: '25.00' });
    expect(await readCounting(withBets)).toEqual(half);

    expect((await setWeight('nobody', 5_000)).status).toBe(404);
    expect((await setWeight('pandan', -1)).status).toBe(422);
    await setTerms({ weights: {}, rules: { netwin: '2500', betMultiple: 0 } });
    expect((await setWeight('pandan', 10_000)).status).toBe(200);
  });

  it('offers it at deposits, hides it and shows it again', async () => {
    const id = 'new-year';
    const set = (changes: object) => operator.must(promotions.setPromotion, { id, ...changes });
    expect(await set({ depositOffer: true, code: 'HAPPY' })).toMatchObject({
      depositOffer: true,
      code: 'HAPPY',
    });
    expect(await detail()).toMatchObject({ needsCode: true });
    await set({ hidden: true, code: null });
    expect((await site.call(playerCalls.promotionInfo, { id })).code).toBe(404);
    expect(await set({ hidden: false })).toMatchObject({ code: null });
  });

  it.each<[string, object, string]>([
    ['an unknown type', { type: 'lottery' }, 'type: must be one of wagering, net-win'],
    ['rules of another type', { type: 'wagering' }, 'betMultiple'],
    ['rules that ask for nothing', { terms: { rules: { netwin: '0', betMultiple: 0 } } }, 'netwin'],
    ['a minimum above the maximum', { terms: { minAmount: '500' } }, 'the minimum must be'],
    ['an unknown category', { terms: { categories: ['chess'] } }, 'there is no category chess'],
    ['an unknown maker', { terms: { makers: ['nobody'] } }, 'there is no maker nobody'],
    ['an unknown game', { terms: { gameWeights: { 'no-game': 1 } } }, 'there is no game no-game'],
    ['fractions of the smallest unit', { terms: { maxBonus: '1.005' } }, 'terms.maxBonus'],
    ['an end before the start', { until: '2020-01-01' }, 'until: must be after the start'],
  ])('refuses %s', async (_, { terms, ...changes }: { terms?: object }, line) => {
    const given = {
      ...newYear,
      id: 'refused',
      ...changes,
      terms: { ...newYear.terms, ...terms },
    };
    const answer = await operator.ask(promotions.addPromotion, given);
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain(line);
  });

  it('shows the whole history of a record', async () => {
    const { player, record } = await joined();
    const { id } = record;
    const options = () => ({ token: player.token, idempotencyKey: newKey() });
    getData(await site.call(play.launchGame, { id: 'lucky-sevens', recordId: id }, options()));
    const spin = async (bet: bigint, win: bigint) => {
      site.core.outside.lotus.play({
        playerRef: player.playerId,
        fundRef: `promo:${id}`,
        gameCode: 'lucky-sevens',
        bet,
        win,
      });
      await site.core.jobs.runNow('play.reconcile');
    };
    await spin(1_000n, 4_000n);
    await spin(1_000n, 0n);
    expect(
      refusalIn(await site.call(playerCalls.settlePromotion, { id }, options())),
    ).toMatchObject({ reason: 'promotion.notSettlable' });
    await spin(1_000n, 2_000n);
    getData(await site.call(playerCalls.settlePromotion, { id }, options()));
    const history = await operator.must(promotions.showPromotionRecord, { id });
    expect(history).toMatchObject({
      player: expect.any(String),
      status: 'settled',
      asked: { bet: '0.00', netwin: '25.00', balance: '0.00' },
      current: { bet: '30.00', netwin: '30.00', balance: '0.00' },
      paid: '180.00',
      endedBy: `player:${player.playerId}`,
      terms: { rules: { netwin: '2500', betMultiple: 0 } },
    });
    expect(history.events.map(({ action, detail }) => [action, detail])).toEqual([
      ['promotion.joined', { promotion: 'new-year', principal: '10000', bonus: '5000' }],
      ['promotion.evaluated', expect.objectContaining({ to: 'settlable', netwin: '3000' })],
      ['promotion.evaluated', expect.objectContaining({ to: 'ongoing', netwin: '2000' })],
      ['promotion.evaluated', expect.objectContaining({ to: 'settlable', netwin: '3000' })],
      ['promotion.settled', expect.objectContaining({ toWallet: '18000' })],
    ]);
    expect(
      history.changes.rows.map(({ kind, amount, counted }) => [kind, amount, counted]),
    ).toEqual([
      ['promo.settle', '-180.00', '0.00'],
      ['round.win', '20.00', '0.00'],
      ['round.bet', '-10.00', '10.00'],
      ['round.bet', '-10.00', '10.00'],
      ['round.win', '40.00', '0.00'],
      ['round.bet', '-10.00', '10.00'],
      ['promo.join', '150.00', '0.00'],
    ]);
    const { rows } = await operator.must(promotions.listPromotionRecords, {
      playerId: player.playerId,
    });
    expect(rows).toMatchObject([{ id, status: 'settled', paid: '180.00' }]);
  });

  it('reports an unknown promotion, record and player', async () => {
    const unknown = crypto.randomUUID();
    for (const answer of [
      await operator.ask(promotions.showPromotion, { id: 'nothing' }),
      await operator.ask(promotions.setPromotion, { id: 'nothing', hidden: true }),
      await operator.ask(promotions.showPromotionRecord, { id: unknown }),
      await operator.ask(promotions.listPromotionRecords, { playerId: unknown }),
    ]) {
      expect(answer.status).toBe(404);
    }
  });
});
