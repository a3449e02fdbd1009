import type { FastifyInstance } from 'fastify';

/** The origin of {@link injectedFetch}. */
export const TEST_ORIGIN = 'http://platform.test';

/** `fetch` of a server that does not listen, at {@link TEST_ORIGIN}. */
export function injectedFetch(app: FastifyInstance): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = Buffer.from(await request.arrayBuffer());
    const response = await app.inject({
      method: request.method as 'GET' | 'POST' | 'PUT',
      url: request.url.slice(TEST_ORIGIN.length),
      headers: Object.fromEntries(request.headers),
      ...(body.length > 0 && { payload: body }),
    });
    const headers = Object.entries(response.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return new Response(response.body, { status: response.statusCode, headers });
  };
}
