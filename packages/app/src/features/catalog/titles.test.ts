import { expect, it } from 'vitest';
import { titleIn } from './titles.ts';

it('falls back to the plain name where a language has no title (docs/product.md: Entities and their fields)', () => {
  expect(titleIn('th_TH', { th_TH: 'สล็อต' }, 'Slots')).toBe('สล็อต');
  expect(titleIn('my_MM', { th_TH: 'สล็อต' }, 'Slots')).toBe('Slots');
  expect(titleIn('th_TH', { th_TH: ' ' }, 'Slots')).toBe('Slots');
  expect(titleIn('en_US', undefined, 'Slots')).toBe('Slots');
});
