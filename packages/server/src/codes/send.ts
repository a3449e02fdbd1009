import { CODE_RESEND_SECONDS } from '@parlor/api/constants';
import type { Locale } from '@parlor/api/entities';
import { canonicalPhone, checkPhone } from '@parlor/api/rules';
import { spendCaptcha } from '../captcha/captcha.ts';
import type { Core } from '../core.ts';
import { withTransaction } from '../database/transaction.ts';
import { refused, tooMany } from '../http/errors.ts';
import type { Claims } from '../limits/limiter.ts';
import type { SmsPort } from '../outside/ports.ts';
import { type CodePurpose, issueCode, voidCode } from './codes.ts';
import { codeText } from './texts.ts';

export interface Phone {
  /** As it is written in the site's country. */
  readonly phone: string;
  /** Its identity. */
  readonly phoneKey: string;
}

/**
 * Reads a phone by the rule of the site's country (section 5).
 *
 * @throws ApiError 422 `phone.invalid`.
 */
export function readPhone(text: string, countryCode: string): Phone {
  const checked = checkPhone(text, countryCode);
  const phoneKey = canonicalPhone(text, countryCode);
  if (!checked.ok || phoneKey === undefined) throw refused('phone.invalid', { field: 'phone' });
  return { phone: checked.value, phoneKey };
}

/**
 * Reads the Base64 of a phone joined with four random digits (decisions: wire 4).
 *
 * @throws ApiError 422 `phone.invalid`.
 */
export function readEncodedPhone(code: string, countryCode: string): Phone {
  const text = Buffer.from(code, 'base64').toString('latin1');
  if (!/^\+?\d{8,24}$/.test(text)) throw refused('phone.invalid', { field: 'phone' });
  return readPhone(text.slice(0, -4), countryCode);
}

export interface SendCode extends Phone {
  readonly purpose: CodePurpose;
  readonly address: string;
  readonly websiteName: string;
  readonly locale: Locale;
  /**
   * What a stranger has answered to a captcha; undefined for a player who asks for a code to their
   * own phone: the session tells them from strangers, and the phone's own limits hold.
   */
  readonly captcha:
    | { readonly uuid?: string | undefined; readonly answer?: string | undefined }
    | undefined;
}

/**
 * Sends a code, within the limits of S12. Known and unknown phones get the same answer (S14).
 *
 * @throws ApiError 429 with the seconds to wait; 503 when a captcha is needed first; 422
 *   `sms.providerDown` when the carrier did not take it, in which case the wait starts over.
 */
export async function sendCode(
  core: Core,
  sms: SmsPort,
  request: SendCode,
): Promise<{ seconds: number; expiresAt: string }> {
  const { db, clock, config, limits } = core;
  const { purpose, phone, phoneKey } = request;
  const withPurpose = `${purpose}:${phoneKey}`;
  await takePlace(core, request, { smsPhonePurpose: withPurpose, smsPhone: phoneKey });
  const issued = await withTransaction(db, (trx) =>
    issueCode(trx, clock, config, { purpose, phoneKey }),
  );
  try {
    await sms.send({
      messageId: issued.id,
      to: phone,
      text: codeText(request.locale, request.websiteName, issued.code),
    });
  } catch (error) {
    core.logger.warn({ err: error, purpose }, 'an SMS could not be handed over');
    await voidCode(db, clock, issued.id);
    await limits.clear('smsPhonePurpose', withPurpose);
    throw refused('sms.providerDown', { cause: error });
  }
  return { seconds: CODE_RESEND_SECONDS, expiresAt: issued.expiresAt.toISOString() };
}

/**
 * Takes a place in every window at once, or in none: who is refused by one of them is not refused by
 * another later for having asked.
 */
async function takePlace(
  { db, clock, limits }: Core,
  { captcha, address }: SendCode,
  ofPhone: Claims,
): Promise<void> {
  if (captcha) {
    const { allowed, seconds } = await limits.takeAll({ ...ofPhone, smsAddress: address });
    if (allowed) return;
    // It was the phone that had no room.
    if ((await limits.peek('smsAddress', address)).allowed) throw tooMany(seconds);
    await spendCaptcha(db, clock, captcha);
  }
  await limits.demandAll(ofPhone);
}
