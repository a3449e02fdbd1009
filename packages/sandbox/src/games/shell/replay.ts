import type { ReplayAnswer, RoundAnswer } from '../../makers/lotus/client-api.ts';
import type { EngineConfig } from '../engine.ts';
import { type Api, type Played, requestReplay, type Watched, type Welcome } from './api.ts';
import type { Controller } from './controller.ts';
import { wait } from './view/dom.ts';

/** Time between two steps of a replayed round. */
const STEP_MS = 900;
/** How long bets seem to be taken before a shared round runs. */
const BETTING_MS = 1_600;
/** A page that shows an ended round asks again after this. */
const IDLE_MS = 5_000;

type Record = ReplayAnswer<EngineConfig, unknown>;

/** A finished round that the shell plays again: from its record alone, without a call that bets. */
export interface Replay {
  readonly welcome: Welcome;
  /** Answers the controller from the record, as the provider's server once did. */
  readonly api: Api;
  /** What the player had chosen beside the stake. */
  readonly choice: unknown;
  /** Plays the round from its bet, unless it is being played. */
  play(controller: Controller): void;
}

/** Loads the round that a replay's address identifies. */
export async function openReplay(token: string): Promise<Replay> {
  return createReplay(await requestReplay(token));
}

function getWelcome(record: Record, { staked, stake }: RoundAnswer<unknown>): Welcome {
  const { title, gameCode, currency, exponent, locale, theme, config, balanceBefore } = record;
  return {
    status: 'OK',
    token: '',
    mode: 'replay',
    gameCode,
    title,
    balance: balanceBefore,
    currency,
    exponent,
    locale,
    cashierUrl: '',
    returnUrl: '',
    theme,
    limits: { maxStake: stake, minSpinMs: 0 },
    bets: [stake],
    config,
    fairness: { algorithm: '', serverSeedHash: '', clientSeed: '', nonce: 0, chain: null },
    freeSpins: staked === stake ? null : { left: 1, stake },
    activeRound: null,
  };
}

function createReplay(record: Record): Replay {
  const { frames, shared, balanceBefore, balanceAfter } = record;
  const last = frames.at(-1);
  if (last === undefined) throw new Error('a round without a frame cannot be replayed');
  const welcome = getWelcome(record, last);
  let shown = 0;
  /** How often the round was played, and since when. */
  let runs = 0;
  let startedAt = Date.now();

  const toPlayed = (round: RoundAnswer<unknown>): Played => ({
    status: 'OK',
    // While the round is open, the shell itself takes the stake from the balance before it.
    balance: round.state === 'open' ? getOpenBalance() : balanceAfter,
    round,
    fairness: welcome.fairness,
    freeSpins: welcome.freeSpins,
  });

  /** The balance without the stake: decimals of equal length, as integers. */
  function getOpenBalance(): string {
    const digits = balanceBefore.split('.')[1]?.length ?? 0;
    const toMinor = (amount: string): bigint => BigInt(amount.replace('.', ''));
    const left = toMinor(balanceBefore) - toMinor(last?.staked ?? '0');
    const text = left.toString().padStart(digits + 1, '0');
    return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  }

  const getNews = (): { answer: Watched; nextMs: number } => {
    const { number = 0, serverSeedHash = '', runningMs = 0, endedMs = 0 } = shared ?? {};
    const previews = shared?.previews ?? [];
    const now = Date.now();
    const runsAt = startedAt + BETTING_MS;
    const endsAt = runsAt + runningMs;
    const betEndsAt = Math.min(endsAt, runsAt + endedMs);
    const hasEnded = now >= endsAt;
    const hasBet = runs > 0;
    const round = now >= betEndsAt ? last : (frames[0] ?? last);
    const seen = previews.filter(({ atMs }) => atMs <= Math.max(0, now - runsAt));
    const changes = previews.map(({ atMs }) => runsAt + atMs);
    const next = [runsAt, betEndsAt, endsAt, ...changes]
      .filter((at) => at > now)
      .reduce<number | undefined>((least, at) => Math.min(least ?? at, at), undefined);
    return {
      nextMs: next === undefined ? IDLE_MS : next - now,
      answer: {
        status: 'OK',
        version: [runs, now >= runsAt, now >= betEndsAt, hasEnded, seen.length].join(),
        now,
        number: number + runs,
        opensAt: startedAt,
        runsAt,
        serverSeedHash,
        preview: seen.at(-1)?.preview ?? null,
        endedAt: hasEnded ? endsAt : null,
        nextAt: null,
        result: hasEnded ? (shared?.result ?? null) : null,
        serverSeed: null,
        bets: 1,
        history: [],
        balance: toPlayed(round).balance,
        round: hasBet ? round : null,
      },
    };
  };

  const ok = async () => ({ status: 'OK', balance: balanceAfter }) as const;
  const api: Api = {
    play: async () => {
      shown = 0;
      return toPlayed(frames[0] ?? last);
    },
    step: async () => {
      shown = Math.min(shown + 1, frames.length - 1);
      return toPlayed(frames[shown] ?? last);
    },
    async watch(seen) {
      const first = getNews();
      if (first.answer.version !== seen) return first.answer;
      await wait(first.nextMs + 1);
      return getNews().answer;
    },
    endRound: ok,
    balance: ok,
    heartbeat: ok,
    leave: ok,
  };

  return {
    welcome,
    api,
    choice: record.choice,
    play(controller) {
      if (controller.game.phase.name !== 'idle') return;
      runs += 1;
      startedAt = Date.now();
      const start = controller.parse(balanceBefore);
      controller.dispatch({ type: 'balance', balance: start, asked: true });
      controller.dispatch({ type: 'spin', clientRoundId: `replay-${runs}`, choice: record.choice });
      if (shared === null) void takeSteps(controller, runs);
    },
  };

  /** Repeats the player's steps; the record knows what each of them led to. */
  async function takeSteps(controller: Controller, run: number): Promise<void> {
    for (let step = 1; step < frames.length; step += 1) {
      await wait(STEP_MS);
      if (run !== runs) return;
      controller.dispatch({ type: 'act', action: {} });
    }
  }
}
