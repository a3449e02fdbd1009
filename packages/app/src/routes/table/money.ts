import type { RouteRow } from '../../navigation/route.ts';

/** Wallet, deposits, withdrawals, bank cards and bills. */
export const moneyRoutes = {
  myWallet: {
    access: 'player',
    layout: 'page',
    title: 'titles.myWallet',
    texts: ['wallet', 'transactions', 'dates'],
  },
  walletDetail: {
    access: 'player',
    layout: 'page',
    title: 'titles.walletDetail',
    texts: ['wallet', 'transactions', 'dates'],
  },
  recharge: {
    access: 'player',
    layout: 'page',
    title: 'titles.deposit',
    texts: ['wallet', 'payment', 'promotions', 'dates', 'errors'],
  },
  rechargingPage: {
    access: 'player',
    layout: 'page',
    title: 'titles.rechargingPage',
    texts: ['wallet', 'payment', 'promotions', 'dates', 'errors'],
  },
  depositSuccess: {
    access: 'player',
    layout: 'page',
    title: 'titles.depositResult',
    texts: ['wallet', 'payment', 'promotions', 'dates', 'errors'],
  },
  depositFailed: {
    access: 'player',
    layout: 'page',
    title: 'titles.depositResult',
    texts: ['wallet', 'payment', 'promotions', 'dates', 'errors'],
  },
  depositResult: {
    access: 'public',
    layout: 'page',
    title: 'titles.depositResult',
    texts: ['wallet', 'payment', 'promotions', 'dates', 'errors'],
  },
  cashout: {
    access: 'player',
    layout: 'page',
    title: 'titles.withdrawal',
    texts: ['wallet', 'cards', 'auth', 'dates', 'errors'],
  },
  cashoutAudit: {
    access: 'player',
    layout: 'page',
    title: 'titles.withdrawalAudit',
    texts: ['wallet', 'cards', 'auth', 'dates', 'errors'],
  },
  manualDeposit: {
    access: 'player',
    layout: 'page',
    title: 'titles.manualDeposit',
    texts: ['payment', 'wallet', 'cards', 'auth', 'dates', 'errors'],
  },
  analysisBill: {
    access: 'player',
    layout: 'page',
    title: 'titles.analysisBill',
    texts: ['transactions', 'dates'],
  },
  myBankCard: {
    access: 'player',
    layout: 'page',
    title: 'titles.myBankCard',
    texts: ['cards', 'wallet', 'auth', 'dates', 'errors'],
  },
  editBankCard: {
    access: 'player',
    layout: 'page',
    title: 'titles.editBankCard',
    texts: ['cards', 'wallet', 'auth', 'dates', 'errors'],
  },
} satisfies Record<string, RouteRow>;
