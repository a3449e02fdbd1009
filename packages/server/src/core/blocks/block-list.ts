import { BlockList as AddressList, isIP } from 'node:net';
import { DAY_MS } from '@parlor/api/constants';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { type Clock, toDate } from '../clock.ts';
import type { Db } from '../database/schema.ts';
import { prune } from '../jobs/prune.ts';

/** A new or removed block applies on every server after this time. */
const KEPT_MS = 3_000;
const PRUNE_AFTER_MS = 30 * DAY_MS;

/** Visitors that the operator has blocked (product decision 20). */
export interface BlockList {
  /**
   * @param ip of the request, behind the trusted proxies.
   * @param country ISO 3166 alpha-2, if known.
   */
  isBlocked(ip: string, country: string | undefined): Promise<boolean>;
  /** Deletes entries that ended long ago; the audit log keeps who added them, and why. */
  prune(): Promise<void>;
  /** The list has just changed: the next query uses the new one. */
  forget(): void;
}

interface Loaded {
  readonly addresses: AddressList;
  readonly countries: ReadonlySet<string>;
}

const nobody: Loaded = { addresses: new AddressList(), countries: new Set() };

/**
 * Reads the block list from the database and caches it for some seconds. While the database does
 * not respond, the last known list applies.
 */
export function createBlockList(db: Db, clock: Clock, logger: FastifyBaseLogger): BlockList {
  let last = nobody;
  let kept: { readonly at: number; readonly list: Promise<Loaded> } | undefined;

  function current(): Promise<Loaded> {
    const now = clock.now();
    if (kept && now - kept.at < KEPT_MS) return kept.list;
    const list = load(db, clock).then(
      (loaded) => {
        last = loaded;
        return loaded;
      },
      (error: unknown) => {
        logger.warn({ err: error }, 'the block list could not be read');
        return last;
      },
    );
    kept = { at: now, list };
    return list;
  }

  return {
    async isBlocked(ip, country) {
      const { addresses, countries } = await current();
      if (country !== undefined && countries.has(country.toUpperCase())) return true;
      const bare = ip.split('%', 1)[0] ?? '';
      const version = isIP(bare);
      return version !== 0 && addresses.check(bare, version === 4 ? 'ipv4' : 'ipv6');
    },
    async prune() {
      await prune(db, 'block_entry', sql`ends_at < ${toDate(clock, -PRUNE_AFTER_MS)}`);
    },
    forget() {
      kept = undefined;
    },
  };
}

async function load(db: Db, clock: Clock): Promise<Loaded> {
  const rows = await db
    .selectFrom('block_entry')
    .select(['kind', 'entry'])
    .where((where) =>
      where.or([where('ends_at', 'is', null), where('ends_at', '>', toDate(clock))]),
    )
    .execute();
  const addresses = new AddressList();
  const countries = new Set<string>();
  for (const { kind, entry } of rows) {
    const family = entry.includes(':') ? 'ipv6' : 'ipv4';
    if (kind === 'country') countries.add(entry);
    else if (kind === 'address') addresses.addAddress(entry, family);
    else {
      const [network = '', prefix] = entry.split('/');
      addresses.addSubnet(network, Number(prefix), family);
    }
  }
  return { addresses, countries };
}
