import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { bearerToken, hashToken, isPlayer, type Sessions } from '../http/authentication.ts';
import type { IsBlocked } from '../http/block-list.ts';
import { refused, sessionDead, tooMany } from '../http/errors.ts';
import type { EventHub } from './hub.ts';

const PATH = '/user/events';
const HEARTBEAT_MS = 15_000;
/** One stream per browser; more than this is a bug or an attack. */
const MAX_STREAMS = 8;
const RETRY_SECONDS = 30;

/**
 * `GET /user-api/user/events`: server-sent events `balance.changed` without amounts, read by fetch
 * with the bearer header (domain: Concurrency). The first is sent as soon as no later change can be
 * missed, so that a client that reloads its balance on each event never keeps an old one. A stream
 * ends with its session, and when its address is blocked.
 */
export function answerEvents(
  scope: FastifyInstance,
  { hub, sessions, isBlocked }: { hub: EventHub; sessions: Sessions; isBlocked: IsBlocked },
): void {
  const open = new Set<PassThrough>();
  // An open stream would otherwise keep a stopping server alive.
  scope.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  scope.get(PATH, { config: { longLived: true }, compress: false }, async (request, reply) => {
    const token = bearerToken(request.headers.authorization);
    const find = async () =>
      token === undefined ? null : await sessions.find(hashToken(token), { activity: false });
    const principal = await find();
    if (principal === null) throw sessionDead();
    if (!isPlayer(principal)) throw refused('phone.unbound');
    if (hub.countListeners(principal.playerId) >= MAX_STREAMS) throw tooMany(RETRY_SECONDS);

    const stream = new PassThrough();
    open.add(stream);
    const writeEvent = (topic: string) => stream.write(`event: ${topic}\ndata: {}\n\n`);
    const subscription = hub.subscribe(principal.playerId, ({ topic }) => writeEvent(topic));
    const heartbeat = setInterval(() => {
      stream.write(': \n\n');
      Promise.all([find(), isBlocked(request)]).then(
        ([session, blocked]) => (session === null || blocked) && stream.end(),
        (error: unknown) => request.log.warn({ err: error }, 'a session could not be read'),
      );
    }, HEARTBEAT_MS);
    stream.once('close', () => {
      clearInterval(heartbeat);
      subscription.end();
      open.delete(stream);
    });
    // The client disconnected: there is no reader.
    reply.raw.once('close', () => stream.destroy());

    stream.write(': open\n\n');
    subscription.live.then(() => stream.writable && writeEvent('balance.changed'));
    return reply
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .type('text/event-stream; charset=utf-8')
      .send(stream);
  });
}
