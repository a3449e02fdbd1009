import { DOMAIN_LOOKUP_TIMEOUT_MS } from '@parlor/api/constants';

/** Settings of the build (product decision 8). The authorization is a fixed, non-secret value. */
const address = import.meta.env.VITE_DOMAIN_LOOKUP_URL ?? '/domain/lookup';
const authorization = import.meta.env.VITE_DOMAIN_LOOKUP_AUTHORIZATION ?? 'Bearer parlor-app';

/**
 * Looks up the domain for invitation and share links (docs/product.md: Calls). Times out after 5 s.
 * @throws on a timeout or an invalid response
 */
export async function lookUpDomain(signal: AbortSignal, fetch = globalThis.fetch): Promise<string> {
  const response = await fetch(address, {
    headers: { Authorization: authorization },
    signal: AbortSignal.any([signal, AbortSignal.timeout(DOMAIN_LOOKUP_TIMEOUT_MS)]),
  });
  const answer: unknown = await response.json();
  const domain = parseDomain(answer);
  if (!response.ok || domain === undefined) throw new Error('The domain lookup has no domain');
  return domain;
}

/** `{ code: 200, data: { domain } }`; a domain is a plain host name. */
export function parseDomain(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { code, data } = answer as { code?: unknown; data?: unknown };
  if (code !== 200 || typeof data !== 'object' || data === null || !('domain' in data)) {
    return undefined;
  }
  const { domain } = data;
  return typeof domain === 'string' && /^[a-z0-9.-]+(:\d+)?$/i.test(domain) ? domain : undefined;
}
