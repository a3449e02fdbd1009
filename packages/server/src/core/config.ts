import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { HttpTimeouts } from './http/timeouts.ts';
import {
  type LimitName,
  type LimitPolicy,
  limitDefaults,
  parseLimitPolicy,
} from './limits/policy.ts';
import { StartupError } from './startup-error.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const seconds = z.coerce.number().int().positive();
const text = z.string().trim().min(1);

/** An origin exactly as a browser writes it: headers and messages compare it exactly. */
const origin = z.url({ protocol: /^https?$/ }).transform((value, context) => {
  const url = new URL(value);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    context.addIssue({ code: 'custom', message: 'must be an origin, like http://localhost:8080' });
    return z.NEVER;
  }
  return url.origin;
});

/** A base address; a trailing slash is dropped, so that paths can be appended. */
const baseUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

const limit = z.string().transform((value, context): LimitPolicy => {
  const policy = parseLimitPolicy(value);
  if (policy) return policy;
  context.addIssue({ code: 'custom', message: 'must be like 1/60,6/3600 (count per seconds)' });
  return z.NEVER;
});

const SECOND_MS = 1_000;
const DAY_SECONDS = 86_400;

/** Every setting, by the name of its environment variable. */
const environment = z.object({
  PARLOR_MODE: z.enum(['demo', 'live']).default('demo'),
  /** Address that the players' server listens on. */
  PORT: port.default(8080),
  HOST: text.default('127.0.0.1'),
  /** The origin in the player's browser. */
  PUBLIC_ORIGIN: origin.default('http://localhost:8080'),
  /** The origin of checkout and game pages, and of pictures. */
  SANDBOX_PUBLIC_ORIGIN: origin.default('http://localhost:8081'),
  /** Addresses or networks of proxies whose X-Forwarded-* headers are trusted, comma-separated. */
  TRUST_PROXY: z.string().default(''),
  /** The header in which those proxies state a visitor's country, such as `cf-ipcountry`. */
  COUNTRY_HEADER: text.toLowerCase().optional(),
  DATA_DIR: text.default('.data'),
  /** Folder of uploaded pictures, shared by all servers; defaults to `files` in DATA_DIR. */
  FILES_DIR: text.optional(),
  /** A PostgreSQL; without it the embedded database in DATA_DIR. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be like postgres://user@host:5432/name' })
    .optional(),
  /** Maximum number of connections per server. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(12),
  /** The site that a new, empty database becomes (product decision 46). */
  SITE_PROFILE: z.enum(['PH', 'TH', 'MM']).default('PH'),
  /** The built app; without it the server answers calls alone. */
  APP_DIST: text.default('packages/app/dist'),
  /** `warn` in the demo, whose terminal is read by a person; `info` in live mode. */
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).optional(),

  SMS_URL: baseUrl.default('http://127.0.0.1:8081'),
  SMS_KEY: text.default('demo-sms'),
  SMS_SECRET: text.default('demo-sms-secret'),
  PSP_URL: baseUrl.default('http://127.0.0.1:8081'),
  PSP_KEY: text.default('demo-psp'),
  PSP_SECRET: text.default('demo-psp-secret'),
  LOTUS_URL: baseUrl.default('http://127.0.0.1:8081/lotus'),
  LOTUS_KEY: text.default('demo-lotus'),
  LOTUS_SECRET: text.default('demo-lotus-secret'),
  /**
   * The game provider with a seamless wallet; `off` for none. Default: the sandbox's in the demo, none
   * in live mode.
   */
  ORBIT_URL: z.union([z.literal('off'), baseUrl]).optional(),
  ORBIT_KEY: text.default('demo-orbit'),
  ORBIT_SECRET: text.default('demo-orbit-secret'),
  /**
   * The OpenID Connect provider of the social login, by its public address; `off` for none.
   * Default: the sandbox's in the demo, none in live mode.
   */
  IDENTITY_ISSUER: z.union([z.literal('off'), z.url({ protocol: /^https?$/ })]).optional(),
  /** The issuer's address for this server, if it differs. */
  IDENTITY_URL: baseUrl.optional(),
  IDENTITY_CLIENT_ID: text.default('parlor'),
  IDENTITY_CLIENT_SECRET: text.default('demo-identity-secret'),
  IDENTITY_SCOPE: text.default('openid profile email'),
  /** Label of the button. */
  IDENTITY_NAME: text.default('Facebook'),
  /** For a provider whose discovery document omits them. */
  IDENTITY_AUTHORIZE_URL: z.url({ protocol: /^https?$/ }).optional(),
  IDENTITY_TOKEN_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Address of this server for the payment provider; defaults to http://127.0.0.1:PORT. */
  PLATFORM_URL: baseUrl.optional(),
  /** Timeout of one request to a third party. */
  OUTSIDE_TIMEOUT_SECONDS: seconds.max(120).default(10),
  /**
   * Concurrent requests to one third party; further ones count as unanswered. Far below
   * MAX_CONCURRENT_REQUESTS, so that a slow party leaves capacity for everything else (S30).
   */
  OUTSIDE_MAX_CONCURRENT: z.coerce.number().int().min(1).default(64),
  /** Time after which a maker's "not found" is a definite answer (domain: Order states). */
  MAKER_SETTLEMENT_SECONDS: seconds.default(15),

  SESSION_IDLE_SECONDS: seconds.default(7 * DAY_SECONDS),
  SESSION_ABSOLUTE_SECONDS: seconds.default(90 * DAY_SECONDS),
  /** Lifetime of a fresh proof (S19). */
  PROOF_SECONDS: seconds.default(300),
  /**
   * Memory in KiB that the hash of a password takes (S16). The default is OWASP's first choice for
   * argon2id, and live mode refuses any other. Tests take less: a hash takes 75 ms on a slow machine.
   */
  PASSWORD_MEMORY_KIB: z.coerce.number().int().min(8).default(19_456),
  /** Lifetime of an SMS code (S11). */
  CODE_SECONDS: seconds.default(600),
  /** Lifetime of a captcha (S13). */
  CAPTCHA_SECONDS: seconds.default(120),
  /**
   * The demo approves withdrawals automatically after this time; `off` leaves it to the operator.
   */
  WITHDRAWAL_AUTO_APPROVE_SECONDS: z.union([z.literal('off'), seconds]).optional(),
  /** The demo shows comments automatically after this time; `off` leaves it to the operator. */
  COMMENT_AUTO_SHOW_SECONDS: z.union([z.literal('off'), seconds]).optional(),

  OPERATOR_HOST: text.default('127.0.0.1'),
  OPERATOR_PORT: port.default(8082),

  /** From opening a connection to the end of a request's headers. */
  HTTP_HEADERS_TIMEOUT_SECONDS: seconds.default(10),
  /** To the end of a request's body: 5 MB at 256 kbit/s take 160 seconds. */
  HTTP_REQUEST_TIMEOUT_SECONDS: seconds.default(300),
  /** How long an idle connection stays open; longer than the keep-alive of a proxy in front. */
  HTTP_KEEP_ALIVE_TIMEOUT_SECONDS: seconds.default(72),
  /** How long a body or a response may be slower than HTTP_MIN_BYTES_PER_SECOND. */
  HTTP_TRANSFER_GRACE_SECONDS: seconds.default(20),
  HTTP_MIN_BYTES_PER_SECOND: z.coerce.number().int().min(1).default(4_096),
  /**
   * Concurrent incoming request bodies per player, or per address without a known player; more are
   * refused with 429. Behind TRUST_PROXY, the address of the visitor.
   */
  MAX_PENDING_BODIES: z.coerce.number().int().min(1).default(100),
  /** Concurrent requests; above this, new ones are shed with 503 (S30). */
  MAX_CONCURRENT_REQUESTS: z.coerce.number().int().min(1).default(400),
  /** Event loop delay above which requests are shed, too. */
  MAX_LOOP_DELAY_MS: z.coerce.number().int().min(50).default(1_500),

  LIMIT_HTTP: limit.optional(),
  LIMIT_SMS_PHONE_PURPOSE: limit.optional(),
  LIMIT_SMS_PHONE: limit.optional(),
  LIMIT_SMS_RESERVE: limit.optional(),
  LIMIT_SMS_STRANGER: limit.optional(),
  LIMIT_SMS_ADDRESS: limit.optional(),
  LIMIT_CAPTCHA: limit.optional(),
  LIMIT_LOGIN_ACCOUNT: limit.optional(),
  LIMIT_LOGIN_ADDRESS: limit.optional(),
  LIMIT_CODE_DEVICE: limit.optional(),
  LIMIT_LOGIN_CARRIER: limit.optional(),
  LIMIT_REGISTER_ADDRESS: limit.optional(),
  LIMIT_REGISTER_UNPROVED: limit.optional(),
  LIMIT_PROOF: limit.optional(),
  LIMIT_SEARCH: limit.optional(),
  LIMIT_SEARCH_ADDRESS: limit.optional(),
  LIMIT_DEPOSIT: limit.optional(),
  LIMIT_WITHDRAWAL: limit.optional(),
  LIMIT_UPLOAD: limit.optional(),
  LIMIT_FEEDBACK: limit.optional(),
  LIMIT_COMMENT: limit.optional(),
  LIMIT_ROUND_RECORD: limit.optional(),
  LIMIT_SEEDS: limit.optional(),
  LIMIT_DEMO: limit.optional(),
});

type Environment = z.infer<typeof environment>;

/** A third party: its address, and the shared secret of both directions. */
export interface OutsideParty {
  readonly url: string;
  readonly key: string;
  readonly secret: string;
}

/** The identity provider of the social login. */
export interface IdentityParty {
  /** Its public address, and the issuer in its tokens. */
  readonly issuer: string;
  /** Its address for this server. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  readonly name: string;
  readonly authorizeUrl: string | undefined;
  readonly tokenUrl: string | undefined;
}

export interface Config {
  readonly mode: 'demo' | 'live';
  readonly http: {
    readonly host: string;
    /** 0 selects any free port. */
    readonly port: number;
    readonly publicOrigin: string;
    readonly sandboxOrigin: string;
    readonly trustProxy: readonly string[];
    /** In lower case; undefined: countries are unknown. */
    readonly countryHeader: string | undefined;
    /** Absolute path of the built app. */
    readonly appDist: string;
    /** Includes those of the operator's server. */
    readonly timeouts: HttpTimeouts;
    readonly maxPendingBodies: number;
    readonly maxConcurrentRequests: number;
    readonly maxLoopDelayMs: number;
  };
  readonly database: {
    /** Undefined: the embedded database. */
    readonly url: string | undefined;
    readonly pool: number;
  };
  /** Absolute path. */
  readonly dataDir: string;
  /** Absolute path. */
  readonly filesDir: string;
  readonly siteProfile: Environment['SITE_PROFILE'];
  readonly logLevel: NonNullable<Environment['LOG_LEVEL']>;
  readonly outside: {
    readonly sms: OutsideParty;
    readonly psp: OutsideParty;
    readonly lotus: OutsideParty;
    /** Undefined: the site has no provider with a seamless wallet. */
    readonly orbit: OutsideParty | undefined;
    /** Undefined: the site has no social login. */
    readonly identity: IdentityParty | undefined;
    /** Address of this server for webhooks. */
    readonly platformUrl: string;
    readonly timeoutMs: number;
    /** Concurrent requests to one third party. */
    readonly maxConcurrent: number;
    readonly makerSettlementMs: number;
  };
  readonly sessions: { readonly idleMs: number; readonly absoluteMs: number };
  readonly proofMs: number;
  /** Memory of a password's hash, in KiB. */
  readonly passwordMemory: number;
  readonly codeMs: number;
  readonly captchaMs: number;
  /** Null: withdrawals wait for the operator. */
  readonly withdrawalAutoApproveMs: number | null;
  /** Null: comments wait for the operator. */
  readonly commentAutoShowMs: number | null;
  readonly operator: { readonly host: string; readonly port: number };
  readonly limits: Readonly<Record<LimitName, LimitPolicy>>;
}

/**
 * Reads the settings.
 *
 * @throws StartupError naming every setting that is invalid, or that live mode rejects.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable counts as unset: shells and compose files write them so.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartupError(`Settings: ${faults.join('; ')}`);
  }
  if (parsed.data.COUNTRY_HEADER !== undefined && parsed.data.TRUST_PROXY.trim() === '') {
    throw new StartupError(
      'Settings: COUNTRY_HEADER needs TRUST_PROXY, since anybody could send that header',
    );
  }
  if (parsed.data.PARLOR_MODE === 'live') refuseDemoSettings(parsed.data);
  return arrange(parsed.data);
}

/** Live mode rejects every setting of a development machine (product decision 24). */
function refuseDemoSettings(env: Environment): void {
  const defaults = environment.parse({});
  const refused: string[] = [];
  if (!env.DATABASE_URL) {
    refused.push('DATABASE_URL is not set, and the embedded database does not sync to disk');
  }
  if (env.PASSWORD_MEMORY_KIB !== defaults.PASSWORD_MEMORY_KIB) {
    refused.push(`PASSWORD_MEMORY_KIB is not ${defaults.PASSWORD_MEMORY_KIB}`);
  }
  for (const name of ['SMS_SECRET', 'PSP_SECRET', 'LOTUS_SECRET'] as const) {
    if (env[name] === defaults[name]) refused.push(`${name} is the sandbox's`);
  }
  for (const name of ['PUBLIC_ORIGIN', 'SANDBOX_PUBLIC_ORIGIN'] as const) {
    if (!env[name].startsWith('https://')) refused.push(`${name} is not https`);
  }
  for (const name of ['SMS_URL', 'PSP_URL', 'LOTUS_URL'] as const) {
    if (env[name] === defaults[name]) refused.push(`${name} is the sandbox's`);
  }
  if (env.ORBIT_URL !== undefined && env.ORBIT_URL !== 'off') {
    if (env.ORBIT_SECRET === defaults.ORBIT_SECRET) refused.push("ORBIT_SECRET is the sandbox's");
    if (env.ORBIT_URL === SANDBOX_ORBIT_URL) refused.push("ORBIT_URL is the sandbox's");
  }
  if (env.IDENTITY_ISSUER !== undefined && env.IDENTITY_ISSUER !== 'off') {
    if (env.IDENTITY_CLIENT_SECRET === defaults.IDENTITY_CLIENT_SECRET) {
      refused.push("IDENTITY_CLIENT_SECRET is the sandbox's");
    }
    for (const name of [
      'IDENTITY_ISSUER',
      'IDENTITY_AUTHORIZE_URL',
      'IDENTITY_TOKEN_URL',
    ] as const) {
      if (env[name]?.startsWith('http://')) refused.push(`${name} is not https`);
    }
  }
  if (refused.length > 0) {
    throw new StartupError(`PARLOR_MODE=live refuses to start: ${refused.join('; ')}`);
  }
}

const SANDBOX_ORBIT_URL = 'http://127.0.0.1:8081/orbit';

function getOrbit(env: Environment): OutsideParty | undefined {
  const url = env.ORBIT_URL ?? (env.PARLOR_MODE === 'demo' ? SANDBOX_ORBIT_URL : 'off');
  return url === 'off' ? undefined : { url, key: env.ORBIT_KEY, secret: env.ORBIT_SECRET };
}

const SANDBOX_IDENTITY_URL = 'http://127.0.0.1:8081/identity';

function getIdentity(env: Environment): IdentityParty | undefined {
  const demo = env.PARLOR_MODE === 'demo';
  const issuer =
    env.IDENTITY_ISSUER ?? (demo ? `${env.SANDBOX_PUBLIC_ORIGIN}/identity` : undefined);
  if (issuer === undefined || issuer === 'off') return undefined;
  return {
    issuer,
    url: env.IDENTITY_URL ?? (env.IDENTITY_ISSUER ? issuer : SANDBOX_IDENTITY_URL),
    clientId: env.IDENTITY_CLIENT_ID,
    clientSecret: env.IDENTITY_CLIENT_SECRET,
    scope: env.IDENTITY_SCOPE,
    name: env.IDENTITY_NAME,
    authorizeUrl: env.IDENTITY_AUTHORIZE_URL,
    tokenUrl: env.IDENTITY_TOKEN_URL,
  };
}

function arrange(env: Environment): Config {
  const autoApprove =
    env.WITHDRAWAL_AUTO_APPROVE_SECONDS ?? (env.PARLOR_MODE === 'demo' ? 60 : 'off');
  const autoShow = env.COMMENT_AUTO_SHOW_SECONDS ?? (env.PARLOR_MODE === 'demo' ? 30 : 'off');
  return {
    mode: env.PARLOR_MODE,
    http: {
      host: env.HOST,
      port: env.PORT,
      publicOrigin: env.PUBLIC_ORIGIN,
      sandboxOrigin: env.SANDBOX_PUBLIC_ORIGIN,
      trustProxy: env.TRUST_PROXY.split(',').flatMap((part) => part.trim() || []),
      countryHeader: env.COUNTRY_HEADER,
      appDist: resolve(env.APP_DIST),
      timeouts: {
        headersMs: env.HTTP_HEADERS_TIMEOUT_SECONDS * SECOND_MS,
        requestMs: env.HTTP_REQUEST_TIMEOUT_SECONDS * SECOND_MS,
        keepAliveMs: env.HTTP_KEEP_ALIVE_TIMEOUT_SECONDS * SECOND_MS,
        transferGraceMs: env.HTTP_TRANSFER_GRACE_SECONDS * SECOND_MS,
        minBytesPerSecond: env.HTTP_MIN_BYTES_PER_SECOND,
      },
      maxPendingBodies: env.MAX_PENDING_BODIES,
      maxConcurrentRequests: env.MAX_CONCURRENT_REQUESTS,
      maxLoopDelayMs: env.MAX_LOOP_DELAY_MS,
    },
    database: { url: env.DATABASE_URL, pool: env.DATABASE_POOL },
    dataDir: resolve(env.DATA_DIR),
    filesDir: resolve(env.FILES_DIR ?? join(env.DATA_DIR, 'files')),
    siteProfile: env.SITE_PROFILE,
    logLevel: env.LOG_LEVEL ?? (env.PARLOR_MODE === 'demo' ? 'warn' : 'info'),
    outside: {
      sms: { url: env.SMS_URL, key: env.SMS_KEY, secret: env.SMS_SECRET },
      psp: { url: env.PSP_URL, key: env.PSP_KEY, secret: env.PSP_SECRET },
      lotus: { url: env.LOTUS_URL, key: env.LOTUS_KEY, secret: env.LOTUS_SECRET },
      orbit: getOrbit(env),
      identity: getIdentity(env),
      platformUrl: env.PLATFORM_URL ?? `http://127.0.0.1:${env.PORT}`,
      timeoutMs: env.OUTSIDE_TIMEOUT_SECONDS * SECOND_MS,
      maxConcurrent: env.OUTSIDE_MAX_CONCURRENT,
      makerSettlementMs: env.MAKER_SETTLEMENT_SECONDS * SECOND_MS,
    },
    sessions: {
      idleMs: env.SESSION_IDLE_SECONDS * SECOND_MS,
      absoluteMs: env.SESSION_ABSOLUTE_SECONDS * SECOND_MS,
    },
    proofMs: env.PROOF_SECONDS * SECOND_MS,
    passwordMemory: env.PASSWORD_MEMORY_KIB,
    codeMs: env.CODE_SECONDS * SECOND_MS,
    captchaMs: env.CAPTCHA_SECONDS * SECOND_MS,
    commentAutoShowMs: autoShow === 'off' ? null : autoShow * SECOND_MS,
    withdrawalAutoApproveMs: autoApprove === 'off' ? null : autoApprove * SECOND_MS,
    operator: { host: env.OPERATOR_HOST, port: env.OPERATOR_PORT },
    limits: {
      http: env.LIMIT_HTTP ?? limitDefaults.http,
      smsPhonePurpose: env.LIMIT_SMS_PHONE_PURPOSE ?? limitDefaults.smsPhonePurpose,
      smsPhone: env.LIMIT_SMS_PHONE ?? limitDefaults.smsPhone,
      smsReserve: env.LIMIT_SMS_RESERVE ?? limitDefaults.smsReserve,
      smsStranger: env.LIMIT_SMS_STRANGER ?? limitDefaults.smsStranger,
      smsAddress: env.LIMIT_SMS_ADDRESS ?? limitDefaults.smsAddress,
      captcha: env.LIMIT_CAPTCHA ?? limitDefaults.captcha,
      loginAccount: env.LIMIT_LOGIN_ACCOUNT ?? limitDefaults.loginAccount,
      loginAddress: env.LIMIT_LOGIN_ADDRESS ?? limitDefaults.loginAddress,
      codeDevice: env.LIMIT_CODE_DEVICE ?? limitDefaults.codeDevice,
      loginCarrier: env.LIMIT_LOGIN_CARRIER ?? limitDefaults.loginCarrier,
      registerAddress: env.LIMIT_REGISTER_ADDRESS ?? limitDefaults.registerAddress,
      registerUnproved: env.LIMIT_REGISTER_UNPROVED ?? limitDefaults.registerUnproved,
      proof: env.LIMIT_PROOF ?? limitDefaults.proof,
      search: env.LIMIT_SEARCH ?? limitDefaults.search,
      searchAddress: env.LIMIT_SEARCH_ADDRESS ?? limitDefaults.searchAddress,
      deposit: env.LIMIT_DEPOSIT ?? limitDefaults.deposit,
      withdrawal: env.LIMIT_WITHDRAWAL ?? limitDefaults.withdrawal,
      upload: env.LIMIT_UPLOAD ?? limitDefaults.upload,
      feedback: env.LIMIT_FEEDBACK ?? limitDefaults.feedback,
      comment: env.LIMIT_COMMENT ?? limitDefaults.comment,
      roundRecord: env.LIMIT_ROUND_RECORD ?? limitDefaults.roundRecord,
      seeds: env.LIMIT_SEEDS ?? limitDefaults.seeds,
      demo: env.LIMIT_DEMO ?? limitDefaults.demo,
    },
  };
}
