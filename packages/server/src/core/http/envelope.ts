import { codes, type Envelope } from '@parlor/api';
import type { Locale } from '@parlor/api/entities';
import { messageFor } from '../../locales/index.ts';
import type { ApiError } from './errors.ts';

/** A success; fields that docs/product.md (Calls) shows beside `data` appear in both places. */
export function success(locale: Locale, data: unknown, beside: readonly string[]): Envelope {
  return {
    ...pickTopLevelFields(data, beside),
    code: codes.ok,
    msg: messageFor(locale, 'ok'),
    data,
  };
}

/** A valid result with a warning that the client shows (code 10400). */
export function warning(msg: string, data: unknown, beside: readonly string[]): Envelope {
  return { ...pickTopLevelFields(data, beside), code: codes.warning, msg, data };
}

export function refusal(locale: Locale, error: ApiError, requestId: string): Envelope {
  const seconds = error.seconds === undefined ? {} : { seconds: String(error.seconds) };
  return {
    code: error.code,
    msg: messageFor(locale, error.reason, { ...seconds, ...error.params }),
    data: error.toRefusal(requestId),
  };
}

function pickTopLevelFields(data: unknown, names: readonly string[]): Record<string, unknown> {
  if (names.length === 0 || typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name)));
}
