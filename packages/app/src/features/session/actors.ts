import { onlineTime } from '@parlor/api/calls/account';
import { getWalletParams } from '@parlor/api/calls/balance';
import { getInfo, logout } from '@parlor/api/calls/session';
import { getWebsiteInfo } from '@parlor/api/calls/site';
import type { Client } from '@parlor/api/client';
import { effect } from '@parlor/flows/kit';
import type { SessionActors } from '@parlor/flows/session';
import { mirrorInCookie } from '../../platform/cookies.ts';
import type { AppStorage } from '../../platform/storage.ts';

/** The session machine's actors: this device's storage and the API. */
export function sessionActors(client: Client, storage: AppStorage): SessionActors {
  return {
    storeToken: effect(async ({ token }) => {
      storage.write('token', token);
    }),
    clearSession: effect(async () => {
      storage.write('token', null);
      storage.write('userInfo', null);
      storage.write('onlineTimeStamp', null);
      mirrorInCookie('hasSession', null);
    }),
    loadPlayer: effect(async (_, signal) => {
      const [userInfo, walletParams] = await Promise.all([
        client.call(getInfo, {}, { signal }),
        client.call(getWalletParams, {}, { signal }),
      ]);
      storage.writeJson('userInfo', userInfo);
      return { userInfo, walletParams };
    }),
    reportOnlineTime: effect(async (report, signal) => {
      await client.call(onlineTime, report, { signal });
    }),
    endSession: effect(async (_, signal) => {
      await client.call(logout, {}, { signal });
    }),
    probeSite: effect(async (_, signal) => {
      await client.call(getWebsiteInfo, {}, { signal });
    }),
  };
}
