import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Core } from '../core.ts';
import { requireSignature } from '../outside/signed-scope.ts';
import { readSite } from '../site/store.ts';
import { failPayout, settlePayout } from '../withdrawals/payout.ts';
import { failOrder, settlePayment } from './settle.ts';

const text = z.string().min(1).max(140);
const amount = z.string().regex(/^\d{1,15}(\.\d{1,3})?$/);

/** What the provider tells (docs/outside-world.md, Payments). */
const webhook = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('payment.succeeded'),
    orderNo: text,
    txId: text,
    amount,
    currency: z.string().length(3),
  }),
  z.object({ type: z.literal('payment.failed'), orderNo: text }),
  z.object({ type: z.literal('payout.paid'), payoutId: text }),
  z.object({
    type: z.literal('payout.failed'),
    payoutId: text,
    reason: z.string().max(140).nullish(),
  }),
]);

/** The provider's webhooks. Deliveries repeat and come out of order; every one may be told twice. */
export async function answerWebhooks(app: FastifyInstance, core: Core): Promise<void> {
  await app.register(async (scope) => {
    requireSignature(scope, 'PSP', core.config.outside.psp, core.clock);
    scope.post('/psp/webhook', async (request, reply) => {
      const event = webhook.safeParse(request.body);
      if (!event.success) return reply.code(422).send({ received: false });
      await take(core, event.data);
      return { received: true };
    });
  });
}

async function take(core: Core, event: z.infer<typeof webhook>): Promise<void> {
  switch (event.type) {
    case 'payment.succeeded':
      return settlePayment(core, await readSite(core.db), event);
    case 'payment.failed':
      return failOrder(core, event.orderNo, 'declined');
    case 'payout.paid':
      return settlePayout(core, event.payoutId);
    case 'payout.failed':
      return failPayout(core, event.payoutId);
  }
}
