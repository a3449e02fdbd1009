import { z } from 'zod';
import type { CaptchaWatcherPort } from './ports.ts';
import type { SignedClient } from './signed-client.ts';

const accepted = z.object({ status: z.literal('accepted') });

/** The demo's phone, over `X-SMS-*`; it also shows the solutions of captchas. */
export function createCaptchaWatcher(client: SignedClient): CaptchaWatcherPort {
  return {
    async report(captcha) {
      await client.send('POST', '/sms/v1/captchas', accepted, captcha);
    },
  };
}
