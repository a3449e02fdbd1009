import { statements } from '../statements.ts';

/** Holds nothing of value: `assertWritable` truncates and fills it. Unlogged, so that it costs no WAL. */
export const writeProbe = statements(`create unlogged table write_probe (filler text not null)`);
