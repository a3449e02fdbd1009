import type { input, output } from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

/** Who may make a call: nobody needs a token, a token is used when there is one, or a player is required. */
export type CallAuth = 'none' | 'optional' | 'player';

/**
 * Where the arguments travel that are not part of the path.
 * `form` is what the specification (Calls) writes as "params" on a POST (product decision 1);
 * a GET always uses `query`. `multipart` carries a file.
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
  /** One sentence for people who read the contract. */
  readonly summary: string;
  /** Is it in the specification (Calls), or one of our additions (product decision 6)? */
  readonly origin: 'specification' | 'addition';
  /** Is it answered by our server yet? Defaults to `built`. */
  readonly status?: 'planned' | 'built';
  /** Fields of `data` that also stand beside it in the envelope, as the specification (Calls) shows them. */
  readonly beside?: readonly string[];
  /** A repeated call aborts the one before it (specification: Calls). Off unless said. */
  readonly abortable?: boolean;
  /** The call moves money: it needs an `Idempotency-Key` header (product decision 10). */
  readonly idempotent?: boolean;
  /** The call shows that a person is there, and so extends the idle session (product decision 45). Off unless said. */
  readonly activity?: boolean;
  /**
   * Also open to the token of a social login that has no phone yet, which may only bind, fill the
   * profile and log out (product decision 21). Off unless said: such a token is answered 422 `phone.unbound`.
   */
  readonly beforeBinding?: boolean;
  /** Uploads and payments may take 300 s; everything else has 60 s (product decision 22). */
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

/** What a caller passes. */
export type RequestOf<C> = C extends { readonly request: infer R extends $ZodType }
  ? input<R>
  : never;
/** What a handler receives, validated. */
export type ParsedRequestOf<C> = C extends { readonly request: infer R extends $ZodType }
  ? output<R>
  : never;
/** What a successful call answers. */
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
    status: 'built',
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
