import { DESKTOP_MIN_WIDTH_PX } from '@parlor/api/constants';
import { randomId } from './random.ts';
import type { AppStorage } from './storage.ts';

/** Decides the login UI: a page on a phone, a popup on a desktop (section 6). */
export type DeviceType = 'desktop' | 'mobile';

export interface DeviceInfo {
  /** A random id, made once; nothing of the device is measured (decisions 36). */
  deviceId: string;
  deviceType: DeviceType;
}

/** A window of 1024 px or more at load is a desktop (decisions 46). */
export function deviceTypeOf(width: number): DeviceType {
  return width >= DESKTOP_MIN_WIDTH_PX ? 'desktop' : 'mobile';
}

/** The device as it was last time; null on the first visit, or when the record makes no sense. */
export function storedDevice(storage: AppStorage): DeviceInfo | null {
  const value = storage.readJson('deviceInfo');
  if (typeof value !== 'object' || value === null) return null;
  const { deviceId, deviceType } = value as Partial<Record<keyof DeviceInfo, unknown>>;
  if (typeof deviceId !== 'string' || deviceId === '') return null;
  if (deviceType !== 'desktop' && deviceType !== 'mobile') return null;
  return { deviceId, deviceType };
}

/** The device of this load: the stored id or a new one, and the type that the window has now. */
export function readDevice(storage: AppStorage, width: number): DeviceInfo {
  return {
    deviceId: storedDevice(storage)?.deviceId ?? randomId(),
    deviceType: deviceTypeOf(width),
  };
}
