export { transactionsModule } from './module.ts';
export { readStatementOfDays } from './statement.ts';
