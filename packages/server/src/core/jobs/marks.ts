import type { Reader } from '../database/schema.ts';

/** How far a job has come; undefined before its first run. */
export async function readMark(on: Reader, name: string): Promise<Date | undefined> {
  const row = await on
    .selectFrom('job_mark')
    .select('at')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.at;
}

export async function writeMark(on: Reader, name: string, at: Date): Promise<void> {
  await on
    .insertInto('job_mark')
    .values({ name, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute();
}
