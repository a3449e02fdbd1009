import type { RouteRow } from '../row.ts';

/** Wallet, deposits, withdrawals, bank cards and bills. */
export const moneyRoutes = {
  myWallet: {
    access: 'player',
    layout: 'page',
    title: 'titles.myWallet',
    texts: ['wallet', 'dates'],
    screen: () => import('../../screens/wallet/WalletScreen.tsx'),
  },
  walletDetail: {
    access: 'player',
    layout: 'page',
    title: 'titles.walletDetail',
    texts: ['wallet', 'dates'],
    screen: () => import('../../screens/wallet/BillsScreen.tsx'),
  },
  recharge: {
    access: 'player',
    layout: 'page',
    title: 'titles.recharge',
    texts: ['wallet', 'dates', 'errors'],
    screen: () => import('../../screens/recharge/RechargeScreen.tsx'),
  },
  rechargingPage: {
    access: 'player',
    layout: 'page',
    title: 'titles.rechargingPage',
    texts: ['wallet', 'dates', 'errors'],
    screen: () => import('../../screens/recharge/OrderScreen.tsx'),
  },
  depositSuccess: {
    access: 'player',
    layout: 'page',
    title: 'titles.depositResult',
    texts: ['wallet', 'dates', 'errors'],
    screen: () => import('../../screens/recharge/OrderScreen.tsx'),
  },
  depositFailed: {
    access: 'player',
    layout: 'page',
    title: 'titles.depositResult',
    texts: ['wallet', 'dates', 'errors'],
    screen: () => import('../../screens/recharge/OrderScreen.tsx'),
  },
  depositResult: {
    access: 'public',
    layout: 'page',
    title: 'titles.depositResult',
    texts: ['wallet', 'dates', 'errors'],
    screen: () => import('../../screens/recharge/DepositResultScreen.tsx'),
  },
  cashout: {
    access: 'player',
    layout: 'page',
    title: 'titles.cashout',
    texts: ['wallet', 'auth', 'dates', 'errors'],
    screen: () => import('../../screens/cashout/CashoutScreen.tsx'),
  },
  cashoutAudit: {
    access: 'player',
    layout: 'page',
    title: 'titles.cashoutAudit',
    texts: ['wallet', 'auth', 'dates', 'errors'],
    screen: () => import('../../screens/cashout/CashoutAuditScreen.tsx'),
  },
  manualDeposit: { access: 'player', layout: 'page', title: 'titles.manualDeposit' },
  analysisBill: { access: 'player', layout: 'page', title: 'titles.analysisBill' },
  myBankCard: {
    access: 'player',
    layout: 'page',
    title: 'titles.myBankCard',
    texts: ['wallet'],
    screen: () => import('../../screens/cards/BankCardsScreen.tsx'),
  },
  editBankCard: {
    access: 'player',
    layout: 'page',
    title: 'titles.editBankCard',
    texts: ['wallet', 'auth', 'dates', 'errors'],
    screen: () => import('../../screens/cards/EditBankCardScreen.tsx'),
  },
} satisfies Record<string, RouteRow>;
