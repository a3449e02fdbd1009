import { type Client, type ClientOptions, createClient } from '@parlor/api/client';
import type { Activity } from './activity.ts';

export interface ClientPorts extends Omit<ClientOptions, 'baseUrl'> {
  /** Counts the calls that somebody waits for. */
  activity: Activity;
}

/** The API stands beside the app, on the same host (specification: Calls). */
export const API_PREFIX = '/user-api';

/** Calls that no one waits for: they show no loading indicator. */
const quiet: ReadonlySet<string> = new Set([
  'account.onlineTime',
  'content.dailyNotification',
  'play.openSessions',
  'gamePage.favoriteIds',
  // Each picture has a bar of its own.
  'uploads.uploadImage',
]);

/** The one client of the app. Its calls are counted, so that the shell can show that something goes on. */
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
