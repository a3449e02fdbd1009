export { isFinalError } from './final.ts';
export {
  markBooked,
  recordDeadLetter,
  UNRESOLVED,
  type Unbookable,
  UnbookableError,
} from './store.ts';
export { type DeadLetterTable, type DeadLetterTables, deadLetterStates } from './tables.ts';
