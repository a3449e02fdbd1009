import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { addresses, createProduct } from './product.ts';
import { startWatched } from './watch.ts';

it('restarts a program when a source changes, also one that has failed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-watch-'));
  const log = join(folder, 'log');
  const getLines = () => readFileSync(log, 'utf8').split('\n').filter(Boolean);
  /** A program that ends when the next one has been loaded. */
  const save = (text: string, more = '') =>
    writeFileSync(
      join(folder, 'src/main.ts'),
      `import { appendFileSync, readFileSync } from 'node:fs';
      const log = ${JSON.stringify(log)};
      const write = (line) => appendFileSync(log, line + '\\n');
      write('${text} loaded');
      ${more}
      export function main() {
        write('${text} runs');
        process.send('ready');
        const isNextLoaded = () => readFileSync(log, 'utf8').trim().endsWith('loaded');
        process.on('SIGTERM', () =>
          setInterval(() => isNextLoaded() && process.exit(), 10));
        setInterval(() => undefined, 1_000);
      }`,
    );
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "dependencies": {} }');
  save('first');
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
  expect(
    await startWatched({ ...product, launch }, folder, [join(folder, 'src')], watching.signal),
  ).toBe(true);
  save('second');
  const lines = ['first loaded', 'first runs', 'second loaded', 'second runs'];
  await expect.poll(getLines, { timeout: 20_000 }).toEqual(lines);
  save('broken', 'process.exit(1);');
  await expect
    .poll(() => [...running].some(({ exitCode }) => exitCode === 1), { timeout: 20_000 })
    .toBe(true);
  save('third');
  lines.push('broken loaded', 'third loaded', 'third runs');
  await expect.poll(getLines, { timeout: 20_000 }).toEqual(lines);
  // Each of the four runs prepares the next one, besides the first process.
  await expect.poll(() => running.size, { timeout: 20_000 }).toBe(5);
});
