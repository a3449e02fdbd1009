export { getBalanceInfo, walletModule } from './module.ts';
