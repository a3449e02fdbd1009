import type { StartupContext } from './startup.types.ts';

/** Start page of a visit on another type of device. */
export const REDIRECT_PATH = '/pages/redirect/redirect';

/**
 * A game, a payment, or the return from an identity provider: a relaunch would lose the pending
 * work.
 */
const MIDWAY =
  /^\/pages\/(index\/(playingGame|gamePostMessagePage)|account\/(recharg|deposit|cashout|manualDeposit)|login\/(socialLogin|bindPhone|fillProfile))/;

/**
 * Whether to relaunch through the redirect page: the device type differs from the last visit, no
 * work is pending, and the load did not start there, which prevents a loop.
 */
export const isOtherDevice = ({ prepared }: StartupContext): boolean =>
  prepared !== undefined &&
  prepared.storedDeviceType !== null &&
  prepared.storedDeviceType !== prepared.deviceType &&
  prepared.path !== REDIRECT_PATH &&
  !MIDWAY.test(prepared.path);
