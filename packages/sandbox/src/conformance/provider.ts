import { randomUUID } from 'node:crypto';
import type { Credentials } from '../settings.ts';
import { signedHeaders } from '../signing.ts';

export interface Answer {
  /** HTTP status. */
  readonly status: number;
  /** The parsed JSON; empty if the response is not JSON. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** How a request differs from a well-signed one. */
export interface SigningFault {
  readonly secret?: string;
  /** Seconds that the timestamp is in the past. */
  readonly ageSeconds?: number;
  /** What the signature covers in place of the request. */
  readonly signedPath?: string;
  readonly signedBody?: string;
  readonly isUnsigned?: boolean;
}

const CALL_TIMEOUT_MS = 15_000;

function parse(text: string): Answer['body'] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The provider under test: calls that are signed as the platform's. */
export class Provider {
  readonly url: string;
  readonly credentials: Credentials;

  constructor(url: string, credentials: Credentials) {
    this.url = url.replace(/\/+$/, '');
    this.credentials = credentials;
  }

  get(path: string, fault?: SigningFault): Promise<Answer> {
    return this.send('GET', path, '', fault);
  }

  post(path: string, body: unknown, fault?: SigningFault): Promise<Answer> {
    return this.send('POST', path, JSON.stringify(body), fault);
  }

  /** @throws if there is no response within 15 s */
  async send(
    method: 'GET' | 'POST',
    path: string,
    raw: string,
    fault: SigningFault = {},
  ): Promise<Answer> {
    const address = new URL(this.url + path);
    const target = address.pathname + address.search;
    const credentials = { ...this.credentials, secret: fault.secret ?? this.credentials.secret };
    const signed = { method, path: fault.signedPath ?? target, body: fault.signedBody ?? raw };
    const now = Date.now() - (fault.ageSeconds ?? 0) * 1_000;
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      headers: {
        ...(raw === '' ? {} : { 'content-type': 'application/json' }),
        ...(fault.isUnsigned ? {} : signedHeaders('SMP', credentials, signed, now)),
      },
      ...(raw === '' ? {} : { body: raw }),
    });
    return { status: response.status, body: parse(await response.text()) };
  }
}

/** The game that the rounds of the suite are played in. */
export interface TestGame {
  readonly gameCode: string;
  /** The lowest stake, as a decimal string. */
  readonly minStake: string;
}

/** A player of one case, with a game session. */
export class TestPlayer {
  readonly provider: Provider;
  readonly game: TestGame;
  readonly currency: string;
  readonly walletMode: 'transfer' | 'seamless';
  readonly playerRef = `conformance-${randomUUID()}`;
  readonly fundRef = 'cash';
  launchToken = '';
  sessionId = '';

  constructor(
    provider: Provider,
    game: TestGame,
    currency: string,
    walletMode: 'transfer' | 'seamless',
  ) {
    this.provider = provider;
    this.game = game;
    this.currency = currency;
    this.walletMode = walletMode;
  }

  /** The body of `POST /v1/sessions`, with a new launch token. */
  createOrder(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
    this.launchToken = `${this.playerRef}/${this.fundRef}/${randomUUID()}`;
    return {
      playerRef: this.playerRef,
      gameCode: this.game.gameCode,
      currency: this.currency,
      locale: 'en_US',
      platform: 'mobile',
      mode: 'real',
      walletMode: this.walletMode,
      fundRef: this.fundRef,
      launchToken: this.launchToken,
      returnUrl: 'http://localhost:8080/pages/gamePostMessagePage',
      cashierUrl: 'http://localhost:8080/pages/account/recharge',
      theme: 'green',
      limits: { maxStake: null, minSpinMs: 0, autoplay: false },
      ...changes,
    };
  }

  async openSession(changes?: Readonly<Record<string, unknown>>): Promise<Answer> {
    const answer = await this.provider.post('/v1/sessions', this.createOrder(changes));
    this.sessionId = String(answer.body.sessionId);
    return answer;
  }

  closeSession(): Promise<Answer> {
    return this.provider.post(`/v1/sessions/${this.sessionId}/close`, { reason: 'conformance' });
  }

  transfer(
    direction: 'in' | 'out',
    amount: string,
    changes: Readonly<Record<string, unknown>> = {},
  ): Promise<Answer> {
    const { playerRef, fundRef, currency } = this;
    const transferId = `conformance-${randomUUID()}`;
    const order = { transferId, direction, playerRef, fundRef, amount, currency, ...changes };
    return this.provider.post('/v1/transfers', order);
  }

  /** Opens a session; a transfer wallet receives `amount`, as at a launch. */
  async enter(amount = '100.00', changes?: Readonly<Record<string, unknown>>): Promise<void> {
    if (this.walletMode === 'transfer') await this.transfer('in', amount);
    await this.openSession(changes);
  }

  /** Plays a round to its end by the provider's test call. */
  play(stake: string = this.game.minStake, pressId: string = randomUUID()): Promise<Answer> {
    return this.#play({ stake, pressId });
  }

  playFreeSpin(stake: string, pressId: string = randomUUID()): Promise<Answer> {
    return this.#play({ stake, pressId, freeSpin: true });
  }

  #play(round: object): Promise<Answer> {
    const { sessionId, launchToken } = this;
    return this.provider.post('/test/rounds', { sessionId, launchToken, ...round });
  }
}
