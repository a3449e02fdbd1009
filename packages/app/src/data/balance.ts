import { getBalanceInfo } from '@parlor/api/calls/balance';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from './api.ts';
import { useHasSession } from './session.ts';
import { type CallResult, useCall } from './use-call.ts';

/** The player's balance, revalidated on every change (see `balance-stream.ts`). Without a session, nothing is loaded. */
export function useBalance(): CallResult<typeof getBalanceInfo> {
  const hasSession = useHasSession();
  return useCall(getBalanceInfo, hasSession ? {} : null);
}

/** Calls back when the event stream reports a change of the balance. */
export function useBalanceChange(callback: () => void): void {
  const { balanceChanges } = useApi();
  const onChange = useEffectEvent(callback);
  useEffect(() => balanceChanges.subscribe(() => onChange()), [balanceChanges]);
}
