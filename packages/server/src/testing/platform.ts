import type { Call, Envelope, RequestOf } from '@parlor/api';
import { placeArguments } from '@parlor/api/client/request';
import { DEVICE_ID_HEADER } from '@parlor/api/constants';
import type { FastifyInstance } from 'fastify';
import { type Config, readConfig } from '../core/config.ts';
import type { Db } from '../core/database/schema.ts';
import { createLogger } from '../core/http/redaction.ts';
import { type Core, createCore } from '../platform/core.ts';
import { API_PREFIX, buildPlatform, type PlatformOptions } from '../platform/platform.ts';
import { type FakeClock, fakeClock } from './clock.ts';
import { type FakeOutside, fakeOutside } from './outside.ts';

/** The default device of a test. */
const TEST_DEVICE = 'device-of-the-test';

export interface TestCore extends Core {
  readonly clock: FakeClock;
  readonly outside: FakeOutside;
}

export interface TestCoreOptions {
  /** Settings beyond the defaults of the demo, by their environment names. */
  readonly env?: Readonly<Record<string, string>>;
  readonly outside?: FakeOutside;
  readonly clock?: FakeClock;
}

/**
 * Logging is off, passwords are hashed in a fraction of the time, and nothing is shed because the test
 * machine is busy.
 */
const quiet = { LOG_LEVEL: 'silent', PASSWORD_MEMORY_KIB: '64', MAX_LOOP_DELAY_MS: '600000' };

/** A core on a test's database, with a fake clock and fake third parties. */
export function testCore(db: Db, options: TestCoreOptions = {}): TestCore {
  const clock = options.clock ?? fakeClock();
  const outside = options.outside ?? fakeOutside();
  const config: Config = readConfig({ ...quiet, ...options.env });
  const logger = createLogger(config.logLevel);
  return { ...createCore({ config, db, clock, logger, outside }), clock, outside };
}

export interface TestCallOptions {
  readonly token?: string;
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
  /** Id of the device; absent: one for all tests. Null: none, as for a client without one. */
  readonly device?: string | null;
}

export interface TestPlatform {
  readonly app: FastifyInstance;
  /** Makes a call of the contract as the client would; returns the envelope. */
  call<C extends Call>(call: C, args: RequestOf<C>, options?: TestCallOptions): Promise<Envelope>;
  close(): Promise<void>;
}

/** The players' server over `inject`: nothing listens. */
export async function testPlatform(core: Core, options: PlatformOptions): Promise<TestPlatform> {
  const app = await buildPlatform(core, options);
  return {
    app,
    async call(call, args, { token, idempotencyKey, headers, address, device = TEST_DEVICE } = {}) {
      const placed = placeArguments(call, { ...(args as object) });
      const response = await app.inject({
        method: call.method,
        url: `${API_PREFIX}${placed.path}?${placed.query}`,
        ...(placed.body !== undefined && { payload: String(placed.body) }),
        ...(address !== undefined && { remoteAddress: address }),
        headers: {
          ...(placed.contentType && { 'content-type': placed.contentType }),
          ...(device !== null && { [DEVICE_ID_HEADER]: device }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
          ...headers,
        },
      });
      return response.json<Envelope>();
    },
    async close() {
      await app.close();
      await core.jobs.stop();
      await core.events.close();
    },
  };
}
