import { sql } from 'kysely';
import { type BreachRow, type Invariant, invariant } from '../../ledger/index.ts';

/**
 * Each transfer to or from a provider has the postings that its state requires, and no posting
 * lacks its row; money in transit or in play belongs to a session that will return it
 * (domain: Invariants).
 */
export const playInvariants: readonly Invariant[] = [
  invariant(
    'play.transferHasItsPostings',
    (since) => sql<BreachRow>`
      select m.player_id, 'transfer ' || m.id || ' ' || m.direction || ' is ' || m.state || ', with '
        || coalesce(string_agg(t.kind, ', ' order by t.id), 'no posting') as detail
      from maker_transfer m
      left join ledger_transfer t on t.ref = 'transfer:' || m.id and t.kind <> 'maker.residue'
      where m.created_at >= ${since} or m.finished_at >= ${since}
      group by m.id
      having coalesce(string_agg(t.kind, ' ' order by t.id), '') <> case
        when m.direction = 'in' and m.state = 'completed' then 'maker.in.reserve maker.in.complete'
        when m.direction = 'in' and m.state = 'cancelled' then 'maker.in.reserve maker.in.cancel'
        when m.direction = 'in' then 'maker.in.reserve'
        when m.state = 'completed' and m.amount > 0 then 'maker.out.complete'
        else '' end`,
  ),
  invariant(
    'play.postingHasItsTransfer',
    (since) => sql<BreachRow>`
      select t.player_id, 'transfer ' || t.id || ' (' || t.ref || ') has no transfer of play' as detail
      from ledger_transfer t
      left join maker_transfer m on m.player_id = t.player_id and m.id =
        case when t.ref ~ '^transfer:[0-9a-f-]{36}$' then substr(t.ref, 10)::uuid end
      where t.kind like 'maker.%' and t.recorded_at >= ${since} and m.id is null`,
  ),
  invariant(
    'play.roundHasItsPostings',
    (since) => sql<BreachRow>`
      with touched as (
        select distinct t.ref from ledger_transfer t
        where t.kind in ('round.bet', 'round.win') and t.recorded_at >= ${since}
      ), posted as (
        select t.ref, min(t.player_id::text)::uuid as player_id,
          coalesce(sum(-e.amount) filter (where t.kind = 'round.bet'), 0) as staked,
          coalesce(sum(e.amount) filter (where t.kind = 'round.win'), 0) as won
        from touched
        join ledger_transfer t on t.ref = touched.ref and t.kind in ('round.bet', 'round.win')
        left join (ledger_entry e join ledger_account a on a.id = e.account_id and a.kind = 'revenue')
          on e.transfer_id = t.id
        group by t.ref
      )
      select p.player_id, p.ref || ' has postings of ' || p.staked || ' and ' || p.won
        || ', its row says ' || coalesce(r.staked || ' and ' || r.won, 'nothing') as detail
      from posted p
      left join game_round r on r.provider = split_part(p.ref, ':', 2)
        and r.round_id = substr(p.ref, length('round:' || split_part(p.ref, ':', 2)) + 2)
      where r.round_id is null or r.staked <> p.staked or r.won <> p.won`,
  ),
  invariant(
    'play.transitIsWhatIsOnItsWay',
    () => sql<BreachRow>`
      with open as (
        select player_id, sum(amount) as amount from maker_transfer
        where direction = 'in' and state in ('reserved', 'sent', 'unknown') group by player_id
      ), transit as (
        select player_id, sum(balance) as amount from ledger_account
        where kind = 'transit' group by player_id
      )
      select coalesce(open.player_id, transit.player_id) as player_id, 'in transit are '
        || coalesce(transit.amount, 0) || ', transfers on their way are '
        || coalesce(open.amount, 0) as detail
      from open full join transit on transit.player_id = open.player_id
      where coalesce(transit.amount, 0) <> coalesce(open.amount, 0)`,
  ),
  invariant(
    'play.moneyInPlayHasASession',
    () => sql<BreachRow>`
      select a.player_id, a.code || ' has ' || a.balance || ', and no session is open' as detail
      from ledger_account a
      where a.kind = 'maker' and a.balance > 0 and not exists (
        select from play_session s where s.player_id = a.player_id and s.state <> 'settled')`,
  ),
  invariant(
    'play.seamlessRoundIsPaidByItsFund',
    (since) => sql<BreachRow>`
      select distinct t.player_id, t.kind || ' ' || t.key || ' of ' || t.ref || ' moved ' || a.code
        as detail
      from ledger_transfer t
      join ledger_entry e on e.transfer_id = t.id
      join ledger_account a on a.id = e.account_id and a.kind in ('maker', 'transit')
      where t.kind like 'round.%' and t.recorded_at >= ${since}
        and split_part(t.ref, ':', 2) in (
          select provider from play_session where wallet_kind = 'seamless')`,
  ),
  invariant(
    'play.turnoverIsWhatItsRoundCounts',
    (since) => sql<BreachRow>`
      select r.player_id, 'round ' || r.round_id || ' of ' || r.provider || ' counts ' || r.valid_bet
        || ', its entries sum to ' || coalesce(sum(e.valid_bet), 0) as detail
      from game_round r
      left join turnover_entry e on e.provider = r.provider and e.round_id = r.round_id
      where r.opened_at >= ${since} or r.closed_at >= ${since}
      group by r.provider, r.round_id
      having r.valid_bet <> coalesce(sum(e.valid_bet), 0)`,
  ),
  invariant(
    'play.voidRoundIsRolledBack',
    (since) => sql<BreachRow>`
      select r.player_id, 'round ' || r.round_id || ' of ' || r.provider || ' is void, and its bet '
        || t.key || ' was not rolled back' as detail
      from game_round r
      join ledger_transfer t
        on t.ref = 'round:' || r.provider || ':' || r.round_id and t.kind = 'round.bet'
      where r.state = 'void' and r.closed_at >= ${since}
        -- A provider reports the end of a round after its rollback; both may be on their way.
        and r.closed_at < now() - interval '1 day'
        and not exists (select from ledger_transfer back where back.reverses_id = t.id)`,
  ),
];
