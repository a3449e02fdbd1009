export { cardsModule } from './module.ts';
export {
  type CardRow,
  checkCard,
  findCard,
  getLastFour,
  insertCard,
  listCards,
  type NewCard,
  recordCardProof,
} from './store.ts';
export type { CardTables } from './tables.ts';
