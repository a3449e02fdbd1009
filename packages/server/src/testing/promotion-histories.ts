import fc from 'fast-check';

/** Transfer and bonus; the requirements of a history; minor units. */
const FUNDS = 12_000n;
export const ASKED = {
  ask_bet: 10_000n,
  ask_netwin: 0n,
  ask_balance: 6_000n,
  release_below: 4_000n,
};
const MAX_STAKE = 10_000n;

/** Something that a player, a provider or time does to a record. */
export type Step =
  | { readonly kind: 'bet'; readonly amount: bigint }
  | { readonly kind: 'win'; readonly round: number; readonly amount: bigint }
  | { readonly kind: 'rollback'; readonly round: number }
  | { readonly kind: 'settle' | 'close' | 'unlock' | 'deadline' | 'tick' };

/** From the smallest stake of the games on: below it, none can be opened. */
const amount = fc.bigInt({ min: 100n, max: 10_500n });
const round = fc.nat(5);
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('bet' as const), amount }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('win' as const),
      round,
      amount: fc.oneof(fc.constant(0n), amount),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('rollback' as const), round }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('settle' as const, 'unlock' as const, 'tick' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('close' as const, 'deadline' as const) }),
  },
);

interface ModelRound {
  readonly stake: bigint;
  won: bigint;
  state: 'open' | 'closed' | 'void';
  isBack: boolean;
}

/** What a record should do, without a database. */
export class RecordModel {
  readonly rounds: ModelRound[] = [];
  status: 'open' | 'closing' | 'settled' | 'closed' | 'unlocked' = 'open';
  balance = FUNDS;
  /** What the record paid to the wallet. */
  paid = 0n;
  isLate = false;

  get bet(): bigint {
    return this.rounds.reduce((sum, each) => sum + (each.isBack ? 0n : each.stake), 0n);
  }

  get netwin(): bigint {
    const closed = this.rounds.filter(({ state }) => state === 'closed');
    return closed.reduce((sum, { won, isBack, stake }) => sum + won - (isBack ? 0n : stake), 0n);
  }

  get isMet(): boolean {
    return this.bet >= ASKED.ask_bet && this.balance >= ASKED.ask_balance;
  }

  get hasOpenRound(): boolean {
    return this.rounds.some(({ state }) => state === 'open');
  }

  /** @returns whether it is accepted. */
  stake(stake: bigint): boolean {
    const isActive = this.status === 'open' && !this.isLate;
    if (!isActive || stake > MAX_STAKE || stake > this.balance) return false;
    this.balance -= stake;
    this.rounds.push({ stake, won: 0n, state: 'open', isBack: false });
    return true;
  }

  win(index: number, won: bigint): void {
    const found = this.rounds[index];
    if (found?.state !== 'open') return;
    found.won = won;
    found.state = 'closed';
    this.receive(won);
  }

  rollBack(index: number): void {
    const found = this.rounds[index];
    if (!found || found.isBack) return;
    found.isBack = true;
    if (found.state === 'open') found.state = 'void';
    this.receive(found.stake);
  }

  private receive(money: bigint): void {
    if (this.status === 'open' || this.status === 'closing') this.balance += money;
    else if (this.status === 'settled') this.paid += money;
  }

  end(how: 'settle' | 'close' | 'unlock'): void {
    // A repeated close ends what waits for nothing any more, as the job does.
    if (how === 'close') this.finishClosing();
    if (this.status !== 'open') return;
    const mayUnlock = !this.isMet && this.balance < ASKED.release_below;
    if (how === 'close' && this.hasOpenRound) this.status = 'closing';
    if (this.hasOpenRound) return;
    if (how === 'settle' && this.isMet) this.finish('settled');
    if (how === 'close') this.finish('closed');
    if (how === 'unlock' && mayUnlock) this.finish('unlocked');
  }

  tick(): void {
    this.finishClosing();
    if (this.status !== 'open' || !this.isLate) return;
    if (!this.isMet) this.end('close');
    else this.end('settle');
  }

  private finishClosing(): void {
    if (this.status === 'closing' && !this.hasOpenRound) this.finish('closed');
  }

  private finish(status: 'settled' | 'closed' | 'unlocked'): void {
    this.status = status;
    if (status === 'settled') this.paid += this.balance;
    this.balance = 0n;
  }
}
