import { createHash } from 'node:crypto';
import type { Locale } from '@parlor/api/constants';
import type { GamePromotion, GamePromotionDetail } from '@parlor/api/entities/promotion';
import { readDecimal, toDecimal } from '@parlor/api/rules';
import { type Selectable, sql } from 'kysely';
import { type Paging, readPage } from '../../core/database/read-page.ts';
import type { Reader } from '../../core/database/schema.ts';
import { refused } from '../../core/http/errors.ts';
import { interpolate, texts } from '../../locales/index.ts';
import { inLanguage } from '../content/index.ts';
import { listCategories } from '../games/index.ts';
import type { SiteSettings } from '../site/index.ts';
import type { PromotionTable } from './tables.ts';
import { type Conditions, type PromotionTerms, promotionTerms } from './terms.ts';
import { getRequirements } from './types/index.ts';
import { toConditions } from './types/type.ts';

/** A promotion with its terms parsed. */
export interface Promotion extends Omit<Selectable<PromotionTable>, 'terms'> {
  readonly terms: PromotionTerms;
}

/** What texts and amounts depend on, besides the promotion. */
export interface PromotionView {
  readonly locale: Locale;
  readonly now: number;
  readonly settings: SiteSettings;
  readonly artUrl: (path: string) => string;
}

/** Names of categories and makers, by id. */
export type Names = ReadonlyMap<string, string>;

/** Promotions on show: those that can be joined first, then those to come, then ended ones. */
export async function listPromotions(
  on: Reader,
  now: Date,
  paging: Paging,
): Promise<{ rows: Promotion[]; total: number }> {
  const promotions = on
    .selectFrom('promotion')
    .selectAll()
    .where('hidden', '=', false)
    .orderBy(
      sql`case when starts_at <= ${now} and ends_at > ${now} then 0 when ends_at > ${now} then 1 else 2 end`,
    )
    .orderBy('position')
    .orderBy('id');
  const { rows, total } = await readPage(promotions, paging);
  return { rows: rows.map(parsePromotion), total };
}

/** A promotion on show; undefined if there is none. */
export async function findPromotion(on: Reader, id: string): Promise<Promotion | undefined> {
  const row = await on
    .selectFrom('promotion')
    .selectAll()
    .where('id', '=', id)
    .where('hidden', '=', false)
    .executeTakeFirst();
  return row && parsePromotion(row);
}

export function parsePromotion(row: Selectable<PromotionTable>): Promotion {
  return { ...row, terms: promotionTerms.parse(row.terms) };
}

/** Whether it can be joined now. */
function getOfferStatus(
  { starts_at, ends_at }: Pick<Promotion, 'starts_at' | 'ends_at'>,
  now: number,
): GamePromotion['status'] {
  if (starts_at.getTime() > now) return 'upcoming';
  return ends_at.getTime() > now ? 'open' : 'ended';
}

/** @throws ApiError 422 `event.ended`, `event.notStarted`. */
export function assertOpen(promotion: Promotion, now: number): void {
  const status = getOfferStatus(promotion, now);
  if (status === 'upcoming') throw refused('event.notStarted');
  if (status === 'ended') throw refused('event.ended');
}

/** A record's figures, from the terms and the transferred amount; minor units. */
export interface Offer {
  readonly principal: bigint;
  readonly bonus: bigint;
  readonly conditions: Conditions;
}

/**
 * What joining with an amount gives and asks for.
 *
 * @throws ApiError 422 `amount.invalid`, `amount.belowMinimum`, `amount.aboveMaximum`.
 */
export function getOffer(
  { type, terms }: Pick<Promotion, 'type' | 'terms'>,
  amount: string,
  exponent: number,
): Offer {
  const field = 'amount';
  const principal = readDecimal(amount, exponent);
  if (principal === undefined || principal <= 0n) throw refused('amount.invalid', { field });
  const minimum = BigInt(terms.minAmount);
  const maximum = BigInt(terms.maxAmount);
  if (principal < minimum) {
    throw refused('amount.belowMinimum', {
      field,
      params: { limit: toDecimal(minimum, exponent) },
    });
  }
  if (principal > maximum) {
    throw refused('amount.aboveMaximum', {
      field,
      params: { limit: toDecimal(maximum, exponent) },
    });
  }
  const share = (principal * BigInt(terms.bonusBp)) / 10_000n;
  const most = BigInt(terms.maxBonus);
  const bonus = share < most ? share : most;
  const conditions = toConditions(getRequirements(type, terms.rules), principal + bonus);
  return { principal, bonus, conditions };
}

/** Identifies terms by their content, whatever the order of their keys. */
export function hashTerms(
  promotion: Pick<Promotion, 'id' | 'type' | 'terms' | 'titles' | 'content'>,
): string {
  const { id, type, terms, titles, content } = promotion;
  const sorted = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  const facts = JSON.stringify([id, type, terms, titles, content], sorted);
  return createHash('sha256').update(facts).digest('hex');
}

/** Names of all categories and makers, in a locale. */
export async function readNames(on: Reader, locale: Locale): Promise<Names> {
  const categories = await listCategories(on);
  const makers = await on.selectFrom('game_maker').select(['id', 'name']).execute();
  return new Map([
    ...makers.map(({ id, name }) => [id, name] as const),
    ...categories.map(
      ({ categoryId, categoryName, titles }) =>
        [categoryId, inLanguage(titles ?? {}, locale) ?? categoryName] as const,
    ),
  ]);
}

/** Basis points as percent, such as `100.00`. */
export function toPercent(bp: number): string {
  return toDecimal(BigInt(bp), 2);
}

/** Percent for a sentence: without empty decimal places. */
function inSentence(bp: number): string {
  return toPercent(bp).replace(/\.?0+$/, '');
}

/** An amount for a sentence: with symbol and separators, without empty decimal places. */
function getAmount(minor: bigint, { currencySymbol, currencyExponent }: SiteSettings): string {
  const [whole = '', fraction = ''] = toDecimal(minor, currencyExponent).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
  return `${currencySymbol}${grouped}${/[^0]/.test(fraction) ? `.${fraction}` : ''}`;
}

type Described = Pick<Promotion, 'type' | 'terms'>;

function getFigures({ type, terms }: Described, settings: SiteSettings): Record<string, string> {
  const { betMultiple, netwin, balanceBp } = getRequirements(type, terms.rules);
  const money = (minor: string | bigint) => getAmount(BigInt(minor), settings);
  return {
    min: money(terms.minAmount),
    max: money(terms.maxAmount),
    bonus: inSentence(terms.bonusBp),
    maxBonus: money(terms.maxBonus),
    multiple: String(betMultiple),
    netwin: money(netwin),
    balance: inSentence(balanceBp),
    days: String(terms.days),
    release: money(terms.releaseBelow),
    spins: String(terms.freeSpins),
    stake: money(terms.maxStake ?? 0n),
  };
}

/** The reward in one line, by the requirement that sets the promotion apart. */
function getSummary({ type, terms }: Described, locale: Locale): string {
  const { netwin, balanceBp } = getRequirements(type, terms.rules);
  const { summaries } = texts[locale].promotions;
  if (netwin > 0n) return summaries.netwin;
  return balanceBp > 0 ? summaries.balance : summaries.bet;
}

/** The games of a promotion, by the names of its categories or makers. */
export function getPlatform({ categories, makers }: PromotionTerms, locale: Locale, names: Names) {
  const chosen = [...categories, ...makers].map((id) => names.get(id) ?? id);
  return chosen.length === 0 ? texts[locale].promotions.allGames : chosen.join(', ');
}

/** Terms as HTML, written from the figures. */
export function writeTerms(
  promotion: Described,
  { locale, settings }: PromotionView,
  names: Names,
): string {
  const { type, terms } = promotion;
  const { betMultiple, netwin, balanceBp } = getRequirements(type, terms.rules);
  const sentences = texts[locale].promotions.terms;
  const figures = {
    ...getFigures(promotion, settings),
    games: getPlatform(terms, locale, names),
  };
  const returnsPrincipal = settings.promotions?.closeReturnsPrincipal ?? false;
  const applies: readonly (readonly [boolean, string])[] = [
    [true, sentences.transfer],
    [betMultiple > 0, sentences.bet],
    [netwin > 0n, sentences.netwin],
    [balanceBp > 0, sentences.balance],
    [true, sentences.games],
    [terms.maxStake !== null, sentences.maxStake],
    [terms.freeSpins > 0, sentences.freeSpins],
    [true, sentences.deadline],
    [BigInt(terms.releaseBelow) > 0n, sentences.release],
    [true, returnsPrincipal ? sentences.closeReturns : sentences.close],
    [terms.once, sentences.once],
  ];
  const lines = applies
    .filter(([isTrue]) => isTrue)
    .map(([, sentence]) => `<li>${toHtmlText(interpolate(sentence, figures))}</li>`);
  return `<ul>${lines.join('')}</ul>`;
}

function toHtmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** @param isTaken the caller has joined it, and cannot join it again now. */
export function toPromotion(
  promotion: Promotion,
  view: PromotionView,
  names: Names,
  isTaken: boolean,
): GamePromotion {
  const { locale, settings, now } = view;
  const { terms, titles } = promotion;
  const money = (minor: string) => toDecimal(BigInt(minor), settings.currencyExponent);
  return {
    promotionId: promotion.id,
    promotionName: inLanguage(titles, locale) ?? promotion.id,
    titles,
    image: view.artUrl(promotion.art),
    color: promotion.color,
    text: interpolate(getSummary(promotion, locale), getFigures(promotion, settings)),
    platform: getPlatform(terms, locale, names),
    status: getOfferStatus(promotion, now),
    button: isTaken ? 'attended' : 'confirmAttend',
    minAmount: money(terms.minAmount),
    maxAmount: money(terms.maxAmount),
    bonusPercent: toPercent(terms.bonusBp),
    maxBonus: money(terms.maxBonus),
    startTime: promotion.starts_at.toISOString(),
    endTime: promotion.ends_at.toISOString(),
  };
}

/** What a promotion asks for, before an amount is known. */
export function toAsked(
  { type, terms }: Described,
  { currencyExponent }: SiteSettings,
): Pick<GamePromotionDetail, 'askBetMultiple' | 'askNetwinAmount' | 'askBalancePercent'> {
  const { betMultiple, netwin, balanceBp } = getRequirements(type, terms.rules);
  return {
    askBetMultiple: betMultiple,
    askNetwinAmount: toDecimal(netwin, currencyExponent),
    askBalancePercent: toPercent(balanceBp),
  };
}

export function toPromotionDetail(
  promotion: Promotion,
  view: PromotionView,
  names: Names,
  of: { readonly gameCount: number; readonly recordId: string | null; readonly isTaken: boolean },
): GamePromotionDetail {
  const { terms } = promotion;
  const money = (minor: string | bigint) =>
    toDecimal(BigInt(minor), view.settings.currencyExponent);
  return {
    ...toPromotion(promotion, view, names, of.isTaken),
    content: inLanguage(promotion.content, view.locale) ?? writeTerms(promotion, view, names),
    needsCode: promotion.code !== null,
    ...toAsked(promotion, view.settings),
    releaseConditionsAmount: money(terms.releaseBelow),
    days: terms.days,
    freeSpins: terms.freeSpins,
    maxStake: terms.maxStake === null ? null : money(terms.maxStake),
    once: terms.once,
    weights: toWeights(terms, names),
    gameCount: of.gameCount,
    recordId: of.recordId,
  };
}

/** What a bet counts by category, for the categories that can be played. */
export function toWeights({ weights, categories }: PromotionTerms, names: Names) {
  const listed = categories.length > 0 ? categories : Object.keys(weights);
  return listed.map((categoryId) => ({
    categoryId,
    categoryName: names.get(categoryId) ?? categoryId,
    percent: toPercent(weights[categoryId] ?? 10_000),
  }));
}
