import { expect, it } from 'vitest';
import { showPhone } from './show-phone.ts';

it.each([
  ['09175550142', 'PH', '+63 917 555 0142'],
  ['9175550142', 'PH', '+63 917 555 0142'],
  ['0812345678', 'TH', '+66 812 345 678'],
  ['+959123456789', 'MM', '+95 912 345 6789'],
  ['not a number', 'PH', 'not a number'],
])('%s of %s reads %s', (phone, country, expected) => {
  expect(showPhone(phone, country)).toBe(expected);
});
