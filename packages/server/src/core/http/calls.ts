import type { Call, Envelope, ParsedRequestOf, Reason, ResponseOf } from '@parlor/api';
import { DEVICE_ID_HEADER } from '@parlor/api/constants';
import type { Locale } from '@parlor/api/entities';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { safeParse } from 'zod/v4/core';
import { messageFor } from '../../locales/index.ts';
import { limitedAddress } from './address.ts';
import { readArguments } from './arguments.ts';
import {
  bearerToken,
  hashToken,
  isPlayer,
  type Principal,
  type SessionHolder,
  type Sessions,
} from './authentication.ts';
import { hashDevice } from './device.ts';
import { success, warning } from './envelope.ts';
import { refused, sessionDead } from './errors.ts';
import { readMultipart } from './multipart.ts';
import { negotiateEncoding, Prepared } from './prepared.ts';

/** Context of every handler. */
export interface CallContext<C extends Call> {
  /** Validated by the contract; no other part of the request reaches a handler. */
  readonly args: ParsedRequestOf<C>;
  /** The locale of the response. */
  readonly locale: Locale;
  /** Client address, behind the trusted proxies; see `limitedAddress`. */
  readonly address: string;
  readonly userAgent: string;
  /** Hash of the device id that the request carries; see `hashDevice`. */
  readonly deviceHash: string;
  readonly requestId: string;
  /** Names the request and the call on every line; redacts secrets. */
  readonly log: FastifyBaseLogger;
}

export interface PublicContext<C extends Call> extends CallContext<C> {
  /** The caller, for calls whose contract uses a token if there is one. */
  readonly principal: Principal | null;
}

export interface PlayerContext<C extends Call> extends CallContext<C> {
  readonly principal: Principal;
}

export interface HolderContext<C extends Call> extends CallContext<C> {
  /** A player, or a social login that has no phone yet (product decision 21). */
  readonly holder: SessionHolder;
}

export interface MoneyContext<C extends Call> extends PlayerContext<C> {
  /** Created by the client before the confirm screen sends, kept until a final response (S3). */
  readonly idempotencyKey: string;
}

/** A valid result with a warning for the player (code 10400). */
export class Warned<Data> {
  readonly data: Data;
  readonly reason: Reason;
  readonly params: Readonly<Record<string, string>>;

  constructor(data: Data, reason: Reason, params: Readonly<Record<string, string>> = {}) {
    this.data = data;
    this.reason = reason;
    this.params = params;
  }
}

export type Handler<C extends Call, Context> = (
  context: Context,
) => Promise<ResponseOf<C> | Warned<ResponseOf<C>> | Prepared<ResponseOf<C>>>;

export interface RouteOptions {
  /** Also accepts POST where the contract says GET. A PUT always accepts POST too. */
  readonly alsoPost?: boolean;
}

/** Registers calls of the contract, by the kind of caller that the contract names. */
export interface CallRoutes {
  /** A public call. */
  public<C extends Call>(
    call: C,
    handler: Handler<C, PublicContext<C>>,
    options?: RouteOptions,
  ): void;
  /** A call of a player. */
  player<C extends Call>(
    call: C,
    handler: Handler<C, PlayerContext<C>>,
    options?: RouteOptions,
  ): void;
  /** A call that a social login may also make before it has a phone (product decision 21). */
  holder<C extends Call>(
    call: C,
    handler: Handler<C, HolderContext<C>>,
    options?: RouteOptions,
  ): void;
  /**
   * A call of a player with a file.
   *
   * @param admit runs before the body is read.
   */
  upload<C extends Call>(
    call: C,
    admit: (principal: Principal) => Promise<void>,
    handler: Handler<C, PlayerContext<C>>,
  ): void;
  /** A call of a player that moves money, and so requires an idempotency key. */
  money<C extends Call>(
    call: C,
    handler: Handler<C, MoneyContext<C>>,
    options?: RouteOptions,
  ): void;
}

/** Node lower-cases header names. */
const DEVICE_HEADER = DEVICE_ID_HEADER.toLowerCase();

const JSON_TYPE = 'application/json; charset=utf-8';

const IDEMPOTENCY_KEY = /^[\w-]{8,128}$/;

/**
 * @param scope the scope below the API prefix.
 * @param getLocale the locale of the response to a request.
 */
export function createCallRoutes(
  scope: FastifyInstance,
  sessions: Sessions,
  getLocale: (request: FastifyRequest) => Locale,
): CallRoutes {
  function register<C extends Call>(
    call: C,
    options: RouteOptions,
    answer: (request: FastifyRequest, holder: SessionHolder | null) => Promise<unknown>,
  ): void {
    const methods = [call.method, ...(call.method === 'PUT' || options.alsoPost ? ['POST'] : [])];
    scope.route({
      method: methods,
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const holder = await getHolder(call, request);
        const result = await answer(request, holder);
        const locale = getLocale(request);
        reply.header('cache-control', 'no-store');
        if (!(result instanceof Prepared)) return reply.send(getEnvelope(call, locale, result));
        const encoding = negotiateEncoding(request.headers['accept-encoding']);
        const body = await result.encode(encoding, (data) =>
          JSON.stringify(getEnvelope(call, locale, data)),
        );
        if (encoding !== 'identity') reply.header('content-encoding', encoding);
        return reply.header('vary', 'accept-encoding').type(JSON_TYPE).send(body);
      },
    });
  }

  async function getHolder(call: Call, request: FastifyRequest): Promise<SessionHolder | null> {
    if (call.auth === 'none') return null;
    const token = bearerToken(request.headers.authorization);
    const holder =
      token === undefined
        ? null
        : await sessions.find(hashToken(token), { activity: call.activity });
    if (holder === null && call.auth === 'player') throw sessionDead();
    return holder;
  }

  function createContext<C extends Call>(
    call: C,
    request: FastifyRequest,
    body: unknown = request.body,
  ): CallContext<C> {
    const { params: path, query } = request;
    return {
      // The contract's own schema has just parsed it; the type follows from the call.
      args: readArguments(call, { path, query, body }) as ParsedRequestOf<C>,
      locale: getLocale(request),
      address: limitedAddress(request.ip),
      deviceHash: hashDevice(request.headers[DEVICE_HEADER]),
      userAgent: request.headers['user-agent']?.slice(0, 400) ?? '',
      requestId: request.id,
      log: request.log.child({ call: call.id }),
    };
  }

  return {
    public(call, handler, options = {}) {
      mustBe(call, call.auth !== 'player' && !call.idempotent, 'public');
      register(call, options, (request, holder) =>
        handler({
          ...createContext(call, request),
          principal: holder !== null && isPlayer(holder) ? holder : null,
        }),
      );
    },
    player(call, handler, options = {}) {
      mustBe(call, isOfPlayers(call) && !call.idempotent, 'player');
      register(call, options, (request, holder) =>
        handler({ principal: player(holder), ...createContext(call, request) }),
      );
    },
    holder(call, handler, options = {}) {
      mustBe(call, call.auth === 'player' && call.beforeBinding, 'holder');
      register(call, options, (request, holder) =>
        handler({ holder: known(holder), ...createContext(call, request) }),
      );
    },
    upload(call, admit, handler) {
      mustBe(call, isOfPlayers(call) && call.in === 'multipart', 'upload');
      register(call, {}, async (request, holder) => {
        const principal = player(holder);
        await admit(principal);
        const body = await readMultipart(request);
        return await handler({ principal, ...createContext(call, request, body) });
      });
    },
    money(call, handler, options = {}) {
      mustBe(call, isOfPlayers(call) && call.idempotent, 'money');
      register(call, options, (request, holder) => {
        const principal = player(holder);
        const key = request.headers['idempotency-key'];
        if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) {
          throw refused('idempotency.missing');
        }
        return handler({
          ...createContext(call, request),
          principal,
          idempotencyKey: key,
        });
      });
    },
  };
}

/** The contract and the handler must agree on the kind of caller; checked at server start. */
function mustBe(call: Call, agreed: boolean, kind: keyof CallRoutes): void {
  if (!agreed) throw new Error(`${call.id} is not a ${kind} call by its contract`);
}

/** Players only: not social logins without a phone. */
function isOfPlayers(call: Call): boolean {
  return call.auth === 'player' && !call.beforeBinding;
}

function known(holder: SessionHolder | null): SessionHolder {
  if (holder === null) throw sessionDead();
  return holder;
}

/** The session is valid, so this is 422 and not 401: nobody is logged out (product decision 40). */
function player(holder: SessionHolder | null): Principal {
  const someone = known(holder);
  if (!isPlayer(someone)) throw refused('phone.unbound');
  return someone;
}

/** Only fields of the contract leave the server. */
function getEnvelope(call: Call, locale: Locale, result: unknown): Envelope {
  const warned = result instanceof Warned ? result : undefined;
  const answer = safeParse(call.response, warned ? warned.data : result);
  if (!answer.success) {
    throw new Error(`${call.id} returned data that violates its contract`, { cause: answer.error });
  }
  return warned
    ? warning(messageFor(locale, warned.reason, warned.params), answer.data, call.beside)
    : success(locale, answer.data, call.beside);
}
