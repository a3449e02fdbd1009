/** A player who deposits, plays and withdraws over HTTP, and records every acknowledgement. */
import { randomUUID } from 'node:crypto';
import { DEVICE_ID_HEADER } from '@parlor/api/constants';
import type { World } from './world.ts';

const PASSWORD = 'Secret.1';
const OK = 200;
const NOT_FOUND = 404;
const TOO_MANY = 429;
const INTERNAL = 500;
const UNAVAILABLE = 503;
const SESSION_DEAD = [401, 403];
const SEE_OTHER = 303;
/** Slots, in which one press plays a round: of Lotus (transfer wallet) and Orbit (seamless). */
export const GAMES = ['crown-of-siam', 'orbit-neon-sevens'];

interface Answer {
  readonly code: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The server was down, busy, or reported insufficient funds. */
export class NotNow extends Error {}

/** A final refusal: the same request would be refused again. */
class Refused extends NotNow {}

/** An acknowledged result is missing. */
class Lost extends Error {}

/** A sent request that moves money: it can be repeated with its key. */
interface MoneyRequest {
  readonly path: string;
  readonly body: object;
  readonly key: string;
}

/** A round that the game has shown to the player. */
interface PlayedRound {
  readonly roundId: string;
  readonly staked: string;
}

export class Player {
  readonly phone: string;
  /** Orders that the bank was paid for. */
  readonly paid: string[] = [];
  /** Orders that the platform has confirmed, paid or not. */
  readonly orders = new Set<string>();
  /** Withdrawals whose id the platform has returned. */
  readonly withdrawals = new Set<string>();
  /** When each unanswered request was first repeated, by its key. */
  readonly repeats = new Map<string, Date>();
  readonly rounds: PlayedRound[] = [];
  /** Requests whose connection ended without a response. */
  disconnected = 0;
  /** Requests that were answered with HTTP 503. */
  shed = 0;
  playerId = '';
  token = '';
  /** A client without one needs a captcha before each code. */
  readonly device = randomUUID();
  cardId = '';
  private hasLeft = false;
  /** The keys of these are kept until there is a response (S3). */
  private readonly unanswered = new Set<MoneyRequest>();
  private readonly world: World;

  constructor(world: World, index: number) {
    this.world = world;
    this.phone = `0917${String(1_000_000 + index)}`;
  }

  /** Signed up, with a response. */
  get isIn(): boolean {
    return this.cardId !== '';
  }

  async signUp(): Promise<void> {
    const { phone } = this;
    const code = Buffer.from(`${phone}1234`).toString('base64');
    await this.ask('POST', '/register/sendRegisterPhoneCode', { code });
    const inbox = await fetch(`${this.world.sandbox}/sms/messages?phone=${phone}`);
    const [message] = (await inbox.json()) as { code: string }[];
    const { data } = await this.ask('POST', '/v2/register', {
      phone,
      code: message?.code,
      password: PASSWORD,
      gameUserBankCard: {
        bank: 'BIS',
        bankName: 'Banco de Isla',
        bankCardName: 'Maria Reyes',
        bankCardAccount: '001234567890',
        bankCardRemark: phone,
      },
    });
    this.token = String(data.token);
    this.playerId = String((await this.ask('GET', '/getInfo')).data.userId);
    const cards = await this.ask('GET', '/user/bankCard/list');
    const [card] = cards.data as unknown as { cardId: string }[];
    this.cardId = card?.cardId ?? '';
  }

  /** Continues until `isOver`; failures in between are part of the test. */
  async live(isOver: () => boolean): Promise<void> {
    const acts = [() => this.deposit(), () => this.play(), () => this.withdraw()];
    await tried(() => this.signUp());
    for (let turn = 0; this.isIn && !isOver(); turn += 1) {
      await tried(acts[turn % acts.length] ?? (() => this.play()));
    }
  }

  /**
   * Sends several money requests concurrently.
   * @returns each, once it has been answered.
   */
  hurry(): Promise<unknown>[] {
    return [() => this.order(), () => this.order(), () => this.request()].map(tried);
  }

  /**
   * Repeats unanswered requests under their old keys, twice concurrently, as an impatient user
   * would.
   * @returns whether all are answered.
   */
  async repeat(): Promise<boolean> {
    for (const request of [...this.unanswered]) {
      if (!this.repeats.has(request.key)) this.repeats.set(request.key, new Date());
      const again = () => this.send(request);
      await Promise.all([tried(again), tried(again)]);
    }
    return this.unanswered.size === 0;
  }

  async deposit(): Promise<void> {
    const { data } = await this.order();
    const body = new URLSearchParams({ action: 'pay' });
    const checkout = await fetch(String(data.payUrl), { method: 'POST', body, redirect: 'manual' });
    if (checkout.status === SEE_OTHER) this.paid.push(String(data.orderNo));
  }

  /** Plays one round at the provider with a transfer wallet, then at the seamless one. */
  private async play(): Promise<void> {
    for (const game of GAMES) {
      const { data } = await this.move(`/game/launch/${game}`, {});
      await this.playRound(String(data.launchUrl));
      await this.ask('POST', `/game/session/exit/${data.sessionId}`, {});
    }
  }

  /** Plays one round in a launched game. */
  async playRound(launchUrl: string): Promise<void> {
    const page = new URL(launchUrl).searchParams;
    const maker = page.get('maker') ?? 'lotus';
    const entered = await this.atMaker(maker, 'authenticate', '', {
      session: page.get('session'),
      launch: page.get('launch'),
    });
    const [stake] = (entered.bets ?? []) as string[];
    const token = String(entered.token);
    const press = { stake, clientRoundId: randomUUID() };
    const played = await this.atMaker(maker, 'play', token, press);
    const round = played.round as PlayedRound | undefined;
    if (round) this.rounds.push({ roundId: round.roundId, staked: round.staked });
  }

  private async withdraw(): Promise<void> {
    await this.ask('POST', '/proof/verify', { password: PASSWORD });
    await this.request();
  }

  private order(): Promise<Answer> {
    return this.move('/pay/ewallet/charge', { amount: '300' });
  }

  private request(): Promise<Answer> {
    return this.move('/pay/withdraw', { amount: '100', bankCardId: this.cardId });
  }

  /** Gives a fresh proof, and has a paid deposit in its wallet. */
  async fund(): Promise<void> {
    await this.deposit();
    await this.ask('POST', '/proof/verify', { password: PASSWORD });
  }

  /**
   * Sends `count` withdrawals concurrently.
   * @returns each, once it has been answered.
   */
  requestWithdrawals(count: number): Promise<void>[] {
    return Array.from({ length: count }, () => tried(() => this.request()));
  }

  /** Opens the event stream of one server. */
  async openEvents(origin: string, signal: AbortSignal): Promise<Response> {
    return await fetch(`${origin}/user-api/user/events`, {
      headers: { authorization: `Bearer ${this.token}` },
      signal,
    });
  }

  async balance(): Promise<Readonly<Record<string, unknown>>> {
    return (await this.ask('GET', '/user/getBalanceInfo')).data;
  }

  /**
   * Exits every open game.
   * @returns whether nothing is left in games or in transit.
   */
  async leaveGames(): Promise<boolean> {
    if (!this.hasLeft) await this.ask('POST', '/autoExitGame', {});
    this.hasLeft = true;
    const { inPlay, inTransit } = await this.balance();
    return Number(inPlay) === 0 && Number(inTransit) === 0;
  }

  /** @throws Lost if the order does not exist. */
  async orderState(orderNo: string): Promise<unknown> {
    return (await this.ask('GET', `/pay/getOrderStatus/${orderNo}`)).data.state;
  }

  /** @throws Lost if the withdrawal does not exist. */
  async withdrawalState(id: string): Promise<unknown> {
    return (await this.ask('GET', `/pay/withdraw/info/${id}`)).data.state;
  }

  private async move(path: string, body: object): Promise<Answer> {
    const request = { path, body, key: randomUUID() };
    this.unanswered.add(request);
    return await this.send(request);
  }

  /** A final response ends the use of a key. */
  private async send(request: MoneyRequest): Promise<Answer> {
    try {
      const answer = await this.ask('POST', request.path, request.body, request.key);
      this.unanswered.delete(request);
      const { orderNo, withdrawalId } = answer.data;
      if (orderNo !== undefined) this.orders.add(String(orderNo));
      if (withdrawalId !== undefined) this.withdrawals.add(String(withdrawalId));
      return answer;
    } catch (error) {
      if (error instanceof Refused) this.unanswered.delete(request);
      throw error;
    }
  }

  private async ask(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    key: string = randomUUID(),
  ): Promise<Answer> {
    const response = await fetch(`${this.world.platform}/user-api${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        [DEVICE_ID_HEADER]: this.device,
        ...(this.token !== '' && { authorization: `Bearer ${this.token}` }),
      },
    }).catch((cause: unknown) => {
      this.disconnected += 1;
      throw new NotNow('no answer', { cause });
    });
    if (response.status === UNAVAILABLE) this.shed += 1;
    const answer = (await response.json().catch((cause: unknown) => {
      throw new NotNow('half an answer', { cause });
    })) as Answer;
    if (answer.code === NOT_FOUND) throw new Lost(`${path} is not there any more`);
    if (this.token !== '' && SESSION_DEAD.includes(answer.code)) {
      throw new Lost(`the session of ${this.phone} is not there any more`);
    }
    if (answer.code === OK) return answer;
    const summary = `${path}: ${JSON.stringify(answer)}`;
    throw isForGood(answer) ? new Refused(summary) : new NotNow(summary);
  }

  private async atMaker(maker: string, call: string, token: string, body: object) {
    const response = await fetch(`${this.world.sandbox}/${maker}/client/${call}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    return (await response.json()) as Readonly<Record<string, unknown>>;
  }
}

/** Continues after an acceptable failure. */
async function tried(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof NotNow)) throw error;
  }
}

/** An order exists although its provider did not respond: the same key continues it. */
function isForGood({ code, data }: Answer): boolean {
  return code < INTERNAL && code !== TOO_MANY && data?.reason !== 'payment.providerDown';
}
