import type {
  AuthenticateAnswer,
  BalanceAnswer,
  PlayAnswer,
  PlayRequest,
  Refusal,
  RefusalStatus,
  ReplayAnswer,
  StepRequest,
  WatchAnswer,
} from '../../makers/lotus/client-api.ts';
import type { EngineConfig } from '../engine.ts';

/** The shell does not read outcomes: the engine's stage knows their shape. */
export type Welcome = AuthenticateAnswer<EngineConfig, unknown>;
export type Played = PlayAnswer<unknown>;
export type Watched = WatchAnswer<unknown, unknown>;

/** The maker's server refused the request. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.status);
    this.refusal = refusal;
  }
}

/** No valid response: retry with the same values. */
export class Lost extends Error {
  override readonly name = 'Lost';
}

/** Statuses that end the session. */
const FATAL: readonly RefusalStatus[] = [
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'USER_DISABLED',
  'INVALID_GAME',
  'WRONG_CURRENCY',
];

export const isFatal = (status: RefusalStatus): boolean => FATAL.includes(status);

/** The maker whose server this page was opened by; an unknown name would reach no server. */
const maker =
  new URL(window.location.href).searchParams.get('maker') === 'orbit' ? 'orbit' : 'lotus';

const TIMEOUT_MS = 8_000;
/** A `watch` is answered late on purpose (client-api.ts). */
const WATCH_TIMEOUT_MS = 20_000;

async function post<Answer extends { readonly status: 'OK' }>(
  call: string,
  body: object,
  token: string | null,
  timeoutMs: number = TIMEOUT_MS,
): Promise<Answer> {
  let response: Response;
  let answer: Answer | Refusal;
  try {
    response = await fetch(`/${maker}/client/${call}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    answer = await response.json();
  } catch (cause) {
    throw new Lost(call, { cause });
  }
  if (response.status >= 500 || typeof answer?.status !== 'string') throw new Lost(call);
  if (answer.status === 'OK') return answer;
  throw new Refused(answer);
}

/** The finished round of a replay's address; no token is needed, and none is given. */
export function requestReplay(replay: string): Promise<ReplayAnswer<EngineConfig, unknown>> {
  return post<ReplayAnswer<EngineConfig, unknown>>('replay', { replay }, null);
}

export interface Api {
  play(request: PlayRequest): Promise<Played>;
  step(request: StepRequest): Promise<Played>;
  watch(seen: string): Promise<Watched>;
  endRound(roundId: string): Promise<BalanceAnswer>;
  balance(): Promise<BalanceAnswer>;
  heartbeat(): Promise<BalanceAnswer>;
  leave(): Promise<BalanceAnswer>;
}

/**
 * Exchanges the launch token. A launch token is valid once, so `held` is the client token of this
 * session after a reload.
 */
export function authenticate(
  session: string,
  launch: string,
  held: string | null,
): Promise<Welcome> {
  return post<Welcome>('authenticate', { session, launch }, held);
}

export function createApi(token: string): Api {
  const round = async (call: string, request: object): Promise<Played> => {
    const answer = await post<Played>(call, request, token);
    // Incomplete response: a retry with the same id returns the whole one.
    if (typeof answer.round?.roundId !== 'string') throw new Lost(call);
    return answer;
  };
  return {
    play: (request) => round('play', request),
    step: (request) => round('step', request),
    watch: (seen) => post('watch', { seen }, token, WATCH_TIMEOUT_MS),
    endRound: (roundId) => post('end-round', { roundId }, token),
    balance: () => post('balance', {}, token),
    heartbeat: () => post('heartbeat', {}, token),
    leave: () => post('leave', {}, token),
  };
}
