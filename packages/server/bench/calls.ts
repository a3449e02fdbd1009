/**
 * Measures how many calls per second the real server answers with 10,000 games, and their latency.
 *
 *     node bench/calls.ts [rounds] [embedded | postgres]
 *
 * A few concurrent callers make each kind of call for a short time, one kind after the other, in
 * several rounds: a busy machine is slow in spells, so the result is the ratio to the simplest call
 * of the same run. Afterwards each lobby call arrives at 70 % of its peak rate, whether or not the
 * earlier ones have returned, and its latency counts from its arrival. PostgreSQL is skipped if it is
 * unreachable.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onOwnDatabase } from '../torture/own-database.ts';
import { Player } from '../torture/player.ts';
import { openWorld, type World } from '../torture/world.ts';

const [, , given = '4', only] = process.argv;
const ROUNDS = Number(given);
const GAMES = 10_000;
const CALLERS = 4;
const TURN_MS = 1_500;
const PACED_SHARE = 0.7;
const PACED_MS = 5_000;
/**
 * In memory, where the system has it: the simulated provider syncs its books four times while a game is
 * opened and left, and would otherwise be the limit. PostgreSQL has its own folder.
 */
const FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

interface Act {
  readonly name: string;
  readonly times: number[];
  /** Latencies at 70 % of the peak rate. */
  readonly paced: number[];
  readonly isOfLobby: boolean;
  /** One call by one of the callers. */
  act(caller: number): Promise<unknown>;
}

async function measure(name: string, databaseUrl: string | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(FOLDER, 'parlor-bench-'));
  const world = await openWorld(dataDir, databaseUrl, {
    CATALOGUE_GAMES: String(GAMES),
    LIMIT_SEARCH_ADDRESS: '1000000/60',
    MAX_CONCURRENT_REQUESTS: '10000',
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
    for (const act of acts.filter(({ isOfLobby }) => isOfLobby)) {
      await pace(act, (act.times.length / asked.seconds) * PACED_SHARE);
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
  let letters = 0;
  const getLetter = () => LETTERS[letters++ % LETTERS.length];
  const page = (number: number) => `page=${number}&limit=24`;
  const acts: [string, Act['act']][] = [
    ['the site’s own facts (the measure)', get('/game/getWebsiteInfo')],
    ['home', get('/game/home')],
    ['a category, first page', get(`/game/category_game/slots?${page(1)}`)],
    ['a category, page 40', get(`/game/category_game/slots?${page(40)}`)],
    ['one game', get('/game/info/crown-of-siam')],
    ['a search, one word', get(`/game/search?keyword=phoenix&${page(1)}`)],
    ['a search by pinyin initials', get(`/game/search?keyword=fhst&${page(1)}`)],
    ['a search, one letter', () => get(`/game/search?keyword=${getLetter()}&${page(1)}`)()],
    ['a balance', (caller) => players[caller]?.balance() ?? Promise.resolve()],
    ['a game opened and left', (caller) => players[caller]?.openAndLeave() ?? Promise.resolve()],
  ];
  const isOfLobby = (name: string) => /^(home|a category|a search)/.test(name);
  return acts.map(([name, act]) => ({
    name,
    act,
    times: [],
    paced: [],
    isOfLobby: isOfLobby(name),
  }));
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

/** Starts calls at a fixed rate. */
async function pace({ act, paced }: Act, rate: number): Promise<void> {
  const count = Math.floor((rate * PACED_MS) / 1_000);
  const start = performance.now();
  const calls: Promise<void>[] = [];
  for (let call = 0; call < count; call += 1) {
    const due = start + (call * 1_000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait);
    calls.push(act(call % CALLERS).then(() => void paced.push(performance.now() - due)));
  }
  await Promise.all(calls);
}

function report(database: string, acts: readonly Act[], seconds: number): void {
  const rate = ({ times }: Act) => times.length / seconds;
  const floor = acts[0] ? rate(acts[0]) : Number.NaN;
  const at = (times: readonly number[], share: number) => {
    const sorted = times.toSorted((left, right) => left - right);
    return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  };
  console.log(`\n### ${database}\n\n${GAMES} games, ${CALLERS} callers at once\n`);
  console.log(
    '| Call | A second | Share of the simplest | p50 ms | p99 ms | At 70 %: p50 ms | p99 ms | p99 / p50 |',
  );
  console.log('| --- | --: | --: | --: | --: | --: | --: | --: |');
  for (const act of acts) {
    const { name, times, paced } = act;
    const [p50, p99] = [at(paced, 0.5), at(paced, 0.99)];
    const cells = [
      rate(act).toFixed(0),
      `${((rate(act) / floor) * 100).toFixed(0)} %`,
      at(times, 0.5).toFixed(1),
      at(times, 0.99).toFixed(1),
      ...(paced.length > 0
        ? [p50.toFixed(1), p99.toFixed(1), (p99 / p50).toFixed(1)]
        : ['', '', '']),
    ];
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
}

if (only !== 'postgres') await measure('embedded', undefined);
if (only !== 'embedded') await onOwnDatabase((url) => measure('PostgreSQL', url));
