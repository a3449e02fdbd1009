import { getBalanceInfo } from '@parlor/api/calls/balance';
import { useHasSession } from './session.ts';
import { type CallResult, useCall } from './use-call.ts';

/** Where the player's money is; follows by itself (see `balance-stream.ts`). Nothing for a visitor. */
export function useBalance(): CallResult<typeof getBalanceInfo> {
  const hasSession = useHasSession();
  return useCall(getBalanceInfo, hasSession ? {} : null);
}
