import { timingSafeEqual } from 'node:crypto';
import { documents, site } from '@parlor/api/calls';
import type { Module } from '../../platform/platform.ts';
import { getDocument, readSite, toSiteInfo } from './store.ts';

/**
 * A fixed, non-secret value: the lookup header of docs/product.md (Calls) (product decision 8).
 */
export const DOMAIN_LOOKUP_AUTHORIZATION = 'Bearer parlor-domain-lookup';

/** Public information about the site. */
export const siteModule: Module = ({ core, calls, beyondCalls }) => {
  const { db, config } = core;

  calls.public(site.getWebsiteInfo, async ({ locale }) =>
    toSiteInfo(await readSite(db), locale, config),
  );

  calls.public(documents.getDocument, async ({ args, locale }) =>
    getDocument(await readSite(db), args.name, locale),
  );

  beyondCalls((app) => {
    app.get('/domain/lookup', async (request, reply) => {
      const given = Buffer.from(request.headers.authorization ?? '');
      const expected = Buffer.from(DOMAIN_LOOKUP_AUTHORIZATION);
      const known = given.length === expected.length && timingSafeEqual(given, expected);
      return reply
        .header('cache-control', 'no-store')
        .send(
          known
            ? { code: 200, data: { domain: config.http.publicOrigin } }
            : { code: 403, data: null },
        );
    });
  });
};
