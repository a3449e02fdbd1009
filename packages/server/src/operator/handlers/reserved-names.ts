import type { Selectable } from 'kysely';
import { toDate } from '../../core/clock.ts';
import type { ReservedNameTable } from '../../domains/players/index.ts';
import type { Core } from '../../platform/core.ts';
import { reservedNames } from '../calls/index.ts';
import { nothingFound, OperatorRefusal } from '../refusal.ts';
import type { OperatorRoutes } from '../routes.ts';

/** Names that nicknames may not contain (docs/decisions/0041). */
export function answerReservedNames({ clock }: Core, routes: OperatorRoutes): void {
  routes.read(reservedNames.listReservedNames, async ({ db }) => {
    const rows = await db.selectFrom('reserved_name').selectAll().orderBy('word').execute();
    return { rows: rows.map(getAnswer), total: rows.length };
  });

  routes.change(
    reservedNames.addReservedName,
    async ({ trx, args: { word, reason }, operator }) => {
      const row = await trx
        .insertInto('reserved_name')
        .values({ word, added_by: operator.name, added_at: toDate(clock) })
        .onConflict((conflict) => conflict.column('word').doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!row) throw new OperatorRefusal(409, `${word} is already reserved`);
      const answer = getAnswer(row);
      return { answer, subject: `reservedName:${word}`, after: answer, note: { reason } };
    },
  );

  routes.change(reservedNames.removeReservedName, async ({ trx, args: { word, reason } }) => {
    const row = await trx
      .deleteFrom('reserved_name')
      .where('word', '=', word)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw nothingFound(`reserved word ${word}`);
    const subject = `reservedName:${word}`;
    return { answer: { word }, subject, before: getAnswer(row), note: { reason } };
  });
}

function getAnswer(row: Selectable<ReservedNameTable>) {
  return { word: row.word, addedBy: row.added_by, addedAt: row.added_at.toISOString() };
}
