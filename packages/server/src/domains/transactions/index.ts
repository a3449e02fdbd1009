export { transactionsModule } from './module.ts';
