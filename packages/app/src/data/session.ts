import type { UserInfo, WalletParams } from '@parlor/api/entities';
import {
  selectHasSession,
  selectUserInfo,
  selectWalletParams,
  type sessionMachine,
} from '@parlor/flows/session';
import { useSelector } from '@xstate/react';
import { createContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useRequiredContext } from '../platform/required-context.ts';

export type Session = ActorRefFrom<typeof sessionMachine>;

export const SessionContext = createContext<Session | null>(null);

export const useSession = (): Session => useRequiredContext(SessionContext);

/** Whether there is a session. The player's data may still be loading. */
export function useHasSession(): boolean {
  return useSelector(useSession(), selectHasSession);
}

export function useUserInfo(): UserInfo | undefined {
  return useSelector(useSession(), selectUserInfo);
}

export function useWalletParams(): WalletParams | undefined {
  return useSelector(useSession(), selectWalletParams);
}
