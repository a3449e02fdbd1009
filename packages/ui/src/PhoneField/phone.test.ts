import { describe, expect, test } from 'vitest';
import { formatPhone, parsePhone } from './phone.ts';

describe('groups 3-3-rest', () => {
  test.each([
    ['', ''],
    ['0', '0'],
    ['091', '091'],
    ['0917', '091-7'],
    ['091755', '091-755'],
    ['09175550142', '091-755-50142'],
    ['+639175550142', '+639-175-550142'],
    ['+', '+'],
  ])('formats %s as %s', (value, shown) => {
    expect(formatPhone(value)).toBe(shown);
  });
});

describe('keeps digits and one leading plus', () => {
  test.each([
    ['0917 555 0142', '09175550142'],
    ['091-755-50142', '09175550142'],
    ['+63 (917) 555-0142', '+639175550142'],
    ['tel: +63 917', '+63917'],
    ['0917+555', '0917555'],
    ['++63', '+63'],
    ['၀၉၁၇', '0917'],
    ['abc', ''],
    ['12345678901234567890', '1234567890123456'],
  ])('parses %s as %s', (typed, value) => {
    expect(parsePhone(typed)).toBe(value);
  });
});
