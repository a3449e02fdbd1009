import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFeedbackContact, checkFeedbackContent } from './feedback.ts';

const refused = (code: string, limit?: string, bound?: string) => ({
  ok: false,
  violation: { code, ...(limit && { limit, bound }) },
});

describe('feedback (docs/product.md: Validation rules)', () => {
  it.each([
    '0123456789',
    '  ten letters  ',
    '充值一直没有到账请查一下',
    '😀😀😀😀😀😀😀😀😀😀',
    'x'.repeat(1000),
  ])('accepts "%s"', (text) => {
    expect(checkFeedbackContent(text)).toEqual({ ok: true, value: text.trim() });
  });

  it.each([
    ['', refused('feedback.required')],
    [' \n\t ', refused('feedback.required')],
    ['012345678', refused('feedback.tooShort', '10', 'minimum')],
    ['   a      b   ', refused('feedback.tooShort', '10', 'minimum')],
    // Five emoji are ten UTF-16 units and five characters.
    ['😀😀😀😀😀', refused('feedback.tooShort', '10', 'minimum')],
    ['x'.repeat(1001), refused('feedback.tooLong', '1000', 'maximum')],
  ])('rejects "%s"', (text, violation) => {
    expect(checkFeedbackContent(text)).toEqual(violation);
  });

  it('requires a contact of any kind', () => {
    expect(checkFeedbackContact('  ')).toEqual(refused('contactInfo.required'));
    expect(checkFeedbackContact(' @maria ')).toEqual({ ok: true, value: '@maria' });
    expect(checkFeedbackContact('x'.repeat(141))).toEqual(
      refused('contactInfo.tooLong', '140', 'maximum'),
    );
  });

  it('accepts 10 to 1,000 trimmed characters, and its own result again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const checked = checkFeedbackContent(text);
        const length = [...text.trim()].length;
        expect(checked.ok).toBe(length >= 10 && length <= 1000);
        if (checked.ok) expect(checkFeedbackContent(checked.value)).toEqual(checked);
      }),
    );
  });
});
