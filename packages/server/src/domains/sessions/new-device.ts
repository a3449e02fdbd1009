import type { Clock } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { interpolate, localize } from '../../locales/index.ts';
import { DEVICES_PAGE } from '../content/index.ts';
import { sendMessage } from '../messages/index.ts';
import { type Device, getDevice } from './device.ts';

/**
 * Sends a player a message about a login on a new device, identified by its user agent; not for the
 * first device. Call it before the session is opened, in the same transaction.
 *
 * @param userAgent of the new login.
 */
export async function sendNewDeviceMessage(
  trx: Trx,
  clock: Clock,
  playerId: string,
  userAgent: string,
): Promise<void> {
  const known = await trx
    .selectFrom('player_session')
    .select('device')
    .distinct()
    .where('player_id', '=', playerId)
    .execute();
  const device = getDevice(userAgent);
  const names = known.map((session) => getName(getDevice(session.device)));
  if (names.length === 0 || names.includes(getName(device))) return;
  await sendMessage(trx, clock, {
    playerId,
    kind: 'system',
    texts: textsFor(device),
    link: DEVICES_PAGE,
  });
}

const getName = ({ browser, system, deviceType }: Device): string =>
  [browser, system, deviceType].join('\n');

/** `Chrome, Android`: from the user agent, reduced to letters and digits. */
function getDeviceLabel({ browser, system }: Device): string {
  const plain = [browser, system].map((word) => word.replaceAll(/[^\p{L}\p{N} .-]/gu, '').trim());
  return plain
    .filter((word) => word !== '')
    .map((word) => word.slice(0, 30))
    .join(', ');
}

function textsFor(device: Device) {
  const named = getDeviceLabel(device);
  return localize(({ messages: { newDevice, unknownDevice } }) => ({
    title: newDevice.title,
    content: interpolate(newDevice.content, { device: named || unknownDevice }),
  }));
}
