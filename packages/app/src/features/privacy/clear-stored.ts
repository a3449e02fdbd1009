import { logout } from '@parlor/api/calls/session';
import type { Client } from '@parlor/api/client';
import { selectToken } from '@parlor/flows/session';
import type { Session } from '../../data/session.ts';
import { mirrorInCookie } from '../../platform/cookies.ts';
import { type AppStorage, storageNames, type TextStore } from '../../platform/storage.ts';

interface Ports {
  client: Client;
  session: Session;
  storage: AppStorage;
  tabStore: TextStore;
}

/** Clears everything that this device stores, and ends the session here and at the server. */
export async function clearStored({ client, session, storage, tabStore }: Ports): Promise<void> {
  if (selectToken(session.getSnapshot()) !== null) {
    // If the server is unreachable, the session expires there; here it ends either way.
    await client.call(logout, {}).catch(() => undefined);
  }
  session.stop();
  for (const name of storageNames) storage.write(name, null);
  for (const name of ['locale', 'theme', 'appearance', 'hasSession'] as const) {
    mirrorInCookie(name, null);
  }
  tabStore.clear();
}
