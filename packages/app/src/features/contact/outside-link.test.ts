import { expect, it } from 'vitest';
import { opensBeside, outsideLink } from './outside-link.ts';

it.each([
  ['https://t.me/parlor', 'https://t.me/parlor'],
  [' tel:+63285550142 ', 'tel:+63285550142'],
  ['mailto:help@example.com', 'mailto:help@example.com'],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,hello', undefined],
  ['//elsewhere.example', undefined],
  ['/pages/index/index', undefined],
])('%s leads to %s and nowhere else (S24)', (link, address) => {
  expect(outsideLink(link)).toBe(address);
});

it('opens pages in a new tab, and phones and mail in their apps', () => {
  expect(opensBeside('https://t.me/parlor')).toBe(true);
  expect(opensBeside('tel:+63285550142')).toBe(false);
});
