import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { addresses, createProduct } from './product.ts';
import { startWatched } from './watch.ts';

/** Two modules and a program that write what happens to a log, with the id of their process. */
const sources = (log: string) => ({
  'log.ts': `import { appendFileSync } from 'node:fs';
    export const write = (line) => appendFileSync('${log}', process.pid + ' ' + line + '\\n');
    write('log.ts');`,
  'text.ts': `import { write } from './log.ts';
    export const text = 'first';
    write(text);`,
  'main.ts': `import { write } from './log.ts';
    import { text } from './text.ts';
    export function main() {
      write(text + ' runs');
      process.send('ready');
      setInterval(() => undefined, 1_000);
    }`,
});

it('restarts a program when a source changes, also one that has failed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-watch-'));
  const log = join(folder, 'log');
  /** The lines of each process, in order. */
  const getLines = () => {
    const lines = readFileSync(log, 'utf8').trim().split('\n');
    const byProcess = Map.groupBy(lines, (line) => line.split(' ', 1)[0]);
    return [...byProcess.values()].map((own) => own.map((line) => line.replace(/^\d+ /, '')));
  };
  const save = (name: string, text: string) => writeFileSync(join(folder, 'src', name), text);
  mkdirSync(join(folder, 'src'));
  const given = sources(log);
  for (const [name, text] of Object.entries(given)) save(name, text);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const product = createProduct(addresses(), { quiet: true });
  const running = new Set<ReturnType<typeof product.launch>>();
  const launch: typeof product.launch = (...args) => {
    const child = product.launch(...args);
    running.add(child);
    return child;
  };
  const watching = new AbortController();
  onTestFinished(() => {
    watching.abort();
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const expectLines = (...lines: readonly string[][]) =>
    expect.poll(getLines, { timeout: 20_000 }).toEqual(lines);

  expect(
    await startWatched({ ...product, launch }, folder, [join(folder, 'src')], watching.signal),
  ).toBe(true);
  const first = ['log.ts', 'first', 'first runs'];
  await expectLines(first, ['log.ts', 'first']);

  save('text.ts', given['text.ts'].replace('first', 'second'));
  // Only what has changed is loaded again, and what imports it.
  const second = ['log.ts', 'first', 'second', 'second runs'];
  await expectLines(first, second, ['log.ts', 'second']);

  save('text.ts', 'export const text = process.exit(1);');
  await expect
    .poll(() => [...running].filter(({ exitCode }) => exitCode === 1), { timeout: 20_000 })
    // The program, and the next process, which cannot load it either.
    .toHaveLength(2);
  save('text.ts', given['text.ts'].replace('first', 'third'));
  await expectLines(
    first,
    second,
    ['log.ts', 'second'],
    ['log.ts'],
    ['log.ts', 'third', 'third runs'],
    ['log.ts', 'third'],
  );
});
