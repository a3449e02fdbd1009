import { Command } from 'commander';
import { formatIssues, type OperatorCall } from '../calls/define.ts';
import { operatorCalls } from '../calls/index.ts';
import { makeOperatorCall } from '../client.ts';
import { getFields, getOption, getPositional, nested, readText } from './arguments.ts';
import { printed } from './print.ts';

/** Exit codes, so that a script can distinguish failures. */
export const exits = { done: 0, refused: 1, usage: 2, noServer: 3, noToken: 4 } as const;

const groups: Readonly<Record<string, string>> = {
  site: 'settings, flags, levels, limits and documents of the site',
  game: 'the catalogue, and maintenance with its end',
  category: 'the categories of the lobby',
  tag: 'the navigation tags of the lobby',
  banner: 'the banners of home',
  notice: 'notices, in five languages',
  notification: 'notifications of the day',
  contact: 'contacts of customer service',
  player: 'players: look-up, freeze, sessions',
  'player sessions': 'a player’s sessions',
  block: 'blocked addresses, networks and countries',
  audit: 'the audit log',
  account: 'operators, their roles and tokens',
  message: 'messages to players',
  comment: 'comments on games',
  feedback: 'feedback to customer service',
};

const afterHelp = `
Every command accepts --json and --help. A value that begins with @ is read from that file; --input
reads all arguments from a JSON file, or from standard input (-).

OPERATOR_TOKEN is the operator's token; by default the demo's token is read from DATA_DIR. To create
the first operator of a site, run “pnpm operator account first <name>” with access to its database.
Exit codes: 0 done, 1 refused, 2 usage error, 3 no server, 4 no token.`;

/** One line for incorrect usage. */
export class UsageError extends Error {}

/** `pnpm operator`, generated from the contract. */
export function operatorProgram(print: (text: string) => void): Command {
  const program = new Command('pnpm operator')
    .description('Operates a site through the operator’s server.')
    .helpCommand(false)
    .showSuggestionAfterError()
    .configureHelp({ sortSubcommands: true })
    .addHelpText('after', afterHelp)
    .exitOverride();
  for (const call of operatorCalls) {
    const names = call.command.split(' ');
    const parent = getGroup(program, names.slice(0, -1));
    addCommand(parent, names.at(-1) ?? call.command, call, print);
  }
  return program;
}

function getGroup(program: Command, names: readonly string[]): Command {
  return names.reduce((parent, name, index) => {
    const known = parent.commands.find((each) => each.name() === name);
    if (known) return known;
    const about = groups[names.slice(0, index + 1).join(' ')] ?? '';
    return parent.command(name).description(about).helpCommand(false);
  }, program);
}

function addCommand(
  parent: Command,
  name: string,
  call: OperatorCall,
  print: (text: string) => void,
): void {
  const fields = getFields(call);
  const isPositional = ({ name }: { name: string }) => call.positionals.includes(name);
  const positionals = call.positionals.flatMap((name) =>
    fields.filter((field) => field.name === name),
  );
  // `pnpm operator audit` alone lists.
  const command = parent.command(name, { isDefault: call.command === 'audit list' });
  command
    .summary(call.summary)
    .description([call.summary, call.details].filter(Boolean).join('\n\n'));
  for (const field of positionals) command.addArgument(getPositional(field));
  for (const field of fields) if (!isPositional(field)) command.addOption(getOption(field));
  command
    .option('--input <file>', 'all arguments from a JSON file')
    .option('--json', 'the answer as JSON');
  const examples = call.examples.map((each) => `\n  pnpm operator ${each}`).join('');
  if (examples !== '') command.addHelpText('after', `\nExamples:${examples}`);

  command.action(async () => {
    const { json, input, ...options } = command.opts();
    const named = Object.fromEntries(
      positionals.flatMap(({ name }, index) => {
        const value: unknown = command.processedArgs[index];
        return value === undefined ? [] : [[name, value]];
      }),
    );
    const given = { ...getInput(input), ...named, ...nested(options) };
    const args = call.request.safeParse(given);
    if (!args.success) throw new UsageError(formatIssues(args.error));
    const answer = await makeOperatorCall(call, args.data);
    print(json === true ? JSON.stringify(answer, null, 2) : printed(call, answer));
  });
}

function getInput(path: unknown): Record<string, unknown> {
  if (typeof path !== 'string') return {};
  try {
    const read: unknown = JSON.parse(readText(path));
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return { ...read };
  } catch (error) {
    throw new UsageError(`--input ${path}: ${error instanceof Error ? error.message : error}`);
  }
  throw new UsageError(`--input ${path}: not a JSON object`);
}
