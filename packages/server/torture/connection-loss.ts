/**
 * Ends all database connections of two real servers repeatedly, during withdrawals and while idle.
 * Both processes survive, every request is answered, replays under the same key are answered
 * correctly, and event streams and jobs resume (S7, S10, S30).
 */
import { strict as assert } from 'node:assert';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { EventStream } from './event-stream.ts';
import { Player } from './player.ts';
import { prove } from './proof.ts';
import { repeated, settled, until } from './torture.ts';
import { openWorld, type World } from './world.ts';

export interface ConnectionLossOptions {
  /** An empty PostgreSQL database. */
  readonly databaseUrl: string;
  /** How often the connections are ended under load, and how often while idle. */
  readonly rounds: number;
}

export interface ConnectionLossResult {
  /** Withdrawals that were accepted in the end. */
  readonly withdrawals: number;
  /** Ended connections, and how many of them were in use. */
  readonly terminated: number;
  readonly terminatedActive: number;
  /** Requests that were answered with HTTP 503. */
  readonly shed: number;
  /** Repeated requests, and how many of them had been executed before. */
  readonly repeated: number;
  readonly known: number;
}

const PLAYERS = 10;
const WITHDRAWALS_EACH = 2;
/** Within one round of withdrawals. */
const TERMINATIONS = 3;
const TERMINATE_WITHIN_MS = 60;
const RESUME_TIMEOUT_MS = 30_000;

/** @throws Error naming the loss, or the inconsistent sum. */
export async function loseConnections({
  databaseUrl,
  rounds,
}: ConnectionLossOptions): Promise<ConnectionLossResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlor-connections-'));
  const world = await openWorld(dataDir, databaseUrl);
  const admin = new Client({ connectionString: databaseUrl });
  let streams: EventStream[] = [];
  try {
    await admin.connect();
    await world.startServer();
    const origins = [world.platform, await world.addServer()];
    const players: Player[] = [];
    const join = async () => {
      const origin = origins[players.length % origins.length] ?? world.platform;
      const player = new Player({ ...world, platform: origin }, players.length);
      players.push(player);
      await player.signUp();
      return player;
    };
    const ended = { terminated: 0, active: 0 };
    const terminate = async () => {
      const { total, active } = await terminateConnections(admin);
      ended.terminated += total;
      ended.active += active;
    };
    for (let round = 0; round < rounds; round += 1) {
      // One per round: a player's deposits per day are limited.
      const watcher = await join();
      streams = await Promise.all(origins.map((origin) => EventStream.open(watcher, origin)));
      const busy = await Promise.all(Array.from({ length: PLAYERS }, join));
      await Promise.all(busy.map((player) => funded(player)));
      const answers = busy.flatMap((player) => player.requestWithdrawals(WITHDRAWALS_EACH));
      for (let count = 0; count < TERMINATIONS; count += 1) {
        await sleep(Math.random() * TERMINATE_WITHIN_MS);
        await terminate();
      }
      await Promise.all(answers);
      await resumed(world, watcher, streams);
      await repeated(busy);

      await terminate();
      await resumed(world, watcher, streams);
      for (const stream of streams) stream.close();
    }
    assert.ok(ended.active > 0, 'no connection was ended in the middle of something');
    await settled(players);
    const disconnected = sum(players, (player) => player.disconnected);
    assert.equal(disconnected, 0, 'requests that were not answered');
    await world.stopServer();
    return {
      withdrawals: sum(players, (player) => player.withdrawals.size),
      terminated: ended.terminated,
      terminatedActive: ended.active,
      shed: sum(players, (player) => player.shed),
      repeated: sum(players, (player) => player.repeats.size),
      known: await prove(world.env, databaseUrl, players),
    };
  } finally {
    for (const stream of streams) stream.close();
    await admin.end();
    await world.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Ends every connection of the servers to this database. */
async function terminateConnections(
  admin: Client,
): Promise<{ readonly total: number; readonly active: number }> {
  const { rows } = await admin.query<{ state: string | null }>(
    `select state, pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'parlor'`,
  );
  return { total: rows.length, active: rows.filter(({ state }) => state !== 'idle').length };
}

/**
 * Both servers run, are ready, and notify the watcher of its next deposit, which a webhook posts.
 */
export async function resumed(
  world: World,
  watcher: Player,
  streams: readonly EventStream[],
): Promise<void> {
  world.assertServersAlive();
  const before = streams.map((stream) => stream.changes);
  await until('a deposit is paid', RESUME_TIMEOUT_MS, async () => {
    const paid = watcher.paid.length;
    await watcher.deposit();
    return watcher.paid.length > paid;
  });
  await until('every event stream reports it', RESUME_TIMEOUT_MS, async () => {
    world.assertServersAlive();
    if (streams.some((stream) => !stream.isOpen)) throw new Error('an event stream ended');
    return streams.every((stream, index) => stream.changes > (before[index] ?? 0));
  });
}

/** Has a balance to withdraw. */
export async function funded(player: Player): Promise<void> {
  await player.fund();
  await until('a deposit is credited', RESUME_TIMEOUT_MS, async () => {
    const { balance } = await player.balance();
    return Number(balance) > 0;
  });
}

function sum(players: readonly Player[], of: (player: Player) => number): number {
  return players.reduce((total, player) => total + of(player), 0);
}
