import { renderToReadableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createRoutes } from '../routes/routes.tsx';
import type { App } from './create-app.ts';
import { Root } from './Root.tsx';

/** The HTML of a route, or the address that it redirects to. */
export type RenderedRoute = { html: string } | { redirect: string };

/**
 * Renders the route of an address to the end, without inline scripts.
 *
 * @param address path and query
 * @throws what a component threw while it rendered
 */
export async function renderRoute(app: App, address: string): Promise<RenderedRoute> {
  const handler = createStaticHandler(createRoutes(app));
  const context = await handler.query(new Request(`http://localhost${address}`));
  if (context instanceof Response) return { redirect: context.headers.get('Location') ?? '/' };
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(
    <Root app={app}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Root>,
    {
      // Otherwise React moves large parts to the end, with inline scripts that the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  if (errors.length > 0) throw errors[0];
  return { html };
}
