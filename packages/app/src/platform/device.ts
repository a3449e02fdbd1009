import { DESKTOP_MIN_WIDTH_PX, DEVICE_ID_PATTERN } from '@parlor/api/constants';
import { randomId } from './random.ts';
import type { AppStorage } from './storage.ts';

/** Decides the login UI: a page on a phone, a popup on a desktop (docs/product.md: Roles and permissions). */
export type DeviceType = 'desktop' | 'mobile';

export interface DeviceInfo {
  /** A random id, created once; not a fingerprint of the device (product decision 36). */
  deviceId: string;
  deviceType: DeviceType;
}

/** A window of 1024 px or more at load is a desktop (product decision 46). */
export function getDeviceType(width: number): DeviceType {
  return width >= DESKTOP_MIN_WIDTH_PX ? 'desktop' : 'mobile';
}

/** The valid parts of the stored record. */
function readRecord(storage: AppStorage): Partial<DeviceInfo> {
  const value = storage.readJson('deviceInfo');
  if (typeof value !== 'object' || value === null) return {};
  const { deviceId, deviceType } = value as Partial<Record<keyof DeviceInfo, unknown>>;
  return {
    ...(typeof deviceId === 'string' && DEVICE_ID_PATTERN.test(deviceId) && { deviceId }),
    ...((deviceType === 'desktop' || deviceType === 'mobile') && { deviceType }),
  };
}

/** The device of the last visit; null on the first visit, or when the record is invalid. */
export function readStoredDevice(storage: AppStorage): DeviceInfo | null {
  const { deviceId, deviceType } = readRecord(storage);
  return deviceId === undefined || deviceType === undefined ? null : { deviceId, deviceType };
}

/**
 * The id of this browser. A new one is stored at once, so that every tab and every reload has the
 * same id: the server binds SMS codes to it (S11). If the browser stores nothing, the id lasts as
 * long as the page.
 */
export function readDeviceId(storage: AppStorage): string {
  const record = readRecord(storage);
  if (record.deviceId !== undefined) return record.deviceId;
  const deviceId = randomId();
  storage.writeJson('deviceInfo', { ...record, deviceId });
  return deviceId;
}

/**
 * The device of this load: its stored id or a new one, and the type by the window's current width.
 */
export function readDevice(storage: AppStorage, width: number): DeviceInfo {
  return { deviceId: readDeviceId(storage), deviceType: getDeviceType(width) };
}
