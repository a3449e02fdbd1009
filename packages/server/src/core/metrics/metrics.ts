import { Counter, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** All metrics of this server; the operator's server publishes them. */
  readonly registry: Registry;
  /**
   * `rendered` for this request, `cached`, left to the browser by design (`browser`), because
   * rendering `failed`, or because too many pages were rendered (`limited`).
   */
  readonly pages: Counter<'result'>;
  readonly pageRendering: Histogram;
  readonly httpRequests: Histogram<'method' | 'route' | 'status'>;
}

/** Each server has its own registry. Labels have few values: never an address, a query or an id. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    pages: new Counter({
      name: 'parlor_pages_total',
      help: 'Navigations, by how their page was made.',
      labelNames: ['result'],
      registers,
    }),
    pageRendering: new Histogram({
      name: 'parlor_page_rendering_seconds',
      help: 'Time to render a page, with its calls.',
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    httpRequests: new Histogram({
      name: 'parlor_http_request_duration_seconds',
      help: 'Requests to the players’ server, by method, route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
  };
}
