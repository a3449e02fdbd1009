import { randomUUID } from 'node:crypto';
import { auth, wallet } from '@parlor/api/calls';
import { type Client, createClient } from '@parlor/api/client';
import type { BalanceInfo, Order, Withdrawal } from '@parlor/api/entities';
import { CallError } from '@parlor/api/errors';
import { expect } from '@playwright/test';
import { apiBase } from './addresses.ts';
import { chooseAtBank } from './bank.ts';
import { minor } from './money.ts';
import { operator } from './operator.ts';
import { newPhone, readCode } from './phone.ts';

/** A signed-up player who acts through API calls, for steps that a journey does not test. */
export interface Player {
  readonly phone: string;
  readonly username: string;
  readonly password: string;
  readonly token: string;
  readonly client: Client;
  balance(): Promise<BalanceInfo>;
  /** Creates a deposit order, which is paid at its `payUrl`. */
  order(amount: string): Promise<Order>;
  /** Deposits through the bank and waits until the wallet is credited. */
  deposit(amount: string): Promise<Order>;
  /** Submits the proof required for withdrawals to a new card. */
  prove(): Promise<void>;
  /** Creates a withdrawal to the default card. */
  withdraw(amount: string): Promise<Withdrawal>;
}

export const PASSWORD = 'Palawan.2026';
export const CARDHOLDER = 'Maria Clara Santos';

/** The code-sending calls take the phone joined with four random digits (docs/product.md: Calls). */
export const wrapped = (phone: string): string =>
  Buffer.from(`${phone}${1000 + Math.floor(Math.random() * 9000)}`).toString('base64');

/** An API client with its own device. */
export function createPlayerClient(token: string | null, deviceId = randomUUID()): Client {
  return createClient({
    baseUrl: apiBase,
    locale: () => 'en_US',
    token: () => token,
    deviceId: () => deviceId,
  });
}

/** Signs up a new player with the calls of the sign-up screens. */
export async function signUp(phone = newPhone()): Promise<Player> {
  const username = `e2e.${phone.slice(2)}`;
  const visitor = createPlayerClient(null);
  await visitor.call(auth.sendRegisterPhoneCode, { code: wrapped(phone) });
  const { token } = await visitor.call(auth.registerV2, {
    phone,
    username,
    password: PASSWORD,
    code: await readCode(phone),
    gameUserBankCard: {
      bank: 'LUZ',
      bankName: 'Luzon Savings',
      bankCardName: CARDHOLDER,
      bankCardAccount: `1${phone}`,
      bankCardRemark: phone,
    },
  });
  return createPlayer(phone, username, token);
}

/** Tries to log in with a code from a new device. @returns the body code of the refusal */
export async function tryCode(phone: string, code: string): Promise<number | undefined> {
  return await createPlayerClient(null)
    .call(auth.smsLogin, { phone, code })
    .then(
      () => undefined,
      (error: unknown) => (error instanceof CallError ? error.code : undefined),
    );
}

/** The player of a scenario (`pnpm seed`), logged in by a code. */
export async function seedPlayer(scenario: string): Promise<Player> {
  const scene = JSON.parse(await operator('scenario', scenario, '--json')) as {
    player: { phone: string; username: string };
  };
  const { phone, username } = scene.player;
  const visitor = createPlayerClient(null);
  await visitor.call(auth.sendPhoneLoginCode, { code: wrapped(phone) });
  const { token } = await visitor.call(auth.smsLogin, { phone, code: await readCode(phone) });
  return createPlayer(phone, username, token);
}

function createPlayer(phone: string, username: string, token: string): Player {
  const client = createPlayerClient(token);
  const balance = () => client.call(wallet.getBalanceInfo, {});

  async function order(amount: string): Promise<Order> {
    const idempotencyKey = randomUUID();
    return await client.call(wallet.charge, { channel: 'ewallet', amount }, { idempotencyKey });
  }

  async function deposit(amount: string): Promise<Order> {
    const before = minor((await balance()).balance);
    const made = await order(amount);
    if (made.payUrl === null) throw new Error(`Order ${made.orderNo} has no page to pay on`);
    await chooseAtBank(made.payUrl, 'pay');
    // A bonus may already be added to it.
    await eventually(async () => minor((await balance()).balance) >= before + minor(amount));
    return made;
  }

  async function withdraw(amount: string): Promise<Withdrawal> {
    const { defaultCardId } = await client.call(wallet.getWithdrawRequest, {});
    if (defaultCardId === null) throw new Error('There is no card to withdraw to');
    const idempotencyKey = randomUUID();
    return await client.call(
      wallet.withdraw,
      { amount, bankCardId: defaultCardId },
      { idempotencyKey },
    );
  }

  return {
    phone,
    username,
    password: PASSWORD,
    token,
    client,
    balance,
    order,
    deposit,
    withdraw,
    prove: async () => void (await client.call(auth.giveProof, { password: PASSWORD })),
  };
}

/** Waits until the condition holds, with the timeout of expectations. */
export async function eventually(holds: () => Promise<boolean>): Promise<void> {
  await expect.poll(holds).toBe(true);
}
