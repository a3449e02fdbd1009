import { cdp } from 'vitest/browser';

interface Features {
  'prefers-reduced-motion'?: 'reduce';
  'forced-colors'?: 'active';
  'prefers-color-scheme'?: 'light' | 'dark';
}

/** The calls of the browser's own protocol that are used here; its typings come with no editor. */
interface Session {
  send(
    method: 'Emulation.setEmulatedMedia',
    params: { features: { name: string; value: string }[] },
  ): Promise<unknown>;
  send(method: 'Emulation.setSafeAreaInsetsOverride', params: { insets: Insets }): Promise<unknown>;
}

interface Insets {
  top?: number;
  bottom?: number;
  left?: number;
  right?: number;
}

const session = () => cdp() as unknown as Session;

let emulated = false;
let inset = false;

/** Makes the browser answer media queries as for a person with these wishes, until the test ends. */
export async function emulateMedia(wishes: Features): Promise<void> {
  const features = Object.entries(wishes).map(([name, value]) => ({ name, value }));
  await session().send('Emulation.setEmulatedMedia', { features });
  emulated = features.length > 0;
}

/** Gives the screen a notch and a home bar, until the test ends. */
export async function emulateSafeArea(insets: Insets): Promise<void> {
  await session().send('Emulation.setSafeAreaInsetsOverride', { insets });
  inset = Object.keys(insets).length > 0;
}

/** After each test of every file: the page is one for all of them. */
export async function endEmulation(): Promise<void> {
  if (emulated) await emulateMedia({});
  if (inset) await emulateSafeArea({});
}
