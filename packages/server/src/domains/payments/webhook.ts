import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireSignature } from '../../core/integrations/signed-scope.ts';
import { amount, text } from '../../core/integrations/values.ts';
import type { Core } from '../../platform/core.ts';
import {
  isFinalError,
  recordDeadLetter,
  type Unpostable,
  UnpostableError,
} from '../dead-letters/index.ts';
import { readSite } from '../site/index.ts';
import { failPayout, settlePayout } from '../withdrawals/index.ts';
import { reversePayment } from './reversal.ts';
import { failOrder, settlePayment } from './settle.ts';

/** The payment provider in the audit log and among the dead letters. */
export const PSP = 'psp';

/** The body of the provider's webhook (docs/outside-world.md, Payments). */
const webhook = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('payment.succeeded'),
    orderNo: text,
    txId: text,
    amount,
    currency: z.string().length(3),
  }),
  z.object({ type: z.literal('payment.failed'), orderNo: text }),
  z.object({
    type: z.literal('payment.reversed'),
    chargebackId: text,
    orderNo: text,
    txId: text,
    amount,
    currency: z.string().length(3),
  }),
  z.object({ type: z.literal('payout.paid'), payoutId: text }),
  z.object({ type: z.literal('payout.failed'), payoutId: text }),
]);

const types: readonly string[] = webhook.options.map(({ shape }) => shape.type.value);
const typed = z.object({ type: z.string() });

/**
 * The provider's webhooks. Deliveries repeat and arrive out of order; each may arrive twice. One
 * that can never be posted is acknowledged nevertheless, since a retry would not change it: it
 * becomes a dead letter for an operator to settle (ADR 0038).
 */
export async function answerWebhooks(app: FastifyInstance, core: Core): Promise<void> {
  await app.register(async (scope) => {
    requireSignature(scope, 'PSP', [core.config.outside.psp], core.clock);
    scope.post('/psp/webhook', async (request) => {
      const unpostable = await takeWebhook(core, request.body);
      if (!unpostable) return { received: true };
      const payload = request.body;
      await recordDeadLetter(core, { ...unpostable, party: PSP, channel: 'webhook', payload });
      return { received: true, posted: false };
    });
  });
}

/**
 * Posts a webhook.
 *
 * @returns why it can never be posted; undefined once it is.
 * @throws errors for which a retry may succeed.
 */
export async function takeWebhook(core: Core, body: unknown): Promise<Unpostable | undefined> {
  const event = webhook.safeParse(body);
  if (!event.success) {
    const type = typed.safeParse(body).data?.type;
    return type !== undefined && !types.includes(type)
      ? { reason: 'unknownType', detail: 'this version does not know this type', deferred: true }
      : { reason: 'malformed', detail: z.prettifyError(event.error) };
  }
  try {
    await postWebhook(core, event.data);
    return undefined;
  } catch (error) {
    return getUnpostable(error);
  }
}

/** @throws the error itself if a retry may succeed. */
export function getUnpostable(error: unknown): Unpostable {
  if (error instanceof UnpostableError) return { reason: error.reason, detail: error.message };
  if (isFinalError(error)) return { reason: 'refused', detail: String(error) };
  throw error;
}

async function postWebhook(core: Core, event: z.infer<typeof webhook>): Promise<void> {
  switch (event.type) {
    case 'payment.succeeded':
      return settlePayment(core, await readSite(core.db), event);
    case 'payment.failed':
      return failOrder(core, event.orderNo, 'declined');
    case 'payment.reversed':
      return reversePayment(core, await readSite(core.db), event);
    case 'payout.paid':
      return settlePayout(core, event.payoutId);
    case 'payout.failed':
      return failPayout(core, event.payoutId);
  }
}
