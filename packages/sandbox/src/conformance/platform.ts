import { formatAmount, parseAmount } from '../money.ts';
import type { Answering, FakePlatform, ReceivedCall } from '../testing/fake-platform.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The player of a call; a token of the suite begins with the player's reference. */
function getPlayer({ body }: ReceivedCall): string {
  if (typeof body.playerRef === 'string') return body.playerRef;
  const token = text(body.sessionToken).replace(/^token-of-/, '') || text(body.launchToken);
  return token.split('/')[0] ?? '';
}

/** The platform that the provider under test reports to: players' wallets, and planned failures. */
export class TestPlatform {
  readonly #fake: FakePlatform;
  readonly #currency: string;
  readonly #behaviors = new Map<string, Answering>();
  readonly #wallets = new Map<string, bigint>();
  readonly #amounts = new Map<string, bigint>();

  constructor(fake: FakePlatform, currency: string) {
    this.#fake = fake;
    this.#currency = currency;
    fake.answer((call) => this.#answer(call));
  }

  /** Calls about a player, in the order in which they arrived. */
  getCalls(playerRef: string, ...names: string[]): ReceivedCall[] {
    const paths = names.map((name) => `/smp/v1/${name}`);
    return this.#fake.calls.filter(
      (call) => getPlayer(call) === playerRef && (paths.length === 0 || paths.includes(call.path)),
    );
  }

  get calls(): readonly ReceivedCall[] {
    return this.#fake.calls;
  }

  behave(playerRef: string, behavior: Answering): void {
    this.#behaviors.set(playerRef, behavior);
  }

  /** Sets the wallet of a player at the platform, as a decimal string. */
  fund(playerRef: string, amount: string): void {
    this.#wallets.set(playerRef, parseAmount(amount, this.#currency) ?? 0n);
  }

  getBalance(playerRef: string): string {
    return formatAmount(this.#wallets.get(playerRef) ?? 0n, this.#currency);
  }

  #answer(call: ReceivedCall): ReturnType<Answering> {
    const playerRef = getPlayer(call);
    const planned = this.#behaviors.get(playerRef)?.(call);
    if (planned !== undefined) return planned;
    if (call.path === '/smp/v1/authenticate') return undefined;
    if (!this.#wallets.has(playerRef)) return undefined;
    const status = this.#post(playerRef, call);
    return { body: { status, balance: this.getBalance(playerRef) } };
  }

  /** Posts a call on the player's seamless wallet, once per `txId`. */
  #post(playerRef: string, { path, body }: ReceivedCall): string {
    const txId = text(body.txId);
    if (this.#amounts.has(txId)) return 'OK';
    const amount = parseAmount(text(body.amount), this.#currency) ?? 0n;
    const wallet = this.#wallets.get(playerRef) ?? 0n;
    const change = {
      '/smp/v1/bet': -amount,
      '/smp/v1/win': amount,
      '/smp/v1/rollback': -(this.#amounts.get(text(body.refTxId)) ?? 0n),
    }[path];
    if (change === undefined) return 'OK';
    if (wallet + change < 0n) return 'NOT_ENOUGH_MONEY';
    this.#amounts.set(txId, change);
    this.#wallets.set(playerRef, wallet + change);
    return 'OK';
  }
}
