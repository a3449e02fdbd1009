import { createHash } from 'node:crypto';
import { DEVICE_ID_PATTERN } from '@parlor/api/constants';

/** The device of every client without a device id: together they count as one device. */
export const ANONYMOUS_DEVICE = '';

/**
 * Hash of a request's device id. Only the hash is stored: the id of another device would allow
 * using up the attempts of its codes.
 *
 * @param header the value of `X-Device-Id`.
 */
export function hashDevice(header: string | readonly string[] | undefined): string {
  if (typeof header !== 'string' || !DEVICE_ID_PATTERN.test(header)) return ANONYMOUS_DEVICE;
  return createHash('sha256').update(header).digest('hex');
}
