import { expect, it } from 'vitest';
import { deviceTypeOf, readDevice, storedDevice } from './device.ts';
import { createMemoryStore, createStorage } from './storage.ts';

it('takes 1024 px and more for a desktop (decisions 46)', () => {
  expect(deviceTypeOf(1023)).toBe('mobile');
  expect(deviceTypeOf(1024)).toBe('desktop');
});

it('makes a device id once and keeps it', () => {
  const storage = createStorage(createMemoryStore());
  const first = readDevice(storage, 390);
  storage.writeJson('deviceInfo', first);
  expect(readDevice(storage, 1440)).toEqual({ ...first, deviceType: 'desktop' });
});

it.each(['null', '7', '{}', '{"deviceId":"","deviceType":"mobile"}', '{"deviceId":"x"}', '{'])(
  'does not trust a record that makes no sense: %s',
  (text) => {
    const store = createMemoryStore();
    store.setItem('deviceInfo', text);
    expect(storedDevice(createStorage(store))).toBeNull();
  },
);
