import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const HSTS_SECONDS = 31_536_000;

export interface PolicySources {
  readonly publicOrigin: string;
  readonly sandboxOrigin: string;
  /** `'sha256-…'` of each inline script of the built page. */
  readonly scriptHashes: readonly string[];
}

/**
 * The page's Content-Security-Policy (S22). Hashes, not nonces, so that the page can be cached.
 * Inline styles are allowed: the primitives set positions at run time, and a style cannot run code.
 *
 * @param frameAncestors origins that may frame the page.
 */
export function contentSecurityPolicy(
  sources: PolicySources,
  frameAncestors: "'none'" | "'self'" = "'none'",
): string {
  const { sandboxOrigin, scriptHashes } = sources;
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    // The last one counts visits, if the site has a tracking pixel and the visitor consents
    // (product decision 36).
    `img-src 'self' data: ${sandboxOrigin} https://www.facebook.com`,
    "font-src 'self' data:",
    `media-src 'self' ${sandboxOrigin}`,
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src 'self' ${sandboxOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
    ...(isTls(sources.publicOrigin) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Hashes of the inline scripts of a page, in the policy's format. */
export function getScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi);
  return [...scripts].map((match) => {
    const digest = createHash('sha256')
      .update(match[1] ?? '')
      .digest('base64');
    return `'sha256-${digest}'`;
  });
}

/** Headers of every response (S23). The policy itself is set where pages are sent. */
export async function addSecurityHeaders(app: FastifyInstance, publicOrigin: string) {
  await app.register(helmet, {
    // A response other than the app's page may load nothing at all.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // The checkout and social login open in another tab and must keep their reference to the app.
    // Outside a secure context, as on a phone in the local network, a browser ignores the header
    // with an error.
    crossOriginOpenerPolicy: isTrustworthy(publicOrigin) && { policy: 'same-origin-allow-popups' },
    originAgentCluster: isTrustworthy(publicOrigin),
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isTls(publicOrigin) && { maxAge: HSTS_SECONDS },
  });
}

/** Whether a browser treats this origin as a secure context. */
function isTrustworthy(origin: string): boolean {
  return isTls(origin) || /^http:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::|$)/.test(origin);
}

function isTls(origin: string): boolean {
  return origin.startsWith('https://');
}
