import { statements } from '../statements.ts';

/**
 * A card's details never change: an edit adds a row that replaces the old one, so that a withdrawal
 * pays the details it was requested and approved with (product decision 55).
 */
export const cardLife = statements(
  'alter table bank_card add column replaces_id uuid references bank_card (id)',
  `create unique index bank_card_replaces on bank_card (replaces_id)
   where replaces_id is not null`,
  `create function bank_card_guard() returns trigger language plpgsql as $$
   begin
     if (new.id, new.player_id, new.bank_code, new.bank_name, new.cardholder, new.card_number,
         new.replaces_id, new.added_at)
        is distinct from (old.id, old.player_id, old.bank_code, old.bank_name, old.cardholder,
         old.card_number, old.replaces_id, old.added_at) then
       raise exception 'the details of a bank card never change'
         using errcode = 'restrict_violation';
     end if;
     return new;
   end $$`,
  `create trigger bank_card_guard before update on bank_card
   for each row execute function bank_card_guard()`,
  `create trigger bank_card_no_delete before delete on bank_card
   for each row execute function refuse_change()`,
);
