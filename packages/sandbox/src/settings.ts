import { join, resolve } from 'node:path';
import { z } from 'zod';

/** Folder of this package; contains assets and built game clients. */
const packageDir = resolve(import.meta.dirname, '..');

const port = z.coerce.number().int().min(0).max(65_535);
const seconds = z.coerce.number().positive().max(3_600);
const text = z.string().trim().min(1);

/** An origin exactly as a browser formats it: `postMessage` and `frame-ancestors` compare it exactly. */
const origin = z.url({ protocol: /^https?$/ }).transform((value, context) => {
  const url = new URL(value);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    context.addIssue({
      code: 'custom',
      message: 'must be an origin, such as http://localhost:8080',
    });
    return z.NEVER;
  }
  return url.origin;
});

/** A base address; a trailing slash is removed, so that paths can be appended. */
const baseUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

const environment = z.object({
  SANDBOX_PORT: port.default(8081),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('.data'),
  PLATFORM_URL: baseUrl.default('http://127.0.0.1:8080'),
  PUBLIC_ORIGIN: origin.default('http://localhost:8080'),
  SANDBOX_PUBLIC_ORIGIN: origin.optional(),
  SMS_KEY: text.default('demo-sms'),
  SMS_SECRET: text.default('demo-sms-secret'),
  PSP_KEY: text.default('demo-psp'),
  PSP_SECRET: text.default('demo-psp-secret'),
  PSP_MERCHANT: text.default('Parlor'),
  PSP_WAIT_SECONDS: seconds.default(20),
  PSP_PAYOUT_SECONDS: seconds.default(2),
  LOTUS_KEY: text.default('demo-lotus'),
  LOTUS_SECRET: text.default('demo-lotus-secret'),
  ORBIT_KEY: text.default('demo-orbit'),
  ORBIT_SECRET: text.default('demo-orbit-secret'),
  IDENTITY_CLIENT_ID: text.default('parlor'),
  IDENTITY_CLIENT_SECRET: text.default('demo-identity-secret'),
  CATALOGUE_GAMES: z.coerce.number().int().min(1).max(10_000).default(240),
  LOTUS_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('PHP'),
  DELIVERY_RETRY_SECONDS: seconds.default(1),
  DELIVERY_TIMEOUT_SECONDS: seconds.default(10),
  FAULT_SLOW_SECONDS: seconds.default(3),
  FAULT_LATE_SECONDS: seconds.default(180),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('warn'),
});

/** Key and shared secret of one party of the protocol. */
export interface Credentials {
  readonly key: string;
  readonly secret: string;
}

/** The one client of the identity provider: the site. */
export interface IdentitySettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Name of the site on the page. */
  readonly clientName: string;
  /** The allowed redirect addresses. */
  readonly redirectUris: readonly string[];
}

/** Every setting of the sandbox (docs/outside-world.md, "Signing"). */
export interface SandboxSettings {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The sandbox stores its books and its resized pictures in `sandbox/` below this folder. */
  readonly dataDir: string;
  /** Base address of the platform, for the makers' requests and reports. */
  readonly platformUrl: string;
  /** The origin that may frame the game pages. */
  readonly publicOrigin: string;
  /** The origin of checkout and game pages; the listening address by default. */
  readonly sandboxPublicOrigin: string | undefined;
  readonly sms: Credentials;
  readonly psp: Credentials & {
    readonly merchant: string;
    /** Delay until a payment is confirmed after *wait* was chosen. */
    readonly waitSeconds: number;
    /** Delay of a payout. */
    readonly payoutSeconds: number;
  };
  readonly lotus: Credentials & {
    /** The currency of the stakes in the list of games. */
    readonly currency: string;
    /** Number of listed games: those with their own covers first, then editions of them. */
    readonly games: number;
  };
  readonly orbit: Credentials;
  readonly identity: IdentitySettings;
  readonly delivery: {
    /** The first delay between deliveries; it doubles up to 30 times this. */
    readonly retrySeconds: number;
    /** How long the platform may take to respond. */
    readonly timeoutMs: number;
  };
  /** Delays of the faults on purpose. */
  readonly faults: {
    readonly slowMs: number;
    readonly lateMs: number;
  };
  readonly logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  /** Contains `covers`, `banners` and `makers`. */
  readonly assetsDir: string;
  /** Contains one folder per engine. */
  readonly gamesDir: string;
}

/** Invalid settings; the message is one line with the names and the reason. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Parses the settings from environment variables; an empty variable counts as absent.
 *
 * @throws SettingsError with the names of all invalid variables.
 */
export function readSettings(
  variables: Readonly<Record<string, string | undefined>>,
): SandboxSettings {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsError(faults.join('; '));
  }
  const env = parsed.data;
  return {
    host: env.HOST,
    port: env.SANDBOX_PORT,
    dataDir: resolve(env.DATA_DIR),
    platformUrl: env.PLATFORM_URL,
    publicOrigin: env.PUBLIC_ORIGIN,
    sandboxPublicOrigin:
      env.SANDBOX_PUBLIC_ORIGIN ??
      (env.SANDBOX_PORT === 0 ? undefined : `http://localhost:${env.SANDBOX_PORT}`),
    sms: { key: env.SMS_KEY, secret: env.SMS_SECRET },
    psp: {
      key: env.PSP_KEY,
      secret: env.PSP_SECRET,
      merchant: env.PSP_MERCHANT,
      waitSeconds: env.PSP_WAIT_SECONDS,
      payoutSeconds: env.PSP_PAYOUT_SECONDS,
    },
    lotus: {
      key: env.LOTUS_KEY,
      secret: env.LOTUS_SECRET,
      currency: env.LOTUS_CURRENCY,
      games: env.CATALOGUE_GAMES,
    },
    orbit: { key: env.ORBIT_KEY, secret: env.ORBIT_SECRET },
    identity: {
      clientId: env.IDENTITY_CLIENT_ID,
      clientSecret: env.IDENTITY_CLIENT_SECRET,
      clientName: env.PSP_MERCHANT,
      redirectUris: [`${env.PUBLIC_ORIGIN}/pages/login/socialLogin`],
    },
    delivery: {
      retrySeconds: env.DELIVERY_RETRY_SECONDS,
      timeoutMs: env.DELIVERY_TIMEOUT_SECONDS * 1_000,
    },
    faults: { slowMs: env.FAULT_SLOW_SECONDS * 1_000, lateMs: env.FAULT_LATE_SECONDS * 1_000 },
    logLevel: env.LOG_LEVEL,
    assetsDir: join(packageDir, 'assets'),
    gamesDir: join(packageDir, 'dist', 'games'),
  };
}
