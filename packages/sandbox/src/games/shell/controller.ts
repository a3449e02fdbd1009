import type { FairnessState, RefusalStatus } from '../../makers/lotus/client-api.ts';
import {
  type Api,
  isFatal,
  Lost,
  type Played,
  Refused,
  type Watched,
  type Welcome,
} from './api.ts';
import type { Host, HostMessage } from './host.ts';
import { type Memory, newRoundId } from './memory.ts';
import type { Money } from './money.ts';
import {
  type Effect,
  type FreeSpins,
  type Game,
  type GameEvent,
  isOngoing,
  isPending,
  maySpin,
  newGame,
  type Pending,
  type PendingStep,
  type ShownRound,
  step,
  type Tier,
} from './round.ts';

/** Display data; no game logic. */
export interface Shows {
  state(game: Game): void;
  start(): void;
  cancel(): void;
  /** A round waits for the player's next step. */
  show(round: ShownRound): void;
  /** Resolves when the stage shows the outcome. */
  land(round: ShownRound): Promise<void>;
  /** Resolves when the win has been shown. */
  celebrate(round: ShownRound, tier: Tier): Promise<void>;
  /** Skips a celebration. */
  skip(): void;
  finished(round: ShownRound): void;
  /** @param message the platform's reason; empty without one. */
  over(status: RefusalStatus, message: string): void;
}

export interface ControllerParts {
  readonly welcome: Welcome;
  readonly api: Api;
  readonly host: Host;
  readonly memory: Memory;
  readonly money: Money;
  readonly shows: Shows;
  /** Minimum time from the press to the outcome, so that it can be read. */
  readonly leastWaitMs: number;
  /** Time that the outcome takes on stage; part of the session's minimum spin time. */
  readonly landMs: number;
  /** Whether presses are taken while another is decided; then nothing waits. */
  readonly isRapid: boolean;
  /** Whether a press must wait: the stage presses again when bets are taken. */
  defer(): boolean;
  /** What the player has chosen beside the stake. */
  choice(): unknown;
  /** The stake of the next press; undefined for the selected one. */
  stake(): bigint | undefined;
  /** The action of the main button in an open round; null while it has none. */
  action(): unknown;
}

export interface Controller {
  readonly game: Game;
  readonly fairness: FairnessState;
  /** Minor units of an amount of the protocol. */
  parse(amount: string): bigint;
  /** The main button: bets when idle, acts in an open round, skips a celebration. */
  press(): void;
  dispatch(event: GameEvent): void;
  hear(message: HostMessage): void;
  heartbeat(): void;
  /**
   * News of the shared round; also follows the player's own bet on it.
   *
   * @param seen version of the last news, empty at first.
   * @returns null if there was no answer; wait before the next try.
   */
  watch(seen: string): Promise<Watched | null>;
}

/** Connects the round machine with the maker's server, the host and the view. */
export function createController(parts: ControllerParts): Controller {
  const { welcome, api, host, memory, money, shows } = parts;
  const toFree = (free: Played['freeSpins']): FreeSpins | null =>
    free && { left: free.left, stake: money.read(free.stake) };
  let game = newGame(
    money.read(welcome.balance),
    welcome.bets.map(money.read),
    parts.isRapid,
    toFree(welcome.freeSpins),
  );
  let fairness = welcome.fairness;
  let pressedAt = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  const shown = (round: Played['round'], balance: string): ShownRound => ({
    roundId: round.roundId,
    staked: money.read(round.staked),
    stake: money.read(round.stake),
    won: money.read(round.won),
    balance: money.read(balance),
    open: round.state === 'open',
    steps: round.steps,
    outcome: round.outcome,
  });

  /** Converts an exception of a call into an event; anything but a refusal counts as a lost response. */
  const failed = (error: unknown, pending: Pending | null): void => {
    if (!(error instanceof Refused)) {
      if (!(error instanceof Lost)) console.error(error);
      if (pending !== null) dispatch({ type: 'lost', clientRoundId: pending.clientRoundId });
      return;
    }
    const { status, balance, ...facts } = error.refusal;
    const { message } = facts;
    if (isFatal(status)) {
      dispatch({ type: 'dead', status, ...(message !== undefined && { message }) });
    } else if (pending !== null) {
      dispatch({
        type: 'refused',
        clientRoundId: pending.clientRoundId,
        status,
        ...facts,
        ...(balance === undefined ? {} : { balance: money.read(balance) }),
      });
    }
  };

  const play = async (pending: Pending): Promise<void> => {
    try {
      const answer = await api.play({ ...pending, stake: money.write(pending.stake) });
      fairness = answer.fairness;
      dispatch({
        type: 'played',
        clientRoundId: pending.clientRoundId,
        round: shown(answer.round, answer.balance),
        free: toFree(answer.freeSpins),
      });
    } catch (error) {
      failed(error, pending);
    }
  };

  const takeStep = async (roundId: string, pending: PendingStep): Promise<void> => {
    const { step } = pending;
    try {
      const answer = await api.step({ roundId, ...pending });
      fairness = answer.fairness;
      dispatch({ type: 'stepped', round: shown(answer.round, answer.balance) });
    } catch (error) {
      if (!(error instanceof Refused)) {
        if (!(error instanceof Lost)) console.error(error);
        dispatch({ type: 'stepLost', step });
      } else if (isFatal(error.refusal.status)) {
        dispatch({ type: 'dead', status: error.refusal.status });
      } else dispatch({ type: 'stepRefused', step });
    }
  };

  const readBalance = async (): Promise<void> => {
    try {
      const { balance } = await api.balance();
      dispatch({ type: 'balance', balance: money.read(balance), asked: true });
    } catch (error) {
      failed(error, null);
    }
  };

  const retryAfter = (ms: number): void => {
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => dispatch({ type: 'retry' }), ms);
  };

  const run = (effect: Effect): void => {
    switch (effect.do) {
      case 'play':
        clearTimeout(retryTimer);
        void play(effect.pending);
        break;
      case 'step':
        clearTimeout(retryTimer);
        void takeStep(effect.round.roundId, effect.pending);
        break;
      case 'show':
        shows.show(effect.round);
        break;
      case 'remember':
        memory.keepPending(effect.pending);
        break;
      case 'start':
        pressedAt = performance.now();
        shows.start();
        break;
      case 'cancel':
        shows.cancel();
        break;
      case 'wait': {
        if (parts.isRapid) {
          dispatch({ type: 'waited' });
          break;
        }
        const least = Math.max(parts.leastWaitMs, welcome.limits.minSpinMs - parts.landMs);
        const left = pressedAt + least - performance.now();
        setTimeout(() => dispatch({ type: 'waited' }), Math.max(0, left));
        break;
      }
      case 'land':
        void shows.land(effect.round).then(() => dispatch({ type: 'landed' }));
        break;
      case 'celebrate':
        void shows
          .celebrate(effect.round, effect.tier)
          .then(() => dispatch({ type: 'celebrated' }));
        break;
      case 'endRound':
        shows.finished(effect.round);
        // Fire and forget: if it is lost, the server shows the round again next time.
        void api.endRound(effect.round.roundId).catch((error: unknown) => failed(error, null));
        break;
      case 'readBalance':
        void readBalance();
        break;
      case 'retryAfter':
        retryAfter(effect.ms);
        break;
      case 'leave':
        memory.forget();
        void api.leave().catch(() => undefined);
        break;
      case 'tell':
        host.tell(effect.message);
        break;
    }
  };

  function dispatch(event: GameEvent): void {
    const wasOver = game.phase.name === 'over';
    const [next, effects] = step(game, event);
    game = next;
    shows.state(game);
    for (const effect of effects) run(effect);
    if (game.phase.name === 'over' && !wasOver) {
      memory.forget();
      shows.over(game.phase.status, game.message);
    }
  }

  shows.state(game);
  if (welcome.activeRound !== null) {
    dispatch({ type: 'restored', round: shown(welcome.activeRound, welcome.balance) });
  } else {
    // The press never reached the server: no stake was taken, so there is nothing to retry.
    memory.keepPending(null);
  }

  return {
    get game() {
      return game;
    },
    get fairness() {
      return fairness;
    },
    parse: money.read,
    press() {
      if (game.phase.name === 'celebrating' && !game.rapid) shows.skip();
      else if (game.phase.name === 'open') {
        const action = parts.action();
        if (action !== null) dispatch({ type: 'act', action });
      } else if (maySpin(game) && parts.defer()) {
        return;
      } else if (maySpin(game) || game.phase.name === 'idle') {
        const stake = parts.stake();
        dispatch({
          type: 'spin',
          clientRoundId: newRoundId(),
          choice: parts.choice(),
          ...(stake === undefined ? {} : { stake }),
        });
      }
    },
    dispatch,
    hear(message) {
      if (message.type === 'balanceRefresh') dispatch({ type: 'refresh' });
      else if (message.type === 'pause' || message.type === 'exit') {
        dispatch({ type: message.type });
        // Runs after the round, so that a celebration does not delay it.
        if (game.phase.name === 'celebrating') shows.skip();
      } else if (message.type === 'resume') dispatch({ type: 'resume' });
    },
    async watch(seen) {
      // A call after the end of the session is refused; a pending bet ends before that.
      if (!isOngoing(game) && !isPending(game)) return null;
      try {
        const news = await api.watch(seen);
        const { round } = news;
        // Only its end is news: the bet itself was answered to the press.
        if (round !== null && round.state !== 'open' && isPending(game)) {
          dispatch({ type: 'stepped', round: shown(round, news.balance) });
        }
        return news;
      } catch (error) {
        failed(error, null);
        return null;
      }
    },
    heartbeat() {
      // A call after the end of the session is refused.
      if (!isOngoing(game)) return;
      api.heartbeat().then(
        ({ balance }) => dispatch({ type: 'balance', balance: money.read(balance), asked: false }),
        (error: unknown) => failed(error, null),
      );
    },
  };
}
