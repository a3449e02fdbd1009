import type { z } from 'zod';

/**
 * What an operator's account may do. Every account may read the catalogue, the site and what is
 * published; an `admin` may do everything.
 */
export const roles = ['admin', 'content', 'support', 'money', 'viewer'] as const;
export type Role = (typeof roles)[number];

export interface OperatorCallOptions<
  Id extends string,
  Request extends z.ZodObject,
  Response extends z.ZodType,
> {
  /** `<area>.<verb>`. A change is recorded under it in the audit log. */
  readonly id: Id;
  /** The command of `pnpm operator` for this call. */
  readonly command: string;
  readonly method: 'GET' | 'POST';
  /** Path below `/operator`. `{name}` is filled from the argument of that name. */
  readonly path: `/${string}`;
  /** The role that may call it, besides `admin`; `viewer` includes every account. */
  readonly role: Role;
  /** All arguments, those of the path included; an argument that is not named here is refused. */
  readonly request: Request;
  /** Arguments that the command takes without their name, in order. The last one may be a list. */
  readonly positionals?: readonly (keyof z.output<Request> & string)[];
  /** The answer as JSON. */
  readonly response: Response;
  /** One sentence. */
  readonly summary: string;
  /** What a person must know beyond it. */
  readonly details?: string;
  /** What follows `pnpm operator` in an example. */
  readonly examples?: readonly string[];
  /** Fields of `rows` that a table shows; without it every field is a line. */
  readonly columns?: readonly string[];
}

export interface OperatorCall<
  Id extends string = string,
  Request extends z.ZodObject = z.ZodObject,
  Response extends z.ZodType = z.ZodType,
> extends OperatorCallOptions<Id, Request, Response> {
  readonly positionals: readonly (keyof z.output<Request> & string)[];
  readonly examples: readonly string[];
  /** Names of the arguments that fill the path, in order. */
  readonly pathParameters: readonly string[];
}

/** What a handler is given, validated. */
export type ArgumentsOf<C extends OperatorCall> = z.output<C['request']>;
/** What a call answers. */
export type AnswerOf<C extends OperatorCall> = z.output<C['response']>;

/** Defines one call of the operator; server, command, help and documentation are derived from it. */
export function defineOperatorCall<
  const Id extends string,
  Request extends z.ZodObject,
  Response extends z.ZodType,
>(options: OperatorCallOptions<Id, Request, Response>): OperatorCall<Id, Request, Response> {
  return {
    positionals: [],
    examples: [],
    ...options,
    // Written over several lines, read as one.
    ...(options.details && { details: options.details.replaceAll('\n', ' ') }),
    pathParameters: [...options.path.matchAll(/\{(\w+)\}/g)].map((match) => String(match[1])),
  };
}

/** The path with its parameters filled, and what is left of the arguments. */
export function placeOperatorArguments(
  call: OperatorCall,
  args: Readonly<Record<string, unknown>>,
): { path: string; rest: Record<string, unknown> } {
  const rest: Record<string, unknown> = { ...args };
  for (const name of call.pathParameters) delete rest[name];
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(args[name])),
  );
  return { path, rest };
}

/** What is wrong with arguments, a line for all of it. */
export function faultsOf(error: z.ZodError): string {
  return error.issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join('; ');
}
