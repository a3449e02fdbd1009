import { DEVICE_ID_PATTERN } from '@parlor/api/constants';
import { expect, it } from 'vitest';
import { getDeviceType, readDevice, readDeviceId, readStoredDevice } from './device.ts';
import { createMemoryStore, createStorage } from './storage.ts';

it('is a desktop from 1024 px on (product decision 46)', () => {
  expect(getDeviceType(1023)).toBe('mobile');
  expect(getDeviceType(1024)).toBe('desktop');
});

it('stores a new device id for later loads and other tabs', () => {
  const store = createMemoryStore();
  const first = readDevice(createStorage(store), 390);
  expect(readDevice(createStorage(store), 1440)).toEqual({ ...first, deviceType: 'desktop' });
});

it('counts as a first visit until the device type is stored', () => {
  const storage = createStorage(createMemoryStore());
  const device = readDevice(storage, 390);
  expect(readStoredDevice(storage)).toBeNull();
  storage.writeJson('deviceInfo', device);
  expect(readStoredDevice(storage)).toEqual(device);
});

it('replaces an invalid id, and keeps the device type', () => {
  const store = createMemoryStore();
  store.setItem('deviceInfo', '{"deviceId":"too short","deviceType":"mobile"}');
  const deviceId = readDeviceId(createStorage(store));
  expect(deviceId).toMatch(DEVICE_ID_PATTERN);
  expect(readStoredDevice(createStorage(store))).toEqual({ deviceId, deviceType: 'mobile' });
});

it('keeps one id for the lifetime of the page if the browser stores nothing', () => {
  const refusing = {
    ...createMemoryStore(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const storage = createStorage(refusing);
  expect(readDeviceId(storage)).toBe(readDeviceId(storage));
});

it.each([
  'null',
  '7',
  '{}',
  '{"deviceId":"","deviceType":"mobile"}',
  '{"deviceId":"has blanks and is long","deviceType":"mobile"}',
  '{"deviceId":"0123456789abcdef"}',
  '{',
])('does not trust a record that makes no sense: %s', (text) => {
  const store = createMemoryStore();
  store.setItem('deviceInfo', text);
  expect(readStoredDevice(createStorage(store))).toBeNull();
});
