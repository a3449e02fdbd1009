import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { read } from '../http/errors.ts';
import { sendPage } from '../http/page.ts';
import { requireSignature } from '../http/signed-scope.ts';
import type { Credentials } from '../settings.ts';
import { inboxPage } from './inbox-page.ts';
import type { Inbox } from './messages.ts';

const outgoing = z.object({
  messageId: z.string().min(1).max(128),
  to: z.string().min(1).max(32),
  text: z.string().min(1).max(2_000),
});

const question = z.object({ phone: z.string().max(32).optional() });

/** More than a person scrolls through. */
const NEWEST = 200;

/** `SMS` of docs/outside-world.md: the carrier's call, and the phone that shows what arrived. */
export function phoneRoutes(
  app: FastifyInstance,
  inbox: Inbox,
  credentials: Credentials,
  clock: Clock,
): void {
  app.register(async (signed) => {
    requireSignature(signed, 'SMS', credentials, clock);
    signed.post('/sms/v1/messages', async (request, reply) => {
      const message = read(outgoing, request.body);
      inbox.receive(message);
      return reply.code(202).send({ messageId: message.messageId, status: 'accepted' });
    });
  });

  app.get('/sms/messages', async (request, reply) => {
    const { phone } = read(question, request.query);
    reply.header('cache-control', 'no-store');
    return inbox.messages(phone ?? null, NEWEST);
  });

  app.get('/sms', async (_request, reply) =>
    sendPage(reply, inboxPage(inbox.messages(null, NEWEST))),
  );
}
