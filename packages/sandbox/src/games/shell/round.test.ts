import { describe, expect, it } from 'vitest';
import {
  type Effect,
  type Game,
  type GameEvent,
  getStake,
  getTier,
  isOngoing,
  isPending,
  newGame,
  retryDelay,
  type ShownRound,
  step,
} from './round.ts';

const BETS = [100n, 200n, 500n];

const getRound = (won: bigint, staked = 200n, before = 10_000n): ShownRound => ({
  roundId: 'r1',
  staked,
  stake: staked,
  won,
  balance: before - staked + won,
  open: false,
  steps: 0,
  outcome: {},
});

/** Sends events in turn and collects all effects. */
function run(game: Game, ...events: GameEvent[]): { game: Game; effects: Effect[] } {
  const effects: Effect[] = [];
  let at = game;
  for (const event of events) {
    const [next, asked] = step(at, event);
    at = next;
    effects.push(...asked);
  }
  return { game: at, effects };
}

const fresh = (): Game => newGame(10_000n, BETS);
const press: GameEvent = { type: 'spin', clientRoundId: 'press-01' };
const played = (won: bigint): GameEvent => ({
  type: 'played',
  clientRoundId: 'press-01',
  round: getRound(won),
  free: null,
});
const lost: GameEvent = { type: 'lost', clientRoundId: 'press-01' };
const told = (effects: readonly Effect[]): string[] =>
  effects.flatMap((effect) => (effect.do === 'tell' ? [effect.message.type] : []));

describe('a round', () => {
  it('runs from the press to idle, and notifies the host at both ends', () => {
    const { game, effects } = run(
      fresh(),
      press,
      played(600n),
      { type: 'waited' },
      { type: 'landed' },
      { type: 'celebrated' },
    );
    expect(game.phase.name).toBe('idle');
    expect(game.balance).toBe(10_400n);
    expect(game.lastWin).toBe(600n);
    expect(told(effects)).toEqual(['roundStart', 'roundEnd']);
    expect(effects.map((effect) => effect.do)).toEqual([
      'remember',
      'start',
      'play',
      'remember',
      'tell',
      'wait',
      'land',
      'celebrate',
      'endRound',
      'tell',
    ]);
  });

  it('deducts the stake at the press and adds the win after it was shown', () => {
    const pressed = run(fresh(), press).game;
    expect(pressed.balance).toBe(9_800n);
    const turning = run(pressed, played(600n)).game;
    expect(turning.balance).toBe(9_800n);
    expect(run(turning, { type: 'waited' }, { type: 'landed' }).game.balance).toBe(9_800n);
  });

  it('ends without a celebration when nothing was won', () => {
    const { effects } = run(fresh(), press, played(0n), { type: 'waited' }, { type: 'landed' });
    expect(effects.some((effect) => effect.do === 'celebrate')).toBe(false);
    expect(told(effects)).toEqual(['roundStart', 'roundEnd']);
  });

  it('does not celebrate a win that is not more than the stake', () => {
    expect(getTier({ won: 0n, stake: 200n })).toBe('none');
    expect(getTier({ won: 199n, stake: 200n })).toBe('quiet');
    expect(getTier({ won: 200n, stake: 200n })).toBe('quiet');
    expect(getTier({ won: 201n, stake: 200n })).toBe('win');
    expect(getTier({ won: 3_000n, stake: 200n })).toBe('big');
    expect(getTier({ won: 8_000n, stake: 200n })).toBe('huge');
  });

  it('starts no second round while one is running', () => {
    const { effects } = run(fresh(), press, { type: 'spin', clientRoundId: 'press-02' });
    expect(effects.filter((effect) => effect.do === 'play')).toHaveLength(1);
  });
});

describe('a lost response', () => {
  it('is retried with the same id and stake until it arrives', () => {
    const { game, effects } = run(
      fresh(),
      press,
      lost,
      { type: 'retry' },
      lost,
      { type: 'retry' },
      played(0n),
    );
    const plays = effects.flatMap((effect) => (effect.do === 'play' ? [effect.pending] : []));
    expect(plays).toHaveLength(3);
    expect(new Set(plays.map(({ clientRoundId, stake }) => `${clientRoundId} ${stake}`)).size).toBe(
      1,
    );
    expect(game.phase.name).toBe('spinning');
    expect(game.balance).toBe(9_800n);
  });

  it('backs off up to a limit', () => {
    expect([1, 2, 3, 4, 5, 6, 60].map(retryDelay)).toEqual([
      600, 1200, 2400, 4800, 8000, 8000, 8000,
    ]);
  });

  it('is accepted while a retry waits', () => {
    expect(run(fresh(), press, lost, played(0n)).game.phase.name).toBe('spinning');
  });

  it('is ignored for an earlier press', () => {
    const { game } = run(fresh(), press, {
      type: 'played',
      clientRoundId: 'another',
      round: getRound(600n),
      free: null,
    });
    expect(game.phase.name).toBe('requesting');
  });
});

describe('a refusal', () => {
  const refuse = (status: 'NOT_ENOUGH_MONEY' | 'LIMIT_REACHED' | 'UNKNOWN'): GameEvent => ({
    type: 'refused',
    clientRoundId: 'press-01',
    status,
  });

  it('returns the stake to the displayed balance, resets the reels, and shows the reason', () => {
    for (const [status, notice] of [
      ['NOT_ENOUGH_MONEY', 'short'],
      ['LIMIT_REACHED', 'limit'],
      ['UNKNOWN', 'failed'],
    ] as const) {
      const { game, effects } = run(fresh(), press, refuse(status));
      expect(game).toMatchObject({ phase: { name: 'idle' }, balance: 10_000n, notice });
      expect(effects).toContainEqual({ do: 'cancel' });
      expect(effects).toContainEqual({ do: 'remember', pending: null });
    }
  });

  it('for a press that came too soon is only a delay', () => {
    const { game, effects } = run(fresh(), press, {
      type: 'refused',
      clientRoundId: 'press-01',
      status: 'LIMIT_REACHED',
      retryAfterMs: 250,
    });
    expect(game.phase.name).toBe('requesting');
    expect(effects).toContainEqual({ do: 'retryAfter', ms: 250 });
  });
});

describe('money', () => {
  it('reports an insufficient balance before anything is sent', () => {
    const { game, effects } = run(newGame(50n, BETS), press);
    expect(game.notice).toBe('short');
    expect(effects).toEqual([]);
    expect(run(game, { type: 'balance', balance: 5_000n, asked: true }).game.notice).toBeNull();
  });

  it('is not updated on the display during a round', () => {
    const pressed = run(fresh(), press).game;
    expect(run(pressed, { type: 'balance', balance: 1n, asked: false }).game.balance).toBe(9_800n);
  });

  it('notifies the host of a change without a round or a request', () => {
    const beat = (balance: bigint): GameEvent => ({ type: 'balance', balance, asked: false });
    expect(told(run(fresh(), beat(10_000n)).effects)).toEqual([]);
    const { game, effects } = run(fresh(), beat(12_000n));
    expect(game.balance).toBe(12_000n);
    expect(told(effects)).toEqual(['balanceStale']);
  });

  it('selects a first stake of at most a fiftieth of the balance', () => {
    expect(newGame(10_000n, BETS).bet).toBe(1);
    expect(newGame(1_000n, BETS).bet).toBe(0);
    expect(newGame(1_000_000n, BETS).bet).toBe(2);
  });
});

describe('a session', () => {
  it('is in use until the player leaves or it is over', () => {
    expect(isOngoing(fresh())).toBe(true);
    expect(isOngoing(run(fresh(), { type: 'exit' }).game)).toBe(false);
    expect(isOngoing(run(fresh(), { type: 'dead', status: 'TOKEN_EXPIRED' }).game)).toBe(false);
  });

  it('waits for the end of a bet that was open when the player left', () => {
    const open: Game = { ...fresh(), phase: { name: 'open', round: getRound(0n) } };
    const left = run(open, { type: 'exit' }).game;
    expect(isOngoing(left)).toBe(false);
    expect(isPending(left)).toBe(true);
    expect(isPending(run(fresh(), { type: 'exit' }).game)).toBe(false);
  });
});

describe('the host', () => {
  it('pauses at once when idle, and after the round otherwise', () => {
    const resting = run(fresh(), { type: 'pause' });
    expect(told(resting.effects)).toEqual(['paused']);
    expect(run(resting.game, press).game).toMatchObject({
      phase: { name: 'idle' },
      notice: 'paused',
    });

    const during = run(fresh(), press, { type: 'pause' });
    expect(told(during.effects)).toEqual([]);
    const after = run(during.game, played(0n), { type: 'waited' }, { type: 'landed' });
    expect(told(after.effects)).toEqual(['roundStart', 'roundEnd', 'paused']);
    expect(run(after.game, press).game.phase.name).toBe('idle');
    expect(run(after.game, { type: 'resume' }, press).game.phase.name).toBe('requesting');
  });

  it('receives the exit after the round, or at once if no response can arrive', () => {
    const during = run(fresh(), press, { type: 'exit' }, played(0n));
    expect(told(during.effects)).toEqual(['roundStart']);
    const after = run(during.game, { type: 'waited' }, { type: 'landed' });
    expect(told(after.effects)).toEqual(['roundEnd', 'exitRequest']);
    expect(told(run(fresh(), press, lost, { type: 'exit' }).effects)).toEqual(['exitRequest']);
  });

  it('makes a stale balance reload, after the round if there is one', () => {
    expect(run(fresh(), { type: 'refresh' }).effects).toEqual([{ do: 'readBalance' }]);
    const { effects } = run(
      fresh(),
      press,
      { type: 'refresh' },
      played(0n),
      { type: 'waited' },
      { type: 'landed' },
    );
    expect(effects.at(-1)).toEqual({ do: 'readBalance' });
  });

  it('does not reload a stale balance after the player has left', () => {
    const { effects } = run(
      fresh(),
      press,
      { type: 'refresh' },
      { type: 'exit' },
      played(0n),
      { type: 'waited' },
      { type: 'landed' },
    );
    expect(effects).toContainEqual({ do: 'leave' });
    expect(effects).not.toContainEqual({ do: 'readBalance' });
  });
});

it('shows a round that was decided before a reload, and its win only once', () => {
  const round = getRound(600n);
  const restored = run(newGame(10_400n, BETS), { type: 'restored', round });
  expect(restored.game).toMatchObject({ phase: { name: 'landing' }, balance: 9_800n });
  const { game, effects } = run(restored.game, { type: 'landed' }, { type: 'celebrated' });
  expect(game.balance).toBe(10_400n);
  expect(effects).toContainEqual({ do: 'endRound', round });
});

it('ends everything once for an expired session', () => {
  const dead: GameEvent = { type: 'dead', status: 'TOKEN_EXPIRED' };
  const { game, effects } = run(fresh(), press, dead, dead);
  expect(game.phase).toEqual({ name: 'over', status: 'TOKEN_EXPIRED' });
  expect(told(effects)).toEqual(['error']);
  expect(told(run(game, { type: 'exit' }).effects)).toEqual(['exitRequest']);
});

describe('a free spin', () => {
  const free = { left: 2, stake: 500n };
  const granted = (): Game => newGame(300n, BETS, false, free);
  const answer = (left: number): GameEvent => ({
    type: 'played',
    clientRoundId: 'press-01',
    round: { ...getRound(50n, 0n, 300n), stake: 500n },
    free: left === 0 ? null : { ...free, left },
  });

  it('takes no stake from a balance below it, and adds its win', () => {
    const pressed = run(granted(), press);
    expect(pressed.game.balance).toBe(300n);
    expect(pressed.effects).toContainEqual({
      do: 'play',
      pending: { clientRoundId: 'press-01', stake: 500n, freeSpin: true },
    });
    const shown: readonly GameEvent[] = [
      { type: 'waited' },
      { type: 'landed' },
      { type: 'celebrated' },
    ];
    const ended = run(pressed.game, answer(1), ...shown);
    expect(ended.game).toMatchObject({ balance: 350n, free: { left: 1 } });
    const message = { type: 'roundEnd', staked: 0n, won: 50n };
    expect(ended.effects).toContainEqual({
      do: 'tell',
      message: expect.objectContaining(message),
    });
  });

  it('keeps its stake until the last one, after which the player’s stake counts again', () => {
    expect(run(granted(), { type: 'bet', by: 1 }).game.bet).toBe(0);
    const last = run(granted(), press, answer(0)).game;
    expect(last.free).toBeNull();
    expect(getStake(last)).toBe(100n);
  });

  it('returns nothing to the balance when it is refused, and ends the others', () => {
    const refused: GameEvent = {
      type: 'refused',
      clientRoundId: 'press-01',
      status: 'LIMIT_REACHED',
    };
    const { game } = run(granted(), press, refused);
    expect(game).toMatchObject({ balance: 300n, free: null, notice: 'spent' });
  });
});

it('shows the platform’s reason for a refusal until the next press', () => {
  const refused: GameEvent = {
    type: 'refused',
    clientRoundId: 'press-01',
    status: 'LIMIT_REACHED',
    balance: 10_000n,
    message: 'Not with this promotion.',
  };
  const { game } = run(fresh(), press, refused);
  expect(game).toMatchObject({ notice: 'refused', message: 'Not with this promotion.' });
  expect(run(game, press).game.notice).toBeNull();
});

describe('a rapid game', () => {
  const rapid = (): Game => ({ ...newGame(10_000n, BETS, true), bet: 1 });
  const shot = (id: number): GameEvent => ({ type: 'spin', clientRoundId: `press-0${id}` });
  const answered = (id: number, balance: bigint, won = 0n): GameEvent => ({
    type: 'played',
    clientRoundId: `press-0${id}`,
    round: { ...getRound(won), roundId: `r${id}`, balance },
    free: null,
  });
  const shown: readonly GameEvent[] = [{ type: 'waited' }, { type: 'landed' }];

  const getPlays = (effects: readonly Effect[]): string[] =>
    effects.flatMap((effect) => (effect.do === 'play' ? [effect.pending.clientRoundId] : []));

  it('takes presses while one is decided, and sends them one after the other in their order', () => {
    const first = run(rapid(), shot(1), shot(2), shot(3));
    expect(first.game.balance).toBe(9_400n);
    expect(first.effects.filter((effect) => effect.do === 'start')).toHaveLength(3);
    expect(getPlays(first.effects)).toEqual(['press-01']);
    const second = run(first.game, answered(1, 9_800n), ...shown);
    expect(getPlays(second.effects)).toEqual(['press-02']);
    expect(second.game.balance).toBe(9_400n);
    const third = run(second.game, answered(2, 10_000n, 400n), ...shown, { type: 'celebrated' });
    expect(getPlays(third.effects)).toEqual(['press-03']);
    const last = run(third.game, answered(3, 9_800n), ...shown);
    expect(last.game).toMatchObject({ phase: { name: 'idle' }, balance: 9_800n, lastWin: 400n });
  });

  it('repeats a lost shot with its id before it sends the next, and takes none meanwhile', () => {
    const gone: GameEvent = { type: 'lost', clientRoundId: 'press-01' };
    const { game, effects } = run(rapid(), shot(1), shot(2), gone, shot(3), { type: 'retry' });
    expect(getPlays(effects)).toEqual(['press-01', 'press-01']);
    expect(game.queue.map(({ clientRoundId }) => clientRoundId)).toEqual(['press-02']);
  });

  it('starts with a stake of at most a thousandth of the balance', () => {
    expect(newGame(100_000n, [100n, 200n], true).bet).toBe(0);
    expect(newGame(200_000n, [100n, 200n], true).bet).toBe(1);
  });

  it('takes no more presses than it can answer soon, and none above the balance', () => {
    const { game } = run(rapid(), ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(shot));
    expect(game.queue).toHaveLength(6);
    expect(game.balance).toBe(10_000n - 7n * 200n);
    const poor = run(newGame(300n, [200n], true), shot(1), shot(2));
    expect(poor.game).toMatchObject({ balance: 100n, notice: 'short', queue: [] });
  });

  it.each([
    ['a refusal', [{ type: 'refused', clientRoundId: 'press-01', status: 'UNKNOWN' }], 10_000n],
    ['a pause', [{ type: 'pause' }, answered(1, 9_800n), ...shown], 9_800n],
    ['an exit', [{ type: 'exit' }, answered(1, 9_800n), ...shown], 9_800n],
    ['the end of the session', [{ type: 'dead', status: 'TOKEN_EXPIRED' }], 9_800n],
  ] satisfies [string, GameEvent[], bigint][])(
    'returns the stakes of presses that were not sent after %s',
    (_, events, balance) => {
      const { game, effects } = run(rapid(), shot(1), shot(2), shot(3), ...events);
      expect(game).toMatchObject({ queue: [], balance });
      expect(getPlays(effects)).toEqual(['press-01']);
      expect(effects.some((effect) => effect.do === 'cancel')).toBe(true);
    },
  );

  it('lets the player choose another stake for the next shot', () => {
    const { game } = run(rapid(), shot(1), { type: 'bet', by: 1 }, shot(2));
    expect(game.queue.map(({ stake }) => stake)).toEqual([500n]);
  });
});
