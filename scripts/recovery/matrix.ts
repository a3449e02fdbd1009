import type { WalletKind } from '../../packages/server/src/core/integrations/ports.ts';
import type { Seat } from './seat.ts';
import { type Breakage, breakages, type Moment } from './wires.ts';

/** What a player has within a minute. `round`: an unfinished round to continue. */
export type Outcome = 'wallet' | 'round';

/** A point of a session at which everything is broken once. */
export interface Point {
  readonly title: string;
  readonly wallets: readonly WalletKind[];
  readonly breakages: readonly Breakage[];
  readonly outcome: Outcome;
  /** The message before or after which it breaks; at the end of `reach` without one. */
  readonly moment?: Moment;
  /** Plays up to the point. */
  reach(seat: Seat): Promise<unknown>;
}

const all = Object.keys(breakages) as Breakage[];
const both = ['transfer', 'seamless'] as const;

async function spin(seat: Seat): Promise<void> {
  await seat.enter('slot');
  await seat.play({ stake: '10.00' });
}

async function leaveAfterSpin(seat: Seat): Promise<void> {
  await spin(seat);
  await seat.exit();
}

/** The points of the recovery matrix, in the order of a session. */
export const points: readonly Point[] = [
  {
    title: 'before launch',
    wallets: both,
    breakages: all,
    outcome: 'wallet',
    moment: { call: 'launch', phase: 'before' },
    reach: (seat) => seat.launch('slot'),
  },
  {
    title: 'after reserve',
    wallets: ['transfer'],
    breakages: all,
    outcome: 'wallet',
    moment: { call: 'transfer in', phase: 'before' },
    reach: (seat) => seat.launch('slot'),
  },
  {
    title: 'after the transfer in was sent',
    wallets: ['transfer'],
    breakages: all,
    outcome: 'wallet',
    moment: { call: 'transfer in', phase: 'after' },
    reach: (seat) => seat.launch('slot'),
  },
  {
    title: 'after the provider has opened the session',
    wallets: both,
    breakages: all,
    outcome: 'wallet',
    moment: { call: 'session', phase: 'after' },
    reach: (seat) => seat.launch('slot'),
  },
  {
    title: 'while the game page loads',
    wallets: both,
    breakages: all,
    outcome: 'wallet',
    moment: { call: 'authenticate', phase: 'after' },
    reach: (seat) => seat.enter('slot'),
  },
  {
    title: 'during a bet, before it is posted',
    wallets: both,
    breakages: all,
    outcome: 'wallet',
    moment: { call: 'bet', phase: 'before' },
    reach: spin,
  },
  {
    title: 'after a bet is posted, before its response',
    wallets: both,
    breakages: all,
    outcome: 'wallet',
    moment: { call: 'bet', phase: 'after' },
    reach: spin,
  },
  {
    title: 'after bet, before win',
    wallets: both,
    breakages: all,
    outcome: 'wallet',
    moment: { call: 'win', phase: 'before' },
    reach: spin,
  },
  {
    title: 'after win, before its response',
    wallets: both,
    breakages: all,
    outcome: 'wallet',
    moment: { call: 'win', phase: 'after' },
    reach: spin,
  },
  {
    title: 'between steps of mines',
    wallets: both,
    breakages: all,
    outcome: 'round',
    async reach(seat) {
      await seat.enter('mines');
      await seat.play({ stake: '10.00', choice: { dangers: 3 } });
      await seat.openSafeTile();
    },
  },
  {
    title: 'during a crash flight',
    wallets: both,
    breakages: all,
    outcome: 'wallet',
    async reach(seat) {
      await seat.enter('crash');
      const { runsAt } = await seat.waitForBetting();
      await seat.play({ stake: '10.00', choice: { target: null } });
      await seat.waitUntil(runsAt + 50);
    },
  },
  {
    title: 'during the countdown of a table',
    wallets: both,
    breakages: all,
    outcome: 'wallet',
    async reach(seat) {
      await seat.enter('table');
      await seat.waitForBetting();
      await seat.play({ stake: '10.00', choice: { bets: [{ on: 'player', stake: 1_000 }] } });
    },
  },
  {
    title: 'during a deposit in play, before it is confirmed',
    wallets: both,
    breakages: all,
    outcome: 'wallet',
    moment: { call: 'payment', phase: 'before' },
    async reach(seat) {
      await spin(seat);
      await seat.deposit();
    },
  },
  {
    title: 'during recharge in play, before the transfer in',
    wallets: ['transfer'],
    breakages: all,
    outcome: 'wallet',
    moment: { call: 'transfer in', phase: 'before' },
    async reach(seat) {
      await spin(seat);
      await seat.deposit();
      await seat.topUp();
    },
  },
  {
    title: 'during recharge in play, after the transfer in was sent',
    wallets: ['transfer'],
    breakages: all,
    outcome: 'wallet',
    moment: { call: 'transfer in', phase: 'after' },
    async reach(seat) {
      await spin(seat);
      await seat.deposit();
      await seat.topUp();
    },
  },
  {
    title: 'during exit',
    wallets: both,
    breakages: all,
    outcome: 'wallet',
    moment: { call: 'close', phase: 'before' },
    reach: leaveAfterSpin,
  },
  {
    title: 'during exit, after the provider has closed the session',
    wallets: both,
    breakages: all,
    outcome: 'wallet',
    moment: { call: 'close', phase: 'after' },
    reach: leaveAfterSpin,
  },
  {
    title: 'after transfer out, before credit',
    wallets: ['transfer'],
    breakages: all,
    outcome: 'wallet',
    moment: { call: 'transfer out', phase: 'after' },
    reach: leaveAfterSpin,
  },
  {
    title: 'during recovery',
    wallets: both,
    // The tab is gone before recovery begins.
    breakages: ['network', 'provider', 'platform'],
    outcome: 'wallet',
    moment: { call: 'close', phase: 'after' },
    async reach(seat) {
      await spin(seat);
      await seat.beRecovered();
    },
  },
  {
    title: 'during recovery, after transfer out',
    wallets: ['transfer'],
    breakages: ['network', 'provider', 'platform'],
    outcome: 'wallet',
    moment: { call: 'transfer out', phase: 'after' },
    async reach(seat) {
      await spin(seat);
      await seat.beRecovered();
    },
  },
];
