import { cards, wallet } from '@parlor/api/calls';
import type { BankCard, SupportBank } from '@parlor/api/entities/wallet';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site as siteCalls } from '../../operator/calls/index.ts';
import {
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  refusalIn,
  type TestPlayer,
  type TestSite,
  testOperator,
} from '../../testing/index.ts';
import { approve } from '../withdrawals/index.ts';

const AT_ONCE = 8;
const details = { bankCode: 'BIS', cardholder: 'Maria Reyes' };

describeOnDatabases('bank cards', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db);
  });
  afterAll(() => site.close());

  const list = async ({ token }: TestPlayer) =>
    getData<BankCard[]>(await site.call(wallet.bankCardList, {}, { token }));
  const edit = ({ token }: TestPlayer, id: string, changes: object) =>
    site.call(cards.editBankCard, { id, ...details, ...changes }, { token });
  const remove = ({ token }: TestPlayer, id: string) =>
    site.call(cards.deleteBankCard, { id }, { token });
  const setDefault = ({ token }: TestPlayer, id: string) =>
    site.call(cards.setDefaultBankCard, { id }, { token });
  const proved = async (amount = 100_000n) => {
    const player = await site.richPlayer(amount);
    await site.prove(player);
    return player;
  };
  const add = async (player: TestPlayer, cardNumber: string, isDefault = false) => {
    site.core.clock.advance(1_000);
    return getData<BankCard>(
      await site.call(
        wallet.addBankCard,
        { ...details, cardNumber, isDefault },
        { token: player.token },
      ),
    );
  };
  const withdraw = async (player: TestPlayer, bankCardId = player.cardId) =>
    getData<{ withdrawalId: string }>(
      await site.call(
        wallet.withdraw,
        { amount: '200', bankCardId },
        { token: player.token, idempotencyKey: newKey() },
      ),
    ).withdrawalId;
  const payOut = async (id: string) => {
    site.core.clock.advance(10_000);
    await site.core.jobs.runNow('withdrawals.payouts');
    return site.core.outside.bank.payouts.get(id)?.accountNumber;
  };

  describe('editing', () => {
    it('replaces the card by a new, unproved one', async () => {
      const player = await proved();
      await withdraw(player);
      expect((await list(player))[0]?.isNew).toBe(false);
      const edited = getData<BankCard>(
        await edit(player, player.cardId, { cardNumber: '009988776655' }),
      );
      expect(edited).toMatchObject({ lastFour: '6655', isNew: true, isDefault: true });
      expect(edited.cardId).not.toBe(player.cardId);
      expect((await list(player)).map(({ cardId }) => cardId)).toEqual([edited.cardId]);
    });

    it('keeps the number if none is given', async () => {
      const player = await proved();
      const edited = getData<BankCard>(
        await edit(player, player.cardId, { cardholder: 'Maria Santos' }),
      );
      expect(edited).toMatchObject({ cardholder: 'Maria Santos', lastFour: '7890' });
    });

    it('keeps a card without changes, proof included', async () => {
      const player = await proved();
      await withdraw(player);
      const same = getData<BankCard>(await edit(player, player.cardId, {}));
      expect(same).toMatchObject({ cardId: player.cardId, isNew: false });
    });

    it('needs a fresh proof (S19)', async () => {
      const player = await site.signUp();
      const answer = await edit(player, player.cardId, { cardNumber: '009988776655' });
      expect(refusalIn(answer).reason).toBe('proofNeeded');
      expect((await list(player))[0]?.lastFour).toBe('7890');
    });

    it.each([
      ['bankCode', { bankCode: 'NONE' }],
      ['cardholder', { cardholder: '' }],
      ['cardNumber', { cardNumber: 'abc' }],
    ])('refuses an invalid %s', async (field, changes) => {
      const player = await proved();
      const refusal = refusalIn(await edit(player, player.cardId, changes));
      expect(refusal).toMatchObject({ reason: 'bankCard.invalid', field });
    });

    it('refuses the details of another card', async () => {
      const player = await proved();
      const other = await add(player, '005544332211');
      const answer = await edit(player, other.cardId, { cardNumber: '001234567890' });
      expect(refusalIn(answer).reason).toBe('bankCard.duplicate');
      expect(await list(player)).toHaveLength(2);
    });

    it('adds one card for a repeated edit', async () => {
      const player = await proved();
      const changes = { cardNumber: '009988776655' };
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () => edit(player, player.cardId, changes)),
      );
      const ids = new Set(answers.map((answer) => getData<BankCard>(answer).cardId));
      expect(ids.size).toBe(1);
      expect(await list(player)).toHaveLength(1);
    });

    it('lets one of several different concurrent edits win', async () => {
      const player = await proved();
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, n) =>
          edit(player, player.cardId, { cardNumber: `00998877660${n}` }),
        ),
      );
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
      expect(answers.filter(({ code }) => code === 404)).toHaveLength(AT_ONCE - 1);
      expect(await list(player)).toHaveLength(1);
    });
  });

  describe('a payout', () => {
    it('goes to the card that was approved, although it was edited afterwards', async () => {
      const player = await proved();
      const id = await withdraw(player);
      await approve(site.core, id, 'operator:test');
      getData(await edit(player, player.cardId, { cardNumber: '009988776655' }));
      expect(await payOut(id)).toBe('001234567890');
    });

    it('goes to the card that was approved, although it was deleted afterwards', async () => {
      const player = await proved();
      const id = await withdraw(player);
      getData(await remove(player, player.cardId));
      await approve(site.core, id, 'operator:test');
      expect(await payOut(id)).toBe('001234567890');
    });

    it('cannot be redirected by edits that race the request, the approval and the payout', async () => {
      const players = await Promise.all(Array.from({ length: AT_ONCE }, () => proved()));
      const requested = await Promise.all(
        players.map(async (player, n) => {
          const [id] = await Promise.all([
            withdraw(player).catch(() => undefined),
            edit(player, player.cardId, { cardNumber: `00777766660${n}` }),
          ]);
          // Either the request came first and names the old card, or the card was gone.
          if (id === undefined) return [];
          const [card] = await list(player);
          const [edited] = await Promise.all([
            edit(player, card?.cardId ?? '', { cardNumber: `00555566660${n}` }),
            approve(site.core, id, 'operator:test'),
          ]);
          return [{ player, id, cardId: getData<BankCard>(edited).cardId }];
        }),
      );
      site.core.clock.advance(10_000);
      const open = requested.flat();
      await Promise.all([
        site.core.jobs.runNow('withdrawals.payouts'),
        ...open.map(({ player, cardId }) => edit(player, cardId, { cardNumber: '003333222211' })),
      ]);
      for (const { id } of open) expect(await payOut(id)).toBe('001234567890');
    });

    it('is protected by the database: the details of a card never change', async () => {
      const { cardId } = await site.signUp();
      const redirect = sql`update bank_card set card_number = '1' where id = ${cardId}`;
      await expect(redirect.execute(database().db)).rejects.toThrow('never change');
      const erase = sql`delete from bank_card where id = ${cardId}`;
      await expect(erase.execute(database().db)).rejects.toThrow();
    });
  });

  describe('deleting', () => {
    it('makes the oldest remaining card the default', async () => {
      const player = await proved();
      const second = await add(player, '005544332211');
      await add(player, '005544332212');
      getData(await remove(player, player.cardId));
      const left = await list(player);
      expect(left.map(({ isDefault }) => isDefault)).toEqual([true, false]);
      expect(left[0]?.cardId).toBe(second.cardId);
    });

    it('leaves nothing to withdraw to, and lets the same card be added again as a new one', async () => {
      const player = await proved();
      await withdraw(player);
      getData(await remove(player, player.cardId));
      const answer = await site.call(
        wallet.withdraw,
        { amount: '200', bankCardId: player.cardId },
        { token: player.token, idempotencyKey: newKey() },
      );
      expect(refusalIn(answer).reason).toBe('bankCard.needed');
      const again = await add(player, '001234567890');
      expect(again).toMatchObject({ isNew: true, isDefault: true });
    });

    it('refuses a second deletion', async () => {
      const player = await proved();
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () => remove(player, player.cardId)),
      );
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
      expect(answers.filter(({ code }) => code === 404)).toHaveLength(AT_ONCE - 1);
    });
  });

  it('can be of a bank that an operator adds', async () => {
    const player = await proved();
    const operator = testOperator(site);
    const banks = async () => getData<SupportBank[]>(await site.call(wallet.supportBankList, {}));
    const before = (await banks()).map(({ bankCode, bankName }) => ({ bankCode, bankName }));
    const added = { bankCode: 'NEW', bankName: 'New Bank' };
    await operator.must(siteCalls.setSite, { banks: [...before, added] });
    expect(await banks()).toContainEqual(expect.objectContaining(added));
    const edited = await edit(player, player.cardId, { bankCode: 'NEW' });
    expect(getData<BankCard>(edited).bankName).toBe('New Bank');
    await operator.must(siteCalls.setSite, { banks: before });
  });

  it('has exactly one default, also after concurrent changes', async () => {
    const player = await proved();
    const others = [await add(player, '005544332211'), await add(player, '005544332212')];
    const ids = [player.cardId, ...others.map(({ cardId }) => cardId)];
    await Promise.all(ids.flatMap((id) => [setDefault(player, id), setDefault(player, id)]));
    expect((await list(player)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
    const [chosen = ''] = ids;
    expect(getData<BankCard>(await setDefault(player, chosen)).isDefault).toBe(true);
    expect((await list(player))[0]?.cardId).toBe(chosen);
  });

  it('reports another player’s card like an unknown one (S20)', async () => {
    const [owner, stranger] = [await proved(), await proved()];
    const unknown = '6f1c1c86-3d0e-4c55-9f5f-0d7b0a6a4b11';
    for (const act of [
      (id: string) => edit(stranger, id, {}),
      (id: string) => remove(stranger, id),
      (id: string) => setDefault(stranger, id),
    ]) {
      const [foreign, none] = [await act(owner.cardId), await act(unknown)];
      expect(foreign.code).toBe(404);
      expect(foreign.msg).toBe(none.msg);
    }
    expect(await list(owner)).toHaveLength(1);
  });

  it('records every change in the audit log', async () => {
    const player = await proved();
    const edited = getData<BankCard>(
      await edit(player, player.cardId, { cardNumber: '009988776655' }),
    );
    const second = await add(player, '005544332211');
    getData(await setDefault(player, second.cardId));
    getData(await remove(player, edited.cardId));
    const entries = await database()
      .db.selectFrom('audit_entry')
      .select(['action', 'subject'])
      .where('actor', '=', `player:${player.playerId}`)
      .where('action', 'like', 'bankCard.%')
      .orderBy('id')
      .execute();
    expect(entries.slice(-4)).toEqual([
      { action: 'bankCard.edited', subject: `bankCard:${edited.cardId}` },
      { action: 'bankCard.added', subject: `bankCard:${second.cardId}` },
      { action: 'bankCard.default', subject: `bankCard:${second.cardId}` },
      { action: 'bankCard.deleted', subject: `bankCard:${edited.cardId}` },
    ]);
  });
});
