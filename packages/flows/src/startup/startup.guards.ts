import type { StartupContext } from './startup.types.ts';

/** Where a visit starts that finds itself on another type of device. */
export const REDIRECT_PATH = '/pages/redirect/redirect';

/** Whether this load is on another type of device than the last visit. Section 4. */
export const isOtherDevice = ({ prepared }: StartupContext): boolean =>
  prepared !== undefined &&
  prepared.storedDeviceType !== null &&
  prepared.storedDeviceType !== prepared.deviceType;
