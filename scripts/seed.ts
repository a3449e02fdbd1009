// `pnpm seed <name>` creates a player in a given state, whether the product runs or not.
import { randomUUID } from 'node:crypto';
import { scenarios } from '../packages/server/src/demo-data/scenarios.ts';
import { askOperator, operatorAnswers } from '../packages/server/src/operator/client.ts';
import { addresses, createProduct, startBackEnd } from './lib/product.ts';
import { root } from './lib/run.ts';

interface Scene {
  readonly about: string;
  readonly launchUrl?: string;
  readonly player: { readonly username: string; readonly phone: string; readonly password: string };
}

process.env.DATA_DIR ||= `${root}.data`;
const name = process.argv.slice(2).join('-').toLowerCase();
const scenario = scenarios.find((each) => each.name === name);
if (name === '' || name === 'help') {
  console.log(listing());
} else if (scenario === undefined) {
  console.error(`There is no scenario “${name}”.\n\n${listing()}`);
  process.exit(2);
} else {
  await seed(scenario);
}

function listing(): string {
  const lines = scenarios.map((each) => `  ${each.name.padEnd(17)}${each.what}`);
  return ['Usage: pnpm seed <name>', '', 'Makes a player who', '', ...lines].join('\n');
}

async function seed({ name, what }: (typeof scenarios)[number]): Promise<void> {
  const at = addresses();
  if (at.isLive) fail('PARLOR_MODE=live: demo players exist in demo mode only.');
  // Uses the running server, or starts one temporarily.
  const product = (await operatorAnswers()) ? undefined : createProduct(at, { quiet: true });
  if (product && !(await startBackEnd(product, at))) return;
  try {
    const scene = await askOperator<Scene>('POST', `/scenarios/${name}`);
    if (scene.launchUrl !== undefined) await playAndLeave(scene.launchUrl);
    const { username, phone, password } = scene.player;
    console.log(
      [
        `A player who ${what.split(';', 1)[0]}.`,
        '',
        `  ${scene.about}`,
        '',
        `  Username   ${username}`,
        `  Phone      ${phone}`,
        `  Password   ${password}`,
        `  Log in at  ${at.publicOrigin}/pages/login/accountLogin`,
      ].join('\n'),
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  await product?.stop(Number(process.exitCode ?? 0));
}

/** Plays one round like the game client and then stops, as when its tab is closed. */
async function playAndLeave(launchUrl: string): Promise<void> {
  const page = new URL(launchUrl);
  const maker = page.searchParams.get('maker') ?? 'lotus';
  const call = async (path: string, token: string, body: object) => {
    const response = await fetch(`${page.origin}/${maker}/client/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The game didn't open: HTTP ${response.status}`);
    return (await response.json()) as { token?: string; bets?: readonly string[] };
  };
  const { token = '', bets = [] } = await call('authenticate', '', {
    session: page.searchParams.get('session'),
    launch: page.searchParams.get('launch'),
  });
  await call('play', token, { stake: bets[0], clientRoundId: randomUUID() });
}

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}
