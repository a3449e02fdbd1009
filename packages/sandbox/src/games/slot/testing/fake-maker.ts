import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import type {
  PlayAnswer,
  Refusal,
  RefusalStatus,
  RoundAnswer,
} from '../../../makers/lotus/client-api.ts';
import { formatAmount, parseAmount } from '../../../money.ts';
import { gameClients } from '../../../static/game-clients.ts';
import type { Welcome } from '../../shell/api.ts';
import { stakeLevels } from '../../stakes.ts';
import { slotEngine } from '../engine.ts';
import {
  clientOutcome,
  evaluate,
  type SlotClientConfig,
  type SlotClientOutcome,
  type SlotDefinition,
  type SlotOutcome,
  slotDefinition,
} from '../math.ts';

/**
 * A fake Lotus without books, for tests and measurements of the page: the test decides every round. The
 * page and its host use two ports, which are two origins of one site, as in local development.
 */

const GAMES_DIR = fileURLToPath(new URL('../../../../dist/games', import.meta.url));
const ASSETS_DIR = fileURLToPath(new URL('../../../../assets', import.meta.url));

/** Controls and records of a test. */
export interface FakeState {
  gameCode: string;
  currency: string;
  locale: string;
  balance: bigint;
  minSpinMs: number;
  maxStake: bigint | undefined;
  /** Stops of the next rounds; when the list is empty, nothing is won. */
  stops: (readonly number[])[];
  /** Delay of the hero's picture. */
  heroMs: number;
  /** Number of next plays that are decided and posted, but whose response is lost. */
  loseAnswers: number;
  /** Refuses every play with this error. */
  refuse: RefusalStatus | null;
  activeRound: RoundAnswer<SlotClientOutcome> | null;
  /** Free spins that are left, at a stake of 1.00. */
  freeSpins: number;
  /** Whether a launch token is valid for one page load only, as in production. */
  singleLaunch: boolean;
  /** Bodies of all plays, including retries. */
  readonly plays: { stake: string; clientRoundId: string; freeSpin?: boolean }[];
  readonly ended: string[];
  readonly rounds: Map<string, RoundAnswer<SlotClientOutcome>>;
}

export interface FakeMaker {
  readonly state: FakeState;
  readonly gameOrigin: string;
  readonly hostOrigin: string;
  /** Address of the page inside its host. */
  readonly hostUrl: string;
  /** Stops that pay between `least` and `most` times the stake (`most` excluded). */
  stopsPaying(least: number, most: number): readonly number[];
  close(): Promise<void>;
}

const FAIRNESS = {
  algorithm: 'hmac-sha256/1',
  serverSeedHash: '5f16a6b5e3b7c8c1f0f4b9f6f9d1d0f8e7c6b5a4938271605f4e3d2c1b0a9988',
  clientSeed: 'parlor',
  nonce: 1,
  chain: null,
};

const TOKEN = 'A'.repeat(43);

const isHolder = (header: string | undefined): boolean => header === `Bearer ${TOKEN}`;

/** The page that embeds the game: records messages, and sends those of the test. */
const hostPage = (gameUrl: string, gameOrigin: string): string => `<!doctype html>
<html lang="en"><head><title>Host</title><style>html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block;overflow:hidden}</style></head>
<body><iframe id="game" title="Game" sandbox="allow-scripts allow-same-origin allow-forms allow-popups" allow="autoplay" src="${gameUrl}"></iframe>
<script>
window.received = [];
addEventListener('message', (event) => {
  if (event.origin === '${gameOrigin}') window.received.push({ ...event.data, atMs: performance.now() });
});
window.send = (message) => document.getElementById('game').contentWindow.postMessage({ v: 1, source: 'parlor-host', ...message }, '${gameOrigin}');
</script></body></html>`;

function search(
  definition: SlotDefinition,
  wanted: (outcome: SlotOutcome) => boolean,
): readonly number[] {
  const stake = BigInt(definition.lines.length) * 10n;
  // Steps that are coprime to the strip lengths find every kind of window quickly.
  for (let n = 0; n < 400_000; n += 1) {
    const stops = definition.reels.map(
      (strip, reel) => Math.floor(n * (reel * 2.37 + 1.13) + n / (reel + 3)) % strip.length,
    );
    if (wanted(evaluate(definition, stake, stops))) return stops;
  }
  throw new Error('No such outcome was found.');
}

/**
 * Starts it on a free port.
 *
 * @param gamesDir folder of the built pages; the package's own build by default.
 */
export async function startFakeMaker(
  given: Partial<FakeState> = {},
  gamesDir: string = GAMES_DIR,
): Promise<FakeMaker> {
  if (!existsSync(gamesDir)) throw new Error('The game pages are not built: run vite build.');
  const state: FakeState = {
    gameCode: 'fire-sevens',
    currency: 'PHP',
    locale: 'en_US',
    balance: 100_000n,
    minSpinMs: 0,
    maxStake: undefined,
    stops: [],
    heroMs: 0,
    loseAnswers: 0,
    refuse: null,
    activeRound: null,
    freeSpins: 0,
    singleLaunch: true,
    plays: [],
    ended: [],
    rounds: new Map(),
    ...given,
  };
  const write = (minor: bigint): string => formatAmount(minor, state.currency);
  const getFreeSpins = () =>
    state.freeSpins === 0 ? null : { left: state.freeSpins, stake: write(100n) };
  const definition = (): SlotDefinition => slotDefinition(state.gameCode);
  const stopsPaying = (least: number, most: number): readonly number[] => {
    const game = definition();
    const stake = BigInt(game.lines.length) * 10n;
    return search(game, ({ payout }) => {
      const times = Number(payout) / Number(stake);
      return times >= least && times < most;
    });
  };

  // The host's server starts first, because the policy of the page contains its origin.
  let gameOrigin = '';
  const host = Fastify();
  host.get('/', async (_request, reply) => {
    const query = new URLSearchParams({ session: 's1', launch: 'l1', host: hostOrigin });
    // The platform's pages send no referrer: the page must find its host without one.
    return reply
      .type('text/html')
      .header('referrer-policy', 'no-referrer')
      .send(hostPage(`${gameOrigin}/games/slot/?${query}`, gameOrigin));
  });
  const hostOrigin = await host.listen({ port: 0, host: '127.0.0.1' });

  const app = Fastify();
  let launched = false;

  app.get<{ Params: { kind: string; file: string } }>(
    '/art/:kind/:file',
    async (request, reply) => {
      const { kind, file } = request.params;
      const path = `${ASSETS_DIR}/${kind.replace(/\W/g, '')}/${file.replace(/[^\w.-]/g, '')}`;
      if (!existsSync(path)) return reply.code(404).send();
      if (kind === 'heroes') await setTimeout(state.heroMs);
      const { readFile } = await import('node:fs/promises');
      return reply.type('image/webp').send(await readFile(path));
    },
  );

  app.post('/lotus/client/authenticate', async (request, reply): Promise<Welcome | Refusal> => {
    // A launch token is valid once; after that the page must send its client token.
    if (launched && !isHolder(request.headers.authorization)) {
      reply.code(401);
      return { status: 'TOKEN_INVALID' };
    }
    launched = state.singleLaunch;
    const bets = stakeLevels(state.currency, state.maxStake);
    return {
      status: 'OK',
      token: TOKEN,
      mode: 'real',
      gameCode: state.gameCode,
      title: state.gameCode.replace(
        /(^|-)(\w)/g,
        (_, gap: string, letter: string) => `${gap === '-' ? ' ' : ''}${letter.toUpperCase()}`,
      ),
      balance: write(state.balance),
      currency: state.currency,
      exponent: 2,
      locale: state.locale,
      cashierUrl: hostOrigin,
      returnUrl: hostOrigin,
      theme: 'green',
      limits: { maxStake: write(bets.at(-1) ?? 0n), minSpinMs: state.minSpinMs },
      bets: bets.map(write),
      config: slotEngine.config(state.gameCode) as SlotClientConfig,
      fairness: FAIRNESS,
      freeSpins: getFreeSpins(),
      activeRound: state.activeRound,
    };
  });

  app.post<{ Body: { stake: string; clientRoundId: string; freeSpin?: boolean } }>(
    '/lotus/client/play',
    async (request, reply) => {
      const { stake, clientRoundId, freeSpin = false } = request.body;
      state.plays.push(request.body);
      const minor = parseAmount(stake, state.currency) ?? 0n;
      const cost = freeSpin ? 0n : minor;
      const answer = (round: RoundAnswer<SlotClientOutcome>): PlayAnswer<SlotClientOutcome> => ({
        status: 'OK',
        balance: write(state.balance),
        round,
        fairness: { ...FAIRNESS, nonce: (round.nonce ?? 0) + 1 },
        freeSpins: getFreeSpins(),
      });
      const known = state.rounds.get(clientRoundId);
      if (known !== undefined) {
        if (state.loseAnswers > 0) {
          state.loseAnswers -= 1;
          return reply.code(502).send('Bad gateway');
        }
        return answer(known);
      }
      if (state.refuse !== null) {
        const dead = state.refuse.startsWith('TOKEN');
        return reply.code(dead ? 401 : 200).send({ status: state.refuse });
      }
      if (cost > state.balance) {
        return { status: 'NOT_ENOUGH_MONEY', balance: write(state.balance) };
      }
      const stops = state.stops.shift() ?? stopsPaying(0, 0.0001);
      const outcome = evaluate(definition(), minor, stops);
      state.balance += outcome.payout - cost;
      if (freeSpin) state.freeSpins -= 1;
      const round: RoundAnswer<SlotClientOutcome> = {
        roundId: `r${state.rounds.size + 1}`,
        clientRoundId,
        staked: write(cost),
        stake: write(minor),
        won: write(outcome.payout),
        at: new Date().toISOString(),
        nonce: state.rounds.size + 1,
        serverSeedHash: FAIRNESS.serverSeedHash,
        state: 'closed',
        steps: 0,
        outcome: clientOutcome(outcome, write),
      };
      state.rounds.set(clientRoundId, round);
      state.activeRound = round;
      if (state.loseAnswers > 0) {
        state.loseAnswers -= 1;
        return reply.code(502).send('Bad gateway');
      }
      return answer(round);
    },
  );

  app.post<{ Body: { roundId: string } }>('/lotus/client/end-round', async (request) => {
    state.ended.push(request.body.roundId);
    state.activeRound = null;
    return { status: 'OK', balance: write(state.balance) };
  });

  for (const call of ['balance', 'heartbeat', 'leave']) {
    app.post(`/lotus/client/${call}`, async () => ({
      status: 'OK',
      balance: write(state.balance),
    }));
  }

  gameClients(app, gamesDir, hostOrigin);
  gameOrigin = await app.listen({ port: 0, host: '127.0.0.1' });

  return {
    state,
    gameOrigin,
    hostOrigin,
    hostUrl: hostOrigin,
    stopsPaying,
    async close() {
      await Promise.all([app.close(), host.close()]);
    },
  };
}
