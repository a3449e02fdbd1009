import type { UserInfo, WalletParams } from '@parlor/api/entities';
import { selectHasSession, selectUserInfo, selectWalletParams } from '@parlor/flows/session';
import { useSelector } from '@xstate/react';
import { useApp } from '../app-context.ts';

/** Is there a player? Their data may still be on the way. */
export function useHasSession(): boolean {
  return useSelector(useApp().session, selectHasSession);
}

export function useUserInfo(): UserInfo | undefined {
  return useSelector(useApp().session, selectUserInfo);
}

export function useWalletParams(): WalletParams | undefined {
  return useSelector(useApp().session, selectWalletParams);
}
