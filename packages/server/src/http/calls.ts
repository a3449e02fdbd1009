import type { Call, ParsedRequestOf, Reason, ResponseOf } from '@parlor/api';
import type { Locale } from '@parlor/api/entities';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safeParse } from 'zod/v4/core';
import { limitedAddress } from './address.ts';
import { readArguments } from './arguments.ts';
import { bearerToken, hashToken, type Principal, type Sessions } from './authentication.ts';
import { success, warning } from './envelope.ts';
import { refused, sessionDead } from './errors.ts';
import { messageFor } from './messages/index.ts';

/** What every handler is given. */
export interface CallContext<C extends Call> {
  /** Validated by the contract; nothing else of the request reaches a handler. */
  readonly args: ParsedRequestOf<C>;
  /** The language of the answer. */
  readonly locale: Locale;
  /** Where the request came from, behind the proxies that are trusted; see `limitedAddress`. */
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** Names the request and the call on every line; redacts secrets. */
  readonly log: FastifyBaseLogger;
}

export interface PublicContext<C extends Call> extends CallContext<C> {
  /** Who asks, where the contract says that a token is used when there is one. */
  readonly principal: Principal | null;
}

export interface PlayerContext<C extends Call> extends CallContext<C> {
  readonly principal: Principal;
}

export interface MoneyContext<C extends Call> extends PlayerContext<C> {
  /** Made by the client before the confirm screen sends, kept until a final answer (S3). */
  readonly idempotencyKey: string;
}

/** A result that stands, with a message for the player (code 10400). */
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
) => Promise<ResponseOf<C> | Warned<ResponseOf<C>>>;

export interface RouteOptions {
  /** Also answer POST where the contract says GET. A PUT always takes POST too. */
  readonly alsoPost?: boolean;
}

/** Registers calls of the contract, each by the kind of caller that its contract names. */
export interface CallRoutes {
  /** A call that needs no token. */
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
  /** A call of a player that moves money, and so carries an idempotency key. */
  money<C extends Call>(
    call: C,
    handler: Handler<C, MoneyContext<C>>,
    options?: RouteOptions,
  ): void;
}

const IDEMPOTENCY_KEY = /^[\w-]{8,128}$/;

/**
 * @param scope the scope below the API prefix.
 * @param localeOf the language of the answer to a request.
 */
export function createCallRoutes(
  scope: FastifyInstance,
  sessions: Sessions,
  localeOf: (request: FastifyRequest) => Locale,
): CallRoutes {
  function register<C extends Call>(
    call: C,
    options: RouteOptions,
    answer: (request: FastifyRequest, principal: Principal | null) => Promise<unknown>,
  ): void {
    const methods = [call.method, ...(call.method === 'PUT' || options.alsoPost ? ['POST'] : [])];
    scope.route({
      method: methods,
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const principal = await principalOf(call, request);
        const result = await answer(request, principal);
        return respond(call, reply, localeOf(request), result);
      },
    });
  }

  async function principalOf(call: Call, request: FastifyRequest): Promise<Principal | null> {
    if (call.auth === 'none') return null;
    const token = bearerToken(request.headers.authorization);
    const principal =
      token === undefined
        ? null
        : await sessions.find(hashToken(token), { activity: call.activity });
    if (principal === null && call.auth === 'player') throw sessionDead();
    return principal;
  }

  function contextOf<C extends Call>(call: C, request: FastifyRequest): CallContext<C> {
    const { params: path, query, body } = request;
    return {
      // The contract's own schema has just read it; the type follows from the call.
      args: readArguments(call, { path, query, body }) as ParsedRequestOf<C>,
      locale: localeOf(request),
      address: limitedAddress(request.ip),
      userAgent: request.headers['user-agent']?.slice(0, 400) ?? '',
      requestId: request.id,
      log: request.log.child({ call: call.id }),
    };
  }

  return {
    public(call, handler, options = {}) {
      mustBe(call, call.auth !== 'player' && !call.idempotent, 'public');
      register(call, options, (request, principal) =>
        handler({ ...contextOf(call, request), principal }),
      );
    },
    player(call, handler, options = {}) {
      mustBe(call, call.auth === 'player' && !call.idempotent, 'player');
      register(call, options, (request, principal) =>
        handler({ ...contextOf(call, request), principal: known(principal) }),
      );
    },
    money(call, handler, options = {}) {
      mustBe(call, call.auth === 'player' && call.idempotent, 'money');
      register(call, options, (request, principal) => {
        const key = request.headers['idempotency-key'];
        if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) {
          throw refused('idempotency.missing');
        }
        return handler({
          ...contextOf(call, request),
          principal: known(principal),
          idempotencyKey: key,
        });
      });
    },
  };
}

/** The contract and the handler must agree on who may call; found out when the server starts. */
function mustBe(call: Call, agreed: boolean, kind: keyof CallRoutes): void {
  if (!agreed) throw new Error(`${call.id} is not a ${kind} call by its contract`);
}

function known(principal: Principal | null): Principal {
  if (principal === null) throw sessionDead();
  return principal;
}

/** Only what the contract names leaves the server. */
function respond(call: Call, reply: FastifyReply, locale: Locale, result: unknown): FastifyReply {
  const warned = result instanceof Warned ? result : undefined;
  const answer = safeParse(call.response, warned ? warned.data : result);
  if (!answer.success) {
    throw new Error(`${call.id} answered against its contract`, { cause: answer.error });
  }
  return reply
    .header('cache-control', 'no-store')
    .send(
      warned
        ? warning(messageFor(locale, warned.reason, warned.params), answer.data, call.beside)
        : success(locale, answer.data, call.beside),
    );
}
