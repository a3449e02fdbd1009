import { reasons } from '@parlor/api/envelope';
import { VIOLATION_CODES } from '@parlor/api/rules';
import { describe, expect, it } from 'vitest';
import { common } from '../languages/en_US/common.ts';
import { errors } from '../languages/en_US/errors.ts';
import { createI18n } from '../languages/i18n.ts';
import { translateWith } from '../languages/translate.ts';
import { explain, explainViolation, getNextStep } from './errors.ts';

const translateFrom = (words: Parameters<typeof createI18n>[1][string]) =>
  translateWith(createI18n('en-US', { 'en-US': words }).t);
const t = translateFrom({ common, errors });
const withoutErrors = translateFrom({ common });
const refused = (reason: string, more: object = {}) => ({
  kind: 'refused',
  code: 422,
  msg: 'the text of the server',
  reason,
  ...more,
});

describe('every failure has a message and a next step (docs/product.md: Error catalogue)', () => {
  it.each(reasons)('%s', (reason) => {
    const { text, next } = explain(t, refused(reason));
    expect(text).not.toBe('the text of the server');
    // A key without a text is shown unchanged.
    expect(text).not.toContain('errors:');
    expect(next).not.toBe('');
  });

  it.each(VIOLATION_CODES)('%s', (code) => {
    expect(explainViolation(t, { code })).not.toContain(code);
  });

  it.each([
    ['network', 0, common.failure.network],
    ['timeout', 0, common.failure.timeout],
    ['malformed', 0, common.failure.malformed],
    ['http', 503, common.failure.overloaded],
    ['http', 502, common.failure.server],
    ['http', 404, common.failure.notFound],
  ])('%s %i', (kind, code, text) => {
    expect(explain(t, { kind, code, msg: '' }).text).toBe(text);
  });

  it("shows the server's message without its own text for the reason, or before it is loaded", () => {
    expect(explain(withoutErrors, refused('code.wrong')).text).toBe('the text of the server');
    expect(explain(t, { kind: 'refused', code: 499, msg: 'odd' }).text).toBe('odd');
  });

  it('shows the wait time and the request id', () => {
    const error = explain(t, refused('tooMany', { code: 429, retryAfter: 30, requestId: 'r1' }));
    expect(error).toMatchObject({ next: 'wait', requestId: 'r1' });
    expect(error.text).toContain('30 seconds');
  });

  it('interpolates a limit under any name', () => {
    const error = refused('amount.belowMinimum', { params: { minimum: '₱50' } });
    expect(explain(t, error).text).toContain('₱50');
  });
});

describe('what to do next', () => {
  it.each([
    [{ kind: 'network', code: 0, msg: '' }, 'retry'],
    [{ kind: 'refused', code: 401, msg: '' }, 'logIn'],
    [{ kind: 'http', code: 403, msg: '' }, 'leave'],
    [{ kind: 'refused', code: 404, msg: '' }, 'leave'],
    [{ kind: 'refused', code: 422, msg: '', reason: 'code.wrong' }, 'mend'],
    [{ kind: 'refused', code: 422, msg: '', reason: 'game.providerDown' }, 'retry'],
  ] as const)('%o: %s', (error, next) => {
    expect(getNextStep(error)).toBe(next);
  });
});
