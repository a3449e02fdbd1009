import { compile } from '@fastify/proxy-addr';
import { codes } from '@parlor/api';
import type { Locale } from '@parlor/api/entities';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BlockList } from '../blocks/block-list.ts';
import { refusal } from './envelope.ts';
import { ApiError } from './errors.ts';

const HTTP_FORBIDDEN = 403;

export interface BlockedOptions {
  readonly blocks: BlockList;
  /** Name of the header in which a trusted proxy states the country; undefined without one. */
  readonly countryHeader: string | undefined;
  readonly trustProxy: readonly string[];
}

/** Whether the client is on the block list now, by address or country. */
export type IsBlocked = (request: FastifyRequest) => Promise<boolean>;

export function blockedBy(options: BlockedOptions): IsBlocked {
  const getCountry = countryReader(options);
  return (request) => options.blocks.isBlocked(request.ip, getCountry(request));
}

/**
 * Answers HTTP 403 to blocked clients, on every call of the contract (product decisions 2, 20). The
 * page itself is still served, so that it can show the reason; health checks and calls of third
 * parties are outside of this scope.
 */
export function refuseBlocked(
  scope: FastifyInstance,
  isBlocked: IsBlocked,
  getLocale: (request: FastifyRequest) => Locale,
): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (!(await isBlocked(request))) return undefined;
    return reply
      .code(HTTP_FORBIDDEN)
      .header('cache-control', 'no-store')
      .send(refusal(getLocale(request), new ApiError(codes.forbidden, 'forbidden'), request.id));
  });
}

/** The header is trusted only behind a trusted proxy: any other client could forge it. */
function countryReader({
  countryHeader,
  trustProxy,
}: Omit<BlockedOptions, 'blocks'>): (request: FastifyRequest) => string | undefined {
  if (countryHeader === undefined || trustProxy.length === 0) return () => undefined;
  const isTrusted = compile([...trustProxy]);
  return (request) => {
    const peer = request.socket.remoteAddress;
    if (peer === undefined || !isTrusted(peer, 0)) return undefined;
    const said = request.headers[countryHeader];
    return typeof said === 'string' && /^[a-z]{2}$/i.test(said) ? said : undefined;
  };
}
