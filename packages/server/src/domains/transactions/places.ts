import type { Locale } from '@parlor/api/constants';
import type { MoneyMap } from '@parlor/api/entities/bill';
import { toDecimal } from '@parlor/api/rules';
import { sql } from 'kysely';
import type { Reader } from '../../core/database/schema.ts';
import { inLanguage } from '../content/index.ts';
import type { Localised } from '../site/index.ts';

const kinds: Readonly<Record<string, MoneyMap['places'][number]['kind']>> = {
  cash: 'wallet',
  maker: 'game',
  transit: 'transit',
  promo: 'promotion',
  hold: 'hold',
  payable: 'claimable',
};

/** The player's money place by place, in one statement and so from one snapshot. */
export async function readMoneyMap(
  on: Reader,
  playerId: string,
  exponent: number,
  locale: Locale,
): Promise<MoneyMap> {
  const { rows } = await sql<{
    kind: string;
    balance: bigint;
    subject_id: string | null;
    subject: string | null;
    titles: Localised<string> | null;
    since: Date | null;
  }>`
    select a.kind, a.balance,
      coalesce(w.id::text, s.id::text, r.id::text) as subject_id,
      coalesce('•• ' || right(w.card_number, 4), s.game_name) as subject,
      terms.titles,
      coalesce(w.requested_at, s.started_at, r.joined_at) as since
    from ledger_account a
    left join lateral (
      select w.id, c.card_number, w.requested_at
      from withdrawal w join bank_card c on c.id = w.bank_card_id
      where a.kind = 'hold' and w.player_id = a.player_id
        and w.state in ('requested', 'approved', 'submitted')
      order by w.requested_at desc limit 1
    ) w on true
    left join lateral (
      select s.id, s.game_name, s.started_at from play_session s
      where a.kind in ('maker', 'transit') and s.player_id = a.player_id
        and a.code like 'player:' || s.player_id || ':' || a.kind || ':' || s.provider || '%'
      order by s.started_at desc limit 1
    ) s on true
    left join promotion_record r on a.kind = 'promo' and r.player_id = a.player_id
      and a.code = 'player:' || r.player_id || ':promo:' || r.id
    left join promotion_terms terms on terms.hash = r.terms_hash
    where a.player_id = ${playerId} and (a.balance <> 0 or a.kind = 'cash')
    order by a.kind <> 'cash', a.code`.execute(on);
  const total = rows.reduce((sum, { balance }) => sum + balance, 0n);
  return {
    total: toDecimal(total, exponent),
    places: rows.map((row) => ({
      kind: kinds[row.kind] ?? 'wallet',
      amount: toDecimal(row.balance, exponent),
      subjectId: row.subject_id ?? '',
      subject: row.subject ?? inLanguage(row.titles ?? {}, locale) ?? '',
      since: row.since?.toISOString() ?? null,
    })),
  };
}
