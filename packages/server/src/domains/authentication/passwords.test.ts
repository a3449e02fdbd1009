import { describe, expect, it } from 'vitest';
import { readConfig } from '../../core/config.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const { passwordMemory: memory } = readConfig({});

describe('passwords (S16)', () => {
  it('are stored as argon2id with parameters and their own salt', async () => {
    const [first, second] = await Promise.all([
      hashPassword('Secret.1', memory),
      hashPassword('Secret.1', memory),
    ]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(first).not.toContain('Secret.1');
  });

  it('match only themselves', async () => {
    const hash = await hashPassword('Secret.1', memory);
    expect(await verifyPassword('Secret.1', hash, memory)).toBe(true);
    expect(await verifyPassword('secret.1', hash, memory)).toBe(false);
    expect(await verifyPassword('', hash, memory)).toBe(false);
  });

  it('never match for an unknown account (S14)', async () => {
    expect(await verifyPassword('', null, memory)).toBe(false);
    expect(await verifyPassword('Secret.1', null, memory)).toBe(false);
  });

  it('throw for an unknown hash format instead of reporting a mismatch', async () => {
    await expect(verifyPassword('x', '$2b$10$abc', memory)).rejects.toThrow('argon2id');
  });
});
