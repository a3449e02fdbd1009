import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codes, type Envelope, type Refusal } from '@parlor/api';
import { auth, wallet } from '@parlor/api/calls';
import type { Db } from '../core/database/schema.ts';
import { withTransaction } from '../core/database/transaction.ts';
import type { ProviderGame } from '../core/integrations/ports.ts';
import { createDomains, type Domains } from '../create-domains.ts';
import { post, transfers } from '../ledger/index.ts';
import { bankCardForm } from './bank-card.ts';
import type { FakeClock } from './clock.ts';
import { type FakeOutside, fakeOutside } from './outside.ts';
import { type TestCore, type TestPlatform, testCore, testPlatform } from './platform.ts';

/** A game that a provider could list. */
export function providerGame(gameCode: string, changes: Partial<ProviderGame> = {}): ProviderGame {
  return {
    gameCode,
    title: gameCode.replaceAll('-', ' '),
    titles: {},
    brand: 'pandan',
    brandName: 'Pandan Studio',
    category: 'slots',
    tags: [],
    engine: 'slot',
    rtp: '96.00',
    volatility: 'medium',
    minStake: '1.00',
    maxStake: '200.00',
    cover: `covers/${gameCode}.webp`,
    coverColor: '#123456',
    releasedAt: '2026-01-01T00:00:00Z',
    popularity: 100,
    ...changes,
  };
}

export interface TestPlayer {
  readonly playerId: string;
  readonly phone: string;
  readonly password: string;
  readonly token: string;
  /** From sign-up; new until a withdrawal to it had its proof. */
  readonly cardId: string;
}

/** The whole platform of a demo site on a test's database, with fake third parties. */
export interface TestSite extends TestPlatform {
  readonly core: TestCore;
  readonly domains: Domains;
  /** Signs a player up through the calls, as the app does. */
  signUp(changes?: { username?: string; phone?: string }): Promise<TestPlayer>;
  /** Adds a settled deposit of an earlier day to a wallet. Minor units. */
  give(player: Pick<TestPlayer, 'playerId'>, amount: bigint): Promise<{ readonly orderNo: string }>;
  /** Signs up a player with this balance in the wallet. Minor units. */
  richPlayer(amount?: bigint): Promise<TestPlayer>;
  /** Gives a fresh proof of the player, by password (S19). */
  prove(player: TestPlayer): Promise<void>;
  /** The wallet as the player sees it. */
  balance(player: TestPlayer): Promise<Record<string, string>>;
}

let phones = 0;
let gifts = 0;

/** Settings that lift limits, for unrelated tests: `unlimited('HTTP', 'PROOF')`. */
export function unlimited(...limits: readonly string[]): Record<string, string> {
  return Object.fromEntries(limits.map((name) => [`LIMIT_${name}`, '1000000/60']));
}

/** Base64 of a phone and four digits, as the code-sending calls take it (product decision 4). */
export function encodePhone(phone: string): string {
  return Buffer.from(`${phone}4821`).toString('base64');
}

export async function openTestSite(
  db: Db,
  options: {
    readonly games?: readonly ProviderGame[];
    /** Games of the provider with a seamless wallet. */
    readonly seamlessGames?: readonly ProviderGame[];
    readonly env?: Readonly<Record<string, string>>;
    /** Instead of fake third parties with these games. */
    readonly outside?: FakeOutside;
    readonly clock?: FakeClock;
  } = {},
): Promise<TestSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlor-test-'));
  const outside =
    options.outside ??
    fakeOutside(options.games ?? [providerGame('lucky-sevens')], options.seamlessGames);
  const generous = unlimited('REGISTER_ADDRESS', 'SMS_ADDRESS', 'WITHDRAWAL', 'DEPOSIT');
  const core = testCore(db, {
    outside,
    env: { DATA_DIR: dataDir, ...generous, ...options.env },
    ...(options.clock && { clock: options.clock }),
  });
  const domains = await createDomains(core);
  await domains.prepare();
  const platform = await testPlatform(core, domains);
  const close = async () => {
    await domains.operator.close();
    await platform.close();
    rmSync(dataDir, { recursive: true, force: true });
  };

  const site: TestSite = {
    ...platform,
    core,
    domains,
    close,
    async signUp(changes = {}) {
      phones += 1;
      const phone = changes.phone ?? `0917${String(phones).padStart(7, '0')}`;
      const password = 'Secret.1';
      getData(await platform.call(auth.sendRegisterPhoneCode, { code: encodePhone(phone) }));
      const { token } = getData<{ token: string }>(
        await platform.call(auth.registerV2, {
          phone,
          code: outside.phone.lastCode(phone),
          password,
          ...(changes.username && { username: changes.username }),
          gameUserBankCard: bankCardForm(phone),
        }),
      );
      const info = getData<{ userId: string }>(await platform.call(auth.getInfo, {}, { token }));
      const cards = getData<{ cardId: string }[]>(
        await platform.call(wallet.bankCardList, {}, { token }),
      );
      const cardId = cards[0]?.cardId ?? '';
      return { playerId: info.userId, phone, password, token, cardId };
    },
    async give({ playerId }, amount) {
      gifts += 1;
      const orderNo = `gift-${gifts}`;
      const gift = { playerId, amount, currency: 'PHP', subject: 'test', channel: 'test' };
      // On an earlier day, so that the daily limits are unused.
      const at = new Date(0);
      await withTransaction(db, async (trx) => {
        await trx
          .insertInto('deposit_order')
          .values({
            order_no: orderNo,
            player_id: playerId,
            idempotency_key: orderNo,
            request_hash: '',
            channel: gift.channel,
            channel_name: gift.subject,
            amount,
            currency: gift.currency,
            state: 'done',
            reason: null,
            return_path: '',
            pay_url: null,
            created_at: at,
            expires_at: at,
            finished_at: at,
            next_check_at: at,
          })
          .execute();
        await post(trx, core.clock, transfers.deposit({ ...gift, txId: orderNo, orderNo }));
      });
      return { orderNo };
    },
    async richPlayer(amount = 100_000n) {
      const player = await site.signUp();
      await site.give(player, amount);
      return player;
    },
    async prove({ password, token }) {
      getData(await platform.call(auth.giveProof, { password }, { token }));
    },
    async balance({ token }) {
      return getData(await platform.call(wallet.getBalanceInfo, {}, { token }));
    },
  };
  return site;
}

/**
 * The data of a successful call.
 * @throws Error with the response otherwise.
 */
export function getData<Data = Record<string, unknown>>(envelope: Envelope): Data {
  if (envelope.code !== codes.ok) throw new Error(`refused: ${JSON.stringify(envelope)}`);
  return envelope.data as Data;
}

/** Code and reason of a refused call. */
export function refusalIn(envelope: Envelope): { code: number } & Partial<Refusal> {
  const { code, data } = envelope;
  return { code, ...(typeof data === 'object' && data) };
}
