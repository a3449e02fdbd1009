import type { Migration } from 'kysely/migration';
import { core } from './0001-core.ts';
import { ledger } from './0002-ledger.ts';
import { limits } from './0003-limits.ts';
import { site } from './0100-site.ts';
import { players } from './0101-players.ts';
import { games } from './0102-games.ts';
import { payments } from './0200-payments.ts';
import { play } from './0201-play.ts';
import { auditing } from './0202-auditing.ts';

/**
 * Every migration by its name, applied in the order of the names and never changed afterwards.
 * Ranges keep domains apart: 0001-0099 core and ledger, 0100-0199 players, sessions, codes, site
 * and games, 0200-0299 payments, play, withdrawals and operator.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-core': core,
  '0002-ledger': ledger,
  '0003-limits': limits,
  '0100-site': site,
  '0101-players': players,
  '0102-games': games,
  '0200-payments': payments,
  '0201-play': play,
  '0202-auditing': auditing,
};
