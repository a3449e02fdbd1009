import { balanceInfo, walletParams } from '../entities/balance.ts';
import { nothing } from '../entities/common.ts';
import { defineCall } from './define.ts';

// Separate from the rest of the wallet, since every page shows the balance (decision record 0047).

export const getBalanceInfo = defineCall({
  id: 'wallet.getBalanceInfo',
  method: 'GET',
  path: '/user/getBalanceInfo',
  auth: 'player',
  in: 'query',
  request: nothing,
  response: balanceInfo,
  summary: "Where the player's money is.",
  origin: 'specification',
});

export const getWalletParams = defineCall({
  id: 'wallet.getWalletParams',
  method: 'GET',
  path: '/pay/getWalletParams',
  auth: 'player',
  in: 'query',
  request: nothing,
  response: walletParams,
  summary: 'Returns which parts of the wallet are enabled.',
  origin: 'specification',
});
