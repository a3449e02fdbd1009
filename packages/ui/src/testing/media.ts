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
}

let emulated = false;

/** Makes the browser answer media queries as for a person with these wishes, until the test ends. */
export async function emulateMedia(wishes: Features): Promise<void> {
  const features = Object.entries(wishes).map(([name, value]) => ({ name, value }));
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { features });
  emulated = features.length > 0;
}

/** After each test of every file: the page is one for all of them. */
export async function endEmulation(): Promise<void> {
  if (emulated) await emulateMedia({});
}
