/**
 * Attacks running servers as a hostile player, a hostile third party and random faults would, and
 * reports the result. It starts its own servers, database and third parties; nothing else is
 * touched.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Pool } from 'pg';
import { openBooks } from '../torture/books.ts';
import { Player } from '../torture/player.ts';
import { openWorld, type World } from '../torture/world.ts';
import { startBystander } from './bystander.ts';
import { hostileKey } from './hostile-tokens.ts';
import { send } from './http.ts';
import { assertLoopback } from './loopback.ts';
import { openProxy } from './proxy.ts';
import type { AttackWorld, Observation, Scenario } from './scenario.ts';

export interface AttackOptions {
  /** An empty PostgreSQL on this machine; without it the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly scenarios: readonly Scenario[];
  readonly onResult?: (result: Result) => void;
}

export interface Result {
  readonly scenario: Omit<Scenario, 'run'>;
  readonly seconds: number;
  readonly observations: readonly Observation[];
}

const OPERATOR_CLI = fileURLToPath(new URL('../src/operator/cli.ts', import.meta.url));

/** Deposit of a torture player, in whole units. */
const DEPOSIT = 300;
const DEPOSIT_TIMEOUT_MS = 20_000;
const LOOK_EVERY_MS = 50;

/** Short, so that a party that does not respond costs the run seconds rather than minutes. */
const SETTINGS = {
  OUTSIDE_TIMEOUT_SECONDS: '2',
  HTTP_HEADERS_TIMEOUT_SECONDS: '4',
  HTTP_REQUEST_TIMEOUT_SECONDS: '20',
  HTTP_KEEP_ALIVE_TIMEOUT_SECONDS: '6',
  LIMIT_PROOF: '100000/60',
  LIMIT_SEARCH: '100000/60',
};

/** Checks that run once, after all scenarios of the embedded database. */
const wholeLedger = {
  name: 'ledger',
  tries: 'the auditor checks the whole ledger and every domain row after all of them',
  statements: ['S1'],
};

export async function attack(options: AttackOptions): Promise<readonly Result[]> {
  const { databaseUrl } = options;
  if (databaseUrl) assertLoopback(databaseUrl);
  const database = databaseUrl ? 'postgres' : 'embedded';
  const scenarios = options.scenarios.filter(({ only }) => (only ?? database) === database);
  if (scenarios.length === 0) return [];

  const dataDir = mkdtempSync(join(tmpdir(), 'parlor-attack-'));
  const outside = await openProxy(hostileKey);
  const callbacks = await openProxy();
  const world = await openWorld(dataDir, databaseUrl, {
    ...SETTINGS,
    PSP_URL: outside.origin,
    SMS_URL: outside.origin,
    LOTUS_URL: `${outside.origin}/lotus`,
    ORBIT_URL: `${outside.origin}/orbit`,
    IDENTITY_URL: `${outside.origin}/identity`,
    PLATFORM_URL: callbacks.origin,
  });
  const postgres = databaseUrl ? new Pool({ connectionString: databaseUrl, max: 2 }) : undefined;
  // Attacks break connections, including those of the attack itself.
  postgres?.on('error', () => undefined);
  outside.forwardTo(world.sandbox);
  callbacks.forwardTo(world.platform);
  try {
    await world.startServer();
    // Attacks compare exact balances, so that no deposit earns a bonus.
    await operator(world.env, 'site', 'set', '--bonuses.depositRate', '0');
    const second = databaseUrl ? await world.addServer() : world.platform;
    const attacked: AttackWorld = {
      database,
      servers: [world.platform, second],
      sandbox: world.sandbox,
      env: world.env,
      outside,
      callbacks,
      postgres,
      memory: () => getPeakMemory(world.serverPid()),
      ...getPeople(world),
    };
    const results: Result[] = [];
    for (const scenario of scenarios) {
      const result = await attempt(scenario, attacked, world);
      results.push(result);
      options.onResult?.(result);
    }
    if (!postgres) {
      await world.stopServer();
      const audited = {
        scenario: wholeLedger,
        seconds: 0,
        observations: [await auditBooks(world)],
      };
      results.push(audited);
      options.onResult?.(audited);
    }
    return results;
  } finally {
    await postgres?.end();
    await world.close();
    await Promise.all([outside.close(), callbacks.close()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function operator(env: World['env'], ...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [OPERATOR_CLI, ...args], {
    env: { ...process.env, ...env },
  });
}

async function attempt(scenario: Scenario, attacked: AttackWorld, world: World): Promise<Result> {
  const began = Date.now();
  const observations: Observation[] = [];
  try {
    observations.push(...(await scenario.run(attacked)));
  } catch (error) {
    observations.push({
      what: 'the scenario ran to its end',
      measured: String(error),
      isHarm: true,
    });
  }
  attacked.outside.mend();
  attacked.callbacks.mend();
  observations.push(...(await survivors(attacked, world)));
  // The embedded database accepts one process: its books are checked at the end.
  if (attacked.postgres) observations.push(await auditBooks(world));
  return { scenario, seconds: Math.round((Date.now() - began) / 1_000), observations };
}

/** Every server must still respond; one that does not is restarted for the next scenario. */
async function survivors({ servers }: AttackWorld, world: World): Promise<Observation[]> {
  const answers = await Promise.all(servers.map((origin) => send(`${origin}/healthz`)));
  if (answers[0]?.status === 0) await world.startServer();
  const alive = answers.filter(({ status }) => status === 200).length;
  const measured = `${alive} of ${servers.length}`;
  return [{ what: 'servers alive afterwards', measured, isHarm: alive < servers.length }];
}

async function auditBooks(world: World): Promise<Observation> {
  const books = await openBooks(world.env, world.env.DATABASE_URL);
  const breaches = await books.auditor.runFull().finally(() => books.close());
  const measured = `${breaches} broken invariants`;
  return { what: 'ledger and domain rows', measured, isHarm: breaches > 0 };
}

function getPeople(world: World): Pick<AttackWorld, 'player' | 'bystander'> {
  let index = 0;
  async function player(balance = 0): Promise<Player> {
    index += 1;
    const made = new Player(world, index);
    await made.signUp();
    for (let paid = 0; paid < balance; paid += DEPOSIT) await made.deposit();
    const giveUp = Date.now() + DEPOSIT_TIMEOUT_MS;
    while (Number((await made.balance()).balance) < balance) {
      if (Date.now() > giveUp) throw new Error('a deposit was not credited');
      await sleep(LOOK_EVERY_MS);
    }
    return made;
  }
  return {
    player,
    bystander: async () => startBystander([world.platform], (await player()).token),
  };
}

/** Peak memory of a process since the last query, in megabytes. */
function getPeakMemory(pid: number | undefined): number {
  if (pid === undefined || process.platform !== 'linux') return 0;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
}
