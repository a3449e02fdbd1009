import { describe, expect, it } from 'vitest';
import { createChallenge, randomSecret } from './pkce.ts';

describe('PKCE', () => {
  it('creates the challenge of the example in RFC 7636, appendix B', () => {
    expect(createChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });

  it('creates different verifiers of 43 unreserved characters', () => {
    const secrets = new Set(Array.from({ length: 100 }, () => randomSecret()));
    expect(secrets.size).toBe(100);
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
  });

  it('uses every bit of the random number', () => {
    expect(randomSecret((bytes) => bytes.fill(255))).toBe(`${'_'.repeat(42)}8`);
  });
});
