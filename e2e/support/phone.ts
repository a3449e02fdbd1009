import { randomInt } from 'node:crypto';
import { sandboxOrigin } from './addresses.ts';

/** A number that no other test has: 09 and nine digits, as the demo site's country writes them. */
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

/** Asks again until there is an answer; the outside world is a moment behind. */
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
 * The code of the newest SMS to a phone, as soon as it is there.
 * @param count how many messages that phone has had then, this one included
 */
export async function readCode(phone: string, count = 1): Promise<string> {
  return await arriving(`SMS ${count} to ${phone}`, async () => {
    const messages = await messagesTo(phone);
    return messages.length < count ? undefined : (messages[0]?.code ?? undefined);
  });
}

/** What the picture of a captcha says; the demo tells it (product decision 39). */
export async function readCaptcha(uuid: string): Promise<string> {
  return await arriving(`the answer of captcha ${uuid}`, async () => {
    const found = await read<{ answer: string }>(`/sms/captchas?uuid=${encodeURIComponent(uuid)}`);
    return found?.answer;
  });
}
