import { describe, expect, it } from 'vitest';
import { sign, signedHeaders, verify } from './signing.ts';

const credentials = { key: 'demo-psp', secret: 'demo-psp-secret' };
const body = '{"orderNo":"D1","amount":"100.00"}';
const request = { method: 'POST', path: '/psp/v1/payments?x=1', body };
const now = 1_795_264_800_000;

describe('signing (docs/outside-world.md, "Signing")', () => {
  it('produces the reference signature', () => {
    // Computed with `openssl dgst -sha256 -hmac` as an independent reference.
    expect(sign(credentials.secret, { ...request, timestamp: '1795264800' })).toBe(
      '6df03215c47a23a344232c9515dfcb4c3039bf715c5cd614e8d74ad64db9ce43',
    );
  });

  it('accepts its own signature, up to 300 s either way', () => {
    const headers = signedHeaders('PSP', credentials, request, now);
    for (const drift of [0, 300_000, -300_000]) {
      expect(verify('PSP', credentials, headers, request, now + drift)).toBe(true);
    }
  });

  it('rejects a stale timestamp and one from the future', () => {
    const headers = signedHeaders('PSP', credentials, request, now);
    expect(verify('PSP', credentials, headers, request, now + 301_000)).toBe(false);
    expect(verify('PSP', credentials, headers, request, now - 301_000)).toBe(false);
  });

  it.each([
    ['body', { ...request, body: body.replace('100.00', '900.00') }],
    ['path', { ...request, path: '/psp/v1/payments' }],
    ['method', { ...request, method: 'PUT' }],
  ])('refuses a changed %s', (_name, changed) => {
    const headers = signedHeaders('PSP', credentials, request, now);
    expect(verify('PSP', credentials, headers, changed, now)).toBe(false);
  });

  it.each([
    ['another key', { 'x-psp-key': 'demo-sms' }],
    ['another timestamp', { 'x-psp-timestamp': String(now / 1_000 + 1) }],
    ['no number for a timestamp', { 'x-psp-timestamp': 'now' }],
    ['a cut signature', { 'x-psp-signature': 'ab' }],
    ['no signature', { 'x-psp-signature': undefined }],
  ])('refuses %s', (_name, changed) => {
    const headers = { ...signedHeaders('PSP', credentials, request, now), ...changed };
    expect(verify('PSP', credentials, headers, request, now)).toBe(false);
  });

  it('rejects the headers of another protocol', () => {
    const headers = signedHeaders('SMP', credentials, request, now);
    expect(verify('PSP', credentials, headers, request, now)).toBe(false);
  });
});
