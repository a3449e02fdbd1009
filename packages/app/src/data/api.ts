import type { Client } from '@parlor/api/client';
import { createContext } from 'react';
import { useRequiredContext } from '../platform/required-context.ts';
import type { BalanceChanges } from './balance-changes.ts';

export interface Api {
  /** Sends the token of the session. */
  client: Client;
  /** Creates a client that sends another token: that of a social login without a phone. */
  clientFor: (token: () => string | null) => Client;
  balanceChanges: BalanceChanges;
}

export const ApiContext = createContext<Api | null>(null);

export const useApi = (): Api => useRequiredContext(ApiContext);
