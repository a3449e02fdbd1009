import { expect, it } from 'vitest';
import { randomFourDigits, randomId } from './random.ts';

const constant = (value: number) => (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(value);

it('creates UUIDs of version 4 without randomUUID (product decision 48)', () => {
  const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(randomId(constant(0xff))).toMatch(pattern);
  expect(randomId(constant(0))).toMatch(pattern);
  expect(randomId()).not.toBe(randomId());
});

it('returns numbers from 1000 to 9999 (docs/product.md: Calls)', () => {
  expect(randomFourDigits(constant(0))).toBe(1000);
  expect(randomFourDigits(constant(0xff))).toBeLessThanOrEqual(9999);
});
