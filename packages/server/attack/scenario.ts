import type { Pool } from 'pg';
import type { Player } from '../torture/player.ts';
import type { Bystander } from './bystander.ts';
import type { FaultyProxy } from './proxy.ts';

/** What a scenario attacks: running servers, and the faults between them and third parties. */
export interface AttackWorld {
  readonly database: 'embedded' | 'postgres';
  /** Origins. The second is another server on the same PostgreSQL, else the first once more. */
  readonly servers: readonly [string, string];
  readonly sandbox: string;
  /** Between the platform and the bank, the game provider, the carrier and the identity provider. */
  readonly outside: FaultyProxy;
  /** Between the bank and the game provider, and the platform: webhooks and reports. */
  readonly callbacks: FaultyProxy;
  /** The settings of the servers and of the sandbox. */
  readonly env: Readonly<Record<string, string>>;
  /** The most memory that the first server has had since it was last asked, in MB; 0 but on Linux. */
  memory(): number;
  /** To break connections with; undefined on the embedded database. */
  readonly postgres: Pool | undefined;
  /** Signs a player up; `balance` is deposited at the bank. Whole units. */
  player(balance?: number): Promise<Player>;
  /** Another player who goes on using the site while it is attacked. */
  bystander(): Promise<Bystander>;
}

export interface Observation {
  readonly what: string;
  readonly measured: string;
  readonly isHarm: boolean;
}

export interface Scenario {
  readonly name: string;
  /** One sentence: what is tried. */
  readonly tries: string;
  /** The statements of the security specification that it attacks. */
  readonly statements: readonly string[];
  /** What the same attack did to the code as it was before it was mended. */
  readonly before?: string;
  /** The one database on which it is run, where the other would show nothing more. */
  readonly only?: AttackWorld['database'];
  readonly run: (world: AttackWorld) => Promise<readonly Observation[]>;
}

/** Collects what is seen. */
export function observing() {
  const seen: Observation[] = [];
  return {
    seen,
    /** @param holds what must be true, or else the attack has done harm. */
    note(what: string, holds: boolean, measured: string | number = holds ? 'yes' : 'no') {
      seen.push({ what, measured: String(measured), isHarm: !holds });
    },
  };
}
