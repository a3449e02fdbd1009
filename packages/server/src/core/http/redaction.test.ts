import { calls } from '@parlor/api/calls';
import { describe, expect, it } from 'vitest';
import { toJSONSchema } from 'zod/v4/core';
import { createLogger, redactUrl } from './redaction.ts';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger('trace', { write: (line) => lines.push(line) }));
  return lines.join('');
}

describe('S27 redacts secrets in logs', () => {
  it.each([
    ['password', { password: 'hunter22' }],
    ['nested', { args: { card: { bankCardAccount: 'hunter22' }, list: [{ token: 'hunter22' }] } }],
    ['codes', { code: 'hunter22', captchaCode: 'hunter22', smsCode: 'hunter22' }],
    ['account numbers', { accountNumber: 'hunter22', cardNumber: 'hunter22' }],
    ['social login', { code: 'hunter22', codeVerifier: 'hunter22' }],
    ['headers', { headers: { authorization: 'Bearer hunter22', 'X-PSP-Signature': 'hunter22' } }],
    ['old and new', { oldPassword: 'hunter22', newPwd: 'hunter22', launchToken: 'hunter22' }],
  ])('%s', (_, fields) => {
    expect(logged((logger) => logger.info(fields, 'a line'))).not.toContain('hunter22');
  });

  it('redacts a query in any notation', () => {
    expect(redactUrl('/a?password=x&card.cardNumber=y&b[token]=z&page=2')).toBe(
      '/a?password=[redacted]&card.cardNumber=[redacted]&b[token]=[redacted]&page=2',
    );
    expect(redactUrl('/a?%70assword=x')).not.toContain('=x');
    expect(redactUrl('/pages/login/socialLogin?code=x&state=y')).not.toContain('=x');
    const req = { method: 'PUT', url: '/modified/updatePwd?newPassword=hunter22', ip: '::1' };
    expect(logged((logger) => logger.info({ req }, 'in'))).not.toContain('hunter22');
    const moved = { originalUrl: '/%ff?token=hunter22', args: { payUrl: '/pay?token=hunter22' } };
    expect(logged((logger) => logger.info(moved, 'moved'))).not.toContain('hunter22');
  });

  it('redacts row values quoted by a database error', () => {
    const error = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      constraint: 'player_phone',
      detail: 'Key (phone)=(09171234567) already exists.',
      parameters: ['hunter22'],
    });
    const text = logged((logger) =>
      logger.error({ err: new Error('outer', { cause: error }) }, 'failed'),
    );
    expect(text).not.toMatch(/hunter22|0917/);
    expect(text).toContain('player_phone');
    expect(text).toContain('23505');
  });

  it('keeps values that are no secrets', () => {
    expect(logged((logger) => logger.info({ code: 422, playerId: 'p', page: 2 }, 'x'))).toMatch(
      /"code":422,"playerId":"p","page":2/,
    );
  });

  it('has no secret in an address: no call has one in its path or query', () => {
    /** A provider of the catalogue, and an invite code of a leaflet. */
    const known = ['operatorCode', 'promotions.participate', 'activities.participate'];
    const odd = calls.flatMap(({ id, method, in: place, pathParameters, request }) => {
      const { properties = {} } = toJSONSchema(request, { io: 'input', unrepresentable: 'any' });
      const inQuery = method === 'GET' || place === 'query' ? Object.keys(properties) : [];
      return [...inQuery, ...pathParameters]
        .filter((name) => /pass|pwd|secret|token|verif|code|captcha|account|card|phone/i.test(name))
        .filter((name) => !known.includes(name) && !known.includes(id))
        .map((name) => `${id}: ${name}`);
    });
    expect(odd).toEqual([]);
  });
});
