// `pnpm conformance --base-url URL` checks whether the client can run on another back end.
import { writeFileSync } from 'node:fs';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import {
  type CaseResult,
  captchasFromInbox,
  codesFromInbox,
  conformanceCases,
  createBackEnd,
  type PlayerSource,
  playersByPassword,
  playersBySignUp,
  playersByToken,
  runConformance,
} from '../packages/api/src/conformance/index.ts';

const usage = `Usage: pnpm conformance --base-url <URL> [options]

Runs the contract's cases against a back end, such as http://localhost:8080/user-api,
and prints the failures. It signs players up or logs in, makes unpaid deposit orders, marks
games, writes to customer service and asks for what must be refused: give it a test site.

Players, one of:
  --sms-inbox <URL>          signs players up; their codes are read at <URL>?phone=, which answers
                             [{ "phone", "text", "code", "at" }], newest first
  --username, --password     logs in; --second-username, --second-password for a second player
  --token <token>            uses this token; twice for two players
Without any, only cases that need no player run. A player with transactions, withdrawals and played
games covers more cases than a new one.
  --captcha-inbox <URL>      where logins ask for a captcha: its answer is read at <URL>?uuid=, which
                             answers { "uuid", "answer" }

  --only <text>              cases with this in their name; may be repeated
  --list                     prints the cases and why each is asked
  --report <file>            writes everything as JSON
  --verbose                  prints what passed, and what could not be checked
`;

const options = {
  'base-url': { type: 'string' },
  'sms-inbox': { type: 'string' },
  'captcha-inbox': { type: 'string' },
  username: { type: 'string' },
  password: { type: 'string' },
  'second-username': { type: 'string' },
  'second-password': { type: 'string' },
  token: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  list: { type: 'boolean', default: false },
  report: { type: 'string' },
  verbose: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} satisfies ParseArgsOptionsConfig;

type Given = ReturnType<typeof read>;

const given = read();
const selection = given.only ? { only: given.only } : {};
if (given.help) {
  console.log(usage);
} else if (given.list) {
  for (const { name, reason } of conformanceCases(selection)) console.log(`${name}\n    ${reason}`);
} else if (given['base-url'] === undefined || !URL.canParse(given['base-url'])) {
  console.error(`--base-url is missing or not a URL.\n\n${usage}`);
  process.exitCode = 2;
} else {
  await run(given['base-url'].replace(/\/+$/, ''), given);
}

function read() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return process.exit(2);
  }
}

async function run(baseUrl: string, { verbose, report: file, ...rest }: Given): Promise<void> {
  const players = createPlayerSource(rest);
  const captchas = rest['captcha-inbox'];
  const backEnd = createBackEnd({
    baseUrl,
    ...(players && { players }),
    ...(captchas !== undefined && { readCaptcha: captchasFromInbox(captchas) }),
  });
  const report = await runConformance(backEnd, {
    ...selection,
    onResult: (result) => {
      if (verbose || result.outcome === 'failed') console.log(line(result));
    },
  });
  if (file !== undefined) {
    writeFileSync(file, `${JSON.stringify({ baseUrl, ...report }, null, 2)}\n`);
  }
  const { passed, failed, notApplicable } = report;
  console.log(`${passed} passed, ${failed} failed, ${notApplicable} could not be checked.`);
  if (failed > 0) process.exitCode = 1;
}

function line({ name, reason, outcome, problem }: CaseResult): string {
  if (outcome === 'passed') return `✓ ${name}`;
  if (outcome === 'notApplicable') return `- ${name}\n    ${problem}`;
  return `✗ ${name}\n    ${problem}\n    Why: ${reason}`;
}

function createPlayerSource(from: Partial<Given>): PlayerSource | undefined {
  if (from.token) return playersByToken(from.token);
  if (from['sms-inbox'] !== undefined) return playersBySignUp(codesFromInbox(from['sms-inbox']));
  const accounts = [
    { username: from.username, password: from.password },
    { username: from['second-username'], password: from['second-password'] },
  ].flatMap(({ username, password }) =>
    username === undefined || password === undefined ? [] : [{ username, password }],
  );
  return accounts.length > 0 ? playersByPassword(accounts) : undefined;
}
