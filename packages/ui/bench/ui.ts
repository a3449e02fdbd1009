import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureSlowdown } from '../../../scripts/lib/slowdown.ts';

/**
 * Benchmark of the kit's cost.
 *
 *     node bench/ui.ts [rounds]
 *
 * Builds one screen with the kit and with plain React and plain CSS (the floor), and drives both in
 * Chromium in turn, as a phone that is four times slower than the machine on which the limits were
 * set, for seven rounds; the figures are medians of the ratios within a round. It runs once with
 * images for covers and once with plain ones, since many SVG images hide a kit's own cost. Ratios
 * within ten per cent of each other are noise. Ends with an error when a figure is over its limit or
 * has no value.
 */

const rounds = Number(process.argv[2] ?? 7);
const slowdown = measureSlowdown();
const cost = new URL('./cost/', import.meta.url).pathname;

interface Row {
  readonly kit: string;
  readonly round: number;
  readonly failed?: string;
  readonly size_end: { js_gz: number; css_gz: number };
  readonly load: { fcp: number };
  readonly act: Record<string, number>;
  readonly heap_end: number;
}

interface Measure {
  readonly name: string;
  readonly atMost: number;
  readonly of: (row: Row) => number;
}

const action = (name: string) => (row: Row) => row.act[`${name}.paint`] ?? Number.NaN;

const measures: readonly Measure[] = [
  {
    name: 'script + style, gzip',
    atMost: 1.55,
    of: (row) => row.size_end.js_gz + row.size_end.css_gz,
  },
  { name: 'first paint (1.6 Mbit/s, 150 ms)', atMost: 1.2, of: (row) => row.load.fcp },
  { name: 'dialog first open, painted', atMost: 1.8, of: action('dialog_cold') },
  { name: 'favourite among 48, painted', atMost: 1.2, of: action('fav') },
  { name: 'category switch 28 to 48, painted', atMost: 1.3, of: action('cat_more') },
  { name: 'submit to toast, painted', atMost: 1.5, of: action('submit_toast') },
  { name: 'heap after all actions', atMost: 1.4, of: (row) => row.heap_end },
];

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(command, args, {
    cwd: cost,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.`);
}

/** Builds both screens and drives them; returns the rows of all rounds. */
function drive(flat: boolean): Row[] {
  const env = {
    ...(flat && { FLAT: '1' }),
    CHROMIUM: process.env.PARLOR_CHROMIUM ?? '/usr/bin/chromium',
  };
  const dist = flat ? 'dist-flat' : 'dist';
  run('node', ['build.mjs', 'floor'], env);
  run('vite', ['build', '--config', 'ours/vite.config.ts'], env);
  const folder = mkdtempSync(join(tmpdir(), 'parlor-bench-'));
  try {
    const out = join(folder, 'run.json');
    run(
      'node',
      [
        'bench.mjs',
        ...['--rounds', String(rounds)],
        ...['--cpu', String(slowdown)],
        ...['--kits', 'floor,ours'],
        ...['--add', `floor=kits/floor/${dist}`],
        ...['--add', `ours=ours/${dist}`],
        ...['--out', out],
      ],
      env,
    );
    return (JSON.parse(readFileSync(out, 'utf8')) as { rows: Row[] }).rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

function ratios(rows: readonly Row[], { of }: Measure): number[] {
  const good = rows.filter((row) => row.failed === undefined);
  const floor = new Map(good.filter((row) => row.kit === 'floor').map((row) => [row.round, row]));
  return good.flatMap((row) => {
    const base = row.kit === 'ours' ? floor.get(row.round) : undefined;
    return base === undefined ? [] : [of(row) / of(base)];
  });
}

/** Prints the ratios. @returns whether each figure is within its limit and no round failed */
function report(title: string, rows: readonly Row[]): boolean {
  const failed = rows.filter((row) => row.failed !== undefined);
  console.log(
    `\n${title}: ratio to the floor, median of ${rounds} rounds, the processor slowed ${slowdown} times\n`,
  );
  console.log('| | ours | at most | rounds |\n|---|--:|--:|---|');
  let isWithin = failed.length === 0;
  for (const measure of measures) {
    const found = ratios(rows, measure);
    const each = found.map((value) => value.toFixed(2)).join(' ');
    const ours = median(found);
    const mark = ours <= measure.atMost ? '' : ' (over)';
    if (mark !== '') isWithin = false;
    console.log(
      `| ${measure.name} | ${ours.toFixed(2)}${mark} | ${measure.atMost.toFixed(2)} | ${each} |`,
    );
  }
  for (const row of failed) console.log(`Failed: ${row.kit}, round ${row.round}: ${row.failed}`);
  return isWithin;
}

const passed = [report('With pictures', drive(false)), report('With plain covers', drive(true))];
process.exitCode = passed.every(Boolean) ? 0 : 1;
