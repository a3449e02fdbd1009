import { type Client, type ClientOptions, createClient } from '@parlor/api/client';
import type { Activity } from './activity.ts';

export interface ClientPorts extends Omit<ClientOptions, 'baseUrl'> {
  /** Counts the pending calls. */
  activity: Activity;
}

/** The API is on the app's own host (docs/product.md: Calls). */
export const API_PREFIX = '/user-api';

/** Background calls: they show no loading indicator. */
const quiet: ReadonlySet<string> = new Set([
  'account.onlineTime',
  'content.dailyNotification',
  'play.openSessions',
  'gamePage.favoriteIds',
  // Each picture has its own progress bar.
  'uploads.uploadImage',
]);

/** Creates the app's client, which counts its pending calls for the loading indicator. */
export function openClient({ activity, ...options }: ClientPorts): Client {
  const client = createClient({ ...options, baseUrl: window.location.origin + API_PREFIX });
  return {
    stream: (path, settings) => client.stream(path, settings),
    async call(call, args, settings) {
      const end = quiet.has(call.id) ? () => undefined : activity.begin();
      try {
        return await client.call(call, args, settings);
      } finally {
        end();
      }
    },
  };
}
