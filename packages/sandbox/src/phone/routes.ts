import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { read } from '../http/errors.ts';
import { sendPage } from '../http/page.ts';
import { requireSignature } from '../http/signed-scope.ts';
import type { Credentials } from '../settings.ts';
import { keepCaptchas } from './captchas.ts';
import { inboxPage } from './inbox-page.ts';
import type { Inbox } from './messages.ts';

const outgoing = z.object({
  messageId: z.string().min(1).max(128),
  to: z.string().min(1).max(32),
  text: z.string().min(1).max(2_000),
});

const captcha = z.object({
  uuid: z.string().min(1).max(64),
  answer: z.string().min(1).max(16),
});

const captchaQuestion = z.object({ uuid: z.string().max(64) });

const question = z.object({ phone: z.string().max(32).optional() });

/** Maximum number of messages shown. */
const NEWEST = 200;

/** `SMS` of docs/outside-world.md: the carrier's endpoint, and the inbox. */
export function phoneRoutes(
  app: FastifyInstance,
  inbox: Inbox,
  credentials: Credentials,
  clock: Clock,
): void {
  const captchas = keepCaptchas();

  app.register(async (signed) => {
    requireSignature(signed, 'SMS', credentials, clock);
    signed.post('/sms/v1/messages', async (request, reply) => {
      const message = read(outgoing, request.body);
      inbox.receive(message);
      return reply.code(202).send({ messageId: message.messageId, status: 'accepted' });
    });
    signed.post('/sms/v1/captchas', async (request, reply) => {
      captchas.tell(read(captcha, request.body));
      return reply.code(202).send({ status: 'accepted' });
    });
  });

  app.get('/sms/captchas', async (request, reply) => {
    const found = captchas.find(read(captchaQuestion, request.query).uuid);
    reply.header('cache-control', 'no-store');
    return found ?? reply.code(404).send({ status: 'NOT_FOUND' });
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
