import type { UserInfo, WalletParams } from '@parlor/api/entities';
import { selectHasSession, selectPlayer, type sessionMachine } from '@parlor/flows/session';
import { useSelector } from '@xstate/react';
import { createContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useRequiredContext } from '../platform/required-context.ts';
import { useIsHydrating } from '../platform/use-is-hydrating.ts';

export type Session = ActorRefFrom<typeof sessionMachine>;

export const SessionContext = createContext<Session | null>(null);

export const useSession = (): Session => useRequiredContext(SessionContext);

/** Whether there is a session. The player's data may still be loading. */
export function useHasSession(): boolean {
  return useSelector(useSession(), selectHasSession);
}

/** Undefined while it is loading. */
export function useUserInfo(): UserInfo | undefined {
  const userInfo = useSelector(useSession(), (session) => selectPlayer(session)?.userInfo);
  // The server does not know the player.
  return useIsHydrating() ? undefined : userInfo;
}

/** Undefined while they are loading. */
export function useWalletParams(): WalletParams | undefined {
  const walletParams = useSelector(useSession(), (session) => selectPlayer(session)?.walletParams);
  return useIsHydrating() ? undefined : walletParams;
}
