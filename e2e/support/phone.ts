import { randomInt } from 'node:crypto';
import { sandboxOrigin } from './addresses.ts';

/** A random phone number in the format of the demo site's country: 09 and nine digits. */
export function newPhone(): string {
  return `09${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}

interface Message {
  phone: string;
  text: string;
  code: string | null;
  at: string;
}

async function read<Answer>(path: string): Promise<Answer | undefined> {
  const response = await fetch(`${sandboxOrigin}${path}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Answer;
}

async function messagesTo(phone: string): Promise<Message[]> {
  return (await read<Message[]>(`/sms/messages?phone=${encodeURIComponent(phone)}`)) ?? [];
}

/** Polls until there is a value; the sandbox delivers with a delay. */
async function arriving<Value>(
  what: string,
  ask: () => Promise<Value | undefined>,
): Promise<Value> {
  const until = Date.now() + 30_000;
  for (;;) {
    const value = await ask();
    if (value !== undefined) return value;
    if (Date.now() > until) throw new Error(`${what} did not arrive`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Waits for the `count`th SMS to a phone and returns its code.
 */
export async function readCode(phone: string, count = 1): Promise<string> {
  return await arriving(`SMS ${count} to ${phone}`, async () => {
    const messages = await messagesTo(phone);
    return messages.length < count ? undefined : (messages[0]?.code ?? undefined);
  });
}

/** The solution of a captcha, which the demo exposes (product decision 39). */
export async function readCaptcha(uuid: string): Promise<string> {
  return await arriving(`the answer of captcha ${uuid}`, async () => {
    const found = await read<{ answer: string }>(`/sms/captchas?uuid=${encodeURIComponent(uuid)}`);
    return found?.answer;
  });
}
