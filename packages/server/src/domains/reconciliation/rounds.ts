import { HOUR_MS } from '@parlor/api/constants';
import { addDays, readDecimal } from '@parlor/api/rules';
import { sql } from 'kysely';
import type { GameProviderPort } from '../../core/integrations/ports.ts';
import { readRoundEvent } from '../../core/integrations/round-events.ts';
import type { Core } from '../../platform/core.ts';
import type { SiteSettings } from '../site/index.ts';
import type { Movement, Source, Statement } from './source.ts';

const PAGE = 500;
/** Events of the next day that are read, since clocks differ. */
const GRACE_MS = HOUR_MS;
/** Keys of the demo's past, which no provider has. */
const DEMO_KEYS = 'demo-%';

/**
 * The round feed of a game provider. It is read from the start of the day before, because a win is
 * repeated for 24 hours until we have posted it.
 */
export function getRounds(
  core: Core,
  settings: SiteSettings,
  provider: string,
  port: GameProviderPort,
): Source {
  const isDemo = core.config.mode === 'demo';
  const scope = `maker:${provider}`;
  const refLength = `round:${provider}:`.length;
  return {
    party: provider,
    async readStatement(day, period) {
      const start = await core.db
        .selectFrom('statement_check')
        .select('cursor')
        .where('party', '=', provider)
        .where('day', '<=', addDays(day, -1))
        .orderBy('day', 'desc')
        .limit(1)
        .executeTakeFirst();
      return await readFeed(port, provider, settings, start?.cursor ?? '', {
        from: period.from.getTime(),
        until: period.until.getTime() + GRACE_MS,
      });
    },
    async readPostings(on, keys, { from, until }) {
      const { rows } = await sql<Movement>`
        select ${provider} as channel, t.key, substr(t.ref, ${refLength + 1}::int) as reference,
          coalesce(sum(-e.amount), 0)::bigint as amount, t.posted_at as at,
          t.reverses_id is not null or exists (
            select from ledger_transfer back where back.reverses_id = t.id) as "isUndone"
        from ledger_transfer t
        left join (
          ledger_entry e join ledger_account a on a.id = e.account_id and a.kind = 'revenue'
        ) on e.transfer_id = t.id
        where t.scope = ${scope} and t.kind in ('round.bet', 'round.win', 'round.rollback')
          and (t.key = any(${[...keys]}::text[])
            or (t.posted_at >= ${from} and t.posted_at < ${until}))
          and not (${isDemo} and t.key like ${DEMO_KEYS})
        group by t.id`.execute(on);
      return rows;
    },
    async readFirstPosting(on) {
      const { rows } = await sql<{ at: Date | null }>`
        select min(posted_at) as at from ledger_transfer
        where scope = ${scope} and kind in ('round.bet', 'round.win', 'round.rollback')
          and not (${isDemo} and key like ${DEMO_KEYS})`.execute(on);
      return rows[0]?.at ?? undefined;
    },
  };
}

interface Place {
  readonly cursor: string;
  readonly at: number;
}

/** Reads the events between a position and an instant. */
async function readFeed(
  port: GameProviderPort,
  provider: string,
  settings: SiteSettings,
  start: string,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<Statement> {
  const movements: Movement[] = [];
  const stakes = new Map<string, bigint>();
  /** The last position before the day. */
  let begin = start;
  for (let cursor = start; ; ) {
    const { events, next } = await port.rounds(cursor, PAGE);
    for (const raw of events) {
      const place = readPlace(raw, from);
      if (place.at >= until) return { movements, cursor: begin };
      if (place.at < from && place.cursor !== '') begin = place.cursor;
      movements.push(toMovement(raw, provider, settings, stakes, place));
    }
    if (events.length === 0 || next === cursor) return { movements, cursor: begin };
    cursor = next;
  }
}

/** An event without a valid time is judged with the day. */
function readPlace(raw: unknown, from: number): Place {
  const { cursor, at } = (raw ?? {}) as { readonly cursor?: unknown; readonly at?: unknown };
  const time = typeof at === 'string' ? Date.parse(at) : Number.NaN;
  return {
    cursor: typeof cursor === 'string' ? cursor : '',
    at: Number.isNaN(time) ? from : time,
  };
}

/** An event that the ledger could not have posted is a movement of zero, and a difference. */
function toMovement(
  raw: unknown,
  provider: string,
  { currencyCode, currencyExponent }: SiteSettings,
  stakes: Map<string, bigint>,
  { cursor, at }: Place,
): Movement {
  const base = { channel: provider, at: new Date(at) };
  const read = readRoundEvent(raw);
  if (!('event' in read)) return { ...base, key: `event ${cursor}`, reference: '', amount: 0n };
  const { type, txId, refTxId, roundId, currency, amount: text } = read.event;
  const named = { ...base, key: txId, reference: roundId };
  // A rollback reverses its bet, whatever amount it names.
  const stake = type === 'rollback' ? stakes.get(refTxId ?? '') : undefined;
  if (stake !== undefined) return { ...named, amount: -stake };
  const amount = (currency === currencyCode && readDecimal(text, currencyExponent)) || 0n;
  if (type === 'bet') stakes.set(txId, amount);
  return { ...named, amount: type === 'bet' ? amount : -amount };
}
