import type { z } from 'zod';

/**
 * Roles of an operator's account. Every account may read the catalogue, the site and published
 * content; an `admin` may do everything.
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
  /** All arguments, those of the path included; unknown arguments are refused. */
  readonly request: Request;
  /** Positional arguments of the command, in order. The last one may be a list. */
  readonly positionals?: readonly (keyof z.output<Request> & string)[];
  /** The response as JSON. */
  readonly response: Response;
  /** One sentence. */
  readonly summary: string;
  /** What an operator must know beyond the summary. */
  readonly details?: string;
  /** Arguments after `pnpm operator` in an example. */
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
  /** Names of the path's arguments, in order. */
  readonly pathParameters: readonly string[];
}

/** A handler's arguments, validated. */
export type ArgumentsOf<C extends OperatorCall> = z.output<C['request']>;
/** The response of a call. */
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
    // Written over several lines, joined into one.
    ...(options.details && { details: options.details.replaceAll('\n', ' ') }),
    pathParameters: [...options.path.matchAll(/\{(\w+)\}/g)].map((match) => String(match[1])),
  };
}

/** The path with its parameters filled in, and the remaining arguments. */
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

/** The problems of invalid arguments, in one line. */
export function formatIssues(error: z.ZodError): string {
  return error.issues
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
    .join('; ');
}
