import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../testing/start-sandbox.ts';
import { codeIn, sameNumber } from './messages.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.dispose());

const send = (messageId: string, to: string, text: string) =>
  sandbox.call('SMS', 'POST', '/sms/v1/messages', { messageId, to, text });

async function messages(query = ''): Promise<Record<string, unknown>[]> {
  const response = await fetch(`${sandbox.origin}/sms/messages${query}`);
  return (await response.json()) as Record<string, unknown>[];
}

describe('the phone', () => {
  it('accepts a message and shows it, newest first, with its code', async () => {
    await expect(send('a-1', '09170000001', 'Parlor: 118204 is your code.')).resolves.toEqual({
      status: 202,
      body: { messageId: 'a-1', status: 'accepted' },
    });
    await send('a-2', '09170000001', 'Your withdrawal is on its way.');
    expect(await messages('?phone=09170000001')).toEqual([
      {
        phone: '09170000001',
        text: 'Your withdrawal is on its way.',
        code: null,
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
      expect.objectContaining({ text: 'Parlor: 118204 is your code.', code: '118204' }),
    ]);
  });

  it('delivers a message id once', async () => {
    await send('b-1', '09170000002', 'Code 111111');
    await send('b-1', '09170000002', 'Code 111111');
    expect(await messages('?phone=09170000002')).toHaveLength(1);
  });

  it('finds a number in every spelling', async () => {
    await send('c-1', '09170000003', 'Code 222222');
    for (const phone of ['+639170000003', '639170000003', '9170000003', '0917 000-0003']) {
      expect(await messages(`?phone=${encodeURIComponent(phone)}`)).toHaveLength(1);
    }
    expect(await messages('?phone=09170000004')).toEqual([]);
    expect(await messages('?phone=3')).toEqual([]);
  });

  it('rejects an unsigned request before it is parsed', async () => {
    const response = await fetch(`${sandbox.origin}/sms/v1/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'not json',
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ status: 'INVALID_SIGNATURE' });
  });

  it('returns the same 401 for a body that is too large', async () => {
    const response = await fetch(`${sandbox.origin}/sms/v1/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: 'x'.repeat(300_000),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ status: 'INVALID_SIGNATURE' });
  });

  it('lists the invalid fields of a signed body', async () => {
    const answer = await sandbox.call('SMS', 'POST', '/sms/v1/messages', {
      messageId: 'd',
      to: '',
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ status: 'INVALID_REQUEST' });
  });

  it('keeps its messages over a restart', async () => {
    await send('e-1', '09170000005', 'Code 333333');
    sandbox = await sandbox.restart();
    expect(await messages('?phone=09170000005')).toHaveLength(1);
  });

  it('never turns a message into markup', async () => {
    await send('f-1', '09170000006', '</script><script>alert(1)</script> 444444');
    const page = await fetch(`${sandbox.origin}/sms`);
    expect(await page.text()).not.toContain('<script>alert');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('captchas of the demo (product decision 39)', () => {
  const find = (uuid: string) => fetch(`${sandbox.origin}/sms/captchas?uuid=${uuid}`);

  it('returns the solution of a known captcha only', async () => {
    await sandbox.call('SMS', 'POST', '/sms/v1/captchas', { uuid: 'captcha-1', answer: 'k7Xp' });
    expect(await (await find('captcha-1')).json()).toEqual({ uuid: 'captcha-1', answer: 'k7Xp' });
    expect((await find('captcha-2')).status).toBe(404);
  });

  it('drops the oldest captchas above the limit', async () => {
    for (let number = 0; number <= 500; number += 1) {
      await sandbox.call('SMS', 'POST', '/sms/v1/captchas', {
        uuid: `many-${number}`,
        answer: 'a',
      });
    }
    expect((await find('many-0')).status).toBe(404);
    expect((await find('many-500')).status).toBe(200);
  });
});

describe('numbers and codes', () => {
  it('takes the first run of exactly six digits', () => {
    expect(codeIn('PHP 1234567 and 482913, not 111111')).toBe('482913');
    expect(codeIn('12345')).toBeNull();
  });

  it('compares the common suffix of all spellings', () => {
    expect(sameNumber('+66812345678', '0812345678')).toBe(true);
    expect(sameNumber('0812345678', '0812345679')).toBe(false);
    expect(sameNumber('', '0812345679')).toBe(false);
  });
});
