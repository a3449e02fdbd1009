import { promotions } from '@parlor/api/calls';
import type { Locale } from '@parlor/api/constants';
import { toDecimal } from '@parlor/api/rules';
import { notFound } from '../../core/http/errors.ts';
import type { Module } from '../../platform/platform.ts';
import { inLanguage } from '../content/index.ts';
import { createGameView, getArtUrl, listGames, listMakersWithin } from '../games/index.ts';
import { readSite } from '../site/index.ts';
import {
  findPromotion,
  listPromotions,
  type PromotionView,
  readNames,
  toPercent,
  toPromotion,
  toPromotionDetail,
  toWeights,
} from './definitions.ts';
import { type CollectFund, endDueRecords, endRecord, previewEnding } from './end.ts';
import { promotionInvariants } from './invariants.ts';
import { isTaken, participate, previewParticipation } from './join.ts';
import { notifyEnding } from './notify.ts';
import { getBalance, getStatus } from './progress.ts';
import {
  findRecord,
  getName,
  listOpenRecords,
  listPromotionBills,
  listRecords,
  listRecordsForGame,
  readMakerWeights,
  toCountingRecord,
  toRecord,
} from './records.ts';
import { promotionTerms } from './terms.ts';

/** Games in the response of one record; all of them by `gamePromotion/game/list`. */
const FIRST_GAMES = 12;

/** Promotions: offers, and the records of players who joined. */
export const promotionsModule =
  (collect: CollectFund): Module =>
  ({ core, calls }) => {
    const { db, clock } = core;
    const artUrl = getArtUrl(core);
    const viewIn = async (locale: Locale): Promise<PromotionView> => ({
      locale,
      now: clock.now(),
      settings: await readSite(db),
      artUrl,
    });
    /** @throws ApiError 404. */
    const readPromotion = async (id: string) => {
      const promotion = await findPromotion(db, id);
      if (!promotion) throw notFound();
      return promotion;
    };
    const answerRecord = async (playerId: string, id: string, locale: Locale) =>
      toRecord(
        await findRecord(db, playerId, id),
        await viewIn(locale),
        await readNames(db, locale),
      );

    calls.public(promotions.promotionList, async ({ args, locale, principal }) => {
      const view = await viewIn(locale);
      const names = await readNames(db, locale);
      const { rows, total } = await listPromotions(db, new Date(view.now), args);
      return {
        rows: await Promise.all(
          rows.map(async (row) => {
            const taken = principal ? await isTaken(db, principal.playerId, row) : false;
            return toPromotion(row, view, names, taken);
          }),
        ),
        total,
      };
    });

    calls.public(promotions.promotionInfo, async ({ args, locale, principal }) => {
      const promotion = await readPromotion(args.id);
      const open = principal
        ? await db
            .selectFrom('promotion_record')
            .select('id')
            .where('player_id', '=', principal.playerId)
            .where('promotion_id', '=', promotion.id)
            .where('ended_at', 'is', null)
            .executeTakeFirst()
        : undefined;
      const first = { page: 1, limit: 1, within: promotion.terms };
      const { total: gameCount } = await listGames(db, await createGameView(core, locale), first);
      return toPromotionDetail(promotion, await viewIn(locale), await readNames(db, locale), {
        gameCount,
        recordId: open?.id ?? null,
        isTaken: principal ? await isTaken(db, principal.playerId, promotion) : false,
      });
    });

    calls.player(promotions.participatePreview, async ({ args, principal }) =>
      previewParticipation(core, await readSite(db), principal.playerId, args.id, args.amount),
    );

    calls.money(promotions.participate, async ({ args, principal, idempotencyKey, locale }) => {
      const { playerId } = principal;
      const recordId = await participate(core, await readSite(db), {
        playerId,
        promotionId: args.id,
        amount: args.amount,
        code: args.code,
        idempotencyKey,
      });
      return await answerRecord(playerId, recordId, locale);
    });

    calls.public(promotions.promotionGames, async ({ args: { id, ...filter }, locale }) => {
      const { terms } = await readPromotion(id);
      return await listGames(db, await createGameView(core, locale), { ...filter, within: terms });
    });

    calls.public(promotions.promotionMakers, async ({ args }) => {
      const { terms } = await readPromotion(args.id);
      return { rows: await listMakersWithin(db, terms, artUrl) };
    });

    calls.player(promotions.recordList, async ({ args, principal, locale }) => {
      const view = await viewIn(locale);
      const names = await readNames(db, locale);
      const { rows, total } = await listRecords(db, principal.playerId, args);
      return { rows: rows.map((row) => toRecord(row, view, names)), total };
    });

    calls.player(promotions.recordInfo, async ({ args, principal, locale }) => {
      const record = await findRecord(db, principal.playerId, args.id);
      const names = await readNames(db, locale);
      const terms = promotionTerms.parse(record.terms);
      const first = { page: 1, limit: FIRST_GAMES, within: terms };
      const games = await listGames(db, await createGameView(core, locale), first);
      return {
        ...toRecord(record, await viewIn(locale), names),
        games: games.rows,
        gameCount: games.total,
        weights: toWeights(terms, names),
        content: inLanguage(record.content, locale) ?? '',
      };
    });

    calls.player(promotions.recordPreview, async ({ args, principal }) =>
      previewEnding(await findRecord(db, principal.playerId, args.id), await readSite(db)),
    );

    calls.player(
      promotions.promotionBills,
      async ({ args: { id, ...paging }, principal, locale }) => {
        const record = await findRecord(db, principal.playerId, id);
        return await listPromotionBills(db, record, await viewIn(locale), paging);
      },
    );

    for (const [call, ending] of [
      [promotions.settlePromotion, 'settle'],
      [promotions.closePromotion, 'close'],
      [promotions.unlockPromotion, 'unlock'],
    ] as const) {
      calls.money(call, async ({ args, principal: { playerId }, idempotencyKey, locale }) => {
        await endRecord(core, collect, await readSite(db), {
          playerId,
          recordId: args.id,
          ending,
          idempotencyKey,
          expected: args.expected,
          givesUpSettlement: 'givesUpSettlement' in args && args.givesUpSettlement,
        });
        return await answerRecord(playerId, args.id, locale);
      });
    }

    calls.player(promotions.canSettle, async ({ principal, locale }) => {
      const { currencyExponent } = await readSite(db);
      const open = await listOpenRecords(db, principal.playerId);
      const settlable = open.filter((row) => getStatus(row) === 'settlable');
      return {
        rows: settlable.map((row) => ({
          id: row.id,
          buttonStatus: 1 as const,
          promotionName: getName(row, locale),
          amount: toDecimal(getBalance(row), currencyExponent),
        })),
      };
    });

    calls.player(promotions.recordsForGame, async ({ args, principal, locale }) => {
      const view = await viewIn(locale);
      const names = await readNames(db, locale);
      const found = await listRecordsForGame(db, principal.playerId, args.gameId, view.now);
      const { currencyExponent } = view.settings;
      return {
        rows: found.map(({ row, terms: { maxStake }, game, weight, reason = null }) => ({
          ...toRecord(row, view, names),
          reason,
          countsPercent: toPercent(weight),
          maxStake: maxStake === null ? null : toDecimal(BigInt(maxStake), currencyExponent),
          freeSpinStake: game.free_spins ? toDecimal(game.min_stake, currencyExponent) : null,
        })),
      };
    });

    calls.player(promotions.countingRecords, async ({ principal, locale }) => {
      const open = await listOpenRecords(db, principal.playerId);
      const playable = open.filter((row) => ['ongoing', 'settlable'].includes(getStatus(row)));
      const makerWeights = await readMakerWeights(db);
      return { rows: playable.map((row) => toCountingRecord(row, locale, makerWeights)) };
    });

    core.jobs.every('promotions.due', { seconds: 5 }, () => endDueRecords(core, collect));
    core.jobs.every('promotions.ending', { seconds: 60 }, () => notifyEnding(core));
    for (const invariant of promotionInvariants) core.auditor.add(invariant);
  };
