// `pnpm test` runs every check of a change; `pnpm test lint units` runs only the named steps.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildStale } from './lib/build.ts';
import { findChromium, installJourneyChromium } from './lib/chromium.ts';
import { root, run } from './lib/run.ts';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface Step {
  name: string;
  what: string;
  /** Returns the exit code and the path of the test report, if there is one. */
  run: () => Promise<{ code: number; counts?: Counts; notes?: string[] }>;
}

const reports = `${root}reports/`;
const env: NodeJS.ProcessEnv = {};

const steps: Step[] = [
  { name: 'lint', what: 'format, lint, import rules', run: () => command('pnpm', ['run', 'lint']) },
  {
    name: 'types',
    what: 'types of every package',
    run: () => command('node', ['scripts/typecheck.ts']),
  },
  {
    name: 'build',
    what: 'the app and the games, and what home weighs',
    run: async () => {
      await buildStale();
      return command('pnpm', ['run', 'size']);
    },
  },
  {
    name: 'units',
    what: 'rules, machines, server on its databases, components and stories in a browser',
    run: vitest,
  },
  { name: 'e2e', what: 'journeys on the built product', run: playwright },
];

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. There are ${steps.map((s) => s.name).join(', ')}.`,
  );
  process.exit(2);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
try {
  const chromium = findChromium();
  env.PARLOR_CHROMIUM = chromium.path;
  console.log(`Chromium: ${chromium.path} (${chromium.source})`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
for (const step of steps) {
  if (chosen.length > 0 && !chosen.includes(step.name)) continue;
  console.log(`\n── ${step.name}: ${step.what}`);
  const started = performance.now();
  const {
    code,
    counts,
    notes = [],
  } = await step.run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { code: 1, counts: undefined, notes: undefined };
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  const own = counts ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  if (code !== 0 && own.failed === 0) own.failed = 1;
  total.passed += own.passed;
  total.failed += own.failed;
  total.skipped += own.skipped;
  const left = own.skipped > 0 ? `, ${own.skipped} skipped` : '';
  lines.push(
    `${step.name.padEnd(6)}${seconds} s  ${own.passed} passed, ${own.failed} failed${left}`,
    ...notes.map((note) => `       ${note}`),
  );
}

console.log(`\n${lines.join('\n')}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);

async function command(name: string, args: string[]): Promise<{ code: number }> {
  return { code: await run(name, args, { env }) };
}

async function vitest(): Promise<{ code: number; counts: Counts; notes: string[] }> {
  const file = `${reports}vitest.json`;
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run('vitest', args, { env });
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  return {
    code,
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    notes: [...report.testResults.flatMap(failures), slowest(report.testResults)],
  };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: VitestFile[];
}

interface VitestFile {
  name: string;
  status: string;
  message: string;
  /** Unix time, in ms. */
  startTime: number;
  /** Unix time, in ms. */
  endTime: number;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

/** The failed tests of a file with the first line of each error, as a summary below the log. */
function failures({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = name.replace(root, '');
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`failed: ${file}: ${firstLine(message)}`];
  return failed.map(
    ({ fullName, failureMessages: [why = ''] }) =>
      `failed: ${file}: ${fullName}: ${firstLine(why)}`,
  );
}

/** The ten files that took longest, with their durations: what to make faster first. */
function slowest(files: readonly VitestFile[]): string {
  const seconds = ({ startTime, endTime }: VitestFile) => (endTime - startTime) / 1000;
  const rows = files
    .toSorted((a, b) => seconds(b) - seconds(a))
    .slice(0, 10)
    .map((file) => `${seconds(file).toFixed(0)} s ${file.name.replace(root, '')}`);
  return `slowest files: ${rows.join(', ')}`;
}

function firstLine(text: string): string {
  return text.split('\n', 1).join('');
}

async function playwright(): Promise<{ code: number; counts: Counts; notes: string[] }> {
  const file = `${reports}playwright.json`;
  const { path, source } = installJourneyChromium();
  console.log(`Chromium: ${path} (${source})`);
  const code = await run('playwright', ['test', '--reporter=list,json'], {
    env: { ...env, PARLOR_CHROMIUM: path, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const notes = [
    ...journeys(report.suites, 'unexpected').map((title) => `failed: ${title}`),
    // A retried test is flaky: the test or the product depends on timing.
    ...journeys(report.suites, 'flaky').map((title) => `passed at the second try: ${title}`),
  ];
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report.stats;
  return { code, counts: { passed: expected + flaky, failed: unexpected, skipped }, notes };
}

interface PlaywrightSuite {
  title: string;
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: Partial<Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>>;
  suites: PlaywrightSuite[];
}

function journeys(
  suites: readonly PlaywrightSuite[],
  outcome: keyof PlaywrightReport['stats'],
): string[] {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === outcome)
        .map(({ projectName }) => `${projectName}, ${title}, ${spec.title}`),
    ),
    ...journeys(inner, outcome),
  ]);
}
