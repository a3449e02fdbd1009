import { statements } from '../statements.ts';

/**
 * `ledger_post` with its legs in arrays: one update per account, which is also its lock, instead of
 * several passes over JSON (ADR 0053).
 */
export const ledgerPosting = statements(
  // Evaluated without a function call in each update of a balance.
  'drop trigger ledger_account_guard on ledger_account',
  'drop function ledger_account_guard()',
  `create function refuse_other_writer() returns trigger language plpgsql as $$
   begin
     raise exception '% is written by ledger_post alone', tg_table_name
       using errcode = 'restrict_violation';
   end $$`,
  `create trigger ledger_account_guard before update on ledger_account for each row
   when (
     current_setting('parlor.posting', true) is distinct from 'on'
     or (new.id, new.code, new.kind, new.player_id, new.side, new.currency)
       is distinct from (old.id, old.code, old.kind, old.player_id, old.side, old.currency)
   ) execute function refuse_other_writer()`,

  // The function has just created or locked the rows that an entry refers to, and rows are never
  // deleted: the foreign keys took a third of a posting's time, and allowed entries by others.
  'alter table ledger_entry drop constraint ledger_entry_transfer_id_fkey',
  'alter table ledger_entry drop constraint ledger_entry_account_id_fkey',
  `create trigger ledger_entry_guard before insert on ledger_entry for each row
   when (current_setting('parlor.posting', true) is distinct from 'on')
   execute function refuse_other_writer()`,

  // Few transfers reverse another one; the others need no row in the index.
  'alter table ledger_transfer drop constraint ledger_transfer_reversed_once',
  `create unique index ledger_transfer_reversed_once on ledger_transfer (reverses_id)
   where reverses_id is not null`,

  'drop function ledger_post(text, text, text, text, text, uuid, text, text, bigint, timestamptz, jsonb)',
  /*
   * Returns one row per entry, or a single row without an account if there are no entries.
   *
   * The legs are arrays of the same length, sorted by code; p_amounts: debit positive. Errors: PL409
   * the key was used with other input (detail: kind of the transfer that holds it); PL400 the legs
   * do not sum to zero, or name an account of another currency; check_violation
   * ledger_account_player_not_negative: a player's account has too little.
   */
  `create function ledger_post(
     p_scope text, p_key text, p_hash text, p_kind text, p_currency text, p_player uuid,
     p_ref text, p_subject text, p_reverses bigint, p_posted_at timestamptz,
     p_codes text[], p_kinds text[], p_players uuid[], p_sides text[], p_amounts bigint[]
   ) returns table (transfer_id bigint, replayed boolean, code text, balance bigint)
   language plpgsql as $$
   #variable_conflict use_column
   declare
     v_id bigint;
     v_hash text;
     v_kind text;
     v_account bigint;
     v_currency text;
     v_balance bigint;
     v_sum bigint := 0;
     v_told uuid;
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

     transfer_id := v_id;
     replayed := false;
     perform set_config('parlor.posting', 'on', true);
     -- Always in the same order, so that opposite transfers cannot wait for each other: players'
     -- accounts before house accounts, whose locks many wait for.
     for i in reverse cardinality(p_codes)..1 loop
       v_sum := v_sum + p_amounts[i];
       loop
         update ledger_account a
         set balance = a.balance
           + case a.side when 'debit' then p_amounts[i] else -p_amounts[i] end
         where a.code = p_codes[i]
         returning a.id, a.currency, a.balance into v_account, v_currency, v_balance;
         exit when found;
         insert into ledger_account (code, kind, player_id, side, currency)
         values (p_codes[i], p_kinds[i], p_players[i], p_sides[i], p_currency)
         on conflict on constraint ledger_account_code do nothing;
       end loop;
       if v_currency <> p_currency then
         raise exception '% in % names an account of another currency', p_kind, p_currency
           using errcode = 'PL400';
       end if;
       insert into ledger_entry (transfer_id, account_id, amount, balance_after)
       values (v_id, v_account, p_amounts[i], v_balance);
       if p_players[i] is distinct from v_told and p_players[i] is not null then
         v_told := p_players[i];
         insert into outbox_event (topic, player_id) values ('balance.changed', v_told);
       end if;
       code := p_codes[i];
       balance := v_balance;
       return next;
     end loop;
     perform set_config('parlor.posting', '', true);

     if v_sum <> 0 then
       raise exception 'the legs of % do not sum to zero', p_kind using errcode = 'PL400';
     end if;
     if cardinality(p_codes) = 0 then
       return next;
     end if;
   end $$`,
);
