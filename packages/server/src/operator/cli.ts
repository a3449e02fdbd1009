// `pnpm operator`: the command line of the operator's server.
import { CommanderError } from 'commander';
import { errorLine } from '../core/startup-error.ts';
import { NoServerError, NoTokenError } from './client.ts';
import { exits, operatorProgram, UsageError } from './command/program.ts';
import { makeFirstAccount } from './first-account.ts';

const [, , ...words] = process.argv;

try {
  const [area, verb, name, ...more] = words;
  if (area === 'account' && verb === 'first' && name !== undefined && more.length === 0) {
    console.log(await makeFirstAccount(name));
  } else {
    const program = operatorProgram((text) => console.log(text));
    if (words.length === 0) program.outputHelp();
    else await program.parseAsync(words, { from: 'user' });
  }
} catch (error) {
  process.exitCode = getExit(error);
}

function getExit(error: unknown): number {
  // The library has already printed it: help, or an error in the arguments.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exits.done : exits.usage;
  console.error(errorLine(error));
  if (error instanceof UsageError) return exits.usage;
  if (error instanceof NoServerError) return exits.noServer;
  return error instanceof NoTokenError ? exits.noToken : exits.refused;
}
