import { sql } from 'kysely';
import { type Clock, toDate } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import type { accounts } from '../../ledger/index.ts';

/** Version of the rule below, stored with each entry. */
const RULE_VERSION = 1;

/** Categories whose bets count by their result; all others count their stake. */
const SETTLED_CATEGORIES = ['live', 'cards', 'sports'];

/** What changed a round: the provider's id of the bet, win or rollback, and of the bet behind it. */
export interface RoundChange {
  readonly provider: string;
  readonly roundId: string;
  readonly txId: string;
  readonly betTxId: string;
  readonly fund: accounts.Fund;
}

/** A wallet-funded bet counts towards the rebate, a promotion-funded one towards its promotion. */
function getSink(fund: accounts.Fund): { kind: 'rebate' | 'promotion'; id: string } {
  return fund.kind === 'cash'
    ? { kind: 'rebate', id: 'wallet' }
    : { kind: 'promotion', id: fund.recordId };
}

/**
 * Writes the difference that a change makes to the valid bet of its round (domain: Turnover): the
 * stake when it is made; in table games the smaller of stake and result, when the round closes;
 * nothing for a void round. A rollback thus writes the negative entry. Call it under the lock of the
 * round, after the change.
 *
 * The weight is that of the round's first entry, so that later edits change nothing: of the game or
 * its category in the record's terms, else of the maker, else all of it: the rule `getWeight` of
 * `@parlor/api/rules`, which shows it.
 */
export async function accrueTurnover(trx: Trx, clock: Clock, change: RoundChange): Promise<void> {
  const { provider, roundId, txId, betTxId } = change;
  const sink = getSink(change.fund);
  const recordId = sink.kind === 'promotion' ? sink.id : null;
  await sql`
    with round as (
      select r.*, r.staked - r.rolled_back as net, g.id as game_id, g.category_id, g.maker_id
      from game_round r
      left join game g on g.provider = r.provider and g.game_code = r.game_code
      where r.provider = ${provider} and r.round_id = ${roundId}
    ), counted as (
      select round.*, case
        when state = 'void' then 0
        when not coalesce(category_id, '') = any (${SETTLED_CATEGORIES}::text[]) then net
        when state = 'closed' then least(net, abs(won - net))
        else 0 end - valid_bet as difference
      from round
    ), weighted as (
      select counted.*, coalesce(
        (select e.weight_bp from turnover_entry e
         where e.provider = ${provider} and e.round_id = ${roundId}
           and e.sink_kind = ${sink.kind} and e.sink_id = ${sink.id}
         order by e.id limit 1),
        (select coalesce(t.terms -> 'gameWeights' ->> counted.game_id,
            t.terms -> 'weights' ->> counted.category_id)::int
         from promotion_record p join promotion_terms t on t.hash = p.terms_hash
         where p.id = ${recordId}::uuid),
        (select w.weight_bp from turnover_weight w where w.maker_id = counted.maker_id),
        10000) as weight_bp
      from counted where difference <> 0
    ), updated as (
      update game_round r set valid_bet = r.valid_bet + weighted.difference from weighted
      where r.provider = ${provider} and r.round_id = ${roundId}
    )
    insert into turnover_entry (provider, tx_id, bet_tx, round_id, player_id, game_id, valid_bet,
      sink_kind, sink_id, weight_bp, counted, rule_version, at)
    select ${provider}, ${txId}, ${betTxId}, ${roundId}, player_id, coalesce(game_id, game_code),
      difference, ${sink.kind}, ${sink.id}, weight_bp, difference * weight_bp / 10000,
      ${RULE_VERSION}::int, ${toDate(clock)}::timestamptz
    from weighted`.execute(trx);
}
