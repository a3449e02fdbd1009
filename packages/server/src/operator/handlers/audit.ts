import type { Selectable } from 'kysely';
import type { AuditEntryTable } from '../../core/audit/tables.ts';
import { readSite } from '../../domains/site/index.ts';
import type { Core } from '../../platform/core.ts';
import { audit } from '../calls/index.ts';
import { readMoment } from '../moment.ts';
import { nothingFound } from '../refusal.ts';
import type { OperatorRoutes } from '../routes.ts';

/** The audit log: who did what. */
export function answerAudit({ clock }: Core, routes: OperatorRoutes): void {
  routes.read(audit.listAudit, async ({ db, args }) => {
    const { actor, action, subject, since, before, limit, everybody } = args;
    let query = db.selectFrom('audit_entry').selectAll();
    if (actor !== undefined) query = query.where('actor', '=', actor);
    else if (everybody !== true) query = query.where('actor', 'like', 'operator:%');
    if (action !== undefined) {
      query = query.where('action', 'like', `${action.replaceAll(/[\\%_]/g, '\\$&')}%`);
    }
    if (subject !== undefined) query = query.where('subject', '=', subject);
    if (since !== undefined) {
      const { countryTimezone } = await readSite(db);
      query = query.where('at', '>=', readMoment(since, clock.now(), countryTimezone));
    }
    if (before !== undefined) query = query.where('id', '<', BigInt(before));
    const rows = await query.orderBy('id', 'desc').limit(limit).execute();
    return { rows: rows.map(getEntry) };
  });

  routes.read(audit.showAudit, async ({ db, args: { id } }) => {
    const row = await db
      .selectFrom('audit_entry')
      .selectAll()
      .where('id', '=', BigInt(id))
      .executeTakeFirst();
    if (!row) throw nothingFound(`entry ${id}`);
    return getEntry(row);
  });
}

function getEntry(row: Selectable<AuditEntryTable>) {
  const { id, at, actor, action, subject, detail } = row;
  return { id: String(id), at: at.toISOString(), actor, action, subject, detail };
}
