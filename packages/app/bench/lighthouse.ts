import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumFlags, findChromium } from '../../../scripts/lib/chromium.ts';
import { measureSlowdown } from '../../../scripts/lib/slowdown.ts';
import { paths } from '../src/navigation/paths.ts';
import { startProduct } from './product.ts';

/**
 * Audits public pages with Lighthouse's mobile preset. Lighthouse is installed by npx outside of the
 * workspace: as a dependency it would install vitest a second time, with other peers.
 *
 *     node bench/lighthouse.ts [rounds] [page ...]
 */

const LIGHTHOUSE = 'lighthouse@13.5.0';
const PERFORMANCE = 0.95;
/** Lighthouse sometimes misses the start of a navigation in its recording, and asks for another run. */
const INCOMPLETE = 'NO_NAVSTART';
const TRIES = 3;

const [rounds = '3', ...chosen] = process.argv.slice(2);
const run = promisify(execFile);

interface Category {
  /** From 0 to 1. */
  readonly score: number | null;
  readonly auditRefs: readonly { id: string; weight: number }[];
}

interface Report {
  readonly categories: Readonly<
    Record<'performance' | 'accessibility' | 'best-practices' | 'seo', Category>
  >;
  readonly audits: Readonly<Record<string, { score: number | null; displayValue?: string }>>;
}

const slowdown = measureSlowdown();
const product = await startProduct();
try {
  const pages = await listPages(product.origin);
  const audited = Object.entries(pages).filter(
    ([name]) => chosen.length === 0 || chosen.includes(name),
  );
  const reports = new Map<string, Report>();
  for (const [name, path] of audited) reports.set(name, await auditPage(product.origin + path));
  print(reports);
} finally {
  await product.close();
}

async function listPages(origin: string) {
  const response = await fetch(`${origin}/user-api/game/home`);
  const { data } = (await response.json()) as { data: { hotGames: { gameId: string }[] } };
  return {
    home: paths.home,
    'game-detail': `${paths.gameDetail}?id=${data.hotGames[0]?.gameId}`,
    browse: paths.browser,
    'log-in': paths.accountLogin,
  };
}

/** The report with the median performance. The first one is left out: it resizes the pictures. */
async function auditPage(address: string): Promise<Report> {
  const reports: Report[] = [];
  for (let round = 0; round <= Number(rounds); round += 1) reports.push(await audit(address));
  const sorted = reports
    .slice(1)
    .toSorted(
      (a, b) => (a.categories.performance.score ?? 0) - (b.categories.performance.score ?? 0),
    );
  const middle = sorted[sorted.length >> 1];
  if (middle === undefined) throw new Error('An audit takes at least one round.');
  return middle;
}

async function audit(address: string, tries = TRIES): Promise<Report> {
  try {
    return await runLighthouse(address);
  } catch (error) {
    if (tries === 1 || !String((error as { stderr?: unknown }).stderr).includes(INCOMPLETE)) {
      throw error;
    }
    console.error(`${address}: ${INCOMPLETE}, audited again`);
    return await audit(address, tries - 1);
  }
}

async function runLighthouse(address: string): Promise<Report> {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      '--quiet',
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      '--output=json',
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium().path }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Report;
}

/** The audits of the other categories that lower their scores. */
function findFaults({ categories, audits }: Report): string {
  const { performance: _, ...others } = categories;
  const faults = Object.values(others)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return faults.length === 0 ? 'none' : faults.join(', ');
}

function print(reports: ReadonlyMap<string, Report>): void {
  const percent = ({ score }: Category) => Math.round((score ?? 0) * 100);
  const rows = [...reports].map(([name, report]) => {
    const { categories, audits } = report;
    const { performance, accessibility, seo } = categories;
    const figures = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ].map((id) => audits[id]?.displayValue ?? '');
    const others = [accessibility, categories['best-practices'], seo];
    const isMet =
      (performance.score ?? 0) >= PERFORMANCE && others.every(({ score }) => score === 1);
    return `| ${[
      name,
      percent(performance),
      ...others.map(percent),
      ...figures,
      findFaults(report),
      isMet ? 'yes' : 'no',
    ].join(' | ')} |`;
  });
  console.log(`${rounds} audits of each page, the one of median performance; the processor slowed ${slowdown} times

| Page | Performance | Accessibility | Best practices | SEO | First paint | Largest paint | Blocking time | Layout shift | Failed audits | Met |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- | --- |
${rows.join('\n')}`);
}
