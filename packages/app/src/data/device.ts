import { useApp } from '../app-context.ts';
import { getHref } from '../routes/paths.ts';

/** Home of this device (decisions 14). */
export function useHomeHref(): string {
  return getHref(useApp().device.deviceType === 'desktop' ? 'desktop' : 'home');
}
