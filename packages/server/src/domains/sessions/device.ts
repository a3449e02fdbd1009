import type { DeviceSession } from '@parlor/api/entities/identity';
import Bowser from 'bowser';

export type Device = Pick<DeviceSession, 'browser' | 'system' | 'deviceType'>;

const types: Readonly<Record<string, Device['deviceType']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'desktop',
};

/** Browser and system of a user agent, by names that are the same in every language. */
export function getDevice(userAgent: string): Device {
  if (userAgent === '') return { browser: '', system: '', deviceType: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name ?? '',
    system: os.name ?? '',
    deviceType: types[platform.type ?? ''] ?? 'unknown',
  };
}
