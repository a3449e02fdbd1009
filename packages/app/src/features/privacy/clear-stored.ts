import { logout } from '@parlor/api/calls/session';
import type { App } from '../../app.ts';
import { mirrorInCookie } from '../../platform/cookies.ts';
import { storageNames } from '../../platform/storage.ts';

/** Forgets all that this device keeps of the site, its login included, which also ends at the server. */
export async function clearStored({ client, session, storage, tabStore }: App): Promise<void> {
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
