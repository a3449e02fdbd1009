import { expect, it } from 'vitest';
import { pixelAddress } from './pixel.ts';

it('requests the host that the policy allows, with the identifier only (product decision 36)', () => {
  const url = new URL(pixelAddress('4&2'));
  expect(url.origin).toBe('https://www.facebook.com');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    id: '4&2',
    ev: 'PageView',
    noscript: '1',
  });
});
