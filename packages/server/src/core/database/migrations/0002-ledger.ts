import { statements } from '../statements.ts';

/**
 * The ledger (domain: Rules; Accounts; Transfers): accounts, transfers and entries, append-only, written by
 * `ledger_post` alone, in one round trip.
 */
export const ledger = statements(
  `create table ledger_account (
     id bigint generated always as identity primary key,
     code text not null constraint ledger_account_code unique,
     kind text not null check (kind in ('cash', 'transit', 'maker', 'promo', 'hold', 'payable',
       'clearing', 'revenue', 'cost', 'income')),
     player_id uuid,
     side text not null check (side in ('credit', 'debit')),
     currency text not null,
     balance bigint not null default 0,
     constraint ledger_account_player_not_negative check (player_id is null or balance >= 0)
   )`,
  'create index ledger_account_player on ledger_account (player_id) where player_id is not null',

  `create table ledger_transfer (
     id bigint generated always as identity primary key,
     scope text not null,
     key text not null,
     hash text not null,
     kind text not null,
     currency text not null,
     player_id uuid,
     ref text not null,
     subject text not null,
     reverses_id bigint references ledger_transfer (id)
       constraint ledger_transfer_reversed_once unique,
     posted_at timestamptz not null,
     recorded_at timestamptz not null default clock_timestamp(),
     constraint ledger_transfer_key unique (scope, key)
   )`,
  'create index ledger_transfer_recorded_at on ledger_transfer (recorded_at)',
  'create index ledger_transfer_ref on ledger_transfer (ref)',

  `create table ledger_entry (
     id bigint generated always as identity primary key,
     transfer_id bigint not null references ledger_transfer (id),
     account_id bigint not null references ledger_account (id),
     amount bigint not null check (amount <> 0),
     balance_after bigint not null,
     constraint ledger_entry_once unique (transfer_id, account_id)
   )`,
  'create index ledger_entry_account on ledger_entry (account_id, id desc)',

  ...['ledger_transfer', 'ledger_entry'].flatMap((table) => [
    `create trigger ${table}_append_only before update or delete on ${table}
     for each row execute function refuse_change()`,
    `create trigger ${table}_no_truncate before truncate on ${table}
     for each statement execute function refuse_change()`,
  ]),

  // A balance changes together with the entry that explains it, or not at all.
  `create function ledger_account_guard() returns trigger language plpgsql as $$
   begin
     if coalesce(current_setting('parlor.posting', true), '') <> 'on'
        or (new.id, new.code, new.kind, new.player_id, new.side, new.currency)
           is distinct from (old.id, old.code, old.kind, old.player_id, old.side, old.currency) then
       raise exception 'ledger_account is written by ledger_post alone'
         using errcode = 'restrict_violation';
     end if;
     return new;
   end $$`,
  `create trigger ledger_account_guard before update on ledger_account
   for each row execute function ledger_account_guard()`,
  `create trigger ledger_account_no_delete before delete on ledger_account
   for each row execute function refuse_change()`,
  `create trigger ledger_account_no_truncate before truncate on ledger_account
   for each statement execute function refuse_change()`,

  /*
   * Returns one row per entry, or a single row without an account if there are no entries.
   *
   * p_legs: [{code, kind, player, side, amount}], amount as text, debit positive. Errors: PL409 the
   * key was used with other input (detail: kind of the transfer that holds it); PL400 the legs do
   * not sum to zero, or name an account of another currency; check_violation
   * ledger_account_player_not_negative: a player's account has too little.
   */
  `create function ledger_post(
     p_scope text, p_key text, p_hash text, p_kind text, p_currency text, p_player uuid,
     p_ref text, p_subject text, p_reverses bigint, p_posted_at timestamptz, p_legs jsonb
   ) returns table (transfer_id bigint, replayed boolean, code text, balance bigint)
   language plpgsql as $$
   #variable_conflict use_column
   declare
     v_id bigint;
     v_hash text;
     v_kind text;
     v_posting text;
   begin
     -- The unique key decides who posts: whoever comes second waits here for the first to finish.
     insert into ledger_transfer
       (scope, key, hash, kind, currency, player_id, ref, subject, reverses_id, posted_at)
     values
       (p_scope, p_key, p_hash, p_kind, p_currency, p_player, p_ref, p_subject, p_reverses,
        p_posted_at)
     on conflict on constraint ledger_transfer_key do nothing
     returning id into v_id;

     if v_id is null then
       select t.id, t.hash, t.kind into v_id, v_hash, v_kind
       from ledger_transfer t where t.scope = p_scope and t.key = p_key;
       if v_hash is distinct from p_hash then
         raise exception 'key % of % was used with other input', p_key, p_scope
           using errcode = 'PL409', detail = v_kind;
       end if;
       return query
         select v_id, true, a.code, e.balance_after
         from (select 1) one left join ledger_entry e on e.transfer_id = v_id
         left join ledger_account a on a.id = e.account_id order by e.id;
       return;
     end if;

     if (select coalesce(sum(l.amount), 0) from jsonb_to_recordset(p_legs) as l(amount bigint)) <> 0
     then
       raise exception 'the legs of % do not sum to zero', p_kind using errcode = 'PL400';
     end if;

     insert into ledger_account (code, kind, player_id, side, currency)
     select l.code, l.kind, l.player, l.side, p_currency
     from jsonb_to_recordset(p_legs) as l(code text, kind text, player uuid, side text)
     where not exists (select from ledger_account a where a.code = l.code)
     order by l.code
     on conflict on constraint ledger_account_code do nothing;

     -- Always in the order of ids, so that opposite transfers cannot wait for each other.
     perform from ledger_account a
     where a.code in (select l.code from jsonb_to_recordset(p_legs) as l(code text))
     order by a.id
     for no key update;

     if exists (
       select from jsonb_to_recordset(p_legs) as l(code text)
       join ledger_account a on a.code = l.code where a.currency <> p_currency
     ) then
       raise exception '% in % names an account of another currency', p_kind, p_currency
         using errcode = 'PL400';
     end if;

     v_posting := set_config('parlor.posting', 'on', true);
     with leg as (
       select l.code, l.amount from jsonb_to_recordset(p_legs) as l(code text, amount bigint)
     ), changed as (
       update ledger_account a
       set balance = a.balance + case a.side when 'debit' then leg.amount else -leg.amount end
       from leg where a.code = leg.code
       returning a.id, a.balance, leg.amount
     )
     insert into ledger_entry (transfer_id, account_id, amount, balance_after)
     select v_id, c.id, c.amount, c.balance from changed c order by c.id;
     v_posting := set_config('parlor.posting', '', true);

     insert into outbox_event (topic, player_id)
     select distinct 'balance.changed', a.player_id
     from ledger_entry e join ledger_account a on a.id = e.account_id
     where e.transfer_id = v_id and a.player_id is not null;

     return query
       select v_id, false, a.code, e.balance_after
       from (select 1) one left join ledger_entry e on e.transfer_id = v_id
       left join ledger_account a on a.id = e.account_id order by e.id;
   end $$`,

  `create table ledger_breach (
     id bigint generated always as identity primary key,
     found_at timestamptz not null,
     check_id text not null,
     player_id uuid,
     detail text not null,
     resolved_at timestamptz
   )`,
  // At most one open breach per kind and subject, however often the auditor finds it.
  `create unique index ledger_breach_open on ledger_breach
   (check_id, coalesce(player_id, '00000000-0000-0000-0000-000000000000'::uuid), md5(detail))
   where resolved_at is null`,
  `create index ledger_breach_player on ledger_breach (player_id) where resolved_at is null`,

  `create table ledger_audit (
     id smallint primary key default 1 check (id = 1),
     checked_until timestamptz not null,
     run_at timestamptz not null
   )`,
);
