export { balanceInfoOf, walletModule } from './module.ts';
