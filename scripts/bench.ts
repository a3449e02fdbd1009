// `pnpm bench <name>` runs a bench and writes its last result to docs/performance.md or docs/bench/.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './lib/chromium.ts';
import { root } from './lib/run.ts';

interface Bench {
  readonly name: string;
  /** What the bench measures, for the list and the report. */
  readonly what: string;
  /** The script's path from the root. It runs in its package's folder and receives further arguments. */
  readonly script: string;
  readonly inBrowser: boolean;
}

const benches: readonly Bench[] = [
  {
    name: 'slot',
    what: 'slow frames and time to the first spin of the slot, on a processor four times slower',
    script: 'packages/sandbox/bench/slot-frames.ts',
    inBrowser: true,
  },
  {
    name: 'games',
    what: 'slow frames and time to the first press of a game of each engine, on a processor four times slower',
    script: 'packages/sandbox/bench/games.ts',
    inBrowser: true,
  },
  {
    name: 'rtp',
    what: 'return to player of every paytable in 10 million simulated rounds, beside the exact one',
    script: 'packages/sandbox/bench/rtp.ts',
    inBrowser: false,
  },
  {
    name: 'server',
    what: 'calls a second with 10,000 games, beside the simplest call of the same run',
    script: 'packages/server/bench/calls.ts',
    inBrowser: false,
  },
  {
    name: 'soak',
    what: 'heap of the server after ten minutes of players and visitors, beside that after two',
    script: 'packages/server/bench/soak.ts',
    inBrowser: false,
  },
  {
    name: 'ledger',
    what: 'transfers a second of the ledger, beside pgbench on the same PostgreSQL',
    script: 'packages/server/bench/ledger.ts',
    inBrowser: false,
  },
  {
    name: 'bills',
    what: 'lists and analyses of a player with 1,000,000 transactions, beside one with 100,000',
    script: 'packages/server/bench/bills.ts',
    inBrowser: false,
  },
  {
    name: 'grid',
    what: 'slow frames of ten thousand tiles that are flung',
    script: 'packages/ui/bench/virtual-grid.ts',
    inBrowser: true,
  },
  {
    name: 'browse',
    what: 'slow frames, size and way back of the page of all games with 10,000 of them, in the real product',
    script: 'packages/app/bench/browse.ts',
    inBrowser: true,
  },
  {
    name: 'home',
    what: 'first and second visit of home, browse and promotions on a slow phone, beside static HTML and bare React',
    script: 'packages/app/bench/home.ts',
    inBrowser: true,
  },
  {
    name: 'start',
    what: 'seconds of a second start, and until `pnpm dev` shows a saved change of app, sandbox and platform',
    script: 'packages/app/bench/start.ts',
    inBrowser: true,
  },
  {
    name: 'lighthouse',
    what: 'audits of home, game detail, browse and log in by Lighthouse, as on a phone',
    script: 'packages/app/bench/lighthouse.ts',
    inBrowser: true,
  },
  {
    name: 'ui',
    what: 'what a screen of the kit costs beside plain React',
    script: 'packages/ui/bench/ui.ts',
    inBrowser: true,
  },
  {
    name: 'weights',
    what: 'kilobytes that each component adds to a page with React and the tokens, minified, gzip',
    script: 'packages/ui/bench/weights.ts',
    inBrowser: false,
  },
  {
    name: 'sprinkles',
    what: 'kilobytes of the layout components as they are and with sprinkles, minified, gzip',
    script: 'packages/ui/bench/sprinkles.ts',
    inBrowser: false,
  },
];

const [, , name, ...args] = process.argv;
const bench = benches.find((each) => each.name === name);
if (bench) {
  process.exitCode = await measure(bench);
} else {
  const lines = benches.map((each) => `  ${each.name.padEnd(12)}${each.what}`);
  const list = ['Usage: pnpm bench <name>', '', ...lines].join('\n');
  if (name === undefined) console.log(list);
  else console.error(`There is no bench “${name}”.\n\n${list}`);
  process.exitCode = name === undefined ? 0 : 2;
}

/** Runs a bench. The report is written only when it passes. @returns the exit code */
async function measure({ name, what, script, inBrowser }: Bench): Promise<number> {
  const cwd = `${root}${script.split('/', 2).join('/')}`;
  const child = spawn(process.execPath, [`${root}${script}`, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...withBinaries(root, cwd),
      ...(inBrowser && { PARLOR_CHROMIUM: findChromium().path }),
    },
  });
  let said = '';
  for await (const chunk of child.stdout) {
    process.stdout.write(chunk);
    said += chunk;
  }
  const code =
    child.exitCode ??
    (await new Promise<number>((end) => child.once('exit', (ended) => end(ended ?? 1))));
  if (code === 0) keep(name, what, said);
  return code;
}

/** The environment with the programs of these folders' packages. */
function withBinaries(...folders: readonly string[]): NodeJS.ProcessEnv {
  const found = folders.map((folder) => join(folder, 'node_modules/.bin'));
  return { ...process.env, PATH: [...found, process.env.PATH].join(':') };
}

/** Writes the report to its block of docs/performance.md, if it has one; otherwise to its own page. */
function keep(name: string, what: string, said: string): void {
  const model = cpus()[0]?.model.trim() || 'unknown';
  const day = new Date().toISOString().slice(0, 10);
  const measured = `${day}, ${availableParallelism()} processors (${model}):\n\n`;
  const page = `${root}docs/performance.md`;
  const [before, rest] = readFileSync(page, 'utf8').split(`<!-- bench ${name} -->\n`, 2);
  const after = rest?.split('<!-- end -->\n').slice(1).join('<!-- end -->\n');
  if (after !== undefined) {
    const block = `<!-- bench ${name} -->\n\n${measured}${said.trim()}\n\n<!-- end -->\n`;
    writeFileSync(page, `${before}${block}${after}`);
    spawnSync('biome', ['format', '--write', page], { env: withBinaries(root) });
    return;
  }
  const figures = said.trim().replaceAll(/^(?=.)/gm, '    ');
  const file = `${root}docs/bench/${name}.md`;
  mkdirSync(`${root}docs/bench`, { recursive: true });
  writeFileSync(
    file,
    `# Bench: ${name}\n\n${what[0]?.toUpperCase()}${what.slice(1)}. Measured by \`pnpm bench ${name}\`.\n\n` +
      `${measured}${figures}\n${remarks(file)}`,
  );
}

/** Keeps the notes below the figures of the previous report. */
function remarks(file: string): string {
  try {
    const [, ...below] = readFileSync(file, 'utf8').split(/^(?=## )/m);
    return below.length === 0 ? '' : `\n${below.join('')}`;
  } catch {
    return '';
  }
}
