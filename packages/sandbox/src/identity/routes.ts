import { randomInt } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { z } from 'zod';
import { read } from '../http/errors.ts';
import { renderPage, sendPage } from '../http/page.ts';
import type { IdentitySettings } from '../settings.ts';
import { people, STRANGER } from './people.ts';
import { createProvider, IDENTITY_PATH } from './provider.ts';
import type { Records } from './records.ts';
import { goneSignInPage, refusedSignInPage, signInPage } from './sign-in-page.ts';

const choice = z.object({
  choice: z.enum([STRANGER, 'cancel', 'fail', ...people.map(({ id }) => id)]),
});

const STRANGER_DIGITS = 10_000_000_000_000;

export interface IdentityRoutes {
  readonly settings: IdentitySettings;
  readonly records: Records;
  /** The sandbox's origin, once it listens. */
  readonly origin: () => string;
  /** The site's origin, an allowed form target. */
  readonly publicOrigin: string;
}

/** `Identity` of docs/outside-world.md: the provider, and the account selection page. */
export function identityRoutes(app: FastifyInstance, options: IdentityRoutes): void {
  const { settings, records, origin, publicOrigin } = options;
  let provider: Promise<Provider> | undefined;
  const opened = () => {
    provider ??= createProvider({
      issuer: `${origin()}${IDENTITY_PATH}`,
      settings,
      records,
      renderError(ctx, error) {
        const { document, policy } = renderPage(refusedSignInPage(settings.clientName, error));
        ctx.set('content-security-policy', policy);
        ctx.type = 'html';
        ctx.body = document;
      },
    });
    return provider;
  };

  app.register(async (scope) => {
    // The library parses bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.all(`${IDENTITY_PATH}/*`, async (request, reply) => {
      const { callback } = await opened().then((ready) => ({ callback: ready.callback() }));
      reply.hijack();
      const raw: typeof request.raw & { originalUrl?: string } = request.raw;
      const { protocol, host } = new URL(origin());
      raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
      raw.headers['x-forwarded-host'] = host;
      raw.originalUrl = raw.url ?? '';
      raw.url = raw.originalUrl.slice(IDENTITY_PATH.length);
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      // Its responses are read by the site's server, and by pages of any origin.
      reply.raw.removeHeader('cross-origin-resource-policy');
      await callback(raw, reply.raw);
    });
  });

  app.register(async (scope) => {
    await scope.register(formbody);
    const path = `${IDENTITY_PATH}/interaction/:uid`;

    /** The pending request; undefined if it was answered already or has expired. */
    const asked = async (request: FastifyRequest, reply: FastifyReply) =>
      (await opened()).interactionDetails(request.raw, reply.raw).catch(() => undefined);

    scope.get(path, async (request, reply) => {
      const interaction = await asked(request, reply);
      if (interaction === undefined) return sendPage(reply, goneSignInPage(publicOrigin), 410);
      const scopes = String(interaction.params.scope ?? '').split(' ');
      return sendPage(reply, {
        ...signInPage({
          action: `${IDENTITY_PATH}/interaction/${interaction.uid}`,
          site: settings.clientName,
          scopes,
        }),
        formTargets: [publicOrigin],
      });
    });

    scope.post(path, async (request, reply) => {
      const given = read(choice, request.body).choice;
      const interaction = await asked(request, reply);
      if (interaction === undefined) return sendPage(reply, goneSignInPage(publicOrigin), 410);
      const next = await (await opened()).interactionResult(
        request.raw,
        reply.raw,
        toResult(given),
        { mergeWithLastSubmission: false },
      );
      return reply.redirect(next, 303);
    });
  });
}

function toResult(given: string) {
  if (given === 'cancel') return { error: 'access_denied', error_description: 'cancelled' };
  if (given === 'fail') return { error: 'temporarily_unavailable', error_description: 'chosen' };
  const digits = String(randomInt(STRANGER_DIGITS)).padStart(13, '0');
  return { login: { accountId: given === STRANGER ? `2${digits}` : given } };
}
