export { type BackEndOptions, createBackEnd, type PlayerSource } from './back-end.ts';
export {
  badValuesFor,
  getArgumentSchemas,
  requiredArguments,
} from './bad-arguments.ts';
export {
  captchasFromInbox,
  codesFromInbox,
  playersByPassword,
  playersBySignUp,
  playersByToken,
  type ReadCode,
} from './players.ts';
export {
  type CaseResult,
  type ConformanceReport,
  conformanceCases,
  runConformance,
} from './run.ts';
export type { BackEnd, ConformanceCase, Player } from './types.ts';
