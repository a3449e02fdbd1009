// Screenshots of every gallery, page and screen at a base revision and now, taken on this machine and compared
// pixel by pixel. `pnpm visual [base] [--modes green,dark] [--only button]`
// With `--times`, those of the working tree at two times are compared: a picture must not depend on the clock.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allModes, type Mode } from '../.storybook/modes.ts';
import { compareAll, type Pictures } from './lib/compare.ts';
import { root, run } from './lib/run.ts';
import { buildStorybook, takePictures } from './lib/storybook.ts';
import { writeReport } from './lib/visual-report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { modes: { type: 'string' }, only: { type: 'string' }, times: { type: 'boolean' } },
});

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const isTouched = git('status', '--porcelain') !== '';
const base = git(
  'rev-parse',
  '--verify',
  `${positionals[0] ?? (isTouched ? 'HEAD' : 'HEAD~1')}^{commit}`,
);
const modes = chosenModes(values.modes);
const work = mkdtempSync(join(tmpdir(), 'parlor-visual-'));

try {
  const [before, after] = values.times
    ? await picturesAtTwoTimes()
    : await picturesOfTwoRevisions();
  const verdict = await compareAll(before, after);
  const report = await writeReport({
    folder: `${root}reports/visual`,
    base,
    before,
    after,
    verdict,
  });
  console.log(
    `\n${verdict.changed.length} changed, ${verdict.added.length} new, ${verdict.removed.length} gone, ${verdict.same} the same`,
  );
  for (const { name, comparison } of verdict.changed.slice(0, 20)) {
    console.log(`  ${String(comparison.changed).padStart(7)} px  ${name}`);
  }
  console.log(`Side by side: ${report}`);
  if (values.times && verdict.changed.length > 0) process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

function chosenModes(names: string | undefined): Readonly<Record<string, Mode>> {
  if (names === undefined) return allModes;
  const entries = names.split(',').map((name) => {
    const mode = allModes[name];
    if (mode === undefined) {
      console.error(`No such mode: ${name}. There are ${Object.keys(allModes).join(', ')}.`);
      process.exit(2);
    }
    return [name, mode] as const;
  });
  return Object.fromEntries(entries);
}

async function picturesOfTwoRevisions(): Promise<[Pictures, Pictures]> {
  console.log(`Base: ${git('log', '-1', '--format=%h %s', base)}`);
  const before = await picturesOfBase();
  console.log(`\nNow: the working tree${isTouched ? ', with what is not committed' : ''}`);
  return [before, await renderCheckout(root, join(work, 'now'))];
}

async function picturesAtTwoTimes(): Promise<[Pictures, Pictures]> {
  console.log('The working tree, at two times');
  const folder = join(work, 'now');
  const before = await renderCheckout(root, folder);
  // Another day, month, year and hour.
  return [before, await picturesIn(folder, new Date('2027-03-03T15:37:21Z'))];
}

/** Screenshots of a revision are taken once and cached. */
async function picturesOfBase(): Promise<Pictures> {
  const chosen = [...Object.keys(modes), values.only ?? 'all'].join('-');
  const kept = `${root}.cache/visual/${base}-${chosen}`;
  if (existsSync(kept)) {
    console.log(`  taken before: ${kept}`);
    return new Map(
      readdirSync(kept).map((file) => [file.slice(0, -4), readFileSync(join(kept, file))]),
    );
  }
  const checkout = join(work, 'checkout');
  git('worktree', 'add', '--quiet', '--detach', checkout, base);
  try {
    const install = [
      '--yes',
      'pnpm',
      'install',
      '--frozen-lockfile',
      '--prefer-offline',
      '--silent',
    ];
    if ((await run('npx', install, { cwd: checkout, env: { LEFTHOOK: '0' } })) !== 0) {
      throw new Error('The dependencies of the base revision could not be installed');
    }
    const pictures = await renderCheckout(checkout, join(work, 'base'));
    mkdirSync(kept, { recursive: true });
    await Promise.all(
      [...pictures].map(([name, png]) => writeFile(join(kept, `${name}.png`), png)),
    );
    return pictures;
  } finally {
    git('worktree', 'remove', '--force', checkout);
  }
}

async function renderCheckout(checkout: string, folder: string): Promise<Pictures> {
  console.log('  building its Storybook ...');
  await buildStorybook(checkout, folder);
  return picturesIn(folder);
}

async function picturesIn(folder: string, now?: Date): Promise<Pictures> {
  const pictures = new Map<string, Buffer>();
  const onPicture = (name: string, png: Buffer) => {
    pictures.set(name, png);
    if (pictures.size % 25 === 0) console.log(`  ${pictures.size} pictures`);
  };
  await takePictures(folder, { modes, only: values.only, now, onPicture });
  console.log(`  ${pictures.size} pictures`);
  return pictures;
}
