import { statements } from '../statements.ts';

/** A round's entry of its postings: `t` is the transfer, `r` the round. */
const ofRound = `t.ref = 'round:' || r.provider || ':' || r.round_id`;
const gameOfRound = `left join game g on g.provider = r.provider and g.game_code = r.game_code`;
const stakeOfBet = `join ledger_entry e on e.transfer_id = t.id
  join ledger_account a on a.id = e.account_id and a.kind = 'revenue'`;
const countsAtSettlement = `coalesce(g.category_id, '') in ('live', 'cards', 'sports')`;

/**
 * Turnover: what each bet counts towards rebates and promotions, append-only, with the weight and the
 * rule of its time (domain: Turnover). Existing rounds are counted by rule 1, in full.
 */
export const turnover = statements(
  'alter table game_round add column rolled_back bigint not null default 0',
  'alter table game_round add column valid_bet bigint not null default 0',
  `create table turnover_weight (
     promotion_id text,
     game_id text,
     category_id text,
     maker_id text,
     weight_bp integer not null check (weight_bp between 0 and 100000),
     check (num_nonnulls(game_id, category_id, maker_id) = 1),
     check ((promotion_id is null) = (maker_id is not null)),
     constraint turnover_weight_key unique nulls not distinct
       (promotion_id, game_id, category_id, maker_id)
   )`,
  `create table turnover_entry (
     id bigint generated always as identity primary key,
     provider text not null,
     tx_id text not null,
     bet_tx text not null,
     round_id text not null,
     player_id uuid not null references player (id),
     game_id text not null,
     valid_bet bigint not null check (valid_bet <> 0),
     sink_kind text not null check (sink_kind in ('rebate', 'promotion')),
     sink_id text not null,
     weight_bp integer not null,
     counted bigint not null,
     rule_version integer not null,
     at timestamptz not null,
     constraint turnover_entry_once unique (provider, tx_id, sink_kind, sink_id)
   )`,
  'create index turnover_entry_sink on turnover_entry (player_id, sink_kind, sink_id, at)',
  'create index turnover_entry_round on turnover_entry (provider, round_id)',
  `create trigger turnover_entry_append_only before update or delete on turnover_entry
   for each row execute function refuse_change()`,
  `create trigger turnover_entry_no_truncate before truncate on turnover_entry
   for each statement execute function refuse_change()`,
  `update game_round r set rolled_back = back.amount
   from (
     select t.ref, sum(-e.amount) as amount
     from ledger_transfer t
     join ledger_transfer reversal on reversal.reverses_id = t.id
     ${stakeOfBet}
     where t.kind = 'round.bet' group by t.ref
   ) back
   where back.ref = 'round:' || r.provider || ':' || r.round_id`,
  `update game_round r set valid_bet = counted.valid_bet
   from (
     select r.provider, r.round_id, case
       when r.state = 'void' then 0
       when not ${countsAtSettlement} then r.staked - r.rolled_back
       when r.state = 'closed'
         then least(r.staked - r.rolled_back, abs(r.won - (r.staked - r.rolled_back)))
       else 0 end as valid_bet
     from game_round r ${gameOfRound}
   ) counted
   where counted.provider = r.provider and counted.round_id = r.round_id
     and counted.valid_bet <> 0`,
  `insert into turnover_entry (provider, tx_id, bet_tx, round_id, player_id, game_id, valid_bet,
     sink_kind, sink_id, weight_bp, counted, rule_version, at)
   select r.provider, t.key, t.key, r.round_id, r.player_id, coalesce(g.id, r.game_code), -e.amount,
     'rebate', 'wallet', 10000, -e.amount, 1, t.posted_at
   from game_round r ${gameOfRound}
   join ledger_transfer t on ${ofRound} and t.kind = 'round.bet'
   ${stakeOfBet}
   where r.valid_bet <> 0 and not ${countsAtSettlement}
     and not exists (select from ledger_transfer back where back.reverses_id = t.id)`,
  `insert into turnover_entry (provider, tx_id, bet_tx, round_id, player_id, game_id, valid_bet,
     sink_kind, sink_id, weight_bp, counted, rule_version, at)
   select r.provider, max(t.key), min(t.key), r.round_id, r.player_id, g.id, r.valid_bet,
     'rebate', 'wallet', 10000, r.valid_bet, 1, max(t.posted_at)
   from game_round r join game g on g.provider = r.provider and g.game_code = r.game_code
   join ledger_transfer t on ${ofRound} and t.kind in ('round.bet', 'round.win')
   where r.valid_bet <> 0 and ${countsAtSettlement}
   group by r.provider, r.round_id, g.id`,
);
