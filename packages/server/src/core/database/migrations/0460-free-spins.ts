import { statements } from '../statements.ts';

/** Which games play granted free spins, and which rounds were one (ADR 0120). */
export const freeSpins = statements(
  'alter table game add column free_spins boolean not null default false',
  'alter table game_round add column free_spin boolean not null default false',
);
