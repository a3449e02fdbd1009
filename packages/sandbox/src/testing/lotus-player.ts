import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { SlotClientConfig, SlotClientOutcome } from '../games/slot/math.ts';
import type { AuthenticateAnswer, PlayAnswer, Refusal } from '../makers/lotus/client-api.ts';
import { callSigned, TEST_GAME } from './start-sandbox.ts';

export type Opened = AuthenticateAnswer<SlotClientConfig, SlotClientOutcome>;
export type Played = PlayAnswer<SlotClientOutcome>;

export interface PageAnswer<Body> {
  readonly httpStatus: number;
  readonly body: Body;
}

/** Calls of the platform and of a game page for one player at Lotus, or at another maker. */
export class LotusPlayer {
  readonly origin: string;
  readonly playerRef: string;
  readonly maker: 'lotus' | 'orbit';
  readonly fundRef = 'cash';
  sessionId = '';
  launchToken = '';
  token = '';
  /** The time of its signatures; the sandbox refuses one minutes away from its own clock. */
  clock: () => number = Date.now;

  constructor(origin: string, playerRef = `p-${randomUUID()}`, maker: 'lotus' | 'orbit' = 'lotus') {
    this.maker = maker;
    this.origin = origin;
    this.playerRef = playerRef;
  }

  sessionBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
    this.launchToken = `${this.playerRef}/${this.fundRef}/${randomUUID()}`;
    return {
      playerRef: this.playerRef,
      gameCode: TEST_GAME.slug,
      currency: 'PHP',
      locale: 'en_US',
      platform: 'mobile',
      mode: 'real',
      walletMode: this.maker === 'lotus' ? 'transfer' : 'seamless',
      fundRef: this.fundRef,
      launchToken: this.launchToken,
      returnUrl: 'http://localhost:8080/pages/gamePostMessagePage',
      cashierUrl: 'http://localhost:8080/pages/account/recharge',
      theme: 'green',
      limits: { maxStake: '100.00', minSpinMs: 0, autoplay: false },
      ...changes,
    };
  }

  provider(method: 'GET' | 'POST', path: string, body?: unknown) {
    const { origin, maker } = this;
    return callSigned(origin, 'SMP', method, `/${maker}${path}`, body, maker, this.clock());
  }

  transfer(direction: 'in' | 'out', amount: string, transferId: string = randomUUID()) {
    const { playerRef, fundRef } = this;
    const body = { transferId, direction, playerRef, fundRef, amount, currency: 'PHP' };
    return this.provider('POST', '/v1/transfers', body);
  }

  async page<Body>(call: string, body: unknown = {}): Promise<PageAnswer<Body>> {
    const response = await fetch(`${this.origin}/${this.maker}/client/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      body: JSON.stringify(body),
    });
    return { httpStatus: response.status, body: (await response.json()) as Body };
  }

  async openSession(changes: Record<string, unknown> = {}): Promise<void> {
    const answer = await this.provider('POST', '/v1/sessions', this.sessionBody(changes));
    expect(answer.status).toBe(200);
    this.sessionId = String(answer.body.sessionId);
  }

  /** Opens a session and exchanges its launch token. */
  async open(changes: Record<string, unknown> = {}): Promise<Opened> {
    await this.openSession(changes);
    const body = { session: this.sessionId, launch: this.launchToken };
    const answer = await this.page<Opened>('authenticate', body);
    expect(answer).toMatchObject({ httpStatus: 200, body: { status: 'OK' } });
    this.token = answer.body.token;
    return answer.body;
  }

  play(stake: string, clientRoundId: string = randomUUID()) {
    return this.page<Played | Refusal>('play', { stake, clientRoundId });
  }

  /** Plays a valid round. */
  async round(stake: string, clientRoundId?: string): Promise<Played> {
    const { body } = await this.play(stake, clientRoundId);
    if (body.status !== 'OK') throw new Error(`the round was refused: ${body.status}`);
    return body;
  }
}
