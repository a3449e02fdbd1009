import { randomUUID } from 'node:crypto';
import type { Player } from '../../torture/player.ts';
import { ask } from '../http.ts';
import { type AttackWorld, observing, type Scenario } from '../scenario.ts';
import { sendSigned } from '../signed.ts';

const GAME = 'orbit-neon-sevens';
const CODE = 'neon-sevens';
const BALANCE = 300;
const AT_ONCE = 50;
const STAKE = 10;

interface Decision {
  readonly status: string;
  readonly balance?: string;
}

/** A player in a seamless game whose provider is the attacker. */
class HostileSeat {
  private readonly world: AttackWorld;
  private readonly player: Player;
  private sessionToken = '';
  private sent = 0;

  constructor(world: AttackWorld, player: Player) {
    this.world = world;
    this.player = player;
  }

  async open(): Promise<string> {
    const { token } = this.player;
    const { data } = await ask(this.world.servers[0], `/game/launch/${GAME}`, { token, body: {} });
    const launchToken = new URL(String(data.launchUrl)).searchParams.get('launch');
    const opened = await this.send('authenticate', { launchToken });
    this.sessionToken = String((opened as { sessionToken?: string }).sessionToken);
    return String(data.sessionId);
  }

  async exit(sessionId: string): Promise<void> {
    const { token } = this.player;
    await ask(this.world.servers[0], `/game/session/exit/${sessionId}`, { token, body: {} });
  }

  bet(txId: string, roundId: string, amount = STAKE): Promise<Decision> {
    return this.send('bet', {
      sessionToken: this.sessionToken,
      txId,
      roundId,
      playerRef: this.player.playerId,
      fundRef: 'cash',
      gameCode: CODE,
      amount: amount.toFixed(2),
      currency: 'PHP',
      roundStart: true,
    });
  }

  win(txId: string, refTxId: string, roundId: string, amount: number): Promise<Decision> {
    return this.send('win', {
      txId,
      refTxId,
      roundId,
      playerRef: this.player.playerId,
      fundRef: 'cash',
      gameCode: CODE,
      amount: amount.toFixed(2),
      currency: 'PHP',
      roundClosed: true,
    });
  }

  rollBack(refTxId: string, roundId: string, txId = `${refTxId}-back`): Promise<Decision> {
    const { playerId: playerRef } = this.player;
    return this.send('rollback', {
      txId,
      refTxId,
      roundId,
      playerRef,
      fundRef: 'cash',
      reason: 'TIMEOUT',
    });
  }

  async balance(): Promise<number> {
    return Number((await this.player.balance()).balance);
  }

  /** Alternates between the servers. */
  private async send(call: string, body: object): Promise<Decision> {
    this.sent += 1;
    const origin = this.world.servers[this.sent % 2] ?? this.world.servers[0];
    const answer = await sendSigned('SMP', origin, `/smp/v1/${call}`, { body, isOrbit: true });
    return JSON.parse(answer.text || '{}') as Decision;
  }
}

const repeat = <T>(act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => act(index)));
const count = (decisions: readonly Decision[], status: string): number =>
  decisions.filter((decision) => decision.status === status).length;

export const seamlessRequests: Scenario = {
  name: 'seamless-requests',
  tries: `the seamless game provider sends bets, wins and rollbacks ${AT_ONCE} times at once to all servers, in the wrong order, and after the player has left`,
  statements: ['S4', 'S5', 'S6', 'S8'],
  async run(world) {
    const { seen, note } = observing();
    const seat = new HostileSeat(world, await world.player(BALANCE));
    const session = await seat.open();
    const newId = () => `hostile-${randomUUID()}`;

    const [bet, round] = [newId(), newId()];
    await repeat(() => seat.bet(bet, round));
    note('one bet, sent many times, is taken once', (await seat.balance()) === BALANCE - STAKE);
    const win = newId();
    await repeat(() => seat.win(win, bet, round, STAKE));
    note('its win is paid once', (await seat.balance()) === BALANCE);

    const many = await repeat(() => seat.bet(newId(), newId()));
    const taken = count(many, 'OK');
    const left = BALANCE - taken * STAKE;
    note('bets at once take no more than the wallet has', left === 0, `${taken} of ${many.length}`);
    note('the balance is what is left', (await seat.balance()) === left, await seat.balance());

    const [late, lateRound] = [newId(), newId()];
    const tombstone = await seat.rollBack(late, lateRound);
    const refused = await seat.bet(late, lateRound);
    const isRefused = tombstone.status === 'OK' && refused.status === 'ORIGINAL_ROLLED_BACK';
    note('a bet after its rollback is refused', isRefused, refused.status);
    const early = await seat.win(newId(), newId(), newId(), STAKE);
    note('a win without a bet is refused', early.status === 'BET_NOT_FOUND', early.status);

    const other = new HostileSeat(world, await world.player(BALANCE));
    const otherSession = await other.open();
    const [raced, racedRound] = [newId(), newId()];
    await Promise.all([
      repeat(() => other.bet(raced, racedRound)),
      repeat(() => other.rollBack(raced, racedRound)),
    ]);
    note('a bet that races its rollback moves nothing', (await other.balance()) === BALANCE);
    const [open, openRound] = [newId(), newId()];
    await other.bet(open, openRound);
    await other.exit(otherSession);
    const after = await other.bet(newId(), newId());
    note('a bet after the exit is refused', after.status === 'TOKEN_EXPIRED', after.status);
    await repeat(() => other.win(`${open}-win`, open, openRound, STAKE * 2));
    note('a win after the exit is paid once', (await other.balance()) === BALANCE + STAKE);
    await seat.exit(session);
    return seen;
  },
};
