import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { systemClock } from './core/clock.ts';
import { type Config, readConfig } from './core/config.ts';
import { migrate } from './core/database/migrate.ts';
import { openDatabase } from './core/database/open.ts';
import { createLogger } from './core/http/redaction.ts';
import { connectOutside } from './core/integrations/connect.ts';
import { errorCode, errorLine, StartupError } from './core/startup-error.ts';
import { createDomains } from './create-domains.ts';
import { seedDemoReviews } from './demo-data/reviews.ts';
import { seedDemoRounds } from './demo-data/rounds.ts';
import { createCore } from './platform/core.ts';
import { buildPlatform } from './platform/platform.ts';

/** Time limit of a graceful shutdown, before the process is killed. */
const STOP_TIMEOUT_MS = 15_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const opened = await openDatabase({
    url: config.database.url,
    pool: config.database.pool,
    dataDir: config.dataDir,
    onConnectionLost: (error) => logger.warn({ err: error }, 'a database connection was lost'),
  });
  /** In shutdown order. */
  const ends: (() => Promise<unknown>)[] = [() => opened.close()];
  const end = async () => {
    for (const each of ends.splice(0)) await each();
  };
  try {
    await migrate(opened.db);
    const core = createCore({
      config,
      db: opened.db,
      clock: systemClock,
      logger,
      outside: connectOutside(config, systemClock, logger),
    });
    ends.unshift(() => core.events.close());
    collectDefaultMetrics({ register: core.metrics.registry });
    const domains = await createDomains(core);
    await domains.prepare();
    if (config.mode === 'demo') {
      await seedDemoRounds(core);
      await seedDemoReviews(core);
    }
    const app = await buildPlatform(core, domains);
    ends.unshift(() => app.close());
    if (domains.operator) {
      const { operator } = domains;
      ends.unshift(() => operator.close());
      await listen(operator, config.operator, 'OPERATOR_PORT');
    }
    await listen(app, config.http, 'PORT');
    core.jobs.start();
    ends.splice(-1, 0, () => core.jobs.stop());
    stopOnSignal(end);
    announce(config, opened.kind);
    // A parent process gets the address by IPC, because another process may answer on a known port.
    process.send?.('ready');
  } catch (error) {
    await end();
    throw error;
  }
}

async function listen(
  app: FastifyInstance,
  { host, port }: { readonly host: string; readonly port: number },
  setting: string,
): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EADDRINUSE') {
      throw new StartupError(`Port ${port} is taken; stop the other process, or set ${setting}`);
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
      throw new StartupError(`Cannot listen on ${host}:${port} (${code}); set HOST or ${setting}`);
    }
    throw error;
  }
}

/** The first signal finishes accepted requests (S30); a second one, or a timeout, does not. */
function stopOnSignal(end: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`Stopping failed: ${errorLine(error)}`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function announce(config: Config, database: string): void {
  console.log(`Parlor (${config.mode}, ${database} database) on ${config.http.publicOrigin}`);
}

/** Starts the platform from the environment; a failure ends the process with exit code 1. */
export async function main(): Promise<void> {
  try {
    await start();
  } catch (error) {
    // An operator's mistake prints one line; a bug keeps its stack.
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(1);
  }
}

if (import.meta.main) await main();
