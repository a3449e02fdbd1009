/**
 * Measures whether the real server's heap grows with time.
 *
 *     node bench/soak.ts [minutes] [embedded | postgres]
 *
 * Players deposit, play and withdraw without a pause, each with an open event stream, and visitors open
 * pages of the lobby, which the server renders. Each minute the server's heap is measured after a forced
 * collection, by Node's inspector. By the second minute everything has been compiled and cached; from
 * then on it may grow by a twentieth. PostgreSQL is skipped if it is unreachable.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import CDP from 'chrome-remote-interface';
import { buildStale, bundlesToServe } from '../../../scripts/lib/build.ts';
import { freePorts } from '../../../scripts/lib/ports.ts';
import { root } from '../../../scripts/lib/run.ts';
import { onOwnDatabase } from '../torture/own-database.ts';
import { Player } from '../torture/player.ts';
import { untilListed } from '../torture/torture.ts';
import { openWorld } from '../torture/world.ts';

const [, , given = '10', only] = process.argv;
const MINUTES = Number(given);
const PLAYERS = 8;
const MINUTE_MS = 60_000;
/** Between two pages that a visitor opens. */
const VISIT_MS = 500;
/** The minute that the last one is compared with. */
const WARM = 2;
const MOST_GROWTH = 1.05;

const pages = [
  '/pages/index/index',
  '/pages/browser/browser',
  '/pages/privilege/privilege',
  '/pages/index/gameDetail?id=crown-of-siam',
  '/user-api/game/search?keyword=phoenix&page=1&limit=24',
];

interface Minute {
  readonly minute: number;
  readonly heapMb: number;
  readonly visits: number;
  readonly rounds: number;
  readonly orders: number;
  readonly withdrawals: number;
}

async function measure(name: string, databaseUrl: string | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlor-soak-'));
  const world = await openWorld(dataDir, databaseUrl, { APP_DIST: `${root}packages/app/dist` });
  const [inspector = 0] = await freePorts(1);
  const closing = new AbortController();
  try {
    await world.startServer({ NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` });
    await untilListed(world);
    const client = await CDP({ host: '127.0.0.1', port: inspector });
    let isOver = false;
    let visits = 0;
    const players = Array.from({ length: PLAYERS }, (_, index) => new Player(world, index));
    const visit = async () => {
      while (!isOver) {
        const address = world.platform + pages[visits % pages.length];
        // As a browser navigates; `fetch` says that it is no navigation.
        const sent = get(address, { headers: { accept: 'text/html' } });
        const [response] = (await once(sent, 'response')) as [IncomingMessage];
        await text(response);
        const { statusCode } = response;
        if (statusCode !== 200) throw new Error(`${address} answered ${statusCode}`);
        visits += 1;
        await sleep(VISIT_MS);
      }
    };
    const follow = async (player: Player) => {
      while (!player.isIn) await sleep(100);
      await player.openEvents(world.platform, closing.signal);
    };
    const work = Promise.all([
      visit(),
      ...players.map((player) => player.live(() => isOver)),
      ...players.map(follow),
    ]);
    const minutes: Minute[] = [];
    const sum = (count: (player: Player) => number) =>
      players.reduce((total, player) => total + count(player), 0);
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      await Promise.race([sleep(MINUTE_MS), work]);
      minutes.push({
        minute,
        heapMb: await getHeapMb(client),
        visits,
        rounds: sum(({ rounds }) => rounds.length),
        orders: sum(({ paid }) => paid.length),
        withdrawals: sum(({ withdrawals }) => withdrawals.size),
      });
    }
    isOver = true;
    await work;
    await client.close();
    report(name, minutes);
  } finally {
    closing.abort();
    await world.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The used heap after a collection, in MB. */
async function getHeapMb({ HeapProfiler, Runtime }: CDP.Client): Promise<number> {
  await HeapProfiler.collectGarbage();
  const { usedSize } = await Runtime.getHeapUsage();
  return usedSize / 1_000_000;
}

function report(database: string, minutes: readonly Minute[]): void {
  const warm = minutes.find(({ minute }) => minute === WARM)?.heapMb ?? Number.NaN;
  console.log(`\n### ${database}\n\n${PLAYERS} players, without a pause\n`);
  console.log(
    `| Minute | Heap after a collection, MB | Of minute ${WARM} | Pages | Rounds | Deposits | Withdrawals |`,
  );
  console.log('| --: | --: | --: | --: | --: | --: | --: |');
  for (const { minute, heapMb, visits, rounds, orders, withdrawals } of minutes) {
    const cells = [
      minute,
      heapMb.toFixed(1),
      (heapMb / warm).toFixed(3),
      visits,
      rounds,
      orders,
      withdrawals,
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  const growth = (minutes.at(-1)?.heapMb ?? Number.NaN) / warm;
  const isMet = growth <= MOST_GROWTH ? 'met' : 'not met';
  console.log(`\nAt most ${MOST_GROWTH} in the last minute: ${isMet}.`);
}

await buildStale(bundlesToServe({}));
if (only !== 'postgres') await measure('embedded', undefined);
if (only !== 'embedded') await onOwnDatabase((url) => measure('PostgreSQL', url));
