import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { CatalogueGame } from '../catalogue/index.ts';
import { type FakePlatform, startFakePlatform } from './fake-platform.ts';
import { LotusPlayer } from './lotus-player.ts';
import { type RunningSandbox, startSandbox } from './start-sandbox.ts';

/** For the tests of a file: a sandbox with one game, on a clock that the tests move. */
export function useLotusGame(game: CatalogueGame) {
  let platform: FakePlatform;
  let sandbox: RunningSandbox;
  const openBooks = () =>
    new DatabaseSync(join(sandbox.dataDir, 'sandbox', 'lotus.sqlite'), { timeout: 5_000 });
  const lotus = {
    /** How far its clock is ahead, in milliseconds. Signed calls carry the time of day, within a tolerance. */
    ahead: 0,
    get sandbox() {
      return sandbox;
    },
    get platform() {
      return platform;
    },
    async restart(): Promise<void> {
      sandbox = await sandbox.restart();
    },
    /** A player with 1,000.00 in the game, whose page is open. */
    async seated(): Promise<LotusPlayer> {
      const player = new LotusPlayer(sandbox.origin);
      await player.transfer('in', '1000.00');
      await player.open({ gameCode: game.slug });
      return player;
    },
    /** A row of the books, which only the provider sees. */
    read(sql: string, ...values: (string | number)[]) {
      const db = openBooks();
      const row = db.prepare(sql).get(...values);
      db.close();
      return row;
    },
    change(sql: string): void {
      const db = openBooks();
      db.exec(sql);
      db.close();
    },
    /** The calls to the platform about a round, with their amount or state. */
    getReports: (roundId: string) =>
      platform.calls
        .filter(({ body }) => body.roundId === roundId)
        .map(({ path, body }) => [path.slice('/smp/v1/'.length), body.amount ?? body.state]),
  };
  beforeAll(async () => {
    platform = await startFakePlatform();
    sandbox = await startSandbox({ PLATFORM_URL: platform.url }, () => Date.now() + lotus.ahead, [
      game,
    ]);
  });
  afterAll(async () => {
    await sandbox.dispose();
    await platform.close();
  });
  // A shared round of the last test may not have ended.
  beforeEach(() => {
    lotus.ahead = 0;
    lotus.change('PRAGMA foreign_keys = OFF; DELETE FROM shared_round');
  });
  return lotus;
}
