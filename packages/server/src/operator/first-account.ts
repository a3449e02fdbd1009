import { recordAudit } from '../core/audit/record.ts';
import { systemClock } from '../core/clock.ts';
import { readConfig } from '../core/config.ts';
import { migrate } from '../core/database/migrate.ts';
import { openDatabase } from '../core/database/open.ts';
import { withTransaction } from '../core/database/transaction.ts';
import { setOperator } from './accounts.ts';
import { addAccount } from './calls/accounts.ts';

/**
 * Creates the first operator of a site: in live mode nobody has a token initially. It opens the
 * database itself, which requires its credentials, and refuses once there is an operator.
 *
 * @returns the output, which contains the token, shown only once.
 * @throws Error in one line.
 */
export async function makeFirstAccount(given: string): Promise<string> {
  const name = addAccount.request.shape.name.safeParse(given);
  if (!name.success) throw new Error(`${given}: ${name.error.issues[0]?.message}`);
  const config = readConfig(process.env);
  const { db, close } = await openDatabase({
    url: config.database.url,
    pool: 2,
    dataDir: config.dataDir,
  });
  try {
    await migrate(db);
    const token = await withTransaction(db, async (trx) => {
      const known = await trx
        .selectFrom('operator_account')
        .select('name')
        .where('disabled_at', 'is', null)
        .limit(1)
        .executeTakeFirst();
      if (known) throw new Error(`The operator ${known.name} already exists and can add others`);
      const made = await setOperator(trx, systemClock, { name: name.data, roles: ['admin'] });
      await recordAudit(trx, systemClock, {
        actor: 'system:firstAccount',
        action: addAccount.id,
        subject: `operator:${name.data}`,
      });
      return made;
    });
    return `${name.data} is the first operator. This token is shown once; keep it in OPERATOR_TOKEN:\n\n${token}`;
  } finally {
    await close();
  }
}
