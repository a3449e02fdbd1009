import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { safeParse } from 'zod/v4/core';
import type { Call, ResponseOf } from '../calls/define.ts';
import { codes, type Envelope, type Refusal } from '../envelope.ts';

/**
 * A mock response to one call of the contract. The body is validated against the contract before it
 * is sent, so that a story cannot show an impossible response.
 */
export function answer<C extends Call>(
  call: C,
  respond: (args: Record<string, string>) => ResponseOf<C>,
  { base = '*/user-api', delayMs = 0 }: { base?: string; delayMs?: number } = {},
): HttpHandler {
  return handle(call, base, async (args) => {
    if (delayMs > 0) await delay(delayMs);
    const body = respond(args);
    const fits = safeParse(call.response, body);
    if (!fits.success) throw new Error(`The made-up answer to ${call.id} breaks the contract`);
    return { code: codes.ok, msg: '', data: body };
  });
}

/** A mock refusal: a body code with its reason. */
export function refuse(
  call: Call,
  code: number,
  msg: string,
  refusal?: Refusal,
  { delayMs = 0 }: { delayMs?: number } = {},
): HttpHandler {
  return handle(call, '*/user-api', async () => {
    if (delayMs > 0) await delay(delayMs);
    return { code, msg, data: refusal ?? {} };
  });
}

/** A call that never resolves, for loading states. */
export function hang(call: Call): HttpHandler {
  return handle(call, '*/user-api', async () => {
    await delay('infinite');
    return { code: codes.ok, msg: '' };
  });
}

/** A call whose connection fails. */
export function disconnect(call: Call): HttpHandler {
  return method(call)(path(call, '*/user-api'), () => HttpResponse.error());
}

function handle(
  call: Call,
  base: string,
  respond: (args: Record<string, string>) => Promise<Envelope>,
): HttpHandler {
  return method(call)(path(call, base), async ({ request, params }) => {
    const args: Record<string, string> = Object.fromEntries(new URL(request.url).searchParams);
    for (const name of call.pathParameters) args[name] = String(params[name]);
    if (request.body) Object.assign(args, await parseBody(request));
    const envelope = await respond(args);
    const data = envelope.data;
    const beside = typeof data === 'object' && data ? pick(data, call.beside) : {};
    return HttpResponse.json({ ...envelope, ...beside });
  });
}

const method = (call: Call) =>
  call.method === 'GET' ? http.get : call.method === 'PUT' ? http.put : http.post;

const path = (call: Call, base: string) => base + call.path.replaceAll(/\{(\w+)\}/g, ':$1');

async function parseBody(request: Request): Promise<object> {
  if (request.headers.get('Content-Type')?.startsWith('multipart/')) {
    return Object.fromEntries(await request.clone().formData());
  }
  const text = await request.clone().text();
  if (request.headers.get('Content-Type')?.includes('json')) return JSON.parse(text);
  return Object.fromEntries(new URLSearchParams(text));
}

function pick(source: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(source).filter(([key]) => names.includes(key)));
}
