import { describe, expect, test } from 'vitest';
import { amountDisplay, amountDraft, amountValue, editAmount } from './amount-typing.ts';

const peso = { exponent: 2, maxDigits: 12 };

describe('drafts', () => {
  test.each([
    ['1234.5', 2, '1234.5'],
    ['₱1,234.50', 2, '1234.50'],
    ['007', 2, '7'],
    ['0', 2, '0'],
    ['.', 2, '0.'],
    ['12.', 2, '12.'],
    ['1.239', 2, '1.23'],
    ['1.2399', 3, '1.239'],
    ['1.9', 0, '1'],
    ['၁၂၃', 2, '123'],
    ['-5', 2, '5'],
    ['1234567890123', 2, '123456789012'],
    ['abc', 2, ''],
  ])('%s at exponent %i is %s', (text, exponent, draft) => {
    expect(amountDraft(text, { exponent, maxDigits: 12 })).toBe(draft);
  });
});

test('twelve digits and cents come back exactly', () => {
  const draft = amountDraft('999999999999.99', peso);
  expect(amountDisplay(draft)).toBe('999,999,999,999.99');
  expect(amountValue(draft)).toBe('999999999999.99');
});

test('an unfinished point is not part of the value', () => {
  expect(amountValue('12.')).toBe('12');
  expect(amountValue('')).toBe('');
});

describe('an edit', () => {
  test('the fourth digit brings a comma, and the caret stays at the end', () => {
    expect(editAmount({ raw: '1234', caret: 4, inputType: 'insertText' }, '123', peso)).toEqual({
      value: '1234',
      display: '1,234',
      caret: 5,
    });
  });

  test('a digit in the middle keeps the caret beside it', () => {
    expect(editAmount({ raw: '19,234', caret: 2, inputType: 'insertText' }, '1234', peso)).toEqual({
      value: '19234',
      display: '19,234',
      caret: 2,
    });
  });

  test('backspace on a comma takes the digit before it', () => {
    expect(
      editAmount({ raw: '1234', caret: 1, inputType: 'deleteContentBackward' }, '1234', peso),
    ).toEqual({ value: '234', display: '234', caret: 0 });
  });

  test('delete on a comma takes the digit after it', () => {
    expect(
      editAmount({ raw: '1234', caret: 1, inputType: 'deleteContentForward' }, '1234', peso),
    ).toEqual({ value: '134', display: '134', caret: 1 });
  });

  test('a comma key means the point', () => {
    expect(
      editAmount({ raw: '1,234,', caret: 6, inputType: 'insertText', data: ',' }, '1234', peso),
    ).toEqual({ value: '1234.', display: '1,234.', caret: 6 });
  });

  test('a second point is refused', () => {
    expect(
      editAmount({ raw: '1.2.5', caret: 4, inputType: 'insertText', data: '.' }, '1.25', peso),
    ).toEqual({ value: '1.25', display: '1.25', caret: 3 });
  });

  test('a point first becomes "0." with the caret behind it', () => {
    expect(
      editAmount({ raw: '.', caret: 1, inputType: 'insertText', data: '.' }, '', peso),
    ).toEqual({ value: '0.', display: '0.', caret: 2 });
  });

  test('a zero in front is dropped when a digit follows', () => {
    expect(editAmount({ raw: '05', caret: 2, inputType: 'insertText' }, '0', peso)).toEqual({
      value: '5',
      display: '5',
      caret: 1,
    });
  });

  const paste = (data: string, [before, after] = ['', '']) => ({
    raw: `${before}${data}${after}`,
    caret: before.length + data.length,
    inputType: 'insertFromPaste',
    data,
  });

  test.each([
    ['₱1,234.50', '1,234.50'],
    ['1.234,50 €', '1,234.50'],
    ['12,50', '12.50'],
  ])('pasting a formatted amount: %s', (text, display) => {
    const value = display.replace(',', '');
    expect(editAmount(paste(text), '', peso)).toEqual({ value, display, caret: display.length });
  });

  test('pasting into an amount leaves what stands around it', () => {
    expect(editAmount(paste('5', ['1,2', '']), '1234', peso)).toEqual({
      value: '125',
      display: '125',
      caret: 3,
    });
    expect(editAmount(paste('99', ['1', ',234.50']), '1234.50', peso)).toEqual({
      value: '199234.50',
      display: '199,234.50',
      caret: 3,
    });
  });

  test.each(['12e5', '-5', '1.2.3'])('what is no amount is refused whole: %s', (text) => {
    const edited = editAmount(paste(text, ['1,2', '34']), '1234', peso);
    expect(edited).toEqual({ value: '1234', display: '1,234', caret: 3 });
  });

  test('a pasted second point is refused whole', () => {
    expect(editAmount(paste('1.5', ['2.5', '']), '2.5', peso).value).toBe('2.5');
  });
});
