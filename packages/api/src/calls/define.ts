import type { input, output } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

/** Who may make a call: public, public with an optional token, or players only. */
export type CallAuth = 'none' | 'optional' | 'player';

/**
 * Where arguments outside of the path are sent. `form` is what docs/product.md (Calls) writes as
 * "params" on a POST (product decision 1); a GET always uses `query`. `multipart` carries a file.
 */
export type ArgumentsIn = 'query' | 'form' | 'body' | 'multipart';

export interface CallOptions<
  Id extends string,
  Request extends $ZodType,
  Response extends $ZodType,
> {
  /** Unique name, `<area>.<verb>`; also the first part of the client's cache keys. */
  readonly id: Id;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path below the API base (`/user-api`). `{name}` is filled from the argument of that name. */
  readonly path: `/${string}`;
  readonly auth: CallAuth;
  readonly in: ArgumentsIn;
  /** All arguments, those of the path included. */
  readonly request: Request;
  /** The envelope's `data` when `code` is 200 or 10400. */
  readonly response: Response;
  /** One sentence for readers of the contract. */
  readonly summary: string;
  /** Whether the call is listed in docs/specification/calls.json, or an addition (product decision 6). */
  readonly origin: 'specification' | 'addition';
  /**
   * Fields of `data` that also appear beside it in the envelope, as docs/product.md (Calls) shows
   * them.
   */
  readonly beside?: readonly string[];
  /** A repeated call aborts the previous one (docs/product.md: Calls). Default false. */
  readonly abortable?: boolean;
  /** The call moves money: it needs an `Idempotency-Key` header (product decision 10). */
  readonly idempotent?: boolean;
  /**
   * The call proves user activity, and so extends the idle session (product decision 45). Default
   * false.
   */
  readonly activity?: boolean;
  /**
   * Also open to the token of a social login without a phone, which may only bind, fill the profile
   * and log out (product decision 21). Default false: such a token is answered 422 `phone.unbound`.
   */
  readonly beforeBinding?: boolean;
  /**
   * Uploads and payments time out after 300 s; everything else after 60 s (product decision 22).
   */
  readonly slow?: boolean;
  /** Names of arguments that must never reach a log or an address. */
  readonly secrets?: readonly string[];
}

export interface Call<
  Id extends string = string,
  Request extends $ZodType = $ZodType,
  Response extends $ZodType = $ZodType,
> extends Required<CallOptions<Id, Request, Response>> {
  /** First part of the id: the folder of the contract that defines the call. */
  readonly area: string;
  /** Names of the arguments that fill the path, in order. */
  readonly pathParameters: readonly string[];
}

/** Arguments as a caller passes them. */
export type RequestOf<C> = C extends { readonly request: infer R extends $ZodType }
  ? input<R>
  : never;
/** Arguments as a handler receives them, validated. */
export type ParsedRequestOf<C> = C extends { readonly request: infer R extends $ZodType }
  ? output<R>
  : never;
/** Data of a successful response. */
export type ResponseOf<C> = C extends { readonly response: infer R extends $ZodType }
  ? output<R>
  : never;

/** Defines one call of the contract; client, server, stories and documentation are derived from it. */
export function defineCall<
  const Id extends string,
  Request extends $ZodType,
  Response extends $ZodType,
>(options: CallOptions<Id, Request, Response>): Call<Id, Request, Response> {
  return {
    beside: [],
    abortable: false,
    idempotent: false,
    activity: false,
    beforeBinding: false,
    slow: false,
    secrets: [],
    ...options,
    area: options.id.slice(0, options.id.indexOf('.')),
    pathParameters: [...options.path.matchAll(/\{(\w+)\}/g)].map((match) => String(match[1])),
  };
}
