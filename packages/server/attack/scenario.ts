import type { Pool } from 'pg';
import type { Player } from '../torture/player.ts';
import type { Bystander } from './bystander.ts';
import type { FaultyProxy } from './proxy.ts';

/** The target of a scenario: running servers, and the faults between them and third parties. */
export interface AttackWorld {
  readonly database: 'embedded' | 'postgres';
  /**
   * Origins. The second is another server on the same PostgreSQL, otherwise the first one again.
   */
  readonly servers: readonly [string, string];
  readonly sandbox: string;
  /**
   * Between the platform and the bank, the game provider, the SMS carrier and the identity
   * provider.
   */
  readonly outside: FaultyProxy;
  /** Between the bank or the game provider and the platform: webhooks and reports. */
  readonly callbacks: FaultyProxy;
  /** Settings of the servers and of the sandbox. */
  readonly env: Readonly<Record<string, string>>;
  /** Peak memory of the first server since the last query, in MB; 0 except on Linux. */
  memory(): number;
  /** Breaks connections; undefined on the embedded database. */
  readonly postgres: Pool | undefined;
  /** Signs a player up; `balance` is deposited at the bank. Whole units. */
  player(balance?: number): Promise<Player>;
  /** Another player who uses the site during the attack. */
  bystander(): Promise<Bystander>;
}

export interface Observation {
  readonly what: string;
  readonly measured: string;
  readonly isHarm: boolean;
}

export interface Scenario {
  readonly name: string;
  /** One sentence: what the scenario attempts. */
  readonly tries: string;
  /** The statements of the security specification that it tests. */
  readonly statements: readonly string[];
  /** Result of the same attack on the code before its fix. */
  readonly before?: string;
  /** The only database on which the scenario runs, if the other would show nothing more. */
  readonly only?: AttackWorld['database'];
  readonly run: (world: AttackWorld) => Promise<readonly Observation[]>;
}

/** Records an observation. */
export function observing() {
  const seen: Observation[] = [];
  return {
    seen,
    /** @param holds the condition; if false, the attack did harm. */
    note(what: string, holds: boolean, measured: string | number = holds ? 'yes' : 'no') {
      seen.push({ what, measured: String(measured), isHarm: !holds });
    },
  };
}
