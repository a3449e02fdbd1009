import { statements } from '../statements.ts';

/**
 * Contains no data of value: `assertWritable` truncates and fills it. Unlogged, so that it writes
 * no WAL.
 */
export const writeProbe = statements(`create unlogged table write_probe (filler text not null)`);
