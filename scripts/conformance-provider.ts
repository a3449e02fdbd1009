// `pnpm conformance:provider` checks whether a game provider keeps the protocol.
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { checkProvider, providerCases } from '../packages/sandbox/src/conformance/index.ts';

const usage = `Usage: pnpm conformance:provider --url <URL> --key <key>:<secret> --listen <host>:<port>

Plays the platform: calls the provider, receives its calls, and prints what breaks the protocol
(docs/providers.md). The provider must report to http://<host>:<port>, and offer the two test calls.

  --url <URL>        base address of the provider's calls, such as http://127.0.0.1:8081/lotus
  --key <key:secret> of its signatures
  --listen           where its calls are received; 127.0.0.1:8090 by default
  --currency <code>  of the players; PHP by default
  --game <code>      the game to play; by default the first one with rounds of a single shot
  --only <text>      cases with this in their name
  --list             prints the cases and their reasons
`;

const options = {
  url: { type: 'string' },
  key: { type: 'string' },
  listen: { type: 'string', default: '127.0.0.1:8090' },
  currency: { type: 'string', default: 'PHP' },
  game: { type: 'string' },
  only: { type: 'string', default: '' },
  list: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} satisfies ParseArgsOptionsConfig;

function refuse(problem: string): never {
  console.error(`${problem}\n\n${usage}`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

const given = readArguments();
if (given.help) console.log(usage);
else if (given.list) {
  for (const { name, reason, walletMode } of providerCases) {
    console.log(`${name}${walletMode === 'transfer' ? ' (transfer wallet)' : ''}\n    ${reason}`);
  }
} else await check();

async function check(): Promise<void> {
  const { url = '', currency, game, only } = given;
  if (!URL.canParse(url)) refuse('--url is missing or not a URL.');
  const [key = '', secret = ''] = (given.key ?? '').split(':');
  if (key === '' || secret === '') refuse('--key must be <key>:<secret>.');
  const [host = '', port = ''] = given.listen.split(':');
  if (!/^\d{1,5}$/.test(port)) refuse('--listen must be <host>:<port>.');
  const results = await checkProvider({
    url,
    key,
    secret,
    listen: { host, port: Number(port) },
    currency,
    only,
    ...(game !== undefined && { gameCode: game }),
    onResult({ name, reason, problem }) {
      console.log(problem === null ? `✓ ${name}` : `✗ ${name}\n    ${problem}\n    Why: ${reason}`);
    },
  });
  const failed = results.filter(({ problem }) => problem !== null).length;
  console.log(`${results.length - failed} passed, ${failed} failed.`);
  if (failed > 0 || results.length === 0) process.exitCode = 1;
}
