import { expect, it } from 'vitest';
import { codedPhone } from './ports.ts';

it('joins the phone with four random digits, in Base64 (docs/product.md: Calls)', () => {
  expect(atob(codedPhone('09171234567', () => 4821))).toBe('091712345674821');
});
