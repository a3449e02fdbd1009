import type { Call, RequestOf } from '../calls/define.ts';
import type { Envelope } from '../envelope.ts';

/** The raw response. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body, if it is an envelope of `code` and `msg`. */
  readonly envelope: Envelope | undefined;
}

export interface SendOptions {
  /** Null or absent: without a token. */
  readonly token?: string | null;
  readonly lang?: string;
  /** Absent: a new one if the call requires one. Null: none. */
  readonly idempotencyKey?: string | null;
  /** Absent: that of the suite, one for all of its calls. Null: none. */
  readonly deviceId?: string | null;
  /** Another method than the contract's. */
  readonly method?: string;
}

export interface Player {
  readonly token: string;
  /** Known if the player logged in with them. */
  readonly username?: string | undefined;
  readonly password?: string | undefined;
}

/** A back end under test. */
export interface BackEnd {
  /** Makes a call with any arguments, and returns any response. */
  send(call: Call, args?: object, options?: SendOptions): Promise<Answer>;
  /**
   * Data of a call that must succeed.
   * @throws {Fault} otherwise
   */
  ask<C extends Call>(call: C, args: RequestOf<C>, options?: SendOptions): Promise<unknown>;
  /** Fetches a path below the base outside of the contract. */
  fetchPath(path: string, init?: RequestInit): Promise<Answer>;
  /**
   * A player for requests; the same one each time.
   * @throws {NotApplicable} if the suite has no source of players
   */
  player(): Promise<Player>;
  /** Another player, for tests of access control. */
  otherPlayer(): Promise<Player>;
  /** A separate session, to be ended. */
  newSession(): Promise<Player>;
  /** A captcha with its answer; null if the suite has no way to read one. */
  captcha(): Promise<{ readonly uuid: string; readonly code: string } | null>;
}

export interface ConformanceCase {
  /** Unique; begins with the id of the call, or with the topic. */
  readonly name: string;
  /** The reason for the case: what breaks without it, or where it is documented. */
  readonly reason: string;
  /** @throws {Fault} if the back end fails, {NotApplicable} if it cannot be checked */
  run(backEnd: BackEnd): Promise<void>;
}

/** A failure of the back end. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** The reason why it cannot be checked here. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable';
}

/** @throws {Fault} unless `condition` holds */
export function must(condition: unknown, fault: string): asserts condition {
  if (!condition) throw new Fault(fault);
}
