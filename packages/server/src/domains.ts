import type { FastifyInstance } from 'fastify';
import type { Core } from './core.ts';
import type { PlatformOptions } from './platform.ts';

/** Everything that the platform is made of, beside its core. */
export interface Domains extends PlatformOptions {
  /** What must be in the database before anybody is answered: the site of an empty database. */
  prepare(): Promise<void>;
  /** The operator's own server, never on the players' origin (S31). */
  readonly operator?: FastifyInstance;
}

/** Puts the domains together. Each stands in its own folder and is named here once. */
export async function createDomains(_core: Core): Promise<Domains> {
  return { modules: [], prepare: async () => {} };
}
