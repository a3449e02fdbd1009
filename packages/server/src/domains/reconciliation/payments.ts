import { HOUR_MS } from '@parlor/api/constants';
import { readDecimal } from '@parlor/api/rules';
import { sql } from 'kysely';
import type { ProviderStatementLine } from '../../core/integrations/ports.ts';
import type { Core } from '../../platform/core.ts';
import type { SiteSettings } from '../site/index.ts';
import type { Movement, Source } from './source.ts';

export const BANK = 'bank';
/** A payment at midnight may be in the books of two days. */
export const GRACE_MS = HOUR_MS;
/** Money that is booked without a channel, and payouts. */
const CHANNELS = ['unknown', 'payout'];

/** The statement of the payment provider. */
export function getPayments(core: Core, settings: SiteSettings): Source {
  const scopes = getChannels(settings).map((channel) => `psp:${channel}`);
  return {
    party: BANK,
    async readStatement(_day, { from, until }) {
      const lines = await core.outside.payments.statement({
        from: new Date(from.getTime() - GRACE_MS).toISOString(),
        until: new Date(until.getTime() + GRACE_MS).toISOString(),
      });
      return { movements: lines.map((line) => toMovement(line, settings)), cursor: null };
    },
    async readPostings(on, keys, { from, until }) {
      const { rows } = await sql<Movement>`
        select substr(t.scope, 5) as channel, t.key, t.ref as reference,
          sum(e.amount)::bigint as amount, t.posted_at as at
        from ledger_transfer t
        join ledger_entry e on e.transfer_id = t.id
        join ledger_account a on a.id = e.account_id and a.code like 'house:psp:%'
        where t.scope = any(${scopes}::text[])
          and (t.key = any(${[...keys]}::text[])
            or (t.posted_at >= ${from} and t.posted_at < ${until}))
        group by t.id`.execute(on);
      return rows;
    },
    async readFirstPosting(on) {
      const { rows } = await sql<{ at: Date | null }>`
        select min(posted_at) as at from ledger_transfer
        where scope = any(${scopes}::text[])`.execute(on);
      return rows[0]?.at ?? undefined;
    },
  };
}

function toMovement(line: ProviderStatementLine, settings: SiteSettings): Movement {
  // An amount that the ledger could not have booked is a difference.
  const isOurs = line.currency === settings.currencyCode;
  const amount = (isOurs && readDecimal(line.amount, settings.currencyExponent)) || 0n;
  return {
    channel: line.channel,
    // We give payouts their key, and the provider everything else.
    key: line.type === 'payout' ? line.reference : line.id,
    reference: line.reference,
    amount: line.type === 'payment' ? amount : -amount,
    at: new Date(line.at),
  };
}

/** Channels whose money is at the provider; those of the demo's past are not. */
function getChannels({ deposit }: SiteSettings): string[] {
  const offered = deposit.methods.flatMap(({ channels }) => channels.map(({ channel }) => channel));
  return [...offered, ...CHANNELS];
}
