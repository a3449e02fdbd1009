import { cards, wallet } from '@parlor/api/calls';
import { withTransaction } from '../../core/database/transaction.ts';
import { notFound, refused } from '../../core/http/errors.ts';
import type { Module } from '../../platform/platform.ts';
import { findPlayer } from '../players/index.ts';
import { hasProof } from '../sessions/index.ts';
import { readSite } from '../site/index.ts';
import {
  checkCard,
  deleteCard,
  getSupportBanks,
  insertCard,
  listCards,
  replaceCard,
  setDefaultCard,
  toBankCard,
} from './store.ts';

/** The player's bank cards. */
export const cardsModule: Module = ({ core, calls }) => {
  const { db, clock } = core;

  calls.public(wallet.supportBankList, async () => getSupportBanks(await readSite(db)));

  calls.player(wallet.bankCardList, async ({ principal }) => {
    const player = await findPlayer(db, principal.playerId);
    if (!player) throw notFound();
    const rows = await listCards(db, principal.playerId);
    return rows.map((card) => toBankCard(card, player.phone));
  });

  calls.player(wallet.addBankCard, async ({ principal, args }) => {
    const player = await findPlayer(db, principal.playerId);
    if (!player) throw notFound();
    const card = checkCard(args, await readSite(db));
    if (!(await hasProof(db, clock, principal.sessionId))) throw refused('proofNeeded');
    const row = await withTransaction(db, (trx) =>
      insertCard(trx, clock, principal.playerId, card, args.isDefault),
    );
    return toBankCard(row, player.phone);
  });

  calls.player(cards.editBankCard, async ({ principal, args }) => {
    const player = await findPlayer(db, principal.playerId);
    if (!player) throw notFound();
    const settings = await readSite(db);
    const isProved = await hasProof(db, clock, principal.sessionId);
    const row = await withTransaction(db, (trx) =>
      replaceCard(trx, clock, principal.playerId, args.id, (current) => {
        const { bankCode, cardholder, cardNumber = current.card_number } = args;
        const card = checkCard({ bankCode, cardholder, cardNumber }, settings);
        if (!isProved) throw refused('proofNeeded');
        return card;
      }),
    );
    return toBankCard(row, player.phone);
  });

  calls.player(cards.deleteBankCard, async ({ principal, args }) => {
    await withTransaction(db, (trx) => deleteCard(trx, clock, principal.playerId, args.id));
    return {};
  });

  calls.player(cards.setDefaultBankCard, async ({ principal, args }) => {
    const player = await findPlayer(db, principal.playerId);
    if (!player) throw notFound();
    const row = await withTransaction(db, (trx) =>
      setDefaultCard(trx, clock, principal.playerId, args.id),
    );
    return toBankCard(row, player.phone);
  });
};
