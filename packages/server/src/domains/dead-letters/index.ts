export { isFinalError } from './final.ts';
export {
  markPosted,
  recordDeadLetter,
  UNRESOLVED,
  type Unpostable,
  UnpostableError,
} from './store.ts';
export { type DeadLetterTable, type DeadLetterTables, deadLetterStates } from './tables.ts';
