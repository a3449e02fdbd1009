import { logout } from '@parlor/api/calls/session';
import type { Client } from '@parlor/api/client';
import type { Session } from '../../data/session.ts';
import { mirrorInCookie } from '../../platform/cookies.ts';
import { type AppStorage, storageNames, type TextStore } from '../../platform/storage.ts';

interface Ports {
  client: Client;
  session: Session;
  storage: AppStorage;
  tabStore: TextStore;
}

/** Forgets all that this device keeps of the site, its login included, which also ends at the server. */
export async function clearStored({ client, session, storage, tabStore }: Ports): Promise<void> {
  if (session.getSnapshot().context.token !== null) {
    // Out of reach, the session dies of old age; here it is gone either way.
    await client.call(logout, {}).catch(() => undefined);
  }
  session.stop();
  for (const name of storageNames) storage.write(name, null);
  for (const name of ['locale', 'theme', 'appearance', 'hasSession'] as const) {
    mirrorInCookie(name, null);
  }
  tabStore.clear();
}
