import { describe, expect, it } from 'vitest';
import { getSignature, isSignedBy, signedHeaders } from './signing.ts';

const credentials = { key: 'demo-psp', secret: 'demo-psp-secret' };
const request = { method: 'POST', path: '/psp/webhook?x=1', body: '{"a":1}' };
const NOW = 1_700_000_000_000;

function headersAt(now: number): Record<string, string> {
  const headers = signedHeaders('PSP', credentials, request, now);
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

describe('signatures (docs/outside-world.md)', () => {
  it('equals the reference vector', () => {
    // printf '1700000000\nPOST\n/psp/webhook?x=1\n{"a":1}' | openssl dgst -sha256 -hmac demo-psp-secret
    expect(getSignature(credentials.secret, '1700000000', request)).toBe(
      'a2da4198203c829ffb36d85bcff1c9e95fc2f00a8f385c4385c196e3357146c2',
    );
  });

  it('accepts its own signature, in any case of the method, over the raw bytes', () => {
    const same = { ...request, method: 'post', body: Buffer.from(request.body) };
    expect(isSignedBy(credentials, 'PSP', headersAt(NOW), same, NOW)).toBe(true);
  });

  it.each([
    ['another body', { ...request, body: '{"a":1} ' }],
    ['another path', { ...request, path: '/psp/webhook' }],
    ['another method', { ...request, method: 'PUT' }],
  ])('rejects %s', (_, changed) => {
    expect(isSignedBy(credentials, 'PSP', headersAt(NOW), changed, NOW)).toBe(false);
  });

  it.each([
    ['another key', { 'x-psp-key': 'other' }],
    ['no signature', { 'x-psp-signature': '' }],
    ['a cut signature', { 'x-psp-signature': 'ab' }],
    ['an invalid timestamp', { 'x-psp-timestamp': '1e9' }],
  ])('rejects %s', (_, changed) => {
    const headers = { ...headersAt(NOW), ...changed };
    expect(isSignedBy(credentials, 'PSP', headers, request, NOW)).toBe(false);
  });

  it('rejects another protocol, and a timestamp more than 300 s off', () => {
    expect(isSignedBy(credentials, 'SMS', headersAt(NOW), request, NOW)).toBe(false);
    for (const away of [300, -300]) {
      expect(isSignedBy(credentials, 'PSP', headersAt(NOW), request, NOW + away * 1_000)).toBe(
        true,
      );
      expect(
        isSignedBy(credentials, 'PSP', headersAt(NOW), request, NOW + Math.sign(away) * 301_000),
      ).toBe(false);
    }
  });
});
