import { expect, it } from 'vitest';
import { pixelAddress } from './pixel.ts';

it('asks the one host that the policy names, and tells it the identifier alone (product decision 36)', () => {
  const url = new URL(pixelAddress('4&2'));
  expect(url.origin).toBe('https://www.facebook.com');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    id: '4&2',
    ev: 'PageView',
    noscript: '1',
  });
});
