import type { Selectable } from 'kysely';
import { type BlockEntry, readBlockEntry } from '../../core/blocks/entry.ts';
import type { BlockEntryTable } from '../../core/blocks/tables.ts';
import { toDate } from '../../core/clock.ts';
import { readSite } from '../../domains/site/index.ts';
import type { Core } from '../../platform/core.ts';
import { blocks } from '../calls/index.ts';
import { readMoment } from '../moment.ts';
import { nothingFound, OperatorRefusal } from '../refusal.ts';
import type { OperatorRoutes } from '../routes.ts';

/** Clients that are answered HTTP 403 (product decision 20). */
export function answerBlocks(core: Core, routes: OperatorRoutes): void {
  const { clock, config } = core;
  const forget = () => core.blocks.forget();

  routes.read(blocks.listBlocks, async ({ db }) => {
    const rows = await db
      .selectFrom('block_entry')
      .selectAll()
      .where((where) =>
        where.or([where('ends_at', 'is', null), where('ends_at', '>', toDate(clock))]),
      )
      .orderBy('added_at', 'desc')
      .orderBy('entry')
      .execute();
    return { rows: rows.map(getBlock), total: rows.length };
  });

  routes.change(
    blocks.addBlock,
    async ({ trx, args, operator }) => {
      const { entry, kind, isWide } = getEntry(args.entry);
      if (isWide && args.wide !== true) {
        throw new OperatorRefusal(422, `${entry} is a very large network; confirm with --wide`);
      }
      if (kind === 'country' && config.http.countryHeader === undefined) {
        throw new OperatorRefusal(422, 'blocking countries requires COUNTRY_HEADER');
      }
      const { countryTimezone } = await readSite(trx);
      const until =
        args.until === undefined ? null : readMoment(args.until, clock.now(), countryTimezone);
      if (until && until.getTime() <= clock.now()) {
        throw new OperatorRefusal(422, 'until: is in the past');
      }
      // An expired entry is replaced.
      await trx
        .deleteFrom('block_entry')
        .where('entry', '=', entry)
        .where('ends_at', '<=', toDate(clock))
        .execute();
      const row = await trx
        .insertInto('block_entry')
        .values({
          entry,
          kind,
          reason: args.reason,
          added_by: operator.name,
          added_at: toDate(clock),
          ends_at: until,
        })
        .onConflict((conflict) => conflict.column('entry').doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!row) throw new OperatorRefusal(409, `${entry} is already blocked`);
      const answer = getBlock(row);
      return { answer, subject: `block:${entry}`, after: answer };
    },
    forget,
  );

  routes.change(
    blocks.removeBlock,
    async ({ trx, args }) => {
      const { entry } = getEntry(args.entry);
      const row = await trx
        .deleteFrom('block_entry')
        .where('entry', '=', entry)
        .returningAll()
        .executeTakeFirst();
      if (!row) throw nothingFound(`block of ${entry}`);
      return { answer: { entry }, subject: `block:${entry}`, before: getBlock(row) };
    },
    forget,
  );
}

function getEntry(text: string): BlockEntry {
  const entry = readBlockEntry(text);
  if (!entry) {
    throw new OperatorRefusal(
      422,
      `entry: “${text}” is not an address, a network like 203.0.113.0/24, or a country like KP`,
    );
  }
  return entry;
}

function getBlock(row: Selectable<BlockEntryTable>) {
  return {
    entry: row.entry,
    kind: row.kind,
    reason: row.reason,
    addedBy: row.added_by,
    addedAt: row.added_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
  };
}
