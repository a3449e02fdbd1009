import { z } from 'zod';
import type { RoundEvent } from './ports.ts';
import { amount, text } from './values.ts';

const common = { txId: text, roundId: text, playerRef: text, fundRef: text };
const stake = { ...common, gameCode: text, amount, currency: z.string().length(3) };
const closed = z.boolean().nullish().transform(Boolean);
const noReference = z
  .unknown()
  .optional()
  .transform(() => null);

/** The fields that posting needs, by type; other fields are ignored. */
const roundEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('bet'),
    ...stake,
    refTxId: noReference,
    roundClosed: closed,
    freeSpin: z.boolean().default(false).catch(false),
  }),
  z.object({ type: z.literal('win'), ...stake, refTxId: text, roundClosed: closed }),
  // It reverses the amount of its bet, whatever amount it names.
  z.object({
    type: z.literal('rollback'),
    ...common,
    refTxId: text,
    gameCode: text.catch(''),
    amount: amount.catch('0'),
    currency: z.string().catch(''),
    roundClosed: closed.catch(true),
  }),
]);

const types: readonly unknown[] = ['bet', 'win', 'rollback'];

export type ReadRoundEvent =
  | { readonly event: RoundEvent }
  | { readonly unknownType: true }
  /** `field`: the first invalid one; empty if it is no event at all. */
  | { readonly field: string; readonly problem: string };

/** Parses an event of SMP/1, from a report or the feed (docs/outside-world.md, "Games"). */
export function readRoundEvent(raw: unknown): ReadRoundEvent {
  const parsed = roundEvent.safeParse(raw);
  if (parsed.success) return { event: parsed.data };
  const type = typeof raw === 'object' && raw !== null && 'type' in raw ? raw.type : undefined;
  if (typeof type === 'string' && !types.includes(type)) return { unknownType: true };
  const [first] = parsed.error.issues;
  return { field: String(first?.path[0] ?? ''), problem: z.prettifyError(parsed.error) };
}
