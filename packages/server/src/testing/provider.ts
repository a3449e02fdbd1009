import { toDecimal, toMinor } from '@parlor/api/rules';
import type { Clock } from '../core/clock.ts';
import type {
  GameProviderPort,
  MakerTransferState,
  ProviderChain,
  ProviderGame,
  ProviderRound,
  ProviderSeeds,
  RoundEvent,
  SessionRequest,
  WalletKind,
} from '../core/integrations/ports.ts';
import {
  OutsideRefusedError,
  OutsideUnavailableError,
} from '../core/integrations/signed-client.ts';
import { outsideTransactions } from './outside-transactions.ts';

/** Amounts in minor units. */
interface PlayedRound {
  readonly playerRef: string;
  readonly fundRef: string;
  readonly gameCode: string;
  readonly bet: bigint;
  readonly win: bigint;
  /** The bet is on a free spin. */
  readonly freeSpin?: boolean;
}

/**
 * A fake provider with its own books, at which a test plays and which it can break. With a seamless
 * wallet, a test makes its requests to the platform itself.
 */
export interface FakeProvider {
  readonly port: GameProviderPort;
  readonly sessions: Map<string, SessionRequest & { closed: boolean }>;
  readonly transfers: Map<string, MakerTransferState>;
  /** The raw event, so that a test can put any value into it. */
  readonly feed: unknown[];
  /**
   * `silent`: does not respond; `deaf`: executes the request, and the response is lost; `rejects`:
   * refuses every transfer.
   */
  fault: 'silent' | 'deaf' | 'rejects' | null;
  /** Hash chains of games with shared rounds, by game code. */
  readonly chains: Map<string, ProviderChain>;
  /** Whether a round with the players' current seeds is open. */
  hasOpenSeeds: boolean;
  /** Time of its events; 1970 by default. */
  clock: Pick<Clock, 'now'>;
  /** Overrides the player of every record; null for the player who played it. */
  ownerOfRounds: string | null;
  /** The balance there, in minor units. */
  getBalance(playerRef: string, fundRef: string): bigint;
  /** Plays one round there: a bet, and a win that may be zero, in the feed and on the balance. */
  play(round: PlayedRound): { readonly bet: RoundEvent; readonly win: RoundEvent };
  /** The two halves of a round, for one that stays open. */
  bet(bet: Omit<PlayedRound, 'win'>): RoundEvent;
  win(bet: RoundEvent, win: bigint): RoundEvent;
  /** Rolls a bet back there: the stake returns, and the feed reports it. */
  rollBack(bet: RoundEvent): RoundEvent;
}

/** Amounts of the fake are in a currency of two decimal places. */
const EXPONENT = 2;
const CURRENCY = 'PHP';
/** A valid SHA-256 of nothing in particular. */
const HASH = 'ab'.repeat(32);

export function fakeProvider(
  games: readonly ProviderGame[] = [],
  walletKind: WalletKind = 'transfer',
): FakeProvider {
  const sessions: FakeProvider['sessions'] = new Map();
  const transfers: FakeProvider['transfers'] = new Map();
  const balances = new Map<string, bigint>();
  const feed: unknown[] = [];
  const append = (event: RoundEvent) =>
    feed.push({
      ...event,
      cursor: String(feed.length + 1),
      at: new Date(provider.clock.now()).toISOString(),
    });
  const write = (minor: bigint) => toDecimal(minor, EXPONENT);
  const getKey = (playerRef: string, fundRef: string) => JSON.stringify([playerRef, fundRef]);
  const readBalance = (playerRef: string, fundRef: string) =>
    balances.get(getKey(playerRef, fundRef)) ?? 0n;

  const seeds = new Map<string, { nonce: number; clientSeed: string }>();
  const getSeeds = (playerRef: string): ProviderSeeds => ({
    algorithm: 'test/1',
    serverSeedHash: HASH,
    roundsPerSeed: 1_000,
    ...(seeds.get(playerRef) ?? { nonce: 0, clientSeed: 'first' }),
  });
  const getRecord = (roundId: string): ProviderRound => {
    const events = (feed as RoundEvent[]).filter((event) => event.roundId === roundId);
    const [bet] = events;
    if (!bet) throw new OutsideRefusedError('no such round', 404, 'NOT_FOUND');
    const won = events.find(({ type }) => type === 'win')?.amount ?? '0.00';
    return {
      roundId,
      playerRef: provider.ownerOfRounds ?? bet.playerRef,
      gameCode: bet.gameCode,
      engine: 'slot',
      state: events.length > 1 ? 'closed' : 'open',
      currency: CURRENCY,
      staked: bet.amount,
      won,
      balanceBefore: '500.00',
      balance: '500.00',
      at: new Date(0).toISOString(),
      choice: null,
      outcome: { stops: [1, 2, 3] },
      result: null,
      proof: {
        algorithm: 'test/1',
        mathVersion: '1',
        mathHash: HASH,
        mathTable: null,
        draws: [{ limit: 36, value: 4 }],
        source: {
          kind: 'seeds',
          serverSeedHash: HASH,
          serverSeed: null,
          clientSeed: 'first',
          nonce: 0,
        },
      },
    };
  };

  const answered = <T>(act: () => T): T => {
    if (provider.fault === 'silent') throw new OutsideUnavailableError('the provider is silent');
    const answer = act();
    if (provider.fault === 'deaf') throw new OutsideUnavailableError('the answer is lost');
    return answer;
  };

  const port: GameProviderPort = {
    walletKind,
    games: async () => answered(() => games),
    createSession: async (request) =>
      answered(() => {
        const sessionId = `s${sessions.size + 1}`;
        sessions.set(sessionId, { ...request, closed: false });
        return { sessionId, launchUrl: `http://localhost:8081/games/slot/?session=${sessionId}` };
      }),
    transfer: async ({ transferId, direction, playerRef, fundRef, amount }) =>
      answered(() => {
        const known = transfers.get(transferId);
        if (known) return known;
        const before = readBalance(playerRef, fundRef);
        const moved = amount === 'all' ? before : toMinor(amount, EXPONENT);
        const after = direction === 'in' ? before + moved : before - moved;
        const rejected = provider.fault === 'rejects' || after < 0n;
        if (!rejected) balances.set(getKey(playerRef, fundRef), after);
        const state: MakerTransferState = {
          transferId,
          status: rejected ? 'rejected' : 'completed',
          amount: write(moved),
          balance: write(rejected ? before : after),
          cursor: String(feed.length),
        };
        transfers.set(transferId, state);
        return state;
      }),
    transferState: async (transferId) =>
      answered(
        () =>
          transfers.get(transferId) ?? {
            transferId,
            status: 'not_found',
            amount: null,
            balance: null,
            cursor: null,
          },
      ),
    balance: async (playerRef) =>
      answered(() =>
        [...balances].flatMap(([key, balance]) => {
          const [ref, fundRef] = JSON.parse(key);
          return ref === playerRef
            ? [{ fundRef: String(fundRef), balance: write(balance), currency: CURRENCY }]
            : [];
        }),
      ),
    closeSession: async (sessionId) =>
      answered(() => {
        const session = sessions.get(sessionId);
        if (session) session.closed = true;
      }),
    rounds: async (cursor, limit) =>
      answered(() => {
        const from = Number(cursor || '0');
        const events = feed.slice(from, from + limit);
        return { events, next: String(from + events.length) };
      }),
    round: async (roundId) => answered(() => getRecord(roundId)),
    replay: async (roundId) =>
      answered(() => {
        getRecord(roundId);
        return { launchUrl: `http://localhost:8081/games/slot/?replay=${roundId}` };
      }),
    seeds: async (playerRef, gameCode) =>
      answered(() => provider.chains.get(gameCode) ?? getSeeds(playerRef)),
    changeSeeds: async (playerRef, clientSeed) =>
      answered(() => {
        if (provider.hasOpenSeeds) throw new OutsideRefusedError('open', 409, 'CONFLICT');
        const { serverSeedHash, clientSeed: before, nonce } = getSeeds(playerRef);
        seeds.set(playerRef, { nonce: 0, clientSeed: clientSeed ?? before });
        return {
          revealed: { serverSeed: HASH, serverSeedHash, clientSeed: before, rounds: nonce },
          seeds: getSeeds(playerRef),
        };
      }),
  };

  const provider: FakeProvider = {
    port: outsideTransactions(port),
    sessions,
    transfers,
    feed,
    fault: null,
    chains: new Map(),
    hasOpenSeeds: false,
    clock: { now: () => 0 },
    ownerOfRounds: null,
    getBalance: readBalance,
    bet({ playerRef, fundRef, gameCode, bet, freeSpin = false }) {
      const roundId = `r${feed.length + 1}`;
      const after = readBalance(playerRef, fundRef) - bet;
      if (after < 0n) throw new Error('the fake provider takes no bet without money');
      balances.set(getKey(playerRef, fundRef), after);
      const event: RoundEvent = {
        type: 'bet',
        txId: `${roundId}-bet`,
        refTxId: null,
        roundId,
        roundClosed: false,
        playerRef,
        fundRef,
        gameCode,
        amount: write(bet),
        currency: CURRENCY,
        ...(freeSpin && { freeSpin }),
      };
      append(event);
      return event;
    },
    win({ freeSpin: _, ...bet }, win) {
      const { playerRef, fundRef, roundId, txId } = bet;
      const after = readBalance(playerRef, fundRef) + win;
      balances.set(getKey(playerRef, fundRef), after);
      const event: RoundEvent = {
        ...bet,
        type: 'win',
        txId: `${roundId}-win`,
        refTxId: txId,
        roundClosed: true,
        amount: write(win),
      };
      append(event);
      return event;
    },
    play({ win, ...round }) {
      const bet = provider.bet(round);
      return { bet, win: provider.win(bet, win) };
    },
    rollBack(bet) {
      const before = readBalance(bet.playerRef, bet.fundRef);
      balances.set(getKey(bet.playerRef, bet.fundRef), before + toMinor(bet.amount, EXPONENT));
      const event: RoundEvent = {
        ...bet,
        type: 'rollback',
        txId: `${bet.txId}-rollback`,
        refTxId: bet.txId,
        roundClosed: true,
      };
      append(event);
      return event;
    },
  };
  return provider;
}
