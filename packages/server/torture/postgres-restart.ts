/**
 * Stops PostgreSQL during withdrawals, and restarts it later. The server stays up, answers every
 * request meanwhile, and continues afterwards without a restart (S7, S30).
 */
import { strict as assert } from 'node:assert';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { funded, resumed } from './connection-loss.ts';
import { EventStream } from './event-stream.ts';
import type { OwnCluster } from './own-cluster.ts';
import { Player } from './player.ts';
import { prove } from './proof.ts';
import { repeated, settled } from './torture.ts';
import { openWorld } from './world.ts';

export interface OutageResult {
  /** Requests that were answered with HTTP 503 while PostgreSQL was stopped. */
  readonly shed: number;
  readonly withdrawals: number;
  /** Repeated requests, and how many of them had been executed before. */
  readonly repeated: number;
  readonly known: number;
}

const PLAYERS = 5;
const WITHDRAWALS_EACH = 2;
const ASK_EVERY_MS = 200;

/** @throws Error naming the loss, or the inconsistent sum. */
export async function restartPostgres(
  cluster: OwnCluster,
  outageMs: number,
): Promise<OutageResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlor-outage-'));
  const world = await openWorld(dataDir, cluster.url);
  let stream: EventStream | undefined;
  try {
    await world.startServer();
    const players = Array.from({ length: PLAYERS + 1 }, (_, index) => new Player(world, index));
    const [watcher, ...busy] = players;
    assert.ok(watcher);
    await Promise.all(players.map((player) => player.signUp()));
    await Promise.all(players.map((player) => funded(player)));
    stream = await EventStream.open(watcher, world.platform);

    const answers = busy.flatMap((player) => player.requestWithdrawals(WITHDRAWALS_EACH));
    await cluster.stop();
    const restartAt = Date.now() + outageMs;
    const before = watcher.shed;
    let asked = 0;
    while (Date.now() < restartAt) {
      await watcher.balance().catch(() => undefined);
      asked += 1;
      await sleep(ASK_EVERY_MS);
    }
    assert.equal(watcher.shed - before, asked, 'requests answered 503 during the outage');
    assert.equal((await fetch(`${world.platform}/healthz`)).status, 200);
    assert.equal((await fetch(`${world.platform}/readyz`)).status, 503);
    world.assertServersAlive();

    await cluster.start();
    await Promise.all(answers);
    await resumed(world, watcher, [stream]);
    await repeated(busy);
    await settled(players);
    const disconnected = players.reduce((sum, player) => sum + player.disconnected, 0);
    assert.equal(disconnected, 0, 'requests that were not answered');
    stream.close();
    await world.stopServer();
    return {
      shed: watcher.shed,
      withdrawals: busy.reduce((sum, player) => sum + player.withdrawals.size, 0),
      repeated: busy.reduce((sum, player) => sum + player.repeats.size, 0),
      known: await prove(world.env, cluster.url, players),
    };
  } finally {
    stream?.close();
    await world.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
