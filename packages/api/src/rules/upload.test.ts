import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkUpload, UPLOAD_LIMITS } from './upload.ts';

const refused = (code: string, limit?: string) => ({
  ok: false,
  violation: { code, ...(limit && { limit, bound: 'maximum' }) },
});
const photo = { size: 200_000, type: 'image/jpeg' };

describe('uploads (docs/product.md: Validation rules, S28)', () => {
  it.each([
    photo,
    { size: 1, type: 'image/png' },
    { size: 5_000_000, type: 'image/webp' },
    { size: 1000, type: 'IMAGE/JPEG' },
  ])('accepts %o', (file) => {
    expect(checkUpload(file, UPLOAD_LIMITS.feedback)).toEqual({ ok: true, value: file });
  });

  it.each([
    [{ size: 5_000_001, type: 'image/jpeg' }, refused('upload.tooLarge', '5000000')],
    [{ size: 0, type: 'image/jpeg' }, refused('upload.empty')],
    [{ size: 1000, type: 'image/svg+xml' }, refused('upload.wrongType')],
    [{ size: 1000, type: 'image/gif' }, refused('upload.wrongType')],
    [{ size: 1000, type: 'application/pdf' }, refused('upload.wrongType')],
    [{ size: 1000, type: '' }, refused('upload.wrongType')],
  ])('rejects %o', (file, violation) => {
    expect(checkUpload(file, UPLOAD_LIMITS.feedback)).toEqual(violation);
  });

  it.each([
    ['avatar', 1],
    ['feedback', 3],
    ['receipt', 3],
  ] as const)('limits the files for %s to %i', (purpose, most) => {
    const limits = UPLOAD_LIMITS[purpose];
    expect(checkUpload(photo, limits, most - 1).ok).toBe(true);
    expect(checkUpload(photo, limits, most)).toEqual(refused('upload.tooMany', String(most)));
  });

  it('uses the limits that a site states', () => {
    fc.assert(
      fc.property(
        fc.nat(100),
        fc.nat(100),
        fc.nat(5),
        fc.nat(5),
        (size, maxBytes, had, maxFiles) => {
          const limits = { maxBytes, maxFiles, types: ['image/png'] };
          const { ok } = checkUpload({ size, type: 'image/png' }, limits, had);
          expect(ok).toBe(had < maxFiles && size > 0 && size <= maxBytes);
        },
      ),
    );
  });
});
