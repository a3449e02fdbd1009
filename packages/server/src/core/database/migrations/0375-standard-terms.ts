import { statements } from '../statements.ts';

/** Renames what the glossary names differently: review counts and posted messages. */
export const standardTerms = statements(
  'alter table game_opinion rename to game_review_count',
  'alter table provider_feed rename column booked_at to posted_at',
  'alter table dead_letter drop constraint dead_letter_state_check',
  `update dead_letter set state = 'posted' where state = 'booked'`,
  `alter table dead_letter add constraint dead_letter_state_check
   check (state in ('open', 'deferred', 'posted', 'handled'))`,
);
