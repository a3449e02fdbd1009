import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { killProcess, startSandboxProcess } from './testing/child-process.ts';
import { type FakePlatform, startFakePlatform } from './testing/fake-platform.ts';
import { LotusPlayer, type Played } from './testing/lotus-player.ts';
import { callSigned } from './testing/start-sandbox.ts';

let platform: FakePlatform;
let dataDir: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  platform = await startFakePlatform();
  dataDir = await mkdtemp(join(tmpdir(), 'parlor-durability-'));
});
afterAll(async () => {
  await Promise.all(children.map(killProcess));
  await platform.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function startChild(): Promise<{ child: ChildProcess; origin: string }> {
  const started = await startSandboxProcess(dataDir, platform.url);
  children.push(started.child);
  return started;
}

describe('kill -9 under load', () => {
  it('loses nothing that was acknowledged, and reports all of it after the next start', async () => {
    platform.answer(({ path }) => (/bet|win/.test(path) ? { code: 503, body: {} } : undefined));
    let { child, origin } = await startChild();
    const acknowledged: Played[] = [];
    const player = new LotusPlayer(origin);
    await player.transfer('in', '5000.00');
    await player.open();

    for (let life = 0; life < 3; life += 1) {
      const running = { playing: true };
      const playing = Array.from({ length: 4 }, async () => {
        while (running.playing) {
          const answer = await player.play('1.00').catch(() => null);
          if (answer === null) return;
          if (answer.body.status === 'OK') acknowledged.push(answer.body as Played);
        }
      });
      const enough = acknowledged.length + 20;
      await expect.poll(() => acknowledged.length).toBeGreaterThan(enough);
      await killProcess(child);
      running.playing = false;
      await Promise.all(playing);
      ({ child, origin } = await startChild());
      Object.assign(player, { origin });
    }

    const events: Record<string, unknown>[] = [];
    for (let cursor = '0'; ; ) {
      const { body } = await player.provider('GET', `/v1/rounds?cursor=${cursor}&limit=1000`);
      const page = body.events as Record<string, unknown>[];
      if (page.length === 0) break;
      events.push(...page);
      cursor = String(body.next);
    }
    const rounds = new Set(events.map(({ roundId }) => roundId));
    for (const { round } of acknowledged) expect(rounds).toContain(round.roundId);

    const cents = (amount: unknown) => Math.round(Number(amount) * 100);
    const posted = events.reduce(
      (sum, { type, amount }) => sum + (type === 'bet' ? -cents(amount) : cents(amount)),
      500_000,
    );
    const path = `/lotus/v1/players/${player.playerRef}/balance`;
    const { body } = await callSigned(origin, 'SMP', 'GET', path);
    expect(body.balances).toEqual([
      { fundRef: 'cash', currency: 'PHP', balance: (posted / 100).toFixed(2) },
    ]);

    platform.answer(() => undefined);
    const delivered = () =>
      platform.calls.filter(({ body: { txId } }) => txId === events.at(-1)?.txId);
    await expect.poll(() => delivered().length).toBeGreaterThan(0);
    const accepted = new Set(platform.calls.map(({ body: { txId } }) => txId));
    for (const { txId } of events) expect(accepted).toContain(txId);
    await killProcess(child);
  });
});
