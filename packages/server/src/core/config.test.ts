import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartupError } from './startup-error.ts';

const live = {
  PARLOR_MODE: 'live',
  DATABASE_URL: 'postgres://parlor@db.example/parlor',
  PUBLIC_ORIGIN: 'https://play.example',
  SANDBOX_PUBLIC_ORIGIN: 'https://games.example',
  SMS_URL: 'https://sms.example',
  SMS_SECRET: 'one',
  PSP_URL: 'https://psp.example',
  PSP_SECRET: 'two',
  LOTUS_URL: 'https://lotus.example',
  LOTUS_SECRET: 'three',
};

describe('settings', () => {
  it('default to a demo on a laptop, also if empty', () => {
    for (const env of [{}, { PORT: '', DATABASE_URL: '' }]) {
      expect(readConfig(env)).toMatchObject({
        mode: 'demo',
        http: {
          host: '127.0.0.1',
          port: 8080,
          publicOrigin: 'http://localhost:8080',
          trustProxy: [],
        },
        database: { url: undefined },
        operator: { host: '127.0.0.1', port: 8082 },
        outside: { platformUrl: 'http://127.0.0.1:8080', sms: { key: 'demo-sms' } },
        withdrawalAutoApproveMs: 60_000,
        commentAutoShowMs: 30_000,
      });
    }
  });

  it('parse limits, periods and proxies', () => {
    const config = readConfig({
      LIMIT_SMS_PHONE: '2/60,9/3600',
      SESSION_IDLE_SECONDS: '60',
      WITHDRAWAL_AUTO_APPROVE_SECONDS: 'off',
      COMMENT_AUTO_SHOW_SECONDS: 'off',
      FILES_DIR: '/srv/pictures',
      TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
      PORT: '9000',
    });
    expect(config.limits.smsPhone).toEqual([
      { count: 2, seconds: 60 },
      { count: 9, seconds: 3_600 },
    ]);
    expect(config.sessions.idleMs).toBe(60_000);
    expect(config.withdrawalAutoApproveMs).toBeNull();
    expect(config.commentAutoShowMs).toBeNull();
    expect(config.filesDir).toBe('/srv/pictures');
    expect(config.http.trustProxy).toEqual(['10.0.0.0/8', '127.0.0.1']);
    expect(config.outside.platformUrl).toBe('http://127.0.0.1:9000');
  });

  it('use the sandbox as the demo’s identity provider, or another one, or none', () => {
    const identity = (env: Record<string, string>) => readConfig(env).outside.identity;
    expect(identity({})).toMatchObject({
      issuer: 'http://localhost:8081/identity',
      url: 'http://127.0.0.1:8081/identity',
      clientId: 'parlor',
    });
    const seen = { SANDBOX_PUBLIC_ORIGIN: 'http://10.0.0.7:9111', IDENTITY_URL: 'http://s:1/id/' };
    expect(identity(seen)).toMatchObject({
      issuer: 'http://10.0.0.7:9111/identity',
      url: 'http://s:1/id',
    });
    expect(identity({ IDENTITY_ISSUER: 'https://id.example/' })).toMatchObject({
      issuer: 'https://id.example/',
      url: 'https://id.example/',
    });
    expect(identity({ IDENTITY_ISSUER: 'off' })).toBeUndefined();
  });

  it.each([
    ['PORT', '70000'],
    ['PUBLIC_ORIGIN', 'http://localhost:8080/app'],
    ['DATABASE_URL', 'mysql://x'],
    ['LIMIT_SEARCH', 'many'],
    ['PARLOR_MODE', 'prod'],
    ['SITE_PROFILE', 'XX'],
  ])('name the invalid one: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(StartupError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Settings: ${name}: `));
  });
});

describe('live mode (product decision 24)', () => {
  it('starts with PostgreSQL, https and its own secrets, and approves nothing automatically', () => {
    expect(readConfig(live)).toMatchObject({ mode: 'live', withdrawalAutoApproveMs: null });
  });

  it.each([
    ['DATABASE_URL', '', 'DATABASE_URL is not set'],
    ['PUBLIC_ORIGIN', 'http://play.example', 'PUBLIC_ORIGIN is not https'],
    ['SANDBOX_PUBLIC_ORIGIN', 'http://games.example', 'SANDBOX_PUBLIC_ORIGIN is not https'],
    ['PASSWORD_MEMORY_KIB', '64', 'PASSWORD_MEMORY_KIB is not 19456'],
    ['SMS_SECRET', '', "SMS_SECRET is the sandbox's"],
    ['PSP_SECRET', 'demo-psp-secret', "PSP_SECRET is the sandbox's"],
    ['LOTUS_URL', '', "LOTUS_URL is the sandbox's"],
  ])('refuses %s=%s by name', (name, value, words) => {
    expect(() => readConfig({ ...live, [name]: value })).toThrow(
      `PARLOR_MODE=live refuses to start: ${words}`,
    );
  });

  it('has a social login if a provider is configured with its own secret and https', () => {
    expect(readConfig(live).outside.identity).toBeUndefined();
    const named = { ...live, IDENTITY_ISSUER: 'https://id.example' };
    const refused = (env: object) => () => readConfig({ ...named, ...env });
    expect(refused({})).toThrow("IDENTITY_CLIENT_SECRET is the sandbox's");
    const own = { IDENTITY_CLIENT_SECRET: 'four' };
    expect(refused({ ...own, IDENTITY_ISSUER: 'http://id.example' })).toThrow(
      'IDENTITY_ISSUER is not https',
    );
    expect(refused({ ...own, IDENTITY_TOKEN_URL: 'http://id.example/token' })).toThrow(
      'IDENTITY_TOKEN_URL is not https',
    );
    expect(refused(own)().outside.identity).toMatchObject({
      issuer: 'https://id.example',
      url: 'https://id.example',
      clientSecret: 'four',
    });
  });

  it('has a seamless provider if one is configured with its own secret', () => {
    expect(readConfig(live).outside.orbit).toBeUndefined();
    expect(readConfig({ ORBIT_URL: 'off' }).outside.orbit).toBeUndefined();
    expect(readConfig({}).outside.orbit).toMatchObject({ key: 'demo-orbit' });
    const named = { ...live, ORBIT_URL: 'https://orbit.example' };
    expect(() => readConfig(named)).toThrow("ORBIT_SECRET is the sandbox's");
    expect(readConfig({ ...named, ORBIT_SECRET: 'five' }).outside.orbit).toMatchObject({
      url: 'https://orbit.example',
      secret: 'five',
    });
  });

  it('lists all refused settings at once', () => {
    expect(() => readConfig({ PARLOR_MODE: 'live' })).toThrow(
      /DATABASE_URL.*SMS_SECRET.*LOTUS_URL/,
    );
  });
});
