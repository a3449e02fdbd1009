export { consumeCode, pruneCodes } from './codes.ts';
export { readEncodedPhone, readPhone, sendCode } from './send.ts';
export type { CodeTables } from './tables.ts';
export { checkCode, countFailure, returnTry, tryCode } from './try.ts';
