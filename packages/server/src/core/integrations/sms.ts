import { z } from 'zod';
import type { SmsPort } from './ports.ts';
import type { SignedClient } from './signed-client.ts';

const accepted = z.object({ messageId: z.string(), status: z.literal('accepted') });

/** The configured SMS carrier, over `X-SMS-*`. */
export function createSmsPort(client: SignedClient): SmsPort {
  return {
    async send(message) {
      await client.send('POST', '/sms/v1/messages', accepted, message);
    },
  };
}
