import type { StartupContext } from './startup.types.ts';

/** Where a visit starts that finds itself on another type of device. */
export const REDIRECT_PATH = '/pages/redirect/redirect';

/** A game, a payment, or the way back from an identity provider: what began there would be lost (decision 14). */
const MIDWAY =
  /^\/pages\/(index\/(playingGame|gamePostMessagePage)|account\/(recharg|deposit|cashout|manualDeposit)|login\/(socialLogin|bindPhone|fillProfile))/;

/**
 * Whether this load starts anew through the redirect page: it is on another type of device than the last
 * visit (section 4), in the middle of nothing, and did not begin there, so that it never goes round.
 */
export const isOtherDevice = ({ prepared }: StartupContext): boolean =>
  prepared !== undefined &&
  prepared.storedDeviceType !== null &&
  prepared.storedDeviceType !== prepared.deviceType &&
  prepared.path !== REDIRECT_PATH &&
  !MIDWAY.test(prepared.path);
