import { DEVICE_ID_PATTERN } from '@parlor/api/constants';
import { expect, it } from 'vitest';
import { getDeviceType, readDevice, readDeviceId, readStoredDevice } from './device.ts';
import { createMemoryStore, createStorage } from './storage.ts';

it('takes 1024 px and more for a desktop (product decision 46)', () => {
  expect(getDeviceType(1023)).toBe('mobile');
  expect(getDeviceType(1024)).toBe('desktop');
});

it('stores a new device id at once, and gives it to every reload and every tab', () => {
  const store = createMemoryStore();
  const first = readDevice(createStorage(store), 390);
  expect(readDevice(createStorage(store), 1440)).toEqual({ ...first, deviceType: 'desktop' });
});

it('is on its first visit until the type of the device is stored, too', () => {
  const storage = createStorage(createMemoryStore());
  const device = readDevice(storage, 390);
  expect(readStoredDevice(storage)).toBeNull();
  storage.writeJson('deviceInfo', device);
  expect(readStoredDevice(storage)).toEqual(device);
});

it('replaces an id that the server would not take, and keeps the type', () => {
  const store = createMemoryStore();
  store.setItem('deviceInfo', '{"deviceId":"too short","deviceType":"mobile"}');
  const deviceId = readDeviceId(createStorage(store));
  expect(deviceId).toMatch(DEVICE_ID_PATTERN);
  expect(readStoredDevice(createStorage(store))).toEqual({ deviceId, deviceType: 'mobile' });
});

it('keeps one id for as long as the page lasts where the browser stores nothing', () => {
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
