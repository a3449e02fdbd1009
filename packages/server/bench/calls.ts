/**
 * Measures how many calls per second the real server answers with 10,000 games, and their latency.
 *
 *     node bench/calls.ts [rounds] [embedded | postgres]
 *
 * A few concurrent callers make each kind of call for a short time, one kind after the other, in
 * several rounds: a busy machine is slow in spells, so the result is the ratio to the simplest call
 * of the same run. Afterwards each lobby call arrives at 70 % of its peak rate, whether or not the
 * earlier ones have returned, and its latency counts from its arrival. So do calls to a server that does
 * nothing, since the caller and the machine have a latency of their own. The medians of some rounds are
 * reported: the system itself sometimes takes a processor for 50 ms. PostgreSQL is skipped if it is
 * unreachable.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { DEVICE_ID_HEADER } from '@parlor/api/constants';
import { freePorts } from '../../../scripts/lib/ports.ts';
import { onOwnDatabase } from '../torture/own-database.ts';
import { Player } from '../torture/player.ts';
import { openWorld, type World } from '../torture/world.ts';

const [, , given = '4', only] = process.argv;
const ROUNDS = Number(given);
const GAMES = 10_000;
const CALLERS = 4;
const TURN_MS = 1_500;
const PACED_SHARE = 0.7;
const PACED_MS = 2_000;
const PACED_ROUNDS = 7;
/**
 * In memory, where the system has it: the simulated provider syncs its books four times while a game is
 * opened and left, and would otherwise be the limit. PostgreSQL has its own folder.
 */
const FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const EMPTY_SERVER = `require('node:http')
  .createServer((_, response) => response.end('{"code":200}'))
  .listen(Number(process.argv[1]), '127.0.0.1', () => console.log('ready'))`;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

interface Act {
  readonly name: string;
  readonly times: number[];
  /** Latencies at 70 % of the peak rate, by round. */
  readonly paced: (readonly number[])[];
  readonly isPaced: boolean;
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
  const empty = await startEmptyServer();
  try {
    await world.startServer();
    const players = Array.from({ length: CALLERS }, (_, index) => new Player(world, index));
    for (const player of players) {
      await player.signUp();
      await player.deposit();
    }
    const acts = getActs(world, players, empty.origin);
    const asked = { seconds: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const act of acts) await turn(act);
      asked.seconds += TURN_MS / 1_000;
    }
    for (let round = 0; round < PACED_ROUNDS; round += 1) {
      for (const act of acts.filter(({ isPaced }) => isPaced)) {
        act.paced.push(await pace(act, (act.times.length / asked.seconds) * PACED_SHARE));
      }
    }
    report(name, acts, asked.seconds);
  } finally {
    empty.process.kill();
    await world.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startEmptyServer(): Promise<{
  readonly process: ChildProcess;
  readonly origin: string;
}> {
  const [port] = await freePorts(1);
  const child = spawn(process.execPath, ['-e', EMPTY_SERVER, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { process: child, origin: `http://127.0.0.1:${port}` };
}

function getActs(world: World, players: readonly Player[], emptyServer: string): Act[] {
  const api = `${world.platform}/user-api`;
  const get = (path: string) => () => send('GET', `${api}${path}`);
  const byPlayer = async (caller: number, method: 'GET' | 'POST', path: string) => {
    const { token, device } = players[caller] ?? fail(`there is no caller ${caller}`);
    return await send(method, `${api}${path}`, {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      [DEVICE_ID_HEADER]: device,
    });
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
    ['a balance', (caller) => byPlayer(caller, 'GET', '/user/getBalanceInfo')],
    [
      'a game opened and left',
      async (caller) => {
        const { sessionId } = await byPlayer(caller, 'POST', '/game/launch/crown-of-siam');
        await byPlayer(caller, 'POST', `/game/session/exit/${sessionId}`);
      },
    ],
    ['a server that does nothing', () => send('GET', emptyServer)],
  ];
  const isPaced = (name: string) => /^(home|a category|a search|a server)/.test(name);
  return acts.map(([name, act]) => ({ name, act, times: [], paced: [], isPaced: isPaced(name) }));
}

const agent = new Agent({ keepAlive: true });

/**
 * Calls with Node's own client: `fetch` takes twice as much of the processor, which the server needs too.
 *
 * @returns the data of the answer
 * @throws Error unless the code is 200.
 */
async function send(
  method: 'GET' | 'POST',
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Readonly<Record<string, unknown>>> {
  const body = method === 'POST' ? '{}' : '';
  const type = method === 'POST' ? { 'content-type': 'application/json' } : {};
  const sent = request(url, { method, agent, headers: { ...headers, ...type } }).end(body);
  const [response] = await once(sent, 'response');
  const { code, data = {} } = (await json(response)) as {
    readonly code: number;
    readonly data?: Readonly<Record<string, unknown>>;
  };
  if (code !== 200) fail(`${url} answered ${code}`);
  return data;
}

function fail(message: string): never {
  throw new Error(message);
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

/** Starts calls at a fixed rate, and returns their latencies. */
async function pace({ act }: Act, rate: number): Promise<number[]> {
  const paced: number[] = [];
  const count = Math.floor((rate * PACED_MS) / 1_000);
  const start = performance.now();
  const calls: Promise<void>[] = [];
  for (let call = 0; call < count; call += 1) {
    const due = start + (call * 1_000) / rate;
    const wait = due - performance.now();
    // Also when it is late: otherwise no response would be read until the last call has started, and each
    // would need a connection of its own.
    await (wait > 0 ? sleep(wait) : nextTurn());
    calls.push(act(call % CALLERS).then(() => void paced.push(performance.now() - due)));
  }
  await Promise.all(calls);
  return paced;
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
    '| Call | A second | Share of the simplest | p50 ms | p99 ms | At 70 %: p50 ms | p99 ms | p99 / p50 | Of the rounds |',
  );
  console.log('| --- | --: | --: | --: | --: | --: | --: | --: | --- |');
  for (const act of acts) {
    const { name, times, paced } = act;
    const ratios = paced.map((round) => at(round, 0.99) / at(round, 0.5));
    const median = (of: (round: readonly number[]) => number) => at(paced.map(of), 0.5);
    const cells = [
      rate(act).toFixed(0),
      `${((rate(act) / floor) * 100).toFixed(0)} %`,
      at(times, 0.5).toFixed(1),
      at(times, 0.99).toFixed(1),
      ...(paced.length > 0
        ? [
            median((round) => at(round, 0.5)).toFixed(1),
            median((round) => at(round, 0.99)).toFixed(1),
            at(ratios, 0.5).toFixed(1),
            ratios.map((ratio) => ratio.toFixed(1)).join(', '),
          ]
        : ['', '', '', '']),
    ];
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
}

if (only !== 'postgres') await measure('embedded', undefined);
if (only !== 'embedded') await onOwnDatabase((url) => measure('PostgreSQL', url));
