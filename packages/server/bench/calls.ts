/**
 * Measures how many calls per second the real server answers with 10,000 games, and their latency.
 *
 *     node bench/calls.ts [rounds] [embedded | postgres]
 *
 * A few concurrent callers make each kind of call for a short time, one kind after the other, in
 * several rounds: a busy machine is slow in spells, so the result is the ratio to the simplest call
 * of the same run. PostgreSQL is skipped if it is unreachable.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onOwnDatabase } from '../torture/own-database.ts';
import { Player } from '../torture/player.ts';
import { openWorld, type World } from '../torture/world.ts';

const [, , given = '4', only] = process.argv;
const ROUNDS = Number(given);
const GAMES = 10_000;
const CALLERS = 4;
const TURN_MS = 1_500;

interface Act {
  readonly name: string;
  readonly times: number[];
  /** One call by one of the callers. */
  act(caller: number): Promise<unknown>;
}

async function measure(name: string, databaseUrl: string | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlor-bench-'));
  const world = await openWorld(dataDir, databaseUrl, {
    CATALOGUE_GAMES: String(GAMES),
    LIMIT_SEARCH_ADDRESS: '1000000/60',
  });
  try {
    await world.startServer();
    const players = Array.from({ length: CALLERS }, (_, index) => new Player(world, index));
    for (const player of players) {
      await player.signUp();
      await player.deposit();
    }
    const acts = getActs(world, players);
    const asked = { seconds: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const act of acts) await turn(act);
      asked.seconds += TURN_MS / 1_000;
    }
    report(name, acts, asked.seconds);
  } finally {
    await world.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function getActs(world: World, players: readonly Player[]): Act[] {
  const get = (path: string) => async () => {
    const response = await fetch(`${world.platform}/user-api${path}`);
    const { code } = (await response.json()) as { code: number };
    if (code !== 200) throw new Error(`${path} answered ${code}`);
  };
  const page = (number: number) => `page=${number}&limit=24`;
  const acts: [string, Act['act']][] = [
    ['the site’s own facts (the measure)', get('/game/getWebsiteInfo')],
    ['home', get('/game/home')],
    ['a category, first page', get(`/game/category_game/slots?${page(1)}`)],
    ['a category, page 40', get(`/game/category_game/slots?${page(40)}`)],
    ['one game', get('/game/info/crown-of-siam')],
    ['a search, one word', get(`/game/search?keyword=phoenix&${page(1)}`)],
    ['a search by pinyin initials', get(`/game/search?keyword=fhst&${page(1)}`)],
    ['a search, one letter', get(`/game/search?keyword=p&${page(1)}`)],
    ['a balance', (caller) => players[caller]?.balance() ?? Promise.resolve()],
    ['a game opened and left', (caller) => players[caller]?.openAndLeave() ?? Promise.resolve()],
  ];
  return acts.map(([name, act]) => ({ name, act, times: [] }));
}

async function turn({ act, times }: Act): Promise<void> {
  const until = performance.now() + TURN_MS;
  await Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) => {
      while (performance.now() < until) {
        const began = performance.now();
        await act(caller);
        times.push(performance.now() - began);
      }
    }),
  );
}

function report(database: string, acts: readonly Act[], seconds: number): void {
  const rate = ({ times }: Act) => times.length / seconds;
  const floor = acts[0] ? rate(acts[0]) : Number.NaN;
  console.log(`\n${database}, ${GAMES} games, ${CALLERS} callers at once`);
  console.log(
    `${'call'.padEnd(38)}${'a second'.padStart(10)}${'p50 ms'.padStart(9)}${'p95 ms'.padStart(9)}${'ratio'.padStart(8)}`,
  );
  for (const each of acts) {
    const sorted = each.times.toSorted((left, right) => left - right);
    const at = (share: number) =>
      (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
    console.log(
      `${each.name.padEnd(38)}${rate(each).toFixed(0).padStart(10)}${at(0.5).padStart(9)}` +
        `${at(0.95).padStart(9)}${(floor / rate(each)).toFixed(1).padStart(8)}`,
    );
  }
}

if (only !== 'postgres') await measure('embedded', undefined);
if (only !== 'embedded') await onOwnDatabase((url) => measure('PostgreSQL', url));
