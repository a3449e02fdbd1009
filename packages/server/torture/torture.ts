/**
 * Kills the real server with SIGKILL repeatedly, while players deposit, play and withdraw at a real
 * sandbox; unanswered requests are repeated under their old keys. Afterwards everything that was
 * acknowledged exists, and nothing twice, every sum is correct, and the platform's data on each
 * player agrees with the provider and the bank (S7).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES, NotNow, Player } from './player.ts';
import { prove } from './proof.ts';
import { openWorld, type World } from './world.ts';

export interface TortureOptions {
  /** A migrated or empty PostgreSQL; without it the embedded database. */
  readonly databaseUrl: string | undefined;
  /** How often the server is killed. */
  readonly rounds: number;
}

/** Acknowledged results, all of which exist. */
export interface Survived {
  readonly players: number;
  readonly deposits: number;
  readonly rounds: number;
  readonly withdrawals: number;
  /** Requests that were never answered, and were repeated under their keys. */
  readonly repeated: number;
  /** How many of them the server had executed, at least in part, before it was killed. */
  readonly known: number;
}

/** New players per round: none of them reaches a daily limit. */
const PLAYERS = 3;
/** Before this much is acknowledged, a kill would prove little. */
const LEAST_ACTS = 8;
const BUSY_TIMEOUT_MS = 120_000;
const SETTLE_TIMEOUT_MS = 90_000;
const LOOK_EVERY_MS = 100;

/** @throws Error naming the loss, or the inconsistent sum. */
export async function torture({ databaseUrl, rounds }: TortureOptions): Promise<Survived> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlor-torture-'));
  const world = await openWorld(dataDir, databaseUrl);
  try {
    await disturbReports(world);
    const players: Player[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await world.startServer();
      await untilListed(world);
      await repeated(players);
      const newcomers = Array.from(
        { length: PLAYERS },
        (_, index) => new Player(world, round * PLAYERS + index),
      );
      await killedWhile(world, newcomers);
      players.push(...newcomers.filter((player) => player.isIn));
    }
    await world.startServer();
    await repeated(players);
    await settled(players);
    await until('every report is delivered', SETTLE_TIMEOUT_MS, () => isDelivered(world));
    await world.stopServer();
    const known = await prove(world.env, databaseUrl, players);
    const sum = (of: (player: Player) => number) =>
      players.reduce((total, player) => total + of(player), 0);
    return {
      players: players.length,
      deposits: sum((player) => player.paid.length),
      rounds: sum((player) => player.rounds.length),
      withdrawals: sum((player) => player.withdrawals.size),
      repeated: sum((player) => player.repeats.size),
      known,
    };
  } finally {
    await world.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The seamless provider sends each request twice, and its newest report first. */
async function disturbReports({ sandbox }: World): Promise<void> {
  const { ok } = await fetch(`${sandbox}/faults/state`, {
    method: 'PUT',
    body: JSON.stringify({ orbit: ['twice', 'disordered'] }),
    headers: { 'content-type': 'application/json' },
  });
  if (!ok) throw new Error('the sandbox refuses faults');
}

/**
 * Runs new players until every kind of request was made, and then a moment longer. All of them move
 * money at the end: the first response is the last one.
 */
async function killedWhile(world: World, players: readonly Player[]): Promise<void> {
  let over = false;
  const living = players.map((player) => player.live(() => over));
  // An impossible result ends the round.
  const broken = Promise.all(living).then(() => undefined);
  await Promise.race([
    broken,
    until('something of every kind is acknowledged', BUSY_TIMEOUT_MS, async () =>
      didEverything(players),
    ),
  ]);
  await sleep(Math.random() * 300);
  const hurried = players.filter((player) => player.isIn).flatMap((player) => player.hurry());
  await Promise.race(hurried);
  await world.killServer();
  over = true;
  await Promise.all([broken, ...hurried]);
}

function didEverything(players: readonly Player[]): boolean {
  const done = [
    players.flatMap((player) => player.paid),
    players.flatMap((player) => player.rounds),
    players.flatMap((player) => [...player.withdrawals]),
  ];
  return done.every((acts) => acts.length > 0) && done.flat().length >= LEAST_ACTS;
}

/** Repeats all unanswered requests, by the players who still wait. */
export async function repeated(players: readonly Player[]): Promise<void> {
  await until('every unanswered request is answered', SETTLE_TIMEOUT_MS, () =>
    all(players, (player) => player.repeat()),
  );
}

/** Waits until nothing is pending: games exited, orders and withdrawals completed. */
export async function settled(players: readonly Player[]): Promise<void> {
  await until('every game is left', SETTLE_TIMEOUT_MS, () =>
    all(players, (player) => player.leaveGames()),
  );
  await until('every paid order is done', SETTLE_TIMEOUT_MS, () =>
    all(players, (player) =>
      all(player.paid, async (orderNo) => (await player.orderState(orderNo)) === 'done'),
    ),
  );
  await until('every withdrawal is done', SETTLE_TIMEOUT_MS, () =>
    all(players, (player) =>
      all([...player.withdrawals], async (id) => (await player.withdrawalState(id)) === 'done'),
    ),
  );
}

/** Waits until the platform has read the players' games from the lists of both providers. */
export function untilListed(world: World): Promise<void> {
  return until('both providers have listed their games', SETTLE_TIMEOUT_MS, () =>
    all(GAMES, (game) => isListed(world, game)),
  );
}

async function isListed({ platform }: World, game: string): Promise<boolean> {
  const response = await fetch(`${platform}/user-api/game/info/${game}`);
  return ((await response.json()) as { code: number }).code === 200;
}

/** Whether the bank and both game providers have no undelivered message. */
async function isDelivered({ sandbox }: World): Promise<boolean> {
  const health = await fetch(`${sandbox}/healthz`);
  return ((await health.json()) as { undelivered: number }).undelivered === 0;
}

async function all<Item>(
  items: readonly Item[],
  holds: (item: Item) => Promise<boolean>,
): Promise<boolean> {
  return (await Promise.all(items.map(holds))).every(Boolean);
}

/**
 * Waits until `holds`; temporary failures are retried.
 * @throws Error naming `what`.
 */
export async function until(
  what: string,
  timeoutMs: number,
  holds: () => Promise<boolean>,
): Promise<void> {
  const giveUp = Date.now() + timeoutMs;
  let cause: unknown;
  for (;;) {
    const held = await holds().catch((error: unknown) => {
      if (!(error instanceof NotNow)) throw error;
      cause = error;
      return false;
    });
    if (held) return;
    if (Date.now() > giveUp) throw new Error(`not in time: ${what}`, { cause });
    await sleep(LOOK_EVERY_MS);
  }
}
