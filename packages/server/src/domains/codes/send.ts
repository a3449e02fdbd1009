import { CODE_RESEND_SECONDS } from '@parlor/api/constants';
import type { Locale } from '@parlor/api/entities';
import { canonicalPhone, checkPhone } from '@parlor/api/rules';
import { withTransaction } from '../../core/database/transaction.ts';
import { ANONYMOUS_DEVICE } from '../../core/http/device.ts';
import { refused, tooMany } from '../../core/http/errors.ts';
import type { SmsPort } from '../../core/integrations/ports.ts';
import type { Claims, LimitState } from '../../core/limits/limiter.ts';
import { interpolate, texts } from '../../locales/index.ts';
import type { Core } from '../../platform/core.ts';
import { consumeCaptcha } from '../captcha/index.ts';
import { isKnownDevice } from '../sessions/index.ts';
import { type CodePurpose, issueCode, isWantedByOthers, voidCode } from './codes.ts';

export interface Phone {
  /** In the national format of the site's country. */
  readonly phone: string;
  /** Its identity. */
  readonly phoneKey: string;
}

/**
 * Parses a phone by the rule of the site's country (docs/product.md: Validation rules).
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
 * Parses the Base64 of a phone joined with four random digits (product decision 4).
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
  /** See `hashDevice`. */
  readonly deviceHash: string;
  readonly websiteName: string;
  readonly locale: Locale;
  /**
   * The visitor's captcha answer; undefined for a player who requests a code to their own phone:
   * the session identifies them, and the limits of the phone apply.
   */
  readonly captcha:
    | { readonly uuid?: string | undefined; readonly answer?: string | undefined }
    | undefined;
}

/**
 * Sends a code, within the limits of S12. Known and unknown phones get the same response (S14).
 *
 * @throws ApiError 429 with the seconds to wait; 503 if a captcha is required first; 422
 * `sms.providerDown` if the carrier refused it, in which case the wait is reset.
 */
export async function sendCode(
  core: Core,
  sms: SmsPort,
  request: SendCode,
): Promise<{ seconds: number; expiresAt: string }> {
  const { db, clock, config, limits } = core;
  const { purpose, phone, phoneKey, deviceHash } = request;
  const isKnown = await isKnownDevice(db, phoneKey, deviceHash);
  const minute = `${purpose}:${phoneKey}${isKnown ? `:${deviceHash}` : ''}`;
  await takePlace(core, request, isKnown, minute);
  const issued = await withTransaction(db, (trx) =>
    issueCode(trx, clock, config, { purpose, phoneKey, deviceHash }),
  );
  try {
    await sms.send({
      messageId: issued.id,
      to: phone,
      text: interpolate(texts[request.locale].codes.sms, {
        site: request.websiteName,
        code: issued.code,
      }),
    });
  } catch (error) {
    core.logger.warn({ err: error, purpose }, 'an SMS could not be sent');
    await voidCode(db, clock, issued.id);
    await limits.clear('smsPhonePurpose', minute);
    throw refused('sms.providerDown', { cause: error });
  }
  return { seconds: CODE_RESEND_SECONDS, expiresAt: issued.expiresAt.toISOString() };
}

/**
 * Consumes one of every window, or none: a refusal by one does not count towards another. A known
 * device has a reserve that strangers cannot use up (docs/decisions/0040).
 */
async function takePlace(
  core: Core,
  { captcha, address, phoneKey, deviceHash }: SendCode,
  isKnown: boolean,
  minute: string,
): Promise<void> {
  const { db, clock, limits } = core;
  const places: readonly Claims[] = isKnown
    ? [
        { smsPhonePurpose: minute, smsPhone: phoneKey },
        { smsPhonePurpose: minute, smsReserve: phoneKey },
      ]
    : [{ smsPhonePurpose: minute, smsPhone: phoneKey, smsStranger: `${phoneKey}:${address}` }];
  // Runs for known devices too, so that timing does not reveal them.
  const isContested = await isWantedByOthers(db, clock, { phoneKey, deviceHash });
  if (captcha) {
    if (isKnown || !(isContested || deviceHash === ANONYMOUS_DEVICE)) {
      const state = await findAllowed(
        places.map((place) => ({ ...place, smsAddress: address })),
        limits.takeAll,
      );
      if (state.allowed) return;
      // The limit of the phone was exhausted.
      if ((await limits.peek('smsAddress', address)).allowed) throw tooMany(state.seconds);
    }
    // A captcha is not consumed by a request that is refused afterwards.
    const room = await findAllowed(places, limits.peekAll);
    if (!room.allowed) throw tooMany(room.seconds);
    await consumeCaptcha(db, clock, captcha);
  }
  const state = await findAllowed(places, limits.takeAll);
  if (!state.allowed) throw tooMany(state.seconds);
}

/** The first allowed option; otherwise the shortest wait. */
async function findAllowed(
  places: readonly Claims[],
  ask: (place: Claims) => Promise<LimitState>,
): Promise<LimitState> {
  let seconds = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const state = await ask(place);
    if (state.allowed) return state;
    seconds = Math.min(seconds, state.seconds);
  }
  return { allowed: false, seconds };
}
