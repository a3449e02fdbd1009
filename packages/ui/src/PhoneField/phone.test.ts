import { describe, expect, test } from 'vitest';
import { barePhone, editPhone, groupPhone } from './phone.ts';

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
  ])('%s shows as %s', (value, shown) => {
    expect(groupPhone(value)).toBe(shown);
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
  ])('%s is worth %s', (typed, value) => {
    expect(barePhone(typed)).toBe(value);
  });
});

describe('an edit', () => {
  test('the fourth digit opens a group and the caret stays behind it', () => {
    expect(editPhone({ raw: '0917', caret: 4, inputType: 'insertText' }, '091')).toEqual({
      value: '0917',
      display: '091-7',
      caret: 5,
    });
  });

  test('a digit typed in the middle keeps the caret in the middle', () => {
    expect(editPhone({ raw: '0921-755', caret: 3, inputType: 'insertText' }, '091755')).toEqual({
      value: '0921755',
      display: '092-175-5',
      caret: 4,
    });
  });

  test('backspace on a dash takes the digit before it', () => {
    expect(
      editPhone({ raw: '091755', caret: 3, inputType: 'deleteContentBackward' }, '091755'),
    ).toEqual({ value: '09755', display: '097-55', caret: 2 });
  });

  test('delete on a dash takes the digit after it', () => {
    expect(
      editPhone({ raw: '091755', caret: 3, inputType: 'deleteContentForward' }, '091755'),
    ).toEqual({ value: '09155', display: '091-55', caret: 4 });
  });

  test('a letter changes nothing, and the caret stays', () => {
    expect(editPhone({ raw: '09x1-755', caret: 3, inputType: 'insertText' }, '091755')).toEqual({
      value: '091755',
      display: '091-755',
      caret: 2,
    });
  });

  test('a whole number pasted over a selection ends with the caret at its end', () => {
    const raw = '+63 917 555 0142';
    expect(editPhone({ raw, caret: raw.length, inputType: 'insertFromPaste' }, '123')).toEqual({
      value: '+639175550142',
      display: '+639-175-550142',
      caret: 15,
    });
  });

  test('what does not fit is dropped', () => {
    expect(editPhone({ raw: '123-456-7', caret: 9 }, '123456', 6).value).toBe('123456');
  });
});
