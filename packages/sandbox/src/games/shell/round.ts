import type { RefusalStatus } from '../../makers/lotus/client-api.ts';
import type { GameMessage } from './host.ts';

/**
 * The state machine of a round, as a pure function. The server decides every round when it is
 * played; this machine only shows the result. It does not know the engine: an outcome is the stage's.
 *
 *     idle → requesting → spinning → landing → celebrating → idle
 *                 ↓↑  ↓              ↑
 *        reconnecting  open ⇄ stepping      over (from anywhere, if the session is dead)
 *
 * A round of several steps is `open` between them, and lands when a step or the server ends it.
 *
 * A rapid game takes further presses while one is decided: they wait in a queue, and are sent one
 * after the other, so that their results come in order.
 *
 * A press creates one `clientRoundId`, and every retry sends it until there is a final response, so
 * that a lost response never costs a second stake. Amounts are minor units.
 */

/** A press without a response. */
export interface Pending {
  readonly clientRoundId: string;
  readonly stake: bigint;
  /** What the player chose beside the stake. */
  readonly choice?: unknown;
  /** Plays a free spin: the balance stays as it is. */
  readonly freeSpin?: true;
}

/** Free spins that the platform granted. */
export interface FreeSpins {
  readonly left: number;
  /** Of each. */
  readonly stake: bigint;
}

/** A step without a response. */
export interface PendingStep {
  /** 1 for the first step after the bet. */
  readonly step: number;
  readonly action: unknown;
}

/** A decided round as the page shows it. */
export interface ShownRound<Outcome = unknown> {
  readonly roundId: string;
  /** What it took from the balance, and what it was played for: they differ in a free spin. */
  readonly staked: bigint;
  readonly stake: bigint;
  readonly won: bigint;
  /** Balance after stake and win. */
  readonly balance: bigint;
  /** Whether the round waits for the player's next step. */
  readonly open: boolean;
  /** Number of steps after the bet. */
  readonly steps: number;
  readonly outcome: Outcome;
}

export type Phase<Outcome = unknown> =
  | { readonly name: 'idle' }
  | {
      readonly name: 'requesting' | 'reconnecting';
      readonly pending: Pending;
      readonly lost: number;
    }
  | { readonly name: 'spinning' | 'landing' | 'celebrating'; readonly round: ShownRound<Outcome> }
  | { readonly name: 'open'; readonly round: ShownRound<Outcome> }
  | {
      readonly name: 'stepping';
      readonly round: ShownRound<Outcome>;
      readonly pending: PendingStep;
      readonly lost: number;
    }
  | { readonly name: 'over'; readonly status: RefusalStatus };

/** Messages to the player besides the result. */
export type Notice =
  | 'short'
  | 'limit'
  | 'failed'
  | 'paused'
  | 'restored'
  | 'resumed'
  | 'spent'
  /** Refused with the reason in `message`. */
  | 'refused'
  | 'late'
  | 'moved';

export interface Game<Outcome = unknown> {
  readonly phase: Phase<Outcome>;
  /** The displayed balance: without the stake from the press on, with the win once it was shown. */
  readonly balance: bigint;
  /** Available stakes, ascending, and the selected one. */
  readonly bets: readonly bigint[];
  readonly bet: number;
  /** They are played before any stake is taken; null without any. */
  readonly free: FreeSpins | null;
  readonly lastWin: bigint | null;
  /** The stake of the last press. */
  readonly pressed: bigint;
  readonly notice: Notice | null;
  /** The platform's reason for the last refusal. */
  readonly message: string;
  readonly pause: 'none' | 'asked' | 'held';
  readonly leaving: boolean;
  /** The host has requested a fresh balance during a round. */
  readonly stale: boolean;
  /** Whether presses are taken while another is decided. */
  readonly rapid: boolean;
  /** Presses that were taken but not sent, in order; `balance` is without their stakes. */
  readonly queue: readonly Pending[];
}

/** How a win is shown. A win that is not more than the stake is never celebrated. */
export type Tier = 'none' | 'quiet' | 'win' | 'big' | 'huge';

export type GameEvent =
  | {
      readonly type: 'spin';
      readonly clientRoundId: string;
      readonly choice?: unknown;
      /** The sum of a slip's bets; without it, the selected stake. */
      readonly stake?: bigint;
    }
  | { readonly type: 'act'; readonly action: unknown }
  /** The answer to a step, or news of an open round. */
  | { readonly type: 'stepped'; readonly round: ShownRound }
  | { readonly type: 'stepRefused'; readonly step: number }
  | { readonly type: 'stepLost'; readonly step: number }
  | { readonly type: 'bet'; readonly by: -1 | 1 }
  | {
      readonly type: 'played';
      readonly clientRoundId: string;
      readonly round: ShownRound;
      readonly free: FreeSpins | null;
    }
  | {
      readonly type: 'refused';
      readonly clientRoundId: string;
      readonly status: RefusalStatus;
      readonly balance?: bigint;
      readonly retryAfterMs?: number;
      readonly message?: string;
    }
  | { readonly type: 'lost'; readonly clientRoundId: string }
  | { readonly type: 'restored'; readonly round: ShownRound }
  /** `asked`: a balance that the host requested; others come with a heartbeat. */
  | { readonly type: 'balance'; readonly balance: bigint; readonly asked: boolean }
  | { readonly type: 'dead'; readonly status: RefusalStatus; readonly message?: string }
  | {
      readonly type:
        | 'retry'
        | 'waited'
        | 'landed'
        | 'celebrated'
        | 'refresh'
        | 'pause'
        | 'resume'
        | 'exit'
        | 'deposit';
    };

export type Effect =
  | { readonly do: 'play'; readonly pending: Pending }
  | { readonly do: 'remember'; readonly pending: Pending | null }
  | { readonly do: 'start' | 'cancel' | 'wait' | 'readBalance' | 'leave' }
  | { readonly do: 'step'; readonly round: ShownRound; readonly pending: PendingStep }
  | { readonly do: 'show'; readonly round: ShownRound }
  | { readonly do: 'land'; readonly round: ShownRound }
  | { readonly do: 'celebrate'; readonly round: ShownRound; readonly tier: Tier }
  | { readonly do: 'endRound'; readonly round: ShownRound }
  | { readonly do: 'retryAfter'; readonly ms: number }
  | { readonly do: 'tell'; readonly message: GameMessage };

export type Step = readonly [Game, readonly Effect[]];

/** Delays between retries of an unanswered press, in milliseconds; the last one repeats. */
const RETRY_MS = [600, 1_200, 2_400, 4_800, 8_000] as const;

export function retryDelay(lost: number): number {
  return RETRY_MS[Math.min(lost, RETRY_MS.length) - 1] ?? RETRY_MS[0];
}

/** Celebration level of a win. */
export function getTier({ won, stake }: Pick<ShownRound, 'won' | 'stake'>): Tier {
  if (won === 0n) return 'none';
  if (won <= stake) return 'quiet';
  if (won >= stake * 40n) return 'huge';
  return won >= stake * 15n ? 'big' : 'win';
}

/**
 * A game before its first round.
 *
 * @param bets available stakes, ascending, not empty. Selects the largest one up to a fiftieth of the
 *   balance, of a rapid game a thousandth, so that a first press is never a large part of it.
 */
export function newGame(
  balance: bigint,
  bets: readonly bigint[],
  rapid = false,
  free: FreeSpins | null = null,
): Game {
  const share = rapid ? 1_000n : 50n;
  const modest = bets.findLastIndex((bet) => bet * share <= balance);
  return {
    phase: { name: 'idle' },
    balance,
    bets,
    bet: Math.max(0, modest),
    free,
    lastWin: null,
    pressed: 0n,
    notice: null,
    message: '',
    pause: 'none',
    leaving: false,
    stale: false,
    rapid,
    queue: [],
  };
}

/** The stake of the next press; 0 where a limit leaves no stake at all. */
export function getStake(game: Game): bigint {
  return game.free?.stake ?? game.bets[game.bet] ?? 0n;
}

/** What a press takes from the balance. */
const getCost = ({ stake, freeSpin }: Pending): bigint => (freeSpin ? 0n : stake);

/** Presses that may wait; more would be answered too long after the player's finger. */
const MOST_QUEUED = 6;

/** Phases in which a rapid game takes a further press: the connection is up, the last one is decided. */
const BUSY: readonly Phase['name'][] = ['requesting', 'spinning', 'landing', 'celebrating'];

/** Whether a press of the spin button would start a round, now or after those before it. */
export function maySpin(game: Game): boolean {
  if (game.pause !== 'none' || game.leaving) return false;
  const { name } = game.phase;
  if (name === 'idle') return true;
  return game.rapid && BUSY.includes(name) && game.queue.length < MOST_QUEUED;
}

/** Whether the session is still in use: the host ends it as soon as the player leaves. */
export const isOngoing = (game: Game): boolean => game.phase.name !== 'over' && !game.leaving;

/** Whether the bet's round has not ended. */
export const isPending = ({ phase }: Game): boolean =>
  phase.name === 'open' || phase.name === 'stepping';

const getQueued = ({ queue }: Game): bigint => queue.reduce((sum, { stake }) => sum + stake, 0n);

/** Returns the stakes of presses that were never sent. */
const dropQueue = (game: Game): Game => ({
  ...game,
  balance: game.balance + getQueued(game),
  queue: [],
});

const idle: Phase = { name: 'idle' };

/** Nothing is under way that a pause, an exit or another balance would disturb. */
const isResting = ({ name }: Phase): boolean => name === 'idle' || name === 'open';

/** The press that a response belongs to, if it is still pending: responses can be late. */
function awaited(game: Game, clientRoundId: string) {
  const { phase } = game;
  const waiting = phase.name === 'requesting' || phase.name === 'reconnecting';
  return waiting && phase.pending.clientRoundId === clientRoundId ? phase : null;
}

/** Back to idle: requests made during the round take effect now. */
function rest(busy: Game, effects: readonly Effect[]): Step {
  const after: Effect[] = [...effects];
  const [next, ...queue] = busy.queue;
  const isStopped = busy.pause !== 'none' || busy.leaving;
  if (next !== undefined && !isStopped) {
    return [
      { ...busy, phase: { name: 'requesting', pending: next, lost: 0 }, queue },
      [...after, { do: 'remember', pending: next }, { do: 'play', pending: next }],
    ];
  }
  const game = dropQueue(busy);
  if (next !== undefined) after.push({ do: 'cancel' });
  if (game.stale && !game.leaving) after.push({ do: 'readBalance' });
  if (game.pause === 'asked') after.push({ do: 'tell', message: { type: 'paused' } });
  if (game.leaving) after.push({ do: 'leave' }, { do: 'tell', message: { type: 'exitRequest' } });
  return [
    {
      ...game,
      phase: idle,
      stale: false,
      pause: game.pause === 'asked' ? 'held' : game.pause,
    },
    after,
  ];
}

/** Shows a round that is open, or lands one that has ended. */
function follow(game: Game, round: ShownRound): Step {
  if (round.open) {
    return [
      { ...game, phase: { name: 'open', round }, balance: round.balance },
      [{ do: 'show', round }],
    ];
  }
  return [
    { ...game, phase: { name: 'landing', round }, balance: round.balance - round.won },
    [{ do: 'land', round }],
  ];
}

/** The open round that news of a round belongs to. */
function getOpen(game: Game, roundId: string) {
  const { phase } = game;
  const isOpen = phase.name === 'open' || phase.name === 'stepping';
  return isOpen && phase.round.roundId === roundId ? phase : null;
}

/** The step that a response belongs to, if it is still pending. */
function getStepping(game: Game, step: number) {
  const { phase } = game;
  return phase.name === 'stepping' && phase.pending.step === step ? phase : null;
}

function spin(before: Game, event: Extract<GameEvent, { type: 'spin' }>): Step {
  const { clientRoundId, choice, stake = getStake(before) } = event;
  const game = { ...before, pressed: stake };
  const isIdle = game.phase.name === 'idle';
  if (game.leaving || (!isIdle && !maySpin(game))) return [game, []];
  if (game.pause !== 'none') return [{ ...game, notice: 'paused' }, []];
  if (stake === 0n) return [{ ...game, notice: 'limit' }, []];
  const pending: Pending = {
    clientRoundId,
    stake,
    ...(choice === undefined ? {} : { choice }),
    ...(game.free === null ? {} : { freeSpin: true }),
  };
  const cost = getCost(pending);
  if (cost > game.balance) return [{ ...game, notice: 'short' }, []];
  if (!isIdle) {
    const queue = [...game.queue, pending];
    return [{ ...game, queue, balance: game.balance - stake, notice: null }, [{ do: 'start' }]];
  }
  return [
    {
      ...game,
      phase: { name: 'requesting', pending, lost: 0 },
      balance: game.balance - cost,
      lastWin: game.rapid ? game.lastWin : null,
      notice: null,
    },
    [{ do: 'remember', pending }, { do: 'start' }, { do: 'play', pending }],
  ];
}

function refused(game: Game, event: Extract<GameEvent, { type: 'refused' }>): Step {
  const waiting = awaited(game, event.clientRoundId);
  if (waiting === null) return [game, []];
  const { pending } = waiting;
  if (event.status === 'LIMIT_REACHED' && event.retryAfterMs !== undefined) {
    return [game, [{ do: 'retryAfter', ms: event.retryAfterMs }]];
  }
  const notices: Partial<Record<RefusalStatus, Notice>> = {
    NOT_ENOUGH_MONEY: 'short',
    LIMIT_REACHED: 'limit',
    BETTING_CLOSED: 'late',
    ODDS_CHANGED: 'moved',
  };
  const isSpent = event.status === 'LIMIT_REACHED' && pending.freeSpin === true;
  const { message = '' } = event;
  const known = message === '' ? notices[event.status] : 'refused';
  const notice = isSpent ? 'spent' : (known ?? 'failed');
  const dropped = dropQueue({ ...game, message, free: isSpent ? null : game.free });
  const balance = event.balance ?? dropped.balance + getCost(pending);
  return rest({ ...dropped, balance, notice, stale: game.stale || notice === 'failed' }, [
    { do: 'remember', pending: null },
    { do: 'cancel' },
  ]);
}

function finished(game: Game, round: ShownRound): Step {
  const { roundId } = round;
  const balance = round.balance - getQueued(game);
  // The next play also informs the server that this round was shown.
  const isLast = game.queue.length === 0;
  const lastWin = game.rapid && round.won === 0n ? game.lastWin : round.won;
  return rest({ ...game, balance, lastWin }, [
    ...(isLast ? [{ do: 'endRound', round } as const] : []),
    {
      do: 'tell',
      message: {
        type: 'roundEnd',
        roundId,
        staked: round.staked,
        won: round.won,
        balance: round.balance,
      },
    },
  ]);
}

/** One step of the machine. Events that are invalid in the current state change nothing. */
export function step(game: Game, event: GameEvent): Step {
  const { phase } = game;
  switch (event.type) {
    case 'spin':
      return spin(game, event);
    case 'act': {
      if (phase.name !== 'open') return [game, []];
      const { round } = phase;
      const pending = { step: round.steps + 1, action: event.action };
      return [
        { ...game, phase: { name: 'stepping', round, pending, lost: 0 }, notice: null },
        [{ do: 'step', round, pending }],
      ];
    }
    case 'stepped': {
      const known = getOpen(game, event.round.roundId);
      return known === null ? [game, []] : follow(game, event.round);
    }
    case 'stepRefused': {
      const asked = getStepping(game, event.step);
      if (asked === null) return [game, []];
      return [{ ...game, phase: { name: 'open', round: asked.round } }, []];
    }
    case 'stepLost': {
      const asked = getStepping(game, event.step);
      if (asked === null) return [game, []];
      const lost = asked.lost + 1;
      return [{ ...game, phase: { ...asked, lost } }, [{ do: 'retryAfter', ms: retryDelay(lost) }]];
    }
    case 'bet': {
      const bet = Math.max(0, Math.min(game.bets.length - 1, game.bet + event.by));
      const isFixed = phase.name !== 'idle' && !(game.rapid && BUSY.includes(phase.name));
      if (isFixed || game.free !== null || bet === game.bet) return [game, []];
      return [{ ...game, bet, notice: null }, []];
    }
    case 'played': {
      if (awaited(game, event.clientRoundId) === null) return [game, []];
      const { round, free } = event;
      const begun: Effect[] = [
        { do: 'remember', pending: null },
        {
          do: 'tell',
          message: { type: 'roundStart', roundId: round.roundId, staked: round.staked },
        },
      ];
      if (round.open) {
        const [next, effects] = follow({ ...game, free }, round);
        return [next, [...begun, ...effects]];
      }
      return [
        {
          ...game,
          free,
          phase: { name: 'spinning', round },
          balance: round.balance - round.won - getQueued(game),
        },
        [...begun, { do: 'wait' }],
      ];
    }
    case 'refused':
      return refused(game, event);
    case 'lost': {
      const asked = awaited(game, event.clientRoundId);
      if (asked === null) return [game, []];
      const lost = asked.lost + 1;
      const waiting: Game = { ...game, phase: { ...asked, name: 'reconnecting', lost } };
      const leave: Effect[] = game.leaving
        ? [{ do: 'tell', message: { type: 'exitRequest' } }]
        : [];
      return [waiting, [{ do: 'retryAfter', ms: retryDelay(lost) }, ...leave]];
    }
    case 'retry': {
      if (phase.name === 'stepping') {
        return [game, [{ do: 'step', round: phase.round, pending: phase.pending }]];
      }
      if (phase.name !== 'reconnecting' && phase.name !== 'requesting') return [game, []];
      return [
        { ...game, phase: { ...phase, name: 'requesting' } },
        [{ do: 'play', pending: phase.pending }],
      ];
    }
    case 'waited': {
      if (phase.name !== 'spinning') return [game, []];
      const { round } = phase;
      return [{ ...game, phase: { name: 'landing', round } }, [{ do: 'land', round }]];
    }
    case 'landed': {
      if (phase.name !== 'landing') return [game, []];
      const { round } = phase;
      const tier = getTier(round);
      if (tier === 'none') return finished(game, round);
      return [
        { ...game, phase: { name: 'celebrating', round } },
        [{ do: 'celebrate', round, tier }],
      ];
    }
    case 'celebrated':
      return phase.name === 'celebrating' ? finished(game, phase.round) : [game, []];
    case 'restored': {
      if (phase.name !== 'idle') return [game, []];
      const { round } = event;
      const [next, effects] = follow(game, round);
      return [
        { ...next, notice: round.open ? 'resumed' : 'restored' },
        [{ do: 'remember', pending: null }, ...effects],
      ];
    }
    case 'balance': {
      if (!isResting(phase)) return [game, []];
      const enough = game.pressed <= event.balance;
      const notice = game.notice === 'short' && enough ? null : game.notice;
      const news = !event.asked && event.balance !== game.balance;
      return [
        { ...game, balance: event.balance, notice },
        news ? [{ do: 'tell', message: { type: 'balanceStale' } }] : [],
      ];
    }
    case 'refresh':
      return isResting(phase) ? [game, [{ do: 'readBalance' }]] : [{ ...game, stale: true }, []];
    case 'pause': {
      const resting = isResting(phase) || phase.name === 'over';
      return [
        { ...game, pause: resting ? 'held' : 'asked' },
        resting ? [{ do: 'tell', message: { type: 'paused' } }] : [],
      ];
    }
    case 'resume':
      return [
        { ...game, pause: 'none', notice: game.notice === 'paused' ? null : game.notice },
        [],
      ];
    case 'exit': {
      // Offline, the round cannot be finished here; the server has it. An open one waits there.
      const now = ['idle', 'open', 'stepping', 'over', 'reconnecting'].includes(phase.name);
      if (!now) return [{ ...game, leaving: true }, []];
      const leave: Effect[] = isResting(phase) ? [{ do: 'leave' }] : [];
      return [
        { ...game, leaving: true },
        [...leave, { do: 'tell', message: { type: 'exitRequest' } }],
      ];
    }
    case 'deposit':
      return [game, [{ do: 'tell', message: { type: 'cashierRequest' } }]];
    case 'dead':
      if (phase.name === 'over') return [game, []];
      return [
        {
          ...dropQueue(game),
          message: event.message ?? '',
          phase: { name: 'over', status: event.status },
        },
        [
          { do: 'cancel' },
          { do: 'tell', message: { type: 'error', code: event.status } },
          ...(game.pause === 'asked' ? [{ do: 'tell', message: { type: 'paused' } } as const] : []),
        ],
      ];
  }
}
