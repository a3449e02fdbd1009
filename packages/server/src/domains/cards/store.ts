import { randomUUID } from 'node:crypto';
import type { BankCard, SupportBank } from '@parlor/api/entities/wallet';
import { checkBankAccount, checkCardholder } from '@parlor/api/rules';
import type { Selectable } from 'kysely';
import { recordAudit } from '../../core/audit/record.ts';
import { type Clock, toDate } from '../../core/clock.ts';
import { isUniqueViolation } from '../../core/database/errors.ts';
import type { Reader, Trx } from '../../core/database/schema.ts';
import { notFound, refused } from '../../core/http/errors.ts';
import { maskPhone } from '../players/index.ts';
import type { SiteSettings } from '../site/index.ts';
import type { BankCardTable } from './tables.ts';

/** More cards than this indicate abuse. */
const MAX_CARDS = 5;
const CUSTOM_OPERATOR = 'CUSTOM';

export type CardRow = Selectable<BankCardTable>;

export interface NewCard {
  readonly bankCode: string;
  readonly cardholder: string;
  readonly cardNumber: string;
}

/** A card whose fields all satisfy the rules of docs/product.md (Validation rules). */
export interface CheckedCard extends NewCard {
  readonly bankName: string;
}

/**
 * Checks a card by the rules of docs/product.md (Validation rules); its bank must be one of the site's.
 *
 * @throws ApiError 422 `bankCard.invalid` with the field.
 */
export function checkCard(card: NewCard, settings: SiteSettings): CheckedCard {
  const bank = settings.banks.find(({ bankCode }) => bankCode === card.bankCode);
  const holder = checkCardholder(card.cardholder);
  const number = checkBankAccount(card.cardNumber);
  if (!bank) throw refused('bankCard.invalid', { field: 'bankCode' });
  if (!holder.ok) throw refused('bankCard.invalid', { field: 'cardholder' });
  if (!number.ok) throw refused('bankCard.invalid', { field: 'cardNumber' });
  return {
    bankCode: bank.bankCode,
    bankName: bank.bankName,
    cardholder: holder.value,
    cardNumber: number.value,
  };
}

/**
 * Adds a card; the first one becomes the default.
 *
 * @throws ApiError 422 `bankCard.duplicate` or `bankCard.tooMany`.
 */
export async function insertCard(
  trx: Trx,
  clock: Clock,
  playerId: string,
  card: CheckedCard,
  asDefault: boolean,
): Promise<CardRow> {
  await lockCards(trx, playerId);
  const existing = await listCards(trx, playerId);
  if (existing.length >= MAX_CARDS) throw refused('bankCard.tooMany');
  const isDefault = asDefault || existing.length === 0;
  if (isDefault) await clearDefault(trx, playerId);
  return await addRow(trx, clock, playerId, card, { action: 'bankCard.added', isDefault });
}

/** The player's row is the lock: of two concurrent changes, the second sees the first. */
async function lockCards(trx: Trx, playerId: string): Promise<void> {
  await trx.selectFrom('player').select('id').where('id', '=', playerId).forUpdate().execute();
}

async function clearDefault(trx: Trx, playerId: string): Promise<void> {
  await trx
    .updateTable('bank_card')
    .set({ is_default: false })
    .where('player_id', '=', playerId)
    .where('is_default', '=', true)
    .execute();
}

async function addRow(
  trx: Trx,
  clock: Clock,
  playerId: string,
  card: CheckedCard,
  more: { action: string; isDefault: boolean; replacesId?: string },
): Promise<CardRow> {
  const { replacesId } = more;
  try {
    const row = await trx
      .insertInto('bank_card')
      .values({
        id: randomUUID(),
        player_id: playerId,
        bank_code: card.bankCode,
        bank_name: card.bankName,
        cardholder: card.cardholder,
        card_number: card.cardNumber,
        operator_code: CUSTOM_OPERATOR,
        is_default: more.isDefault,
        proved_at: null,
        added_at: toDate(clock),
        removed_at: null,
        replaces_id: replacesId ?? null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(trx, clock, {
      actor: `player:${playerId}`,
      action: more.action,
      subject: `bankCard:${row.id}`,
      ...(replacesId !== undefined && { detail: { replaces: replacesId } }),
    });
    return row;
  } catch (error) {
    if (isUniqueViolation(error, 'bank_card_number')) {
      throw refused('bankCard.duplicate', { field: 'cardNumber' });
    }
    throw error;
  }
}

/**
 * Edits a card: a new, unproved row replaces the old one, to which a withdrawal that was already
 * requested is still paid (product decision 55). Without a difference the card stays as it is. A
 * repeated edit returns the row that the first one added.
 *
 * @param getCard the checked details, from the current card.
 * @throws ApiError 404, or 422 `bankCard.duplicate`.
 */
export async function replaceCard(
  trx: Trx,
  clock: Clock,
  playerId: string,
  cardId: string,
  getCard: (current: CardRow) => CheckedCard,
): Promise<CardRow> {
  await lockCards(trx, playerId);
  const current = await findCard(trx, playerId, cardId);
  if (!current) {
    const successor = (await listCards(trx, playerId)).find((card) => card.replaces_id === cardId);
    if (successor && hasDetails(successor, getCard(successor))) return successor;
    throw notFound();
  }
  const card = getCard(current);
  if (hasDetails(current, card)) return current;
  await retire(trx, clock, current);
  return await addRow(trx, clock, playerId, card, {
    action: 'bankCard.edited',
    isDefault: current.is_default,
    replacesId: current.id,
  });
}

function hasDetails(row: CardRow, card: CheckedCard): boolean {
  return (
    row.bank_code === card.bankCode &&
    row.cardholder === card.cardholder &&
    row.card_number === card.cardNumber
  );
}

/** Soft deletion: withdrawals keep pointing at the row. */
async function retire(trx: Trx, clock: Clock, { id }: CardRow): Promise<void> {
  await trx
    .updateTable('bank_card')
    .set({ removed_at: toDate(clock), is_default: false })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
}

/**
 * Deletes a card. If it was the default, the oldest remaining one becomes the default.
 *
 * @throws ApiError 404.
 */
export async function deleteCard(
  trx: Trx,
  clock: Clock,
  playerId: string,
  cardId: string,
): Promise<void> {
  await lockCards(trx, playerId);
  const card = await findCard(trx, playerId, cardId);
  if (!card) throw notFound();
  await retire(trx, clock, card);
  await recordAudit(trx, clock, {
    actor: `player:${playerId}`,
    action: 'bankCard.deleted',
    subject: `bankCard:${card.id}`,
  });
  const [next] = await listCards(trx, playerId);
  if (card.is_default && next) await markDefault(trx, next.id);
}

async function markDefault(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('bank_card').set({ is_default: true }).where('id', '=', id).execute();
}

/**
 * Makes a card the default.
 *
 * @throws ApiError 404.
 */
export async function setDefaultCard(
  trx: Trx,
  clock: Clock,
  playerId: string,
  cardId: string,
): Promise<CardRow> {
  await lockCards(trx, playerId);
  const card = await findCard(trx, playerId, cardId);
  if (!card) throw notFound();
  if (card.is_default) return card;
  await clearDefault(trx, playerId);
  await markDefault(trx, card.id);
  await recordAudit(trx, clock, {
    actor: `player:${playerId}`,
    action: 'bankCard.default',
    subject: `bankCard:${card.id}`,
  });
  return { ...card, is_default: true };
}

/** The player's cards, the default one first. */
export async function listCards(on: Reader, playerId: string): Promise<CardRow[]> {
  return await on
    .selectFrom('bank_card')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

/** One card of this player; another player's is reported as not found (S20). */
export async function findCard(
  on: Reader,
  playerId: string,
  cardId: string,
): Promise<CardRow | undefined> {
  const cards = await listCards(on, playerId);
  return cards.find((card) => card.id === cardId);
}

/** A withdrawal to it had its fresh proof: the card is no longer new (S19). */
export async function recordCardProof(trx: Trx, clock: Clock, cardId: string): Promise<void> {
  await trx
    .updateTable('bank_card')
    .set({ proved_at: toDate(clock) })
    .where('id', '=', cardId)
    .where('proved_at', 'is', null)
    .execute();
}

export function getLastFour(card: Pick<CardRow, 'card_number'>): string {
  return card.card_number.slice(-4);
}

/** A card as its owner sees it. */
export function toBankCard(card: CardRow, phone: string): BankCard {
  const lastFour = getLastFour(card);
  return {
    cardId: card.id,
    cardholder: card.cardholder,
    bankName: card.bank_name,
    bankCode: card.bank_code,
    cardNumber: `•••• •••• ${lastFour}`,
    lastFour,
    operatorCode: card.operator_code,
    operatorName: card.bank_name,
    phoneNumber: maskPhone(phone),
    isDefault: card.is_default,
    icon: '',
    isNew: card.proved_at === null,
  };
}

export function getSupportBanks(settings: SiteSettings): SupportBank[] {
  return settings.banks.map((bank) => ({ ...bank, icon: '' }));
}
