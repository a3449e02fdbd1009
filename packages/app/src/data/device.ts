import { useApp } from '../app-context.ts';
import { getHomeHref } from '../routes/paths.ts';

/** Home of this device (product decision 14). */
export function useHomeHref(): string {
  return getHomeHref(useApp().device.deviceType);
}
