import type { Call, RequestOf } from '../calls/define.ts';
import type { Envelope } from '../envelope.ts';

/** What came back, as it came. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body, where it is an envelope of `code` and `msg`. */
  readonly envelope: Envelope | undefined;
}

export interface SendOptions {
  /** Null or absent: without a token. */
  readonly token?: string | null;
  readonly lang?: string;
  /** Absent: a new one where the call needs one. Null: none. */
  readonly idempotencyKey?: string | null;
  /** Absent: that of the suite, one for all of its calls. Null: none. */
  readonly deviceId?: string | null;
  /** Another method than the contract's. */
  readonly method?: string;
}

export interface Player {
  readonly token: string;
  /** Known where the player logged in by them. */
  readonly username?: string | undefined;
  readonly password?: string | undefined;
}

/** A back end that is looked at. */
export interface BackEnd {
  /** Makes a call with any arguments, and takes whatever comes back. */
  send(call: Call, args?: object, options?: SendOptions): Promise<Answer>;
  /**
   * Data of a call that must succeed.
   * @throws {Fault} when it does not
   */
  ask<C extends Call>(call: C, args: RequestOf<C>, options?: SendOptions): Promise<unknown>;
  /** Fetches a path below the base that no call of the contract has. */
  fetchPath(path: string, init?: RequestInit): Promise<Answer>;
  /**
   * A player to ask as; the same one each time.
   * @throws {NotApplicable} when the suite was given no way to have one
   */
  player(): Promise<Player>;
  /** Another player, whose things are nobody else's business. */
  otherPlayer(): Promise<Player>;
  /** A session of its own, to be ended. */
  newSession(): Promise<Player>;
  /** A captcha with its answer; null where the suite was given no way to read one. */
  captcha(): Promise<{ readonly uuid: string; readonly code: string } | null>;
}

export interface ConformanceCase {
  /** Distinct; begins with the id of the call, or with what it is about. */
  readonly name: string;
  /** Why it is asked: what breaks without it, or where it is written. */
  readonly reason: string;
  /** The call that it is about; absent for the rules of all. */
  readonly call?: Call;
  /** @throws {Fault} when the back end fails, {NotApplicable} when it cannot be checked */
  run(backEnd: BackEnd): Promise<void>;
}

/** Where the back end falls short. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** The reason why it cannot be checked here. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable';
}

/** @throws {Fault} when `condition` does not hold */
export function must(condition: unknown, fault: string): asserts condition {
  if (!condition) throw new Fault(fault);
}
