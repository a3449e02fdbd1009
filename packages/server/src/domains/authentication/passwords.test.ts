import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('passwords (S16)', () => {
  it('are stored as argon2id with parameters and their own salt', async () => {
    const [first, second] = await Promise.all([hashPassword('Secret.1'), hashPassword('Secret.1')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(first).not.toContain('Secret.1');
  });

  it('match only themselves', async () => {
    const hash = await hashPassword('Secret.1');
    expect(await verifyPassword('Secret.1', hash)).toBe(true);
    expect(await verifyPassword('secret.1', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  it('never match for an unknown account (S14)', async () => {
    expect(await verifyPassword('', null)).toBe(false);
    expect(await verifyPassword('Secret.1', null)).toBe(false);
  });

  it('throw for an unknown hash format instead of reporting a mismatch', async () => {
    await expect(verifyPassword('x', '$2b$10$abc')).rejects.toThrow('argon2id');
  });
});
