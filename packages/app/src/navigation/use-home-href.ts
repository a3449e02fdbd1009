import { usePlatform } from '../platform/platform-context.ts';
import { getHomeHref } from './paths.ts';

/** Home of this device (product decision 14). */
export function useHomeHref(): string {
  return getHomeHref(usePlatform().device.deviceType);
}
