import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordAudit } from '../core/audit/record.ts';
import type { Db, Trx } from '../core/database/schema.ts';
import { withTransaction } from '../core/database/transaction.ts';
import { announceSiteChange } from '../core/events/hub.ts';
import type { Core } from '../platform/core.ts';
import type { Operator } from './accounts.ts';
import {
  type AnswerOf,
  type ArgumentsOf,
  formatIssues,
  type OperatorCall,
} from './calls/define.ts';
import { difference } from './difference.ts';
import { OperatorRefusal } from './refusal.ts';

export interface OperatorContext<C extends OperatorCall> {
  readonly args: ArgumentsOf<C>;
  readonly operator: Operator;
  /** As the audit log writes it: `operator:<name>`. */
  readonly actor: string;
}

/** The result of a change: its response, and its entry in the audit log. */
export interface Change<Answer> {
  readonly answer: Answer;
  /** `site`, `player:<id>`, `game:<id>` ... */
  readonly subject: string;
  /** The subject before and after; the log stores the differences. Never a secret. */
  readonly before?: unknown;
  readonly after?: unknown;
  /** Further details for a reviewer, such as the reason. */
  readonly note?: Readonly<Record<string, unknown>>;
}

/** Registers calls of the operator by their effect, so that every change is recorded. */
export interface OperatorRoutes {
  /** Reads alone. */
  read<C extends OperatorCall>(
    call: C,
    handler: (context: OperatorContext<C> & { readonly db: Db }) => Promise<AnswerOf<C>>,
  ): void;
  /** A change: one transaction with its entries in the audit log. */
  change<C extends OperatorCall>(
    call: C,
    handler: (
      context: OperatorContext<C> & { readonly trx: Trx },
    ) => Promise<
      Change<AnswerOf<C>> | { answer: AnswerOf<C>; entries: Omit<Change<never>, 'answer'>[] }
    >,
    /** Runs after the commit, outside the transaction: caches, calls to third parties. */
    then?: (answer: AnswerOf<C>) => Promise<void> | void,
  ): void;
  /** Delegates to a domain that has its own transaction and audit entry. */
  act<C extends OperatorCall>(
    call: C,
    handler: (context: OperatorContext<C>) => Promise<AnswerOf<C>>,
  ): void;
}

/** @param getOperator the authenticated operator of a request. */
export function createOperatorRoutes(
  app: FastifyInstance,
  core: Core,
  getOperator: (request: FastifyRequest) => Operator,
): OperatorRoutes {
  const { db, clock } = core;

  function register<C extends OperatorCall>(
    call: C,
    answer: (context: OperatorContext<C>) => Promise<unknown>,
  ): void {
    app.route({
      method: call.method,
      url: `/operator${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      handler: async (request, reply) => {
        const operator = getOperator(request);
        const actor = `operator:${operator.name}`;
        if (!mayCall(operator, call)) {
          await recordAudit(db, clock, { actor, action: 'operator.refused', subject: call.id });
          throw new OperatorRefusal(
            403,
            `this needs the role ${call.role}; you have ${operator.roles.join(', ')}`,
          );
        }
        const args = readArguments(call, request);
        const result = call.response.safeParse(await answer({ args, operator, actor }));
        if (!result.success) {
          throw new Error(`${call.id} returned data that violates its contract`, {
            cause: result.error,
          });
        }
        return reply.header('cache-control', 'no-store').send(result.data);
      },
    });
  }

  return {
    read(call, handler) {
      register(call, (context) => handler({ ...context, db }));
    },
    change(call, handler, then) {
      register(call, async (context) => {
        const answer = await withTransaction(db, async (trx) => {
          const changed = await handler({ ...context, trx });
          const entries = 'entries' in changed ? changed.entries : [changed];
          for (const { subject, before, after, note } of entries) {
            const differing = difference(before, after);
            if (differing === undefined && note === undefined) continue;
            await recordAudit(trx, clock, {
              actor: context.actor,
              action: call.id,
              subject,
              detail: { ...note, ...differing },
            });
          }
          // Any of them may be visible on a page: pages are rendered again.
          await announceSiteChange(trx);
          return changed.answer;
        });
        await then?.(answer);
        return answer;
      });
    },
    act(call, handler) {
      register(call, handler);
    },
  };
}

function mayCall({ roles }: Operator, { role }: OperatorCall): boolean {
  return role === 'viewer' || roles.includes('admin') || roles.includes(role);
}

/** @throws OperatorRefusal 422 with everything that is wrong. */
function readArguments<C extends OperatorCall>(call: C, request: FastifyRequest): ArgumentsOf<C> {
  const given: unknown = call.method === 'GET' ? request.query : (request.body ?? {});
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new OperatorRefusal(422, 'the arguments must be a JSON object');
  }
  const typed = call.method === 'GET' ? withFlags(call, given) : given;
  const parsed = call.request.safeParse({ ...typed, ...(request.params as object) });
  if (!parsed.success) throw new OperatorRefusal(422, formatIssues(parsed.error));
  if (hasNul(parsed.data)) throw new OperatorRefusal(422, 'a text contains a NUL character');
  // The call's own schema has just parsed it.
  return parsed.data as ArgumentsOf<C>;
}

/** A query contains only text; schemas parse numbers, but not flags. */
function withFlags({ request }: OperatorCall, given: object): object {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const schema = request.shape[name];
      const isFlag =
        schema instanceof z.ZodOptional && schema.def.innerType instanceof z.ZodLiteral;
      return [name, isFlag && value === 'true' ? true : value];
    }),
  );
}

/** PostgreSQL text cannot contain it. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul);
}
